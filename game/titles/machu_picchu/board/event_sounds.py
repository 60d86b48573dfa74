"""What is heard at the table."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.scenes.table.sound import Cue
from game.titles.machu_picchu.rules.events import Event

_GESTURES: Final[Mapping[str, str]] = MappingProxyType({"lift": "button", "pick": "button", "back": "button"})


class CitySounds:
    """See `game.scenes.table.sound.BoardSounds`."""

    ambience: str | None = None
    gestures = _GESTURES

    def music(self, event: Event | None = None) -> str | None:
        """See `BoardSounds.music`."""
        return None

    def cue(self, event: Event) -> Cue | None:
        """See `BoardSounds.cue`."""
        return None

    def side(self, place: str) -> float:
        """See `BoardSounds.side`."""
        return 0.0
