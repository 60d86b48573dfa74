"""What every module of rules says about each of its actions."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.contract import Refusal
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State

Options = Callable[[State], Sequence[Action]]


def _nothing(change: Change, seat: int, action: Any) -> None:
    """Nothing is told, paid or used up."""


def _no_trial(state: State, seat: int, action: Any) -> Trial | None:
    """No approval is asked for."""
    return None


def _always(state: State, action: Any) -> bool:
    """Whatever it names."""
    return True


def _free(state: State, action: Any) -> int:
    """It costs no llamas."""
    return 0


@dataclass(frozen=True, slots=True)
class Stages:
    """How an action goes on that others may answer: announced, paid, rolled for, applied (I-16.10).

    `tell` announces it; `pay` takes what it costs; `trial` is what is rolled for; `spend` uses up the step or question,
    whether the action succeeds or not; `apply` does it, with whether the trial succeeded. `fails` says whether it is no
    longer possible, with whether it is paid; where it says nothing, the refusal of the action does. `opens` says which
    actions of the class can be answered.
    """

    apply: Callable[[Change, int, Any, bool], None]
    spend: Callable[[Change, int, Any], None] = _nothing
    pay: Callable[[Change, int, Any], None] = _nothing
    trial: Callable[[State, int, Any], Trial | None] = _no_trial
    tell: Callable[[Change, int, Any], None] = _nothing
    fails: Callable[[State, int, Any, bool], bool] | None = None
    opens: Callable[[State, Any], bool] = _always


@dataclass(frozen=True, slots=True)
class ActionRules:
    """The rules of one class of actions, whose key the class itself carries.

    `text` is its text form (kit/rules/text_forms.py), for writing and reading; `questions` are those that it answers.
    `options` lists what is offered where one of these is asked, `refusal` finds
    the reason against one (None: legal), `perform` does a legal one for the seat that decided; what follows from it all
    is `engine.go_on`. Where actions are answered it is carried out by its `stages` instead, if it has any. `advanced`:
    no mode but those with hands knows it. `price` is what a legal one costs, some of which a partner may lend.
    """

    action: type[Action]
    text: str
    questions: tuple[Question, ...]
    options: Options
    refusal: Callable[[State, Any], Refusal | None]
    perform: Callable[[Change, int, Any], None]
    stages: Stages | None = None
    advanced: bool = False
    price: Callable[[State, Any], int] = _free
