"""The levels of computer players below the highest: how well each judges the turns that it may play."""

import random
from collections.abc import Sequence

from game.titles.inkas.bots.chances import foreseen, outcomes
from game.titles.inkas.bots.evaluation import Evaluator
from game.titles.inkas.bots.turns import Choice, TurnSearch
from game.titles.inkas.bots.weights import WEIGHTS, Weights
from game.titles.inkas.rules.actions import Action, Choose, Decline
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State

class Planner:
    """Plays what leads to the turn after which it stands best, as far as it judges that right."""

    def __init__(self, seed: int = 0, weights: Weights = WEIGHTS, misjudging: float = 0.0) -> None:
        """`misjudging` is the standard deviation of its error, in chances to win."""
        self.weights = weights
        self.mind = random.Random(seed)
        self._misjudging = misjudging

    def choose(self, state: State) -> Action:
        """What seems best to it."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        if state.question is Question.DRAW_OFFER:
            return Decline()  # no quest of Family is ever stuck (I-26.6, I-26.7)
        if state.question is Question.CHOOSE:
            return self.mind.choice([action for action in legal if isinstance(action, Choose)])
        state = foreseen(state)
        search = TurnSearch(Evaluator(self.weights), state.decider)
        if state.question is Question.TURN:
            return self.chosen(state, search.choices(state), search)
        return self.chosen(state, answers(state, search), search)

    def chosen(self, state: State, found: Sequence[Choice], search: TurnSearch) -> Action:
        """The choice that seems best, of several that are the best first."""
        if not self._misjudging:
            return found[0].action
        seat = state.decider
        return max(
            found,
            key=lambda choice: choice.chances[seat] + self.mind.gauss(0, self._misjudging),
        ).action


def answers(state: State, search: TurnSearch) -> list[Choice]:
    """The answers to a question beside the turn's own, the best first: each is looked at as far as the turn goes."""
    seat = state.decider
    found = [
        search.choice(action, search.settled(outcomes(state, action))) for action in legal_actions(state)
    ]
    found.sort(key=lambda choice: -choice.chances[seat])
    return found
