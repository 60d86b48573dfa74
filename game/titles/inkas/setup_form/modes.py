"""The modes that a form offers, each with its house rules."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from enum import StrEnum
from itertools import product
from typing import Any, Final

from game.base.i18n.words import Words
from game.kit.forms.game_choice import GameChoice
from game.kit.forms.rule_choices import RuleChoices
from game.titles.inkas.content.definitions import (
    ADVANCED_RULES,
    ALLIANCE_RULES,
    ALTERNATE_RULES,
    FAMILY_RULES,
    SOLO_RULES,
    HouseRules,
    Mode,
    OfferingsChoice,
)
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.rules.notation.frame import CHOICES, SWITCHES
from game.titles.inkas.rules.setup import OFFERED

_RULES: Final[Mapping[Mode, Sequence[str]]] = {
    Mode.FAMILY: FAMILY_RULES,
    Mode.ADVANCED: ADVANCED_RULES,
    Mode.LEGENDARY: ADVANCED_RULES,
}
_SAME: Final = {mode: {"offerings": (OfferingsChoice.ADVANCED,)} for mode in (Mode.ADVANCED, Mode.LEGENDARY)}
"""Values that are no others than the ruling in a mode."""


def _values(mode: Mode, name: str) -> Sequence[Any]:
    if name in SWITCHES:
        return False, True
    same = _SAME.get(mode, {}).get(name, ())
    return tuple(value for value in CHOICES[name] if value not in same)


VALUES: Final[Mapping[Mode, Mapping[str, Sequence[Any]]]] = {
    mode: {name: _values(mode, name) for name in (*CHOICES, *SWITCHES) if name in _RULES[mode]}
    for mode in _RULES
}
"""Those of each house rule of each mode, the ruling itself first."""
_SHARED: Final = {name: tuple(CHOICES[name]) for name in ALLIANCE_RULES}
_OF_GOALS: Final = {name: tuple(CHOICES[name]) for name in ALTERNATE_RULES}
_ALONE: Final = {name: tuple(CHOICES[name]) for name in SOLO_RULES}
ALL_VALUES: Final[Mapping[str, Sequence[Any]]] = {
    name: tuple(CHOICES[name]) if name in CHOICES else (False, True) for name in (*CHOICES, *SWITCHES)
}
"""Those of each house rule in any mode."""


def values_of(
    mode: Mode, *, alliance: bool, alternate: bool = False, solo: bool = False
) -> Mapping[str, Sequence[Any]]:
    """The values of each house rule of a quest in a mode, which may be an Alliance, one of goals, or Solo."""
    own = {**(_SHARED if alliance else {}), **(_OF_GOALS if alternate else {}), **(_ALONE if solo else {})}
    return {**VALUES[mode], **own}


def standard_rules(
    given: HouseRules, mode: Mode, *, alliance: bool = False, alternate: bool = False, solo: bool = False
) -> Mapping[str, Any]:
    """The house rules of such a quest as data have them."""
    values = values_of(mode, alliance=alliance, alternate=alternate, solo=solo)
    found = asdict(given)
    return {name: found[name] if found[name] in kept else kept[0] for name, kept in values.items()}


def _standards(given: HouseRules, mode: Mode, kinds: tuple[bool, bool, bool]) -> Mapping[str, Any]:
    alliance, alternate, solo = kinds
    return standard_rules(given, mode, alliance=alliance, alternate=alternate, solo=solo)


class Sides(StrEnum):
    """Who plays with whom: each for itself, two nations, one person against ayllus that the die leads."""

    ALONE = "alone"
    ALLIANCE = "alliance"
    SOLO = "solo"


OFFERED_SIDES: Final = (Sides.ALONE, Sides.ALLIANCE)
"""Those that can be chosen before a game: whose table, lessons and end are whole."""


class ModeChoices:
    """The mode that a form holds, whether the quest is an `alliance`, whether it is one of goals (`alternate`), whether
    it is Solo, and the house rules of each as it holds them.
    """

    def __init__(self, given: HouseRules) -> None:
        self.mode = Mode.FAMILY
        self.alliance = self.alternate = self.solo = False
        self._rules = {
            (mode, *kinds): RuleChoices(_standards(given, mode, kinds))
            for mode in OFFERED
            for kinds in product((False, True), (False, True), (False, True))
        }

    @property
    def sides(self) -> Sides:
        """Who plays with whom."""
        return Sides.SOLO if self.solo else Sides.ALLIANCE if self.alliance else Sides.ALONE

    @property
    def values(self) -> Mapping[str, Sequence[Any]]:
        """Those of each house rule."""
        return values_of(self.mode, alliance=self.alliance, alternate=self.alternate, solo=self.solo)

    @property
    def house_rules(self) -> RuleChoices:
        """Those of the mode."""
        return self._rules[self.mode, self.alliance, self.alternate, self.solo]

    @property
    def quest(self) -> QuestKind:
        """What the quest is won by."""
        return QuestKind.ALTERNATE if self.alternate else QuestKind.FOUNDING

    def take(
        self,
        mode: Mode,
        *,
        alliance: bool | None = None,
        alternate: bool | None = None,
        solo: bool | None = None,
    ) -> None:
        """Take a mode; what was chosen of house rules goes along where both have them."""
        had, before = self.values, self.house_rules.chosen
        self.mode = mode
        self.alliance = self.alliance if alliance is None else alliance
        self.alternate = self.alternate if alternate is None else alternate
        self.solo = self.solo if solo is None else solo
        chosen, values = self.house_rules.chosen, self.values
        for name in before.keys() & chosen.keys():
            if before[name] in values[name] and chosen[name] in had[name]:
                chosen[name] = before[name]

    def fit(self, given: HouseRules) -> None:
        """Other data may have other standards."""
        for (mode, alliance, alternate, solo), rules in self._rules.items():
            rules.fit(_standards(given, mode, (alliance, alternate, solo)))


def mode_choice(words: Words) -> GameChoice[Any]:
    """The modes as the forms offer them; their options have `modes`."""
    return GameChoice(
        [words(f"mode.{mode}") for mode in OFFERED],
        [words(f"menu.mode_note.{mode}") for mode in OFFERED],
        words("menu.mode_tip"),
        chosen=lambda options: OFFERED.index(options.modes.mode),
        choose=lambda options, index: options.modes.take(OFFERED[index]),
    )
