"""Who sits where, as a form holds it while it is filled in."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.match import NAME_LENGTH


@dataclass
class SeatChoice:
    """A seat as it is being filled in: `given` is what was typed, empty for the suggested name.

    `bot` is the name of the computer player that sits there, empty for a person.
    """

    colour: str
    suggested: str
    given: str = ""
    bot: str = ""

    @property
    def name(self) -> str:
        """The name that the player will have."""
        return " ".join(self.given.split())[:NAME_LENGTH] or self.suggested


def take_colour(seats: Sequence[SeatChoice], number: int, colour: str) -> None:
    """Give a seat, counted from 0, this colour; whoever had it gets the seat's own."""
    for other in seats:
        if other.colour == colour:
            other.colour = seats[number].colour
    seats[number].colour = colour
