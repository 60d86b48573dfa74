"""The rules as their clients use them: who decides, what is legal, what an action leads to."""

from typing import Final

from game.core.contract import Applied, Outcome, Refusal
from game.titles.machu_picchu.rules import (
    clock,
    movement,
    production,
    recruitment,
    temples,
    tiles,
    trade,
    trail,
    turn,
)
from game.titles.machu_picchu.rules.action_rules import ActionRules
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.change import Change, SilentChange
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.fixed_order import NOBODY
from game.titles.machu_picchu.rules.refusals import Reason, refuse
from game.titles.machu_picchu.rules.scores import ranks, totals
from game.titles.machu_picchu.rules.state import Phase, Question, State

ACTION_RULES: Final[tuple[ActionRules, ...]] = (
    *(*movement.ACTION_RULES, *production.ACTION_RULES, *temples.ACTION_RULES),
    *(*recruitment.ACTION_RULES, *trade.ACTION_RULES, *clock.ACTION_RULES),
    *(*turn.ACTION_RULES, *trail.ACTION_RULES, *tiles.ACTION_RULES),
)  # one declaration for each class of actions
_RULES = {rules.action: rules for rules in ACTION_RULES}
_ANSWERS = {
    question: [rules.options for rules in ACTION_RULES if question in rules.questions]
    for question in Question
}


def decider(state: State) -> int | None:
    """The seat whose decision the state waits for; None when the game is over."""
    seat = state.decider
    return None if seat == NOBODY else seat


def legal_actions(state: State) -> list[Action]:
    """Every answer to the question that is asked, each once."""
    question = state.question
    found: list[Action] = []
    if question is not None:
        for options in _ANSWERS[question]:
            found += options(state)
    return found


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the action is not legal now; None where it is."""
    question = state.question
    if question is None:
        return refuse(Reason.GAME_OVER)
    rules = _RULES[type(action)]
    if question not in rules.questions:
        colour = state.game.colours[state.decider]
        return refuse(Reason.OTHER_QUESTION, player=colour, question=question.value)
    return rules.refusal(state, action)


def perform(state: State, action: Action) -> Applied[State, Event]:
    """The state and events that a legal action leads to; it is not checked, and `state` never changes."""
    change = Change(state)
    _perform(change, action)
    return Applied(change.state, tuple(change.events))


def successor(state: State, action: Action) -> State:
    """The state that a legal action leads to, without the events: the same rules, quicker."""
    change = SilentChange(state)
    _perform(change, action)
    return change.state


def _perform(change: Change, action: Action) -> None:
    """Do the action for who decides, and all that follows from it."""
    seat = change.state.decider
    if change.state.pending:
        change.answered()
    _RULES[type(action)].perform(change, seat, action)
    turn.go_on(change)


def outcome(state: State) -> Outcome | None:
    """Who won and how; None while the game goes on."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(ranks(state), state.ending, totals(state))


def reveals(before: State, after: State) -> bool:
    """Whether something unknown was shown between the two: a card drawn, or the hands at the end."""
    drawn = bool(before.stack) and before.stack[:1] != after.stack[:1]
    return drawn or (after.phase is Phase.OVER and before.phase is not Phase.OVER)
