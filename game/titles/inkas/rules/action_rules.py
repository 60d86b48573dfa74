"""What every module of rules says about each of its actions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.contract import Refusal
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State

Options = Callable[[State], Sequence[Action]]


@dataclass(frozen=True, slots=True)
class ActionRules:
    """The rules of one class of actions, whose key the class itself carries.

    `text` is its text form (kit/rules/text_forms.py), for writing and reading; `questions` are those that it answers.
    `options` lists what is offered where one of these is asked, `refusal` finds
    the reason against one (None: legal), `perform` does a legal one for the seat that decided; what follows from it all
    is `turn.go_on`.
    """

    action: type[Action]
    text: str
    questions: tuple[Question, ...]
    options: Options
    refusal: Callable[[State, Any], Refusal | None]
    perform: Callable[[Change, int, Any], None]
