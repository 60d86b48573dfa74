"""The highest level: plays its best turns on against many deals of the hidden cards, as long as it may think."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from game.base.compiled_classes import mypyc_attr
from game.core.bots.budget import Budget
from game.titles.machu_picchu.bots.evaluation import WON, PositionEvaluator, as_chance, in_points
from game.titles.machu_picchu.bots.levels import TurnPlayer, bonus, played_on, varied
from game.titles.machu_picchu.bots.turns import Turn, settled
from game.titles.machu_picchu.bots.weights import WEIGHTS, Weights
from game.titles.machu_picchu.rules.engine import legal_actions, successor
from game.titles.machu_picchu.rules.observation import observation, resample
from game.titles.machu_picchu.rules.state import State

ORACLE_SECONDS: Final = 2.0  # a turn, where nothing is said
CANDIDATES: Final = 8  # turns that are tried
# own turns that are played on: in the first deal of cards, in the next, in all others
DEPTHS: Final = (1, 2, 3)
TO_THE_END: Final = 99  # own turns, on the last day: what is left of it decides the game
LAST_CANDIDATES: Final = 4  # turns that are tried then
HALVINGS: Final = (2, 4, 8, 16)  # after so many deals the worse half is dropped
LAST_HALVINGS: Final = (8, 16)  # the same on the last day, where a deal is won or lost
MOST_DEALS: Final = 64
TRUST: Final = 1.0  # deals that what a turn seems worth at once counts as
_MARGIN: Final = 1e-6  # of a chance: a point more decides between what is won, or lost, anyway
_SURE: Final = 1e-4  # no value is nearer to none or to certainty


@dataclass(slots=True)
class _Candidate:
    """A turn that might be played, with the chance to win that came of it in each deal.

    Chances are averaged, not worths: a game that is over in one deal counts as one win, or none.
    """

    turn: Turn
    trust: float
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean of the deals and of what the turn seems worth at once."""
        seems = self.trust * _result(self.turn.worth)
        return (seems + sum(self.results)) / (self.trust + len(self.results))

    @property
    def value(self) -> float:
        """The mean in points."""
        return in_points(max(_SURE, min(1 - _SURE, self.mean)))


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn with what is expected of it, in points ahead of the others."""

    turn: Turn
    value: float


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutPlanner(TurnPlayer):
    """Searches with the cards of others and of the stack dealt anew again and again, as its view allows them to lie."""

    def __init__(
        self,
        seed: int,
        seconds: float = ORACLE_SECONDS,
        positions: int = 0,
        weights: Weights = WEIGHTS,
        candidates: int = CANDIDATES,
        depths: Sequence[int] = DEPTHS,
        trust: float = TRUST,
    ) -> None:
        super().__init__(weights)
        self._mind = random.Random(seed)
        self._seconds, self._positions = seconds, positions
        self._candidates, self._depths, self._trust = candidates, depths, trust

    def chosen(self, state: State, found: Sequence[Turn], judge: PositionEvaluator) -> Turn:
        """The turn that does best on average."""
        return self.judged(state, found, judge)[0].turn

    def judged(self, state: State, found: Sequence[Turn], judge: PositionEvaluator) -> list[Judged]:
        """The turns that were tried to the end, the best on average first; at least one."""
        last = state.day >= state.game.days.last
        most = min(LAST_CANDIDATES, self._candidates) if last else self._candidates
        candidates = [_Candidate(turn, self._trust) for turn in varied(found, most)]
        if len(candidates) == 1:
            return [Judged(candidates[0].turn, candidates[0].turn.worth)]
        budget = Budget(self._seconds, self._positions)
        budget.charge(judge.valued)
        seat = state.decider
        observed = observation(state, seat)
        for deal in range(MOST_DEALS):
            dealt = resample(observed, self._mind.getrandbits(48))
            depth = TO_THE_END if last else self._depths[min(deal, len(self._depths) - 1)]
            for candidate in candidates:
                looked = PositionEvaluator(self.weights, dealt)
                start = carried_out(dealt, candidate.turn)
                end = played_on(start, seat, depth, looked, budget.left if deal else _always)
                candidate.results.append(
                    _result(looked.worth(settled(end), seat) + bonus(state, candidate.turn))
                )
                budget.charge(looked.valued)
                if deal and not budget.left():
                    break
            if not budget.left():
                break
            if deal + 1 in (LAST_HALVINGS if last else HALVINGS) and len(candidates) > 2:
                candidates.sort(key=lambda candidate: -candidate.mean)
                candidates = candidates[: (len(candidates) + 1) // 2]
        deals = min(len(candidate.results) for candidate in candidates)
        for candidate in candidates:  # only what all have met is compared
            del candidate.results[deals:]
        candidates.sort(key=lambda candidate: -candidate.mean)
        return [Judged(candidate.turn, candidate.value) for candidate in candidates]


def _result(worth: float) -> float:
    return as_chance(worth) + _MARGIN * max(-2 * WON, min(2 * WON, worth))


def _always() -> float:
    return 1.0


def carried_out(state: State, turn: Turn) -> State:
    """The state after the actions of a turn where the hidden cards lie otherwise."""
    for action in turn.actions:
        if state.ending or action not in legal_actions(state):
            break  # a card drawn on the way asks otherwise
        state = successor(state, action)
    return state
