"""A title's parts that make the form before a game and its end. They are named where no screen is imported yet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.base.i18n.words import Words
    from game.core.contract import AnyData, AnyState
    from game.core.match import Match
    from game.kit.forms.result_ways import ResultCallbacks
    from game.kit.forms.setup_form import TitleForms
    from game.ui.scene import Scene


def _plain_forms(words: Words, data: AnyData) -> TitleForms[Any]:
    from game.kit.forms.plain_setup import plain_forms

    return plain_forms(words, data)


def _plain_result(words: Words, match: Match, state: AnyState, callbacks: ResultCallbacks) -> Scene:
    from game.kit.forms.plain_result import plain_result

    return plain_result(words, match, state, callbacks)


@dataclass(frozen=True, slots=True)
class SetupForms:
    """`make` gives what a title brings to the quick start and to the whole form; by default who plays, and the seed."""

    make: Callable[[Words, Any], TitleForms[Any]] = _plain_forms


@dataclass(frozen=True, slots=True)
class ResultScreens:
    """`make` gives who won and how everybody stood at the end of a game; by default places and scores."""

    make: Callable[[Words, Match, Any, ResultCallbacks], Scene] = _plain_result
