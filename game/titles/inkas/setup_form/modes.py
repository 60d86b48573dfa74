"""The modes that a form offers, each with its house rules."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from enum import StrEnum
from itertools import product
from typing import Any, Final

from game.base.i18n.words import Words
from game.kit.forms.game_choice import GameChoice
from game.kit.forms.rule_choices import RuleChoices
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.goals import QuestKind
from game.titles.inkas.content.house_rules import HouseRules, OfferingsChoice
from game.titles.inkas.content.quest_variants import MODE_RULES, QuestVariant
from game.titles.inkas.rules.notation.frame import CHOICES, SWITCHES
from game.titles.inkas.rules.setup import OFFERED

_SAME: Final = {mode: {"offerings": (OfferingsChoice.ADVANCED,)} for mode in (Mode.ADVANCED, Mode.LEGENDARY)}
"""Values that are no others than the ruling in a mode."""


def _values(mode: Mode, name: str) -> Sequence[Any]:
    if name in SWITCHES:
        return False, True
    same = _SAME.get(mode, {}).get(name, ())
    return tuple(value for value in CHOICES[name] if value not in same)


VALUES: Final[Mapping[Mode, Mapping[str, Sequence[Any]]]] = {
    mode: {name: _values(mode, name) for name in (*CHOICES, *SWITCHES) if name in MODE_RULES[mode]}
    for mode in MODE_RULES
}
"""Those of each house rule of each mode, the ruling itself first."""
ALL_VALUES: Final[Mapping[str, Sequence[Any]]] = {
    name: tuple(CHOICES[name]) if name in CHOICES else (False, True) for name in (*CHOICES, *SWITCHES)
}
"""Those of each house rule in any mode."""


def values_of(variant: QuestVariant) -> Mapping[str, Sequence[Any]]:
    """The values of each house rule that changes something in such a quest."""
    return {**VALUES[variant.mode], **{name: tuple(CHOICES[name]) for name in variant.kind_rules}}


def standard_rules(given: HouseRules, variant: QuestVariant) -> Mapping[str, Any]:
    """The house rules of such a quest as data have them."""
    found = asdict(given)
    values = values_of(variant)
    return {name: found[name] if found[name] in kept else kept[0] for name, kept in values.items()}


class Sides(StrEnum):
    """Who plays with whom: each for itself, two nations, one person against ayllus that the die leads."""

    ALONE = "alone"
    ALLIANCE = "alliance"
    SOLO = "solo"


class ModeChoices:
    """The way to play that a form holds, and the house rules of each as it holds them."""

    def __init__(self, given: HouseRules) -> None:
        self.variant = QuestVariant()
        every = (QuestVariant(mode, *kinds) for mode in OFFERED for kinds in product((False, True), repeat=3))
        self._rules = {
            variant: RuleChoices(standard_rules(given, variant)) for variant in every if variant.is_played
        }

    @property
    def sides(self) -> Sides:
        """Who plays with whom."""
        if self.variant.solo:
            return Sides.SOLO
        return Sides.ALLIANCE if self.variant.alliance else Sides.ALONE

    @property
    def values(self) -> Mapping[str, Sequence[Any]]:
        """Those of each house rule."""
        return values_of(self.variant)

    @property
    def house_rules(self) -> RuleChoices:
        """Those of the way to play."""
        return self._rules[self.variant]

    @property
    def quest(self) -> QuestKind:
        """What the quest is won by."""
        return QuestKind.ALTERNATE if self.variant.alternate else QuestKind.FOUNDING

    def take(self, variant: QuestVariant) -> None:
        """Take a way to play, with others where nobody plays it alone; what was chosen of house rules goes along where
        both have them.
        """
        had, before = self.values, self.house_rules.chosen
        self.variant = variant if variant.is_played else replace(variant, solo=False)
        chosen, values = self.house_rules.chosen, self.values
        for name in before.keys() & chosen.keys():
            if before[name] in values[name] and chosen[name] in had[name]:
                chosen[name] = before[name]

    def fit(self, given: HouseRules) -> None:
        """Other data may have other standards."""
        for variant, rules in self._rules.items():
            rules.fit(standard_rules(given, variant))


def written_way(variant: QuestVariant) -> str:
    """A way to play as settings keep it: the mode, and what it is besides."""
    return " ".join((variant.mode.value, *variant.kinds))


def read_way(text: str) -> QuestVariant | None:
    """The inverse; None for what is no way to play that is offered."""
    offered = (QuestVariant(mode, *kinds) for mode in OFFERED for kinds in product((False, True), repeat=3))
    return next((one for one in offered if one.is_played and written_way(one) == text), None)


def mode_choice(words: Words) -> GameChoice[Any]:
    """The modes as the forms offer them; their options have `modes`."""
    return GameChoice(
        [words(f"mode.{mode}") for mode in OFFERED],
        [words(f"menu.mode_note.{mode}") for mode in OFFERED],
        words("menu.mode_tip"),
        chosen=lambda options: OFFERED.index(options.modes.variant.mode),
        choose=lambda options, index: options.modes.take(replace(options.modes.variant, mode=OFFERED[index])),
    )
