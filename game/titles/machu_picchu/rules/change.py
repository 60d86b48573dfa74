"""The one place where a state changes: a fresh copy, the steps that rules are made of, and the events they leave."""

from collections.abc import Callable, Iterable
from typing import ParamSpec

from game.titles.machu_picchu.content.definitions import CARDS, Ending
from game.titles.machu_picchu.rules.event_values import Amount, Amounts
from game.titles.machu_picchu.rules.events import CardDrawn, CardsReturned, Event, NotAsked
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, GOODS, NOBODY
from game.titles.machu_picchu.rules.game import NOTHING, Pieces
from game.titles.machu_picchu.rules.state import Pending, Phase, Question, State

Told = ParamSpec("Told")
Numbers = tuple[int, ...]


def put(row: Numbers, place: int, value: int) -> Numbers:
    """The row with another value in one place."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def put_row(rows: tuple[Numbers, ...], seat: int, row: Numbers) -> tuple[Numbers, ...]:
    """The rows with another one for a seat."""
    changed = list(rows)
    changed[seat] = row
    return tuple(changed)


def seen_as(
    state: State, seed: int, hands: tuple[Numbers, ...], stack: Numbers, known: tuple[Numbers, ...]
) -> State:
    """The same table with other hidden cards, for views."""
    twin = state.copy()
    twin.seed, twin.drawn = seed, 0
    twin.hands, twin.stack, twin.known = hands, stack, known
    return twin


class Change:
    """A step under way. Each method is one elementary happening; the rules' sentences are made of these."""

    __slots__ = ("events", "game", "state")

    def __init__(self, before: State) -> None:
        self.state = before.copy()
        self.game = before.game
        self.events: list[Event] = []

    def emit(self, event: Callable[Told, Event], *given: Told.args, **named: Told.kwargs) -> None:
        """Add an event, given as its class and what it says: it is made only where somebody listens."""
        self.events.append(event(*given, **named))

    def amounts(self, before: Pieces, after: Pieces) -> Amounts:
        """What changed between the two, as events tell it."""
        return tuple(
            [
                Amount(GOODS[good], had, has)
                for good, (had, has) in enumerate(zip(before, after, strict=True))
                if had != has
            ]
        )

    # turns and questions

    def open_turn(self, seat: int, phase: Phase, *, counted: bool = True) -> None:
        """Let a seat be the one to move; the very first turn was counted before."""
        self.state.mover = seat
        self.state.phase = phase
        self.state.turn += counted

    def pass_on(self, seat: int) -> None:
        """Let a seat be the one to decide before the first turns."""
        self.state.mover = seat

    def open_night(self) -> None:
        """Let the night begin: the holder of the Sun Tile is first in all (R-32)."""
        self.state.phase = Phase.NIGHT
        self.state.mover = self.state.sun

    def open_day(self) -> None:
        """One day up, the Sun Tile back on the moon (M-10.11)."""
        self.state.day += 1
        self.state.sun = NOBODY

    def end(self, ending: Ending) -> None:
        """The game is over."""
        self.state.phase = Phase.OVER
        self.state.ending = ending.value

    def ask(self, seat: int, question: Question, detail: int = 0) -> None:
        """Let a question be asked after those that are open."""
        self.state.pending = (*self.state.pending, Pending(seat, question, detail))

    def ask_if(self, able: bool, seat: int, question: Question, district: int) -> None:
        """As `ask`, if the seat is able to answer in several ways; else it is told that it is not asked (R-14)."""
        if able:
            self.ask(seat, question)
        else:
            self.emit(NotAsked, self.game.colours[seat], question, DISTRICTS[district])

    def ask_first(self, seat: int, question: Question, detail: int = 0, times: int = 1) -> None:
        """Let a question be asked before those that are open."""
        self.state.pending = (*((Pending(seat, question, detail),) * times), *self.state.pending)

    def answered(self) -> Pending:
        """Take the first question away: it is answered."""
        head = self.state.pending[0]
        self.state.pending = self.state.pending[1:]
        return head

    def use(self, bits: int) -> None:
        """Note what the running action has used up."""
        self.state.used |= bits

    def close_action(self) -> None:
        """The running action is over: what it had used up may be used anew."""
        self.state.used = 0

    # goods

    def move_goods(self, seat: int, by: Pieces) -> Amounts:
        """Pieces come from the bank, or go there where the numbers are below 0."""
        before = self.state.goods[seat]
        after = tuple([had + more for had, more in zip(before, by, strict=True)])
        self.state.goods = put_row(self.state.goods, seat, after)
        return self.amounts(before, after)

    def pay(self, seat: int, cost: Pieces, times: int = 1) -> Amounts:
        """Pieces go to the bank."""
        return self.move_goods(seat, tuple([-count * times for count in cost]))

    def owe(self, seat: int, gain: Pieces) -> None:
        """The trail owes a player more, until the turn or the night closes (M-9.9)."""
        before = self.state.owed[seat]
        after = tuple([had + more for had, more in zip(before, gain, strict=True)])
        self.state.owed = put_row(self.state.owed, seat, after)

    def settle_debt(self, seat: int) -> Amounts:
        """The trail pays what it owes."""
        owed = self.state.owed[seat]
        self.state.owed = put_row(self.state.owed, seat, NOTHING)
        return self.move_goods(seat, owed)

    def fill_column(self, column: int, by: int) -> None:
        """Units come into a column of the market, or leave it."""
        self.state.market = put(self.state.market, column, self.state.market[column] + by)

    def lay_bonus(self, district: int, units: int) -> None:
        """So many bonus units lie in a daily district now."""
        self.state.bonus = put(self.state.bonus, district, units)

    # Princes, Incas, clergy

    def stand(self, seat: int, district: int) -> None:
        """A Prince stands in a district."""
        self.state.prince = put(self.state.prince, seat, district)

    def count_incas(self, seat: int, job: int, by: int) -> None:
        """Incas of a job come into the city or leave it."""
        row = self.state.incas[seat]
        self.state.incas = put_row(self.state.incas, seat, put(row, job, row[job] + by))

    def count_at_clock(self, seat: int, by: int) -> None:
        """Incas come to the Sun Clock or leave it."""
        self.state.clock = put(self.state.clock, seat, self.state.clock[seat] + by)

    def take_clergy(self, seat: int, row: int) -> None:
        """The leftmost card of a row comes before a player."""
        cards = self.state.clergy[seat]
        self.state.clergy = put_row(self.state.clergy, seat, put(cards, row, cards[row] + 1))

    # tiles

    def take_tile(self, seat: int, tile: int) -> None:
        """A Moon Tile comes to a player."""
        self.state.tiles = put(self.state.tiles, seat, self.state.tiles[seat] | 1 << tile)

    def return_tile(self, seat: int, tile: int) -> None:
        """A Moon Tile goes back to the board."""
        self.state.tiles = put(self.state.tiles, seat, self.state.tiles[seat] & ~(1 << tile))

    def take_sun(self, seat: int) -> None:
        """The Sun Tile comes to a player (M-10.1)."""
        self.state.sun = seat

    # the trail and its cards

    def move_scout(self, seat: int, field: int) -> None:
        """A Scout stands on a field."""
        self.state.scout = put(self.state.scout, seat, field)

    def draw_card(self, seat: int) -> None:
        """The top card of the stack comes into a hand; nobody knows its place any more."""
        state = self.state
        card, state.stack = state.stack[0], state.stack[1:]
        state.hands = put_row(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
        if any(state.known):
            state.known = tuple([_without(cards, (card,)) for cards in state.known])
        left = len(state.stack)
        self.emit(CardDrawn, seat, self.game.colours[seat], CARDS[card], left + 1, left)

    def return_cards(self, seat: int, cards: Numbers) -> None:
        """Cards of a hand go under the stack, the last one lowest; their owner knows where they lie (R-25)."""
        state = self.state
        before = len(state.stack)
        state.hands = put_row(state.hands, seat, _without(state.hands[seat], cards))
        state.stack = (*state.stack, *cards)
        state.known = put_row(state.known, seat, tuple(sorted((*state.known[seat], *cards))))
        names = tuple([CARDS[card] for card in cards])
        self.emit(CardsReturned, seat, self.game.colours[seat], names, before, before + len(cards))

    def claim_late(self, seat: int) -> None:
        """A claim finds the stack empty (M-11.3)."""
        self.state.late = put(self.state.late, seat, self.state.late[seat] + 1)


class SilentChange(Change):
    """The same step where nobody listens: the state changes by the same code, no event is made."""

    __slots__ = ()

    def emit(self, event: Callable[Told, Event], *given: Told.args, **named: Told.kwargs) -> None:
        """Nothing is said."""

    def amounts(self, before: Pieces, after: Pieces) -> Amounts:
        """Nobody asks."""
        return ()


def _without(cards: Numbers, gone: Iterable[int]) -> Numbers:
    return tuple([card for card in cards if card not in gone])
