"""The levels of computer players below the highest: how far each looks before it chooses."""

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.base.compiled_classes import mypyc_attr
from game.titles.machu_picchu.bots.answers import OWN_STEPS, best_answer, usual_answer
from game.titles.machu_picchu.bots.evaluation import PositionEvaluator
from game.titles.machu_picchu.bots.patience import eagerness
from game.titles.machu_picchu.bots.turns import Turn, turns
from game.titles.machu_picchu.bots.weights import WEIGHTS, Weights
from game.titles.machu_picchu.rules.actions import Action, Stay
from game.titles.machu_picchu.rules.engine import legal_actions, successor
from game.titles.machu_picchu.rules.state import Question, State

PLANNED: Final = OWN_STEPS | {Question.PLACE, Question.MOVE}  # what begins a turn, or the rest of one

Table = tuple[object, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnPlayer:
    """Chooses a whole turn, and keeps to it through the small steps of a district; other questions one by one."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._ahead: list[tuple[Table, Action]] = []

    def choose(self, state: State) -> Action:
        """The next action of the turn that was chosen, or the best answer."""
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        if self._ahead:
            table, action = self._ahead.pop(0)
            if table == _open_table(state):
                return action
        self._ahead = []
        judge = PositionEvaluator(self.weights, state)
        if state.question not in PLANNED:
            return best_answer(state, judge, state.decider)
        turn = self.chosen(state, sorted_turns(state, judge), judge)
        self._remember(state, turn.actions)
        return turn.actions[0]

    def chosen(self, state: State, found: Sequence[Turn], judge: PositionEvaluator) -> Turn:
        """One of the turns, the best first."""
        return found[0]

    def _remember(self, state: State, actions: Sequence[Action]) -> None:
        """What is still to do of a turn, and how the table lies then."""
        self._ahead = []
        seat, after = state.decider, successor(state, actions[0])
        for action in actions[1:]:
            if after.ending or after.decider != seat or after.question not in OWN_STEPS:
                return
            self._ahead.append((_open_table(after), action))
            after = successor(after, action)


def _open_table(state: State) -> Table:
    """What tells the small steps of a district apart."""
    return (state.turn, state.pending, state.used, state.goods, state.market, state.incas, state.clergy)


def sorted_turns(state: State, judge: PositionEvaluator) -> list[Turn]:
    """Every turn that may be played, the best first; a stay is better the longer the days have been (R-43)."""
    found = turns(state, judge)
    if state.question is Question.MOVE and (more := eagerness(state)):
        found = [
            turn._replace(worth=turn.worth + more) if isinstance(turn.actions[0], Stay) else turn
            for turn in found
        ]
        found.sort(key=lambda turn: -turn.worth)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(TurnPlayer):
    """Plays the turn after which it stands best, as far as it judges that right."""

    def __init__(
        self, seed: int = 0, weights: Weights = WEIGHTS, misjudging: float = 0.0, careless: float = 0.0
    ) -> None:
        """`misjudging` is the standard deviation of its error, in points; how often it is `careless`, it stays."""
        super().__init__(weights)
        self._mind = random.Random(seed)
        self._misjudging, self._careless = misjudging, careless

    def chosen(self, state: State, found: Sequence[Turn], judge: PositionEvaluator) -> Turn:
        """The turn that seems best to it."""
        if self._careless:
            stays = [turn for turn in found if isinstance(turn.actions[0], Stay)]
            if stays and self._mind.random() < self._careless:
                return stays[0]
        if self._misjudging:
            return max(found, key=lambda turn: turn.worth + self._mind.gauss(0, self._misjudging))
        return found[0]


def bonus(state: State, turn: Turn) -> float:
    """By how much a turn is preferred for the sake of the others' patience (R-43)."""
    return eagerness(state) if isinstance(turn.actions[0], Stay) else 0.0


def varied(found: Sequence[Turn], count: int) -> list[Turn]:
    """The best turns, of those that stay two at most: tiles differ little."""
    stays, tried = 0, list[Turn]()
    for turn in found:
        stays += isinstance(turn.actions[0], Stay)
        if stays <= 2 or not isinstance(turn.actions[0], Stay):
            tried.append(turn)
        if len(tried) == count:
            break
    return tried


def played_on(
    state: State, seat: int, own: int, judge: PositionEvaluator, left: Callable[[], float] = lambda: 1.0
) -> State:
    """The state after so many own turns of a seat, where everybody plays what looks best at once.

    It ends earlier with the game, or before an own turn where nothing is `left` of a budget.
    """
    while not state.ending:
        if state.question in PLANNED:
            mine = state.decider == seat and state.question is Question.MOVE
            if mine and (own == 0 or not left()):
                break
            state = sorted_turns(state, judge)[0].state
            own -= mine
            if mine and own == 0:
                break
        else:
            state = successor(state, usual_answer(state))
    return state
