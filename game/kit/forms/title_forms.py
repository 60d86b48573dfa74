"""A title's parts that make the form before a game and its end. They are named where no screen is imported yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.core.match import Match
    from game.kit.forms.result_ways import ResultCallbacks
    from game.kit.forms.rule_choices import RuleChoices
    from game.kit.forms.setup_form import TitleForms
    from game.ui.scene import Scene


class SetupForms(NamedTuple):
    """`make` gives what a title brings to the quick start and to the whole form, in words and with these data."""

    make: Callable[[Words, Any], TitleForms[Any]]


class RulesInForce(NamedTuple):
    """The house rules of a title: `of` gives those that hold in the game of a state, beside the standard ones, and
    `values` are all of each, by default yes and no.
    """

    of: Callable[[Any], RuleChoices]
    values: Mapping[str, Sequence[Any]] = MappingProxyType({})


class ResultScreens(NamedTuple):
    """`make` gives who won and how everybody stood in a state that is the end of a game."""

    make: Callable[[Words, Match, Any, ResultCallbacks], Scene]
