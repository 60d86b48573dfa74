"""Advice to a person at the table: one action, and what its turn is good for."""

from typing import Final

from game.core.contract import Advice
from game.titles.machu_picchu.bots.answers import best_answer
from game.titles.machu_picchu.bots.evaluation import PositionEvaluator
from game.titles.machu_picchu.bots.levels import PLANNED, sorted_turns
from game.titles.machu_picchu.bots.reasons import answer_reason, remarks, turn_reason
from game.titles.machu_picchu.bots.rollout_planner import RolloutPlanner
from game.titles.machu_picchu.bots.weights import WEIGHTS
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.rules.state import State

SECONDS: Final = 0.7  # that the adviser thinks
_SEED: Final = 1


def advise(state: State, positions: int = 0, seconds: float = SECONDS) -> Advice[Action] | None:
    """What the strongest level would do now, and why; None when the game is over.

    It thinks for so many seconds, or until it has valued so many positions where that is above 0.
    """
    if state.ending:
        return None
    legal = legal_actions(state)
    judge = PositionEvaluator(WEIGHTS, state)
    if len(legal) == 1 or state.question not in PLANNED:
        action = legal[0] if len(legal) == 1 else best_answer(state, judge, state.decider)
        return Advice(action, *answer_reason(state, action))
    turn = RolloutPlanner(_SEED, seconds, positions).judged(state, sorted_turns(state, judge), judge)[0].turn
    key, details = turn_reason(state, turn)
    return Advice(turn.actions[0], key, details, remarks(state, turn))
