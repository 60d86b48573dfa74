"""How fast the table is drawn while computer players think beside it, as `bench table` tells."""

import time
from typing import Final

from game.bench.table import FRAME, FULL_HD, Line, window
from game.i18n.words import Words
from game.match import Match, Seat, Session, begin_match
from game.protocol import BotName, Refusal
from game.scenes.seat_colours import emblem_of
from game.showcase import SEED
from game.titles.wiraqocha.bots.title_bots import make_bot
from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.rules.setup import Setup

_BOT: Final = "empress@5"  # thinks hardest, and longest
_TURNS: Final = 16  # played before, so that the valley is crowded
_SECONDS: Final = 20.0
_FIRST: Final = 30  # pictures after the table is opened that do not count


def thinking_lines(content: Content, words: Words) -> list[Line]:
    """The figures: pictures while a computer player thinks, and all those of its turns, with the longest one."""
    thinking, all_times = _times(content, words)
    return [
        Line("thinking", _p99(thinking), 16.7),
        Line("bots_turn", _p99(all_times), 16.7),
        Line("bots_longest", max(all_times)),
    ]


def _p99(times: list[float]) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * 99 // 100)]


def _times(content: Content, words: Words) -> tuple[list[float], list[float]]:
    """Milliseconds of each picture of a crowded table at 60 a second: while one thinks, and all of them."""
    import pygame

    from game.scenes.table.scene import TableScene

    thinking: list[float] = []
    all_times: list[float] = []
    with window(FULL_HD) as loop:
        match, session = _crowded(content, words)
        scene = TableScene(match, session, words, leave=_nothing, over=_nothing)
        loop.stack.replace(scene)
        end = time.perf_counter() + _SECONDS
        while time.perf_counter() < end and scene.bot_turns.deciding is not None:
            thinks = scene.bot_turns.thinking is not None
            begun = time.perf_counter_ns()
            loop.stack.invalidate()  # whatever the table thinks, every picture is drawn
            loop.step(pygame.event.get(), FRAME)
            taken = (time.perf_counter_ns() - begun) / 1e6
            all_times.append(taken)
            if thinks:
                thinking.append(taken)
            time.sleep(max(0.0, FRAME - taken / 1000))
    return thinking[_FIRST:], all_times[_FIRST:]


def _crowded(content: Content, words: Words) -> tuple[Match, Session]:
    """A game of four computer players that is well under way."""
    setup = Setup(content.colours, SEED, "recommended")
    seats = tuple(
        Seat(words(f"menu.names.{number}"), emblem_of(colour, setup.colours), _BOT)
        for number, colour in enumerate(setup.colours, 1)
    )
    match = Match(setup, seats)
    session, bot = begin_match(match, content, None), make_bot(BotName("surveyor"), SEED)
    assert not isinstance(bot, Refusal)
    while session.state.turn <= _TURNS:
        session.act(bot.choose(session.state))
    return match, session


def _nothing() -> None:
    """What leaving the table means here."""
