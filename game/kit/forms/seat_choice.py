"""Who sits where, as a form holds it while it is filled in."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace

from game.base.i18n.words import Words
from game.core.bots.available_bots import known_bot
from game.core.contract import AnyBots
from game.core.match import NAME_LENGTH
from game.kit.portraits import free_rival, rival_name


@dataclass(frozen=True, slots=True)
class SeatColumn:
    """What a title lets each seat choose of its own: one of some values, which `labels` tell in words.

    `distinct`: no two seats have the same; there are at least as many values as seats. `first` says by how many play
    what the seats begin with, where that is not the values in their order.
    """

    name: str
    values: Sequence[str]
    labels: Sequence[str]
    tip: str
    distinct: bool = False
    first: Mapping[int, Sequence[str]] = field(default_factory=dict)

    def at_first(self, number: int, count: int) -> str:
        """What the seat of this number, from 0, begins with where so many play."""
        values = self.first.get(count, self.values)
        return values[number % len(values)]


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits somewhere, whatever is chosen there: the computer player `bot`, which is called `name`; a person where
    both are empty.
    """

    bot: str = ""
    name: str = ""


@dataclass
class SeatChoice:
    """A seat as it is being filled in: `given` is what was typed, empty for the suggested name.

    `bot` is the name of the computer player that sits there, empty for a person; `rival` is who it is (empty where the
    title has no rivals), and `called` what that one is called. `playing`: the seat is one of those that play. `own` is
    what it has in each of the title's columns.

    `rank`: whoever has a lower one chooses before it, and keeps what it has; 0 where all choose freely. `by_itself`:
    nobody chooses for the computer player that sits there. `barred`: values of the title's columns that do not go with
    what others have chosen before. `sitter`: who sits there by the way to play, instead of who was chosen.
    """

    colour: str
    suggested: str
    given: str = ""
    bot: str = ""
    rival: str = ""
    called: str = ""
    playing: bool = True
    own: dict[str, str] = field(default_factory=dict)
    rank: int = 0
    by_itself: bool = False
    barred: Collection[str] = ()
    sitter: Sitter | None = None

    @property
    def player(self) -> str:
        """The name of the computer player that will sit there; empty for a person."""
        return self.bot if self.sitter is None else self.sitter.bot

    @property
    def name(self) -> str:
        """The name that the player will have."""
        if self.sitter is not None and self.sitter.name:
            return self.sitter.name
        if self.player and self.called:
            return self.called[:NAME_LENGTH]
        return " ".join(self.given.split())[:NAME_LENGTH] or self.suggested


def is_kept(seats: Sequence[SeatChoice], number: int, has: Callable[[SeatChoice], bool]) -> bool:
    """Whether somebody who chooses before a seat, counted from 0, has something."""
    return any(0 < other.rank < seats[number].rank and has(other) for other in seats)


def take_colour(seats: Sequence[SeatChoice], number: int, colour: str) -> None:
    """Give a seat, counted from 0, this colour; whoever had it gets the seat's own, but for those who choose before."""
    if is_kept(seats, number, lambda other: other.colour == colour):
        return
    for other in seats:
        if other.colour == colour:
            other.colour = seats[number].colour
    seats[number].colour = colour


def take_rival(seats: Sequence[SeatChoice], number: int, rival: str, called: str) -> None:
    """Let a seat, counted from 0, be played by this rival; the seat where that one sat gets the seat's own."""
    seat = seats[number]
    for other in seats:
        if other.rival == rival:
            other.rival, other.called = seat.rival, seat.called
    seat.rival, seat.called = rival, called


def take_own(seats: Sequence[SeatChoice], number: int, column: SeatColumn, value: str) -> None:
    """Give a seat, counted from 0, this value in a column of the title's; whoever had it gets the seat's own, where
    all have different ones, but for those who choose before.
    """
    if column.distinct and is_kept(seats, number, lambda other: other.own[column.name] == value):
        return
    mine = seats[number].own
    for other in seats:
        if column.distinct and other.own[column.name] == value:
            other.own[column.name] = mine[column.name]
    mine[column.name] = value


def fit_own(seats: Sequence[SeatChoice], columns: Sequence[SeatColumn], before: int, now: int) -> None:
    """So many play now: where nobody has changed what all begin with, they have what so many begin with."""
    for column in columns:
        if all(seat.own[column.name] == column.at_first(number, before) for number, seat in enumerate(seats)):
            for number, seat in enumerate(seats):
                seat.own[column.name] = column.at_first(number, now)


def seat_rivals(seats: Sequence[SeatChoice], words: Words, bots: AnyBots, last: Sequence[str]) -> None:
    """Let every seat have a rival of its own: who sat there last, else one who likes what its computer player does;
    those of computer players come first.
    """
    known = {rival.name: rival for rival in bots.rivals}
    for seat, name in zip(seats, last, strict=False):
        if name in known and name not in (other.rival for other in seats):
            seat.rival = name
    for seat in sorted(seats, key=lambda seat: not seat.bot):
        bot = known_bot(bots, seat.bot)
        taken = [other.rival for other in seats]
        rival = known.get(seat.rival) or free_rival(bots.rivals, taken, bot.temperament if bot else "")
        if rival is None:
            continue
        seat.rival, seat.called = rival.name, rival_name(words, rival)
        if bot is not None:
            seat.bot = str(replace(bot, temperament=rival.temperament))
