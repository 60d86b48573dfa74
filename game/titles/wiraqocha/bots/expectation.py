"""What chance may bring within one's own turn: re-rolls, extra dice, the roll itself, as expectations."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.titles.wiraqocha.bots.planning import PositionCounter, SearchLimits, best_plan
from game.titles.wiraqocha.bots.weights import Weights
from game.titles.wiraqocha.bots.win_chance import UNDECIDED, wins_by_the_throw
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.chance_outcomes import chance_outcomes
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import NOBODY

IN_REACH: Final = 0.02  # the chance to win in this turn with which throws after the next one are thought of


@dataclass(frozen=True, slots=True)
class ThrowValue:
    """An action by which a die is thrown, and the chance to win that may be expected of it."""

    action: Action
    value: float


def throw_values(
    state: State, limits: SearchLimits, weights: Weights, counter: PositionCounter | None = None
) -> list[ThrowValue]:
    """What may be thrown now, each with the mean, over all results, of the best plan that follows; the best first."""
    chancy = [
        action
        for action in legal_actions(state)
        if isinstance(action, a.Reroll | a.Sacrifice | a.Manufacture)
    ]
    return rank_throws(state, chancy, limits, weights, counter)


def rank_throws(
    state: State,
    throws: Iterable[Action],
    limits: SearchLimits,
    weights: Weights,
    counter: PositionCounter | None = None,
) -> list[ThrowValue]:
    """These throws with what may be expected of them, and of what may be thrown after them; the best first."""
    throws = list(throws)
    further = bool(throws) and wins_by_the_throw(state, weights) > IN_REACH
    found = [
        ThrowValue(action, expectation(state, action, limits, weights, counter, further)) for action in throws
    ]
    return sorted(found, key=lambda throw: -throw.value)


def expectation(
    state: State,
    action: Action,
    limits: SearchLimits,
    weights: Weights,
    counter: PositionCounter | None = None,
    further: bool = False,
) -> float:
    """The mean chance to win after the action and the best plan for each of its results.

    With `further` throws in sight, what they may win in this turn counts where it is more.
    """
    mean = 0.0
    for outcome in chance_outcomes(state, action):
        value = best_plan(outcome.state, limits, weights, counter).value
        if further and outcome.state.winner == NOBODY and value < UNDECIDED:
            value = max(value, wins_by_the_throw(outcome.state, weights))
        mean += outcome.probability * value
    return mean
