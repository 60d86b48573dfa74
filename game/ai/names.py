"""The computer players that people choose from, and what they are called."""

from dataclasses import replace
from typing import Final

from game.ai.bot import read_name
from game.i18n.words import Words
from game.match import Match, Seat
from game.protocol import BotName, Refusal
from game.titles.wiraqocha.bots.roster import LEVELS, TEMPERAMENTS

OFFERED: Final = ("cadet", "surveyor", "engineer", "empress")  # from the weakest up
AGAINST_THE_CLOCK: Final = "empress"  # the level that thinks as long as it is given
_TEMPERS: Final = ("relics", "miner", "inventor", "raider")  # the order in which they are offered
_STAND_IN: Final = "surveyor"


def levels() -> tuple[str, ...]:
    """The levels that can be chosen, from the weakest up."""
    return tuple(level for level in OFFERED if level in LEVELS) or tuple(LEVELS)


def temperaments() -> tuple[str, ...]:
    """The temperaments that can be chosen."""
    ordered = [name for name in _TEMPERS if name in TEMPERAMENTS]
    return (*ordered, *sorted(TEMPERAMENTS - {*ordered}))


def known_bot(text: str) -> BotName | None:
    """The computer player of this name; None where the game has none."""
    name = read_name(text)
    if isinstance(name, Refusal) or name.level not in LEVELS:
        return None
    return name if not name.temperament or name.temperament in TEMPERAMENTS else None


def is_offered(text: str) -> bool:
    """Whether people can choose the computer player of this name."""
    bot = known_bot(text)
    return bot is not None and bot.level in levels()


def strength(level: str) -> int:
    """How strong a level is, from 1 for the weakest that can be chosen; 0 for one that cannot be, or none."""
    return levels().index(level) + 1 if level in levels() else 0


def first_guess(seat: int) -> str:
    """Who sits at a seat of the very first table: a person, and the weakest computer players."""
    return str(BotName(levels()[0], "")) if seat else ""


def with_known_bots(match: Match) -> Match:
    """The match with a computer player that exists at every seat whose own is not known here."""
    level = _STAND_IN if _STAND_IN in LEVELS else levels()[0]
    return replace(
        match,
        seats=tuple(
            replace(seat, bot=level) if seat.bot and known_bot(seat.bot) is None else seat
            for seat in match.seats
        ),
    )


def level_name(words: Words, level: str) -> str:
    """A level as people call it."""
    key = f"bots.level.{level}"
    return words(key) if words.knows(key) else level


def temperament_name(words: Words, temperament: str) -> str:
    """A temperament as people call it; that of no temperament where it is empty."""
    key = f"bots.temperament.{temperament or 'none'}"
    return words(key) if words.knows(key) else temperament


def level_of(seat: Seat) -> str:
    """The level that plays a seat, as the game knows it; empty for a person and for a stranger."""
    bot = known_bot(seat.bot)
    return bot.level if bot is not None else ""


def seat_level(words: Words, seat: Seat) -> str:
    """The level that plays a seat; empty for a person."""
    bot = known_bot(seat.bot)
    return level_name(words, bot.level) if bot is not None else seat.bot


def titled(words: Words, seat: Seat) -> str:
    """A player's name, with the level of a computer player: `Bram Hollis · Engineer`."""
    return words("bots.titled", name=seat.name, title=seat_level(words, seat)) if seat.bot else seat.name
