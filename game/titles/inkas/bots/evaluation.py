"""What a position is worth: each seat's chance to win, as fitted to played quests."""

from collections.abc import Sequence
from math import exp
from typing import Final

from game.titles.inkas.bots.features import features, race
from game.titles.inkas.bots.weights import Weights
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.places import is_dead
from game.titles.inkas.rules.state import State

_OUT: Final = -99.0
_PATIENCE: Final = 25.0  # turns of each seat, after which a conquest is worth more and more to all
_HASTE: Final = 0.012  # by how much, each turn, in chances to win
_NEARER: Final = 0.15  # of a conquest, for a turn nearer to one
_CONQUEST: Final = 3.5  # turns that a flag of one's own counts as


class Evaluator:
    """Judges positions by the weights of the features; it counts how many it has judged."""

    def __init__(self, weights: Weights) -> None:
        self._weights, self._row = weights, list(weights.features)
        self.valued = 0

    def chances(self, state: State, following: int) -> list[float]:
        """By seat the chance to win where `following` moves next, and what haste adds; who has won shares it."""
        self.valued += 1
        seats = state.game.seats
        haste = max(0.0, _HASTE * (state.turn / len(seats) - _PATIENCE))
        found, turns = self._won(state) if state.victory else self._standing(state, following)
        if haste:
            for seat in seats:
                found[seat] += haste * (state.flags.count(seat) - _NEARER * turns[seat])
        return found

    def shares(self, state: State, following: int) -> list[float]:
        """The same without haste, in sum 1."""
        return (self._won(state) if state.victory else self._standing(state, following))[0]

    def _won(self, state: State) -> tuple[list[float], Sequence[float]]:
        """Chances, and turns to a next conquest, when the quest is over; a draw is everybody's who is in play."""
        seats = state.game.seats
        winners = state.winners or ~state.out
        won = [float(winners >> seat & 1) for seat in seats]
        return [one / sum(won) for one in won], [0.0] * len(seats)

    def _standing(self, state: State, following: int) -> tuple[list[float], Sequence[float]]:
        """The same while it goes on."""
        game, weights, standing = state.game, self._weights, race(state)
        seats = game.seats
        strengths = [_OUT] * len(seats)
        for seat in seats:
            if not state.is_out(seat):
                progress = _CONQUEST * state.flags.count(seat) - standing.turns[seat]
                numbers = features(state, seat, following, standing)
                strengths[seat] = self._strength(numbers) + weights.zeal * progress
                if weights.blood:
                    strengths[seat] += weights.blood * _lost(state, game.played & ~game.own[seat])
        best = max(strengths)
        shares = [exp(strength - best) for strength in strengths]
        total = sum(shares)
        return [share / total for share in shares], standing.turns

    def _strength(self, numbers: list[float]) -> float:
        total = 0.0
        weights = self._row
        for place in range(len(numbers)):
            total += weights[place] * numbers[place]
        return total


def next_mover(state: State) -> int:
    """Whose turn follows the present one."""
    for seat in state.game.order_from(state.mover)[1:]:
        if not state.is_out(seat):
            return seat
    return NOBODY


def _lost(state: State, wallas: int) -> int:
    """How many of them are dead."""
    return sum([is_dead(state.places[walla]) for walla in bits(wallas)])
