"""The modes that a form offers, each with its house rules."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from game.base.i18n.words import Words
from game.kit.forms.game_choice import GameChoice
from game.kit.forms.rule_choices import RuleChoices
from game.titles.inkas.content.definitions import (
    ADVANCED_RULES,
    FAMILY_RULES,
    HouseRules,
    Mode,
    OfferingsChoice,
)
from game.titles.inkas.rules.notation.frame import CHOICES, SWITCHES
from game.titles.inkas.rules.setup import OFFERED

_RULES: Final[Mapping[Mode, Sequence[str]]] = {Mode.FAMILY: FAMILY_RULES, Mode.ADVANCED: ADVANCED_RULES}
_SAME: Final = {Mode.ADVANCED: {"offerings": (OfferingsChoice.ADVANCED,)}}
"""Values that are no others than the ruling in a mode."""


def _values(mode: Mode, name: str) -> Sequence[Any]:
    if name in SWITCHES:
        return False, True
    same = _SAME.get(mode, {}).get(name, ())
    return tuple(value for value in CHOICES[name] if value not in same)


VALUES: Final[Mapping[Mode, Mapping[str, Sequence[Any]]]] = {
    mode: {name: _values(mode, name) for name in (*CHOICES, *SWITCHES) if name in _RULES[mode]}
    for mode in OFFERED
}
"""Those of each house rule of each mode that is offered, the ruling itself first."""


def standard_rules(given: HouseRules, mode: Mode) -> Mapping[str, Any]:
    """The house rules of a mode as data have them."""
    found = asdict(given)
    return {name: found[name] if found[name] in kept else kept[0] for name, kept in VALUES[mode].items()}


class ModeChoices:
    """The mode that a form holds, and the house rules of each as it holds them."""

    def __init__(self, given: HouseRules) -> None:
        self.mode = Mode.FAMILY
        self._rules = {mode: RuleChoices(standard_rules(given, mode)) for mode in OFFERED}

    @property
    def house_rules(self) -> RuleChoices:
        """Those of the mode."""
        return self._rules[self.mode]

    def take(self, mode: Mode) -> None:
        """Take a mode; what was chosen of house rules goes along where both have them."""
        had, before = self.mode, self.house_rules.chosen
        self.mode = mode
        chosen = self.house_rules.chosen
        for name in before.keys() & chosen.keys():
            if before[name] in VALUES[mode][name] and chosen[name] in VALUES[had][name]:
                chosen[name] = before[name]

    def fit(self, given: HouseRules) -> None:
        """Other data may have other standards."""
        for mode, rules in self._rules.items():
            rules.fit(standard_rules(given, mode))


def mode_choice(words: Words) -> GameChoice[Any]:
    """The modes as the forms offer them; their options have `modes`."""
    return GameChoice(
        [words(f"mode.{mode}") for mode in OFFERED],
        [words(f"menu.mode_note.{mode}") for mode in OFFERED],
        words("menu.mode_tip"),
        chosen=lambda options: OFFERED.index(options.modes.mode),
        choose=lambda options, index: options.modes.take(OFFERED[index]),
    )
