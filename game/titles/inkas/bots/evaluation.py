"""What a position is worth: each seat's chance to win, as fitted to played quests."""

from collections.abc import Sequence
from math import exp
from typing import Final

from game.titles.inkas.bots.features import features, race
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.state import State

_OUT: Final = -99.0


class Evaluator:
    """Judges positions by the weights of the features; it counts how many it has judged."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = list(weights)
        self.valued = 0

    def chances(self, state: State, following: int) -> list[float]:
        """By seat the chance to win where `following` moves next; after the end who won shares it."""
        self.valued += 1
        seats = state.game.seats
        if state.victory:
            winners = state.winners or ~state.out  # a draw is everybody's who is in play
            won = [float(winners >> seat & 1) for seat in seats]
            return [one / sum(won) for one in won]
        standing = race(state)
        strengths = [
            _OUT if state.is_out(seat) else self._strength(features(state, seat, following, standing))
            for seat in seats
        ]
        best = max(strengths)
        shares = [exp(strength - best) for strength in strengths]
        total = sum(shares)
        return [share / total for share in shares]

    def _strength(self, numbers: list[float]) -> float:
        total = 0.0
        weights = self.weights
        for place in range(len(numbers)):
            total += weights[place] * numbers[place]
        return total


def next_mover(state: State) -> int:
    """Whose turn follows the present one."""
    for seat in state.game.order_from(state.mover)[1:]:
        if not state.is_out(seat):
            return seat
    return NOBODY
