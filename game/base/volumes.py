"""How loud everything is; apart from the player of sounds, so that settings need no sound library."""

from dataclasses import dataclass


def clamped(value: float) -> float:
    """The value brought between 0 and 1."""
    return min(1.0, max(0.0, value))


@dataclass(frozen=True, slots=True)
class Volumes:
    """How loud everything is, each from 0 to 1; what lies outside is brought inside."""

    master: float = 0.8
    effects: float = 1.0
    ambience: float = 0.6
    music: float = 0.4
    muted: bool = False

    def __post_init__(self) -> None:
        for key in ("master", "effects", "ambience", "music"):
            object.__setattr__(self, key, clamped(getattr(self, key)))

    def having(self, name: str, level: float) -> "Volumes":
        """The same, but `master`, `effects`, `ambience` or `music` at this level."""
        levels = {
            "master": self.master,
            "effects": self.effects,
            "ambience": self.ambience,
            "music": self.music,
            name: level,
        }
        return Volumes(**levels, muted=self.muted)

    def level(self, looped: bool) -> float:
        """What an ambience (`looped`) or an effect is multiplied by."""
        return 0.0 if self.muted else self.master * (self.ambience if looped else self.effects)

    @property
    def music_level(self) -> float:
        """What the music is multiplied by."""
        return 0.0 if self.muted else self.master * self.music
