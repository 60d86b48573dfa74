"""The computer players that people choose from, and what they are called."""

from dataclasses import replace

from game.base.i18n.words import Words
from game.core.bots.bot_name import parse_bot_name
from game.core.contract import AnyBots, BotName, Refusal
from game.core.match import Match, Seat, stand_in


def known_bot(bots: AnyBots, text: str) -> BotName | None:
    """The computer player of this name; None where the title has none."""
    name = parse_bot_name(text)
    if isinstance(name, Refusal) or name.level not in bots.levels:
        return None
    return name if not name.temperament or name.temperament in bots.temperaments else None


def is_offered(bots: AnyBots, text: str) -> bool:
    """Whether people can choose the computer player of this name."""
    bot = known_bot(bots, text)
    return bot is not None and bot.level in bots.offered


def strength(bots: AnyBots, level: str) -> int:
    """How strong a level is, from 1 for the weakest that can be chosen; 0 for one that cannot be, or none."""
    return list(bots.offered).index(level) + 1 if level in bots.offered else 0


def first_guess(bots: AnyBots, seat: int) -> str:
    """Who sits at a seat of the very first table: a person, and the second weakest computer players.

    The weakest are for a child, who has them with one press.
    """
    return str(BotName(bots.offered[min(1, len(bots.offered) - 1)])) if seat else ""


def with_known_bots(bots: AnyBots, match: Match) -> Match:
    """The match with a computer player that exists at every seat whose own is not known here."""
    level = stand_in(bots)
    return replace(
        match,
        seats=tuple(
            replace(seat, bot=level) if seat.bot and known_bot(bots, seat.bot) is None else seat
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


def level_of(bots: AnyBots, seat: Seat) -> str:
    """The level that plays a seat, as the title knows it; empty for a person and for a stranger."""
    bot = known_bot(bots, seat.bot)
    return bot.level if bot is not None else ""


def seat_level(words: Words, seat: Seat) -> str:
    """The level that plays a seat, as people call it; empty for a person."""
    bot = parse_bot_name(seat.bot)
    key = "" if isinstance(bot, Refusal) else f"bots.level.{bot.level}"
    return words(key) if words.knows(key) else seat.bot


def seat_name(words: Words, seat: Seat) -> str:
    """A player's name, with the level of a computer player: `Bram Hollis · Engineer`."""
    return words("bots.titled", name=seat.name, title=seat_level(words, seat)) if seat.bot else seat.name
