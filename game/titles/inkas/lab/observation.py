"""What a seat sees as numbers from 0 to 1: what a learning program is shown."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.lab.action_list import WORDS
from game.titles.inkas.rules.board import PERIPHERAL
from game.titles.inkas.rules.fixed_order import NO_CARD, NOBODY
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.places import BORNE, FLOOR, SUPPLY, UKHU, WAMANI_COUNT, is_dead, lives
from game.titles.inkas.rules.state import State, Step

_MANY_LLAMAS: Final = 24
_MOST_WORDS: Final = 12  # of an action under way that are told
_QUESTIONS: Final = tuple(Question)


def observe(state: State, seat: int, said: Sequence[int], turns: int) -> list[float]:
    """The table as this seat sees it, its own things first, then those of the others in turn order, and the words said
    of an action under way. The length depends on the number of players alone; `turns` is when the game is stopped.
    """
    seats = state.game.order_from(seat)
    parts = (_moment(state, seats, turns), _table(state, seats), _wallas(state, seats), _words(said))
    return [min(1.0, max(0.0, float(number))) for part in parts for number in part]


def _moment(state: State, seats: Sequence[int], turns: int) -> Iterator[float]:
    """How far the quest and the turn have come, and who decides what."""
    yield state.turn / turns
    for seat in seats:
        yield state.mover == seat
        yield state.decider == seat
        yield state.is_out(seat)
        yield state.llamas[seat] / _MANY_LLAMAS
    yield from (state.question is question for question in _QUESTIONS)
    yield from (state.step is step for step in Step)
    yield state.offered
    yield state.draw_offered


def _table(state: State, seats: Sequence[int]) -> Iterator[float]:
    """The staff, flags, which wamanis have a card, which cards are left."""
    at = NOBODY if state.staff >= BORNE else state.staff % FLOOR
    yield from (at == place for place in range(WAMANI_COUNT))
    yield state.staff < FLOOR
    for seat in seats:
        yield from (state.flags[place] == seat for place in range(PERIPHERAL))
    yield from (card != NO_CARD for card in state.cards)
    yield from (state.cards.count(card) / PERIPHERAL for card in range(len(CARDS)))


def _wallas(state: State, seats: Sequence[int]) -> Iterator[float]:
    """Of each seat's wallas the wamani, and whether it lives, lies dead, waits, is banished, acts, bears the staff."""
    look = state.look()
    for seat in seats:
        own = state.game.wallas_of[seat] if state.game.players else ()
        for walla in own:
            place = state.places[walla]
            on_board = place if lives(place) else place - FLOOR if place < SUPPLY else NOBODY
            yield from (on_board == other for other in range(WAMANI_COUNT))
            yield lives(place)
            yield is_dead(place)
            yield place == SUPPLY
            yield place == UKHU
            yield state.active == walla
            yield state.bearer == walla
            yield look.paralysed >> walla & 1
            yield state.pulled >> walla & 1


def _words(said: Sequence[int]) -> Iterator[float]:
    for place in range(_MOST_WORDS):
        yield (said[place] + 1) / len(WORDS) if place < len(said) else 0.0
