"""What a seat sees as numbers from 0 to 1: what a learning program is shown."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.titles.machu_picchu.content.definitions import CARDS
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, TILES
from game.titles.machu_picchu.rules.state import Question, State

_MANY_GOODS: Final = 20
_MANY_CARDS: Final = 15
_QUESTIONS: Final = tuple(Question)


def observe(state: State, seat: int, turns: int) -> list[float]:
    """The table as this seat sees it: its own things first, then those of the others in turn order.

    The hands of others and the stack are told by their numbers alone. The length depends on the number of players
    alone; `turns` is when the game is stopped.
    """
    seats = state.game.order_from(seat)
    parts = (_moment(state, seats, turns), _board(state), _cards(state, seat), _players(state, seats))
    return [min(1.0, float(number)) for part in parts for number in part]


def _moment(state: State, seats: Sequence[int], turns: int) -> Iterator[float]:
    """The day, whose turn it is, who decides what."""
    yield state.turn / turns
    yield state.day / state.game.days.last
    for seat in seats:
        yield state.mover == seat
        yield state.decider == seat
        yield state.sun == seat
    yield from (state.question is question for question in _QUESTIONS)
    yield from (state.used >> bit & 1 for bit in range(6))


def _board(state: State) -> Iterator[float]:
    game = state.game
    yield from (units / game.days.bonus_most for units in state.bonus)
    yield from (units / game.column for units in state.market)
    yield from (state.taken(row) / size for row, size in enumerate(game.row_sizes))
    yield from (state.moon() >> tile & 1 for tile in range(len(TILES)))
    yield len(state.stack) / len(CARDS)


def _cards(state: State, seat: int) -> Iterator[float]:
    """The own hand, and the cards of the stack that this seat put there."""
    yield from (card in state.hands[seat] for card in range(len(CARDS)))
    yield from (card in state.known[seat] for card in range(len(CARDS)))


def _players(state: State, seats: Sequence[int]) -> Iterator[float]:
    game = state.game
    for seat in seats:
        yield from (count / _MANY_GOODS for count in state.goods[seat])
        yield from (count / _MANY_GOODS for count in state.owed[seat])
        yield from (count / game.incas for count in state.incas[seat])
        yield from (count / size for count, size in zip(state.clergy[seat], game.row_sizes, strict=True))
        yield from (state.prince[seat] == place for place in range(len(DISTRICTS)))
        yield from (state.tiles[seat] >> tile & 1 for tile in range(len(TILES)))
        yield state.clock[seat] / game.incas
        yield state.supply(seat) / game.incas
        yield state.scout[seat] / game.trail.summit
        yield len(state.hands[seat]) / _MANY_CARDS
        yield state.late[seat] / 3
