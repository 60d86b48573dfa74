"""Who sits where, as a form holds it while it is filled in."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.match import NAME_LENGTH


@dataclass
class SeatChoice:
    """A seat as it is being filled in: `given` is what was typed, empty for the suggested name.

    `bot` is the name of the computer player that sits there, empty for a person; `rival` is who it is (empty where the
    title has no rivals), and `called` what that one is called. `playing`: the seat is one of those that play.
    """

    colour: str
    suggested: str
    given: str = ""
    bot: str = ""
    rival: str = ""
    called: str = ""
    playing: bool = True

    @property
    def name(self) -> str:
        """The name that the player will have."""
        if self.bot and self.called:
            return self.called[:NAME_LENGTH]
        return " ".join(self.given.split())[:NAME_LENGTH] or self.suggested


def take_colour(seats: Sequence[SeatChoice], number: int, colour: str) -> None:
    """Give a seat, counted from 0, this colour; whoever had it gets the seat's own."""
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
