"""The turns that a seat may play, each as a whole: where the Prince goes, and everything that its player answers there.

Others' answers on the way are those that they would mostly give. No turn looks beyond a card that is drawn.
"""

from collections.abc import Iterator
from typing import NamedTuple

from game.titles.machu_picchu.bots.answers import OWN_STEPS, best_answer, usual_answer
from game.titles.machu_picchu.bots.evaluation import PositionEvaluator
from game.titles.machu_picchu.bots.trading import trade_lists
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.engine import legal_actions, successor
from game.titles.machu_picchu.rules.state import Phase, Question, State


class Turn(NamedTuple):
    """A turn or the rest of one: what is done, the state it leads to, what that is worth."""

    actions: tuple[Action, ...]
    state: State
    worth: float


def turns(state: State, judge: PositionEvaluator) -> list[Turn]:
    """Every turn, or rest of a turn, that the seat that decides may well play, the best first."""
    seat = state.decider
    question = state.question
    if question in OWN_STEPS:
        found = list(_steps(state, (), judge, seat))
    else:
        found = [_turn(state, action, judge, seat) for action in legal_actions(state)]
    found.sort(key=lambda turn: -turn.worth)
    return found


def _turn(state: State, action: Action, judge: PositionEvaluator, seat: int) -> Turn:
    after = successor(state, action)
    if after.pending and after.decider == seat and after.question in OWN_STEPS:
        return max(_steps(after, (action,), judge, seat), key=lambda turn: turn.worth)
    return _closed(state, after, (action,), judge, seat)


def _steps(state: State, done: tuple[Action, ...], judge: PositionEvaluator, seat: int) -> Iterator[Turn]:
    """The ways to go on where a list of small steps is asked for."""
    if state.question is Question.TRADE:
        for trades in trade_lists(state, judge.weights):
            after = state
            for trade in trades:
                after = successor(after, trade)
            yield _closed(state, after, (*done, *trades), judge, seat)
        return
    for action in legal_actions(state):
        after = successor(state, action)
        if after.pending and after.decider == seat and after.question is state.question:
            yield from _steps(after, (*done, action), judge, seat)
        else:
            yield _closed(state, after, (*done, action), judge, seat)


def _closed(
    before: State, after: State, done: tuple[Action, ...], judge: PositionEvaluator, seat: int
) -> Turn:
    """The turn with its remaining answers, as far as nothing unknown is shown to who plays it."""
    turn = before.turn
    while after.turn == turn and after.pending and not after.ending and after.phase is not Phase.NIGHT:
        if after.question is Question.RETURN:
            break
        if after.decider == seat:
            action = best_answer(after, judge, seat)
            if len(done) < _ANSWERS:
                done = (*done, action)
        else:
            action = usual_answer(after)
        after = successor(after, action)
    return Turn(done, after, judge.worth(settled(after), seat))


def settled(state: State) -> State:
    """The state when all that is asked in this turn or night is answered as usual: no choice is judged half made.

    It stays as it is where a card that is drawn on the way would be counted at the end of the game.
    """
    after, drawn = state, False
    while after.pending and after.turn == state.turn and not after.ending:
        drawn = drawn or after.question is Question.RETURN
        after = successor(after, usual_answer(after))
    return state if drawn and after.ending else after


_ANSWERS = 12  # of a turn that are remembered
