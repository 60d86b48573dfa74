"""What a position is worth: each seat's chance to win, as fitted to played quests; in an Alliance that of its side."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from game.titles.inkas.bots.features import NAMES, Race, features, race
from game.titles.inkas.bots.pursuing import FARTHEST, turns_to_goals, wins_now
from game.titles.inkas.bots.race import LONGEST
from game.titles.inkas.bots.weights import Weights
from game.titles.inkas.rules.fixed_order import NOBODY, bits
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.places import SUPPLY, is_dead, lives
from game.titles.inkas.rules.state import State

OUT: Final = -99.0
_PATIENCE: Final = 25.0  # turns of each seat, after which a conquest is worth more and more to all
# the same for who has its last wallas in one wamani, where a card may fell them all
_LAST_PATIENCE: Final = 60.0
_HASTE: Final = 0.012  # by how much, each turn, as a logarithm of the chance to win
_NEARER: Final = 0.15  # of a conquest, for a turn nearer to one
_VICTORY: Final = 2.0  # conquests that haste takes a victory for
_CONQUEST: Final = 3.5  # turns that a flag of one's own counts as
_PACE: Final = -1.0  # of the square root of the turns to a goal
STRIDE: Final = -0.1  # of each turn to it
_OF_BEARER: Final = ("bears", "bears_odds", "guard_bearer")
_SPARED: Final = 3.0  # wallas beside the last one, with which eagerness is whole


class Evaluator:
    """Judges positions by the weights of the features; it counts how many it has judged."""

    def __init__(self, weights: Weights, root: State) -> None:
        """`root` is the position in which there is something to choose."""
        self._weights, self._row = weights, list(weights.features)
        if root.pursuit:  # the staff is worth what it brings nearer
            self._row = [
                0.0 if name in _OF_BEARER else weight for name, weight in zip(NAMES, self._row, strict=True)
            ]
        self._zeal = [weights.zeal] * len(root.game.seats)
        eagerness = weights.eagerness + weights.allied * root.game.alliance
        self._zeal[root.decider] += eagerness * _spared(root, root.decider)
        self._haste = [_haste(root, seat) for seat in root.game.seats]
        self._hurried = any(self._haste)
        self._flags = [root.flags.count(seat) for seat in root.game.seats]
        self._turns = _race(root)[0] if self._hurried else ()
        self.valued = 0

    def chances(self, state: State, following: int) -> list[float]:
        """By seat the chance to win where `following` moves next, times what haste makes of progress since the root.

        Who has lost has 0 all the same: haste never pays for an elimination.
        """
        self.valued += 1
        if state.victory or wins_now(state):
            return [share * exp(_VICTORY * self._haste[seat]) for seat, share in enumerate(won(state))]
        found, turns = self._standing(state, following)
        if self._hurried:
            progress = [
                haste * (self._conquests(state, seat) + _NEARER * (self._turns[seat] - turns[seat]))
                for seat, haste in enumerate(self._haste)
            ]
            for seat, gained in enumerate(by_side(state.game, progress)):
                found[seat] *= exp(gained)
        return found

    def shares(self, state: State, following: int) -> list[float]:
        """The same without haste, in sum 1 over the sides."""
        return won(state) if state.victory or wins_now(state) else self._standing(state, following)[0]

    def _conquests(self, state: State, seat: int) -> int:
        """The flags of a seat that are new since the root; where goals are pursued flags by themselves are nothing."""
        return 0 if state.pursuit else state.flags.count(seat) - self._flags[seat]

    def _standing(self, state: State, following: int) -> tuple[list[float], Sequence[float]]:
        """The chances while the quest goes on, and the turns to a next conquest, or to a goal."""
        game, weights = state.game, self._weights
        turns, standing = _race(state)
        seats = game.seats
        strengths = [OUT] * len(seats)
        for seat in seats:
            if not state.is_out(seat):
                numbers = features(state, seat, following, standing)
                strengths[seat] = weighed(self._row, numbers) + self._progress(state, seat, turns[seat])
                if weights.blood:
                    strengths[seat] += weights.blood * _lost(state, game.played & ~game.side[seat])
        return shares(game, strengths), turns

    def _progress(self, state: State, seat: int, turns: float) -> float:
        """What a seat's flags, and so few turns to its next one or to a goal, add to its strength."""
        flags = 0 if state.pursuit else state.flags.count(seat)
        progress = self._zeal[seat] * (_CONQUEST * flags - turns)
        if state.pursuit:
            progress += _PACE * sqrt(turns) + STRIDE * turns
        return progress

    def terms(self, state: State, following: int) -> list[list[float]]:
        """By seat what each number, and last its progress add to its strength; nothing for who is out."""
        turns, standing = _race(state)
        return [
            []
            if state.is_out(seat)
            else [
                *products(self._row, features(state, seat, following, standing)),
                self._progress(state, seat, turns[seat]),
            ]
            for seat in state.game.seats
        ]


def _race(state: State) -> tuple[Sequence[float], Race]:
    """By seat the turns to the next conquest, or to a goal, and how all stand in the race for Qusqu: where goals are
    pursued nobody is in it."""
    if not state.pursuit:
        standing = race(state)
        return standing.turns, standing
    seats = state.game.seats
    turns = [FARTHEST if state.is_out(seat) else turns_to_goals(state, seat) for seat in seats]
    return turns, Race((LONGEST,) * len(seats), 0.0)


def weighed(weights: list[float], numbers: list[float]) -> float:
    """The numbers of a seat by their weights, in sum."""
    total = 0.0
    for place in range(len(numbers)):
        total += weights[place] * numbers[place]
    return total


def products(weights: list[float], numbers: list[float]) -> list[float]:
    """The numbers of a seat by their weights."""
    return [weight * number for weight, number in zip(weights, numbers, strict=True)]


def _spared(root: State, seat: int) -> float:
    """The part of its eagerness that a seat's wallas allow: nothing with the last one, which an Amaru may fell."""
    places = [root.places[walla] for walla in root.game.wallas_of[seat]]
    left = sum([place == SUPPLY or lives(place) for place in places])
    return min(1.0, max(0, left - 1) / _SPARED)


def _haste(root: State, seat: int) -> float:
    """What each conquest multiplies the chance of a seat by, as a logarithm."""
    places = [root.places[walla] for walla in root.game.wallas_of[seat]]
    together = SUPPLY not in places and len(set(filter(lives, places))) == 1
    patience = _LAST_PATIENCE if together else _PATIENCE
    return max(0.0, _HASTE * (root.turn / len(root.game.seats) - patience))


def shares(game: Game, strengths: list[float]) -> list[float]:
    """By seat the chance that its side wins, of strengths as logarithms."""
    best = max(strengths)
    found = [exp(strength - best) for strength in strengths]
    total = sum(found)
    return by_side(game, [share / total for share in found])


def by_side(game: Game, numbers: list[float]) -> list[float]:
    """By seat what all of its side have together."""
    if not game.alliance:
        return numbers
    return [
        number + (numbers[partner] if partner != NOBODY else 0.0)
        for number, partner in zip(numbers, game.partners, strict=True)
    ]


def won(state: State) -> list[float]:
    """By seat the chance of its side when the quest is over, or the mover wins it; a draw is every side's in play."""
    sides = state.game.sides
    winners = state.winners or (~state.out if state.victory else 1 << state.mover)
    winning = {side for side in sides if side & winners}
    return [float(side in winning) / len(winning) for side in sides]


def next_mover(state: State) -> int:
    """Whose turn follows the present one."""
    for seat in state.game.order_from(state.mover)[1:]:
        if not state.is_out(seat):
            return seat
    return NOBODY


def _lost(state: State, wallas: int) -> int:
    """How many of them are dead."""
    return sum([is_dead(state.places[walla]) for walla in bits(wallas)])
