"""The levels of computer players below the highest: how well each judges the turns that it may play."""

import random
from typing import Final

from game.base.compiled_classes import mypyc_attr
from game.titles.inkas.bots.answers import roomy, usual_answer
from game.titles.inkas.bots.chances import foreseen, outcomes
from game.titles.inkas.bots.evaluation import Evaluator
from game.titles.inkas.bots.turns import TurnSearch, WeighedAction
from game.titles.inkas.bots.weights import WEIGHTS, Weights
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State

_CLEAR: Final = 0.05  # of its error, where a quest is as good as won or lost


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """Plays what leads to the turn after which it stands best, as far as it judges that right."""

    def __init__(self, seed: int = 0, weights: Weights = WEIGHTS, misjudging: float = 0.0) -> None:
        """`misjudging` is the standard deviation of its error, in chances to win, in an even quest."""
        self.weights = weights
        self.mind = random.Random(seed)
        self._misjudging = misjudging

    def choose(self, state: State) -> Action:
        """What seems best to it."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        if state.question is Question.DRAW_OFFER:
            return usual_answer(state)
        if state.question is Question.CHOOSE:
            return self.mind.choice(roomy(state))
        return self.ranked(state)[0].action

    def ranked(self, state: State) -> list[WeighedAction]:
        """What may be done in a quest that has begun, the best first as far as it judges that right."""
        state = foreseen(state)
        search = TurnSearch(Evaluator(self.weights, state), state.decider)
        found = search.choices(state) if state.question is Question.TURN else answers(state, search)
        return self.judged(state, found, search)

    def judged(self, state: State, found: list[WeighedAction], search: TurnSearch) -> list[WeighedAction]:
        """The choices as they seem to it, of those that are the best first at sight."""
        seat = state.decider
        if not self._misjudging or found[0].chances[seat] >= 1:  # nobody overlooks what wins for certain
            return found
        best = min(1.0, max(0.0, found[0].chances[seat]))
        error = self._misjudging * (_CLEAR + (1 - _CLEAR) * 4 * best * (1 - best))
        seeming = [(choice.chances[seat] + self.mind.gauss(0, error), choice) for choice in found]
        seeming.sort(key=lambda one: -one[0])
        return [choice for _, choice in seeming]


def answers(state: State, search: TurnSearch) -> list[WeighedAction]:
    """The answers to a question beside the turn's own, the best first: each is looked at as far as the turn goes."""
    seat = state.decider
    found = [
        search.choice(action, search.settled(outcomes(state, action))) for action in legal_actions(state)
    ]
    found.sort(key=lambda choice: -choice.chances[seat])
    return found
