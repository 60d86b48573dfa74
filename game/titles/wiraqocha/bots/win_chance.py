"""How well the seats stand: the chance of each to win.

A seat's features are weighed and summed to its strength. Who can win at once in the coming turn is reckoned apart; the
chances that remain are shared out by strength.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from game.kit.bots.net import shares
from game.titles.wiraqocha.bots.chances import chance_to_take
from game.titles.wiraqocha.bots.denial import tiles_to_deny
from game.titles.wiraqocha.bots.features import OwnFeatures, features_of_rivals, own_features, seen_of
from game.titles.wiraqocha.bots.threat_model import ThreatModel
from game.titles.wiraqocha.bots.weights import WEIGHTS, Weights
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import IS_ZEPPELIN_TYPE, NOBODY

UNDECIDED: Final = 1 - 1e-9  # no chance is higher while nobody has won
MOST_KNOWN: Final = 4096  # positions that are kept in mind
WON: Final = 1.0  # the value of a game that is won, or will be when the turn ends

# What of a state the chances depend on: many ways to use the dice lead to the same.
_LOOKED_AT: Final[Callable[[State], tuple[object, ...]]] = attrgetter(
    *("mover", "phase", "turn", "board", "protecting", "probed", "reserve", "graveyard", "hostages", "cubes"),
    *("crystals", "relics", "cards", "market", "shield", "fortress", "ray_fired"),
)
_THROWN_WITH: Final[Callable[[State], tuple[object, ...]]] = attrgetter(
    *("allowance", "dice", "rerolls", "used", "used_cards")
)


def win_chance(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """The chance of the seat to win, 0 to 1."""
    return win_chances(state, weights)[seat]


def win_chances(state: State, weights: Weights = WEIGHTS) -> tuple[float, ...]:
    """The chance of every seat to win, or where there is a purpose, to get what it plays for."""
    if weights.purpose is not None:
        return weights.purpose.chances(state, win_chances(state, weights.plain or WEIGHTS))
    if state.winner >= 0:
        return tuple([float(seat == state.winner) for seat in state.game.seats])
    return _judged(state.game, weights).position(state).chances


def wins_by_the_throw(state: State, weights: Weights = WEIGHTS) -> float:
    """The chance of the mover to win in the turn for which it throws, or may throw again; nobody has won yet."""
    return _judged(state.game, weights.plain or weights).throw(state)


def denied_tiles(state: State, weights: Weights = WEIGHTS) -> int:
    """A mask of the tiles on which a rival's win hangs; see `denial`. Quick where the position was judged just now."""
    return _judged(state.game, weights.plain or weights).position(state).denied if state.winner < 0 else 0


class _Position(NamedTuple):
    """What is known of a position: the chance of every seat to win; the tiles to deny."""

    chances: tuple[float, ...]
    denied: int


class _Judged:
    """What is known of a game: the positions that were met, and what each seat had in them."""

    def __init__(self, weights: Weights, players: int) -> None:
        self._net = weights.net(players)
        self._positions: dict[tuple[object, ...], _Position] = {}
        self._throws: dict[tuple[object, ...], float] = {}
        self._seats: dict[tuple[object, ...], tuple[OwnFeatures, int]] = {}

    def position(self, state: State) -> _Position:
        """What is known of it; nobody has won yet."""
        key = _LOOKED_AT(state)
        found = self._positions.get(key)
        if found is None:
            if len(self._positions) >= MOST_KNOWN:
                self._positions.clear()
                self._throws.clear()
                self._seats.clear()
            found = self._positions[key] = self._reckoned(state)
        return found

    def throw(self, state: State) -> float:
        """The chance of the mover, which throws, to win in this turn."""
        key = (*_LOOKED_AT(state), *_THROWN_WITH(state))
        found = self._throws.get(key)
        if found is None:
            found = self._throws[key] = ThreatModel(state, throwing=True).chance_at_once[state.mover]
        return found

    def _reckoned(self, state: State) -> _Position:
        seen = ThreatModel(state)
        seats = range(len(state.game.colours))
        if seen.winner != NOBODY:
            won = [float(seat == seen.winner) for seat in seats]
            return _Position(tuple(won), 0)
        found, strengths = at_once(seen), self._strengths(seen)
        open_chance, later = 1.0 - sum(found), shares(strengths)
        chances = [min(UNDECIDED, found[seat] + open_chance * later[seat]) for seat in seats]
        return _Position(tuple(chances), tiles_to_deny(seen))

    def _strengths(self, seen: ThreatModel) -> list[int]:
        looked_at = [self._seat(seen, seat) for seat in seen.game.seats]
        own = [found for found, _ in looked_at]
        return [
            self._net.strength(begun, features_of_rivals(own, seat))
            for seat, (_, begun) in enumerate(looked_at)
        ]

    def _seat(self, seen: ThreatModel, seat: int) -> tuple[OwnFeatures, int]:
        """What a seat has, and what that comes to: in most positions one more like before."""
        key = seen_of(seen, seat)
        found = self._seats.get(key)
        if found is None:
            own = own_features(seen, seat)
            found = self._seats[key] = own, self._net.begun(own.numbers)
        return found


def at_once(seen: ThreatModel) -> list[float]:
    """The chance of every seat to win in its next turn, if none before it does."""
    seats = len(seen.game.colours)
    found, open_chance = [0.0] * seats, 1.0
    for later in range(seats):
        seat = (seen.next + later) % seats
        found[seat] = open_chance * seen.chance_at_once[seat]
        open_chance -= found[seat]
    return found


def _judged(game: Game, weights: Weights) -> _Judged:
    by_weights = _game(game)
    found = by_weights.get(weights)
    if found is None:
        found = by_weights[weights] = _Judged(weights, len(game.colours))
    return found


@lru_cache(maxsize=1)  # some megabytes: those of a game that is over are let go
def _game(game: Game) -> dict[Weights, _Judged]:
    return {}


def threat(state: State, tile: int, seat: int) -> float:
    """The chance that the likeliest rival takes the tile with one plain throw."""
    return likeliest_taker(state, tile, seat)[0]


def likeliest_taker(state: State, tile: int, seat: int) -> tuple[float, int]:
    """That chance, and who this rival is; no chance and NOBODY where none can."""
    if tile == state.shield:
        return 0.0, NOBODY
    game = state.game
    level, count = state.protection(tile)
    worst, taker = 0.0, NOBODY
    for rival in game.seats:
        if rival != seat and _may_come(state, rival, tile, state.fliers_only(tile)):
            chance = chance_to_take(game.keys[tile], dice_of(state, rival), level, count)
            if chance > worst:
                worst, taker = chance, rival
    return worst, taker


def _may_come(state: State, rival: int, tile: int, fliers_only: bool) -> bool:
    """Whether a rival has a token that could go there: on the board, or in the reserve beside the tile."""
    near = False
    for other, piece in enumerate(state.board):
        if piece >> 3 == rival:
            if not fliers_only or IS_ZEPPELIN_TYPE[piece & 7]:
                return True
            near = near or bool(state.game.neighbours[tile] >> other & 1)
    row = state.reserve[rival]
    return near and any(number and IS_ZEPPELIN_TYPE[kind] for kind, number in enumerate(row))


def dice_of(state: State, seat: int) -> int:
    """The dice a seat would roll if its turn began now and it kept its protecting dice."""
    allowance, kept = state.game.figures.start_dice, 0
    for tile, piece in enumerate(state.board):
        if piece >> 3 == seat:
            allowance += state.game.dice[tile]
            kept += state.protecting[tile] > 0
    return max(0, allowance - kept)
