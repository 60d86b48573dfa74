"""What a title's game of a day begins with: it follows from the title and the date alone."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING

from game.protocol import AnyTitle, DailyGame

if TYPE_CHECKING:
    from game.match import Match


def seed_of(title: str, day: date) -> int:
    """The seed that everybody plays a title with on this day."""
    digest = hashlib.sha256(f"{title} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:4])


def daily_match(
    played: AnyTitle, game: DailyGame, day: date, names: Sequence[str], emblems: Mapping[str, str]
) -> Match:
    """The game of this day: a person on the first seat, then the rivals.

    `names` are those of all seats, `emblems` those of the title by colour.
    """
    from game.match import Match, Seat

    colours = tuple(emblems)[: len(game.rivals) + 1]
    setup = played.read_setup(colours, seed_of(played.name, day), game.setup)
    seated = zip(names, colours, ("", *game.rivals), strict=True)
    return Match(setup, tuple(Seat(name, emblems[colour], bot) for name, colour, bot in seated))


def person_of(match: Match) -> int:
    """The seat of the person in a game of the day; the first one in a journal that somebody has edited."""
    return next((number for number, seat in enumerate(match.seats) if not seat.bot), 0)
