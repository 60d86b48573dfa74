"""The state of a quest at one moment: small, immutable by convention, compared by value.

Every field is a number or a tuple, so that a copy is a copy of references. Nothing but `Change` writes to a state,
and only to one that nobody else has seen. A test holds everybody to it rather than the type: frozen, a state would
take several times as long to copy, and search copies one for every step.

Whose a dominated Amaru is belongs to the frame (`game`), which is then another one. The other modes add fields beside
those that they resemble: goals, stores and who is defeated beside `flags`, who was named beside `active`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import IntEnum
from operator import attrgetter
from typing import Final

from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.game import Game
from game.titles.inkas.rules.led_values import LedChoice
from game.titles.inkas.rules.look import Whereabouts
from game.titles.inkas.rules.pending import Due, Lasting, Pending, Question
from game.titles.inkas.rules.places import bearer_of
from game.titles.inkas.rules.pursuit import Pursuit


class Step(IntEnum):
    """How far the turn has come (notation 2.1); ahead of the quest ayllus are chosen."""

    DAWN = -1
    CHOOSE = 0
    OFFERING = 1
    MOVE = 2
    ATTACK = 3
    PLACEMENT = 4
    UNVEILING = 5


Numbers = tuple[int, ...]


@dataclass(eq=True, slots=True)
class State:
    """All that the game remembers. What is kept by seat is in seat order; the numbers are those of `fixed_order`."""

    game: Game
    seed: int
    drawn: int  # random numbers drawn so far
    rolls: Numbers  # faces that the next rolls show, before chance decides
    chosen: tuple[tuple[int, int], ...]  # while ayllus are chosen: seat -> ayllu and suyu, or NOBODY twice
    choosing: Numbers  # all seats in the order in which they choose; empty when the quest has begun
    turn: int  # turns begun, the present one included
    mover: int  # whose turn it is; while ayllus are chosen, who chooses
    step: Step
    active: int  # the walla that acts this turn, or NOBODY (I-6.3)
    named: int  # Solo: whom the die named for a led turn, by its number among `NAMES`, or NOBODY (I-27.5)
    offered: bool  # whether the turn's offering was made
    draw_offered: bool  # in this turn
    declined: bool  # a partner has declined to lend in this turn
    pulled: int  # mask of wallas that the active one has pulled and may still attack
    first: int  # mask of seats that have not placed in their first turn (I-6.7)
    places: Numbers  # piece -> where it is, see `places`
    staff: int  # where it is, see `places`
    flags: Numbers  # peripheral wamani -> seat whose flag stands there, or NOBODY
    llamas: Numbers  # by seat
    pursuit: Pursuit | None  # of an alternate quest
    cards: Numbers  # wamani -> card that lies face down, or NO_CARD: in Family the peripheral ones, else all but `T`
    hands: tuple[Numbers, ...]  # by seat, sorted; empty where cards are not held
    known: tuple[
        tuple[Numbers, ...], ...
    ]  # seat -> by seat the cards of its hand that the first one knows
    tampus: tuple[tuple[int, int], ...]  # sorted: a walla and a card that lies beside it
    stuck: bool  # the quest was called stuck (I-26.5)
    lasting: tuple[Lasting, ...]
    pending: tuple[Pending, ...]  # what is open, the last one is asked
    out: int  # mask of seats that were eliminated
    victory: str  # a `Victory`, or empty
    winners: int  # mask of seats
    # turns that the eliminated did not have, for the rounds alone
    passed_over: int = field(default=0, compare=False)
    # the board as it was last looked at, kept for the next
    seen: "Seen | None" = field(default=None, compare=False, repr=False)
    # what the table says here, once it was looked up; no copy has it, since copies are there to be changed
    led: LedChoice | None = field(default=None, compare=False, repr=False)

    def copy(self) -> "State":
        """A state of its own with the same value."""
        twin = State.__new__(State)  # field by field: much quicker than to call the class with all of them
        twin.game = self.game
        twin.seed = self.seed
        twin.drawn = self.drawn
        twin.rolls = self.rolls
        twin.chosen = self.chosen
        twin.choosing = self.choosing
        twin.turn = self.turn
        twin.mover = self.mover
        twin.step = self.step
        twin.active = self.active
        twin.named = self.named
        twin.offered = self.offered
        twin.draw_offered = self.draw_offered
        twin.declined = self.declined
        twin.pulled = self.pulled
        twin.first = self.first
        twin.places = self.places
        twin.staff = self.staff
        twin.flags = self.flags
        twin.llamas = self.llamas
        twin.pursuit = self.pursuit
        twin.cards = self.cards
        twin.hands = self.hands
        twin.known = self.known
        twin.tampus = self.tampus
        twin.stuck = self.stuck
        twin.lasting = self.lasting
        twin.pending = self.pending
        twin.out = self.out
        twin.victory = self.victory
        twin.winners = self.winners
        twin.passed_over = self.passed_over
        twin.seen = self.seen
        twin.led = None
        return twin

    def __reduce__(self) -> tuple[type["State"], tuple[object, ...]]:
        return State, (self.game, *_SAID(self))

    def key(self) -> tuple[object, ...]:
        """What tells positions of one quest apart in a search; equal keys allow the same and lead to the same.

        Left out are the seed, the numbers drawn and the turn's number: no rule looks at them but for chance, and
        for the last round of Solo, beyond which nobody searches. Of the frame there are the masters of Amarus, which
        change.
        """
        return (*_KEY(self), self.game.masters) if self.hands else _KEY(self)

    def keep_led(self, choice: LedChoice | None) -> None:
        """Keep what the table says of this state, so that it is looked up once."""
        self.led = choice

    # who decides what

    @property
    def decider(self) -> int:
        """The seat that is asked, or NOBODY when the quest is over."""
        if self.victory:
            return NOBODY
        if self.pending:
            asked = self.pending[-1]
            assert not isinstance(asked, Due)  # it is never the last one
            return asked.of
        return self.mover

    @property
    def question(self) -> Question | None:
        """What is asked, or None when the quest is over."""
        if self.victory:
            return None
        if self.pending:
            asked = self.pending[-1]
            assert not isinstance(asked, Due)
            return asked.question
        return _OF_STEP[self.step]

    # what follows from the rest

    @property
    def bearer(self) -> int:
        """The walla that bears the staff, or NOBODY."""
        return bearer_of(self.staff)

    @property
    def round(self) -> int:
        """The round, from 1: it is over when all who are in play have had their turn."""
        return self.round_after(0)

    def round_after(self, turns: int) -> int:
        """The round so many turns on."""
        return (self.turn - 1 + self.passed_over + turns) // len(self.game.seats) + 1

    def is_out(self, seat: int) -> bool:
        """Whether a seat was eliminated."""
        return bool(self.out >> seat & 1)

    def look(self) -> Whereabouts:
        """Who is where. Copies share it for as long as they share the places and what lasts themselves."""
        if self.seen is not None and self.seen[0] is self.places and self.seen[1] is self.lasting:
            return self.seen[2]
        found = Whereabouts(self.game, self.places, self.lasting)
        self.seen = self.places, self.lasting, found
        return found


# by step: that before the others, numbered -1, comes last
_OF_STEP: Final = (Question.CHOOSE, *(Question.TURN for step in Step if step > Step.CHOOSE), Question.DAWN)
Seen = tuple[Numbers, tuple[Lasting, ...], Whereabouts]

_APART: Final = ("game", "seed", "drawn", "turn", "passed_over", "seen", "led")
_FIELDS: Final = [part.name for part in fields(State) if part.name not in ("game", "seen", "led")]
_SAID: Callable[[State], tuple[object, ...]] = attrgetter(*_FIELDS)
_KEY: Callable[[State], tuple[object, ...]] = attrgetter(
    *(part.name for part in fields(State) if part.name not in _APART)
)
