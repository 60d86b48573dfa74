"""What a title's game of a day begins with: it follows from the title and the date alone."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from game.core.contract import AnyTitle, DailyGame, Rival

if TYPE_CHECKING:
    from game.core.match import Match


def seed_of(title: str, day: date) -> int:
    """The seed that everybody plays a title with on this day."""
    digest = hashlib.sha256(f"{title} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:4])


def daily_match(
    played: AnyTitle,
    game: DailyGame,
    day: date,
    names: Sequence[str],
    emblems: Mapping[str, str],
    called: Callable[[Rival], str],
) -> Match:
    """The game of this day: a person on the first seat, then the rivals, who are drawn from those of the title.

    `names` are those of all seats in a title without rivals, `emblems` those of the title by colour; `called` says
    what a rival is called.
    """
    from game.core.match import NAME_LENGTH, Match, Seat

    colours = tuple(emblems)[: len(game.rivals) + 1]
    seed = seed_of(played.name, day)
    seats = [Seat(name, emblems[colour]) for name, colour in zip(names, colours, strict=True)]
    for number, level in enumerate(game.rivals, 1):
        seats[number] = replace(seats[number], bot=level)
    there = played.bots.rivals
    drawn = random.Random(seed).sample(there, len(game.rivals)) if len(there) >= len(game.rivals) else ()
    for number, rival in enumerate(drawn, 1):
        bot = f"{seats[number].bot}:{rival.temperament}" if rival.temperament else seats[number].bot
        seats[number] = replace(seats[number], name=called(rival)[:NAME_LENGTH], bot=bot, rival=rival.name)
    return Match(played.setups.read(colours, seed, game.setup), tuple(seats))


def person_of(match: Match) -> int:
    """The seat of the person in a game of the day; the first one in a journal that somebody has edited."""
    return next((number for number, seat in enumerate(match.seats) if not seat.bot), 0)
