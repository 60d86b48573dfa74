"""In which ways a quest is played (section 4), and which house rules change something in each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.titles.inkas.content.definitions import Mode

FAMILY_RULES: Final = (
    *("diagonals", "resurrection", "family_elimination", "family_flags_place"),
    *("offerings", "late_offering", "transported_enemies", "pull_attack"),
)
"""The house rules that change something in Family: the first of them, in their order."""
ADVANCED_RULES: Final = (
    *("diagonals", "resurrection", "offerings", "late_offering", "transported_enemies", "pull_attack"),
    *("unveiling", "strike_back", "amaru_attacks", "answers", "pacha_mama", "urquchillay", "stuck"),
)
"""Those that change something in Advanced and in Legendary."""
MODE_RULES: Final[Mapping[Mode, tuple[str, ...]]] = {
    Mode.FAMILY: FAMILY_RULES,
    Mode.ADVANCED: ADVANCED_RULES,
    Mode.LEGENDARY: ADVANCED_RULES,
}
ALLIANCE_RULES: Final = ("purse",)
"""Those that change something in an Alliance alone."""
LEGENDARY_ALLIANCE_RULES: Final = ("alliance_harmless",)
"""Those that change something in an Alliance of Legendary alone."""
ALTERNATE_RULES: Final = ("quest_wamanis", "goal_cards")
"""Those that change something in an alternate quest alone."""
SOLO_RULES: Final = ("wiraqucha",)
"""Those that change something in Solo alone."""
KIND_RULES: Final = (*ALLIANCE_RULES, *LEGENDARY_ALLIANCE_RULES, *ALTERNATE_RULES, *SOLO_RULES)
"""Those that change nothing in a quest that is but of a mode."""
_SOLO_MODES: Final = (Mode.FAMILY, Mode.ADVANCED)


@dataclass(frozen=True, slots=True)
class QuestVariant:
    """A way to play: the mode, and what the quest is besides.

    An Alliance of two nations (section 18), one of goals in place of a founding (`alternate`, section 28), or `solo`:
    one person against ayllus that the die leads (section 27).
    """

    mode: Mode = Mode.FAMILY
    alliance: bool = False
    alternate: bool = False
    solo: bool = False

    @property
    def kinds(self) -> tuple[str, ...]:
        """What it is besides its mode, in words."""
        played = {"alliance": self.alliance, "alternate": self.alternate, "solo": self.solo}
        return tuple(kind for kind, is_played in played.items() if is_played)

    @property
    def kind_rules(self) -> tuple[str, ...]:
        """The house rules that change something because of what it is besides its mode."""
        return (
            *(ALLIANCE_RULES if self.alliance else ()),
            *(LEGENDARY_ALLIANCE_RULES if self.alliance and self.mode is Mode.LEGENDARY else ()),
            *(ALTERNATE_RULES if self.alternate else ()),
            *(SOLO_RULES if self.solo else ()),
        )

    @property
    def rules(self) -> tuple[str, ...]:
        """All house rules that change something in it."""
        return (*MODE_RULES[self.mode], *self.kind_rules)

    @property
    def is_played(self) -> bool:
        """Whether there is such a way: one person plays no Alliance, no goals and no Legendary (I-27.1)."""
        return not self.solo or not (self.alliance or self.alternate or self.mode not in _SOLO_MODES)
