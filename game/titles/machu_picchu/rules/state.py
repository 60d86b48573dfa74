"""The state of a game at one moment: small, immutable by convention, compared by value.

Every field is a number or a tuple, so that a copy is a copy of references. Nothing but `Change` writes to a state,
and only to one that nobody else has seen. A test holds everybody to it rather than the type: frozen, a state would
take several times as long to copy, and search copies one for every step.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import IntEnum, StrEnum
from operator import attrgetter
from typing import Final, NamedTuple

from game.titles.machu_picchu.rules.fixed_order import CORN, NOBODY
from game.titles.machu_picchu.rules.game import Game, Pieces


class Phase(IntEnum):
    """What the seats do in turn; in all but the last one somebody decides."""

    INCA = 1  # first Incas (M-3.9)
    PLACE = 2  # first turns (M-3.10)
    TURN = 3
    NIGHT = 4  # section 10
    OVER = 5


class Question(StrEnum):
    """What a seat is asked; the first three follow from the phase, the others wait in `State.pending`."""

    INCA = "inca"
    PLACE = "place"
    MOVE = "move"
    MAKE = "make"
    BURN = "burn"
    OFFER = "offer"
    HIRE = "hire"
    ORDAIN = "ordain"
    TRADE = "trade"
    RECALL = "recall"
    GOODS = "goods"
    RETURN = "return"
    FEE = "fee"
    # no question: a further summit of the same movement, served when what is before it is done
    CLAIM = "claim"


class Pending(NamedTuple):
    """An open question. `detail` is the number of cards to return, or the index of the tile of a fee; else 0."""

    seat: int
    question: Question
    detail: int = 0


# the bit of `State.used` from the first adjustment, sale or purchase on; below it the jobs
TRADED: Final = 1 << 5


@dataclass(eq=True, slots=True)
class State:
    """All that the game remembers. What is kept by seat is in seat order; the numbers are those of `fixed_order`."""

    game: Game
    seed: int
    drawn: int  # random numbers drawn so far: all before the first decision (M-13.2)
    turn: int  # turns begun, the present one included; the first one is coming while first Incas are placed
    mover: int  # whose turn it is; at night who holds the Sun Tile
    phase: Phase
    day: int
    bonus: tuple[int, ...]  # daily district -> bonus units
    market: tuple[int, ...]  # market good, llama first -> units in the column
    goods: tuple[Pieces, ...]  # seat -> pieces by good
    incas: tuple[tuple[int, ...], ...]  # seat -> Incas in the city by job
    clock: tuple[int, ...]  # seat -> Incas at the Sun Clock
    clergy: tuple[tuple[int, ...], ...]  # seat -> clergy cards by row
    prince: tuple[int, ...]  # seat -> district, or NOWHERE
    scout: tuple[int, ...]  # seat -> field of the trail
    tiles: tuple[int, ...]  # seat -> mask of Moon Tiles taken
    sun: int  # seat that holds the Sun Tile, or NOBODY
    hands: tuple[tuple[int, ...], ...]  # seat -> Sacrifice Cards, sorted
    stack: tuple[int, ...]  # Sacrifice Cards, the top first
    known: tuple[tuple[int, ...], ...]  # seat -> cards of the stack that it put back itself, sorted
    late: tuple[int, ...]  # seat -> claims that found the stack empty (M-11.3)
    owed: tuple[Pieces, ...]  # seat -> trail payments to come, by good (M-9.5)
    pending: tuple[Pending, ...]  # open questions, the one that is asked first
    used: int  # in the running action: a mask of the jobs hired, or TRADED
    ending: str  # an `Ending`, or empty

    def copy(self) -> "State":
        """A state of its own with the same value."""
        twin = State.__new__(State)  # field by field: much quicker than to call the class with all of them
        twin.game = self.game
        twin.seed = self.seed
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.mover = self.mover
        twin.phase = self.phase
        twin.day = self.day
        twin.bonus = self.bonus
        twin.market = self.market
        twin.goods = self.goods
        twin.incas = self.incas
        twin.clock = self.clock
        twin.clergy = self.clergy
        twin.prince = self.prince
        twin.scout = self.scout
        twin.tiles = self.tiles
        twin.sun = self.sun
        twin.hands = self.hands
        twin.stack = self.stack
        twin.known = self.known
        twin.late = self.late
        twin.owed = self.owed
        twin.pending = self.pending
        twin.used = self.used
        twin.ending = self.ending
        return twin

    def __reduce__(self) -> tuple[type["State"], tuple[object, ...]]:
        return State, (self.game, *_SAID(self))

    def key(self) -> tuple[object, ...]:
        """What tells positions of one game apart in a search; equal keys allow the same and lead to the same.

        Left out are the seed, the numbers drawn and the turn's number: no rule looks at them after the set-up.
        """
        return _KEY(self)

    # who decides what

    @property
    def decider(self) -> int:
        """The seat that is asked, or NOBODY when the game is over."""
        if self.pending:
            return self.pending[0].seat
        return NOBODY if self.ending else self.mover

    @property
    def question(self) -> Question | None:
        """What is asked, or None when the game is over."""
        if self.pending:
            return self.pending[0].question
        return _OPEN_QUESTIONS.get(self.phase)

    # what follows from the rest

    def supply(self, seat: int) -> int:
        """Own Incas that are neither in the city nor at the clock."""
        return self.game.incas - sum(self.incas[seat]) - self.clock[seat]

    def taken(self, row: int) -> int:
        """Cards of a row that players have."""
        return sum([cards[row] for cards in self.clergy])

    def clergy_left(self) -> int:
        """Cards that still lie in the rows."""
        return sum(self.game.row_sizes) - sum([sum(cards) for cards in self.clergy])

    def number(self, row: int) -> int:
        """The lowest visible number of a row; 0 while none is visible (M-6.5, R-18)."""
        return self.game.row_steps[row][self.taken(row)]

    def moon(self) -> int:
        """Mask of the Moon Tiles on the board."""
        taken = 0
        for tiles in self.tiles:
            taken |= tiles
        return _ALL_TILES & ~taken

    def units(self, seat: int) -> int:
        """Whole units of goods, corn at three pieces (M-12.8, R-13)."""
        had = self.goods[seat]
        return sum(had) - had[CORN] + had[CORN] // self.game.units[CORN]

    def last_of_day(self) -> bool:
        """Whether this turn is the last one of the day: the seat before the holder of the Sun Tile has it."""
        return self.sun != NOBODY and (self.mover + 1) % len(self.game.colours) == self.sun


_ALL_TILES: Final = (1 << 7) - 1
_OPEN_QUESTIONS: Final = {
    Phase.INCA: Question.INCA,
    Phase.PLACE: Question.PLACE,
    Phase.TURN: Question.MOVE,
}
_APART = ("game", "seed", "drawn", "turn")
_FIELDS = [part.name for part in fields(State) if part.name != "game"]
_SAID: Callable[[State], tuple[object, ...]] = attrgetter(*_FIELDS)
_KEY: Callable[[State], tuple[object, ...]] = attrgetter(
    *(part.name for part in fields(State) if part.name not in _APART)
)
