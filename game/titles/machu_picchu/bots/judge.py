"""Who reads games of The Princes of Machu Picchu again: see `game.core.contract.Judge`."""

from collections.abc import Sequence
from math import exp
from typing import Final

from game.core.chance import shuffled
from game.titles.machu_picchu.bots.answers import best_answer, usual_answer
from game.titles.machu_picchu.bots.evaluation import POINTS, PositionEvaluator
from game.titles.machu_picchu.bots.levels import PLANNED, sorted_turns
from game.titles.machu_picchu.bots.rollout_planner import RolloutPlanner
from game.titles.machu_picchu.bots.turns import Turn
from game.titles.machu_picchu.bots.weights import WEIGHTS
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.change import seen_as
from game.titles.machu_picchu.rules.engine import legal_actions, successor
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.scores import ranks
from game.titles.machu_picchu.rules.state import State

_SEED: Final = 1
_OTHER_SEEDS: Final = (2, 3, 4)
_AS_GOOD: Final = 0.5  # points by which two turns differ in one search and not in the next


class MachuPicchuJudge:
    """Values a position by the best turns at sight of the round, and searches as the highest level does."""

    def chances(self, state: State, seeds: Sequence[int]) -> Sequence[float]:
        """The chances as every seat judges its own at the end of the round; nothing hangs on chance to come."""
        state = _round_played(state)
        if state.ending:
            winners = ranks(state)[0]
            return [float(seat in winners) / len(winners) for seat in state.game.seats]
        judge = PositionEvaluator(WEIGHTS, state)
        strengths = [exp(judge.worth(state, seat) / POINTS) for seat in state.game.seats]
        return [strength / sum(strengths) for strength in strengths]

    def resample_chance(self, state: State, seed: int) -> State:
        """Another order of what nobody knows of the stack; all hands stay."""
        known = {card for cards in state.known for card in cards}
        unknown = iter(shuffled([card for card in sorted(state.stack) if card not in known], seed, 0)[0])
        stack = tuple(card if card in known else next(unknown) for card in state.stack)
        return seen_as(state, state.seed, state.hands, stack, state.known)

    def best_line(self, state: State, positions: int) -> Sequence[Action]:
        """What the Oracle would do."""
        if state.question not in PLANNED:
            return self.plain_line(state)
        judge = PositionEvaluator(WEIGHTS, state)
        return RolloutPlanner(_SEED, 0.0, positions).chosen(state, sorted_turns(state, judge), judge).actions

    def might_play(self, state: State, line: Sequence[Action], positions: int) -> bool:
        """Whether the Oracle plays it, or something that it holds for hardly better, against one of several deals."""
        if state.question not in PLANNED:
            return False
        judge = PositionEvaluator(WEIGHTS, state)
        found = sorted_turns(state, judge)
        own = next((turn for turn in found if _begins(turn, line)), None)
        if own is None:
            return False
        # so that it is one of those that are searched
        tried = [own, *(turn for turn in found if turn is not own)]
        for seed in _OTHER_SEEDS:
            judged = RolloutPlanner(seed, 0.0, positions).judged(state, tried, judge)
            if any(one.turn is own and judged[0].value - one.value <= _AS_GOOD for one in judged):
                return True
        return False

    def plain_line(self, state: State) -> Sequence[Action]:
        """What seems best at once."""
        legal = legal_actions(state)
        judge = PositionEvaluator(WEIGHTS, state)
        if len(legal) == 1 or state.question not in PLANNED:
            return (legal[0] if len(legal) == 1 else best_answer(state, judge, state.decider),)
        return sorted_turns(state, judge)[0].actions

    def sides(self, state: State) -> Sequence[Sequence[int]]:
        """Everybody alone."""
        return [(seat,) for seat in state.game.seats]

    def likely_answer(self, state: State) -> Action:
        """The usual one."""
        return usual_answer(state)

    def passes(self, action: Action) -> bool:
        """Every answer is told."""
        return False


def _round_played(state: State) -> State:
    """The state after the round, where everybody plays what looks best at once: all have had a turn."""
    judge, now = PositionEvaluator(WEIGHTS, state), MACHU_PICCHU.round(state)
    while not state.ending and MACHU_PICCHU.round(state) == now:
        if state.question in PLANNED:
            state = sorted_turns(state, judge)[0].state
        else:
            state = successor(state, usual_answer(state))
    return state


def _begins(turn: Turn, line: Sequence[Action]) -> bool:
    """Whether a turn and a line are the same as far as both go."""
    both = min(len(turn.actions), len(line))
    return turn.actions[:both] == tuple(line[:both])


JUDGE: Final = MachuPicchuJudge()
