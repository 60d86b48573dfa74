"""What a title's game of a day begins with: it follows from the title and the date alone."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Final

from game.core.contract import AnyTitle, DailyGame, Rival

if TYPE_CHECKING:
    from game.core.match import Match


_FEWEST: Final = 2  # rivals


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
    """The game of this day: a person, then the rivals, who are drawn from those of the title.

    `names` are those of the person and of all rivals in a title without persons for them, `emblems` those of the title
    by colour; `called` says what a rival is called.
    """
    from game.core.match import NAME_LENGTH, Match, Seat

    seed = seed_of(played.name, day)
    luck = random.Random(seed)
    there = played.bots.rivals
    drawn = luck.sample(there, len(game.rivals)) if len(there) >= len(game.rivals) else ()
    bots, own = game.rivals, 0
    if game.varied:
        bots = bots[: luck.randint(min(_FEWEST, len(bots)), len(bots))]
        own = luck.randrange(len(bots) + 1)
        if not drawn:  # persons bring their own
            tempers = luck.sample(played.bots.temperaments, len(bots))
            bots = tuple([f"{level}:{temper}" for level, temper in zip(bots, tempers, strict=True)])
    colours = tuple(emblems)[: len(bots) + 1]
    players = [Seat(name, "", bot) for name, bot in zip(names, ("", *bots), strict=False)]
    for number, rival in enumerate(drawn[: len(bots)], 1):
        bot = f"{players[number].bot}:{rival.temperament}" if rival.temperament else players[number].bot
        players[number] = replace(
            players[number], name=called(rival)[:NAME_LENGTH], bot=bot, rival=rival.name
        )
    players.insert(own, players.pop(0))
    seats = [replace(seat, emblem=emblems[colour]) for seat, colour in zip(players, colours, strict=True)]
    return Match(played.setups.read(colours, seed, game.setup), tuple(seats))


def person_of(match: Match) -> int:
    """The seat of the person in a game of the day; the first one in a journal that somebody has edited."""
    return next((number for number, seat in enumerate(match.seats) if not seat.bot), 0)
