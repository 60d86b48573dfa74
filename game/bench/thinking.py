"""How fast the table is drawn while computer players think beside it, as `bench table` tells."""

import time
from typing import Final

from game.base.i18n.words import Words
from game.bench.protocol import AnyBench
from game.bench.window import FRAME, FULL_HD, window
from game.core.contract import AnyAction, AnyTitle, BotName, GameData, Refusal
from game.core.match import Match, Session, begin_match, stand_in
from game.kit.board.board_factory import BoardFactory

_THINKING: Final = 5  # seconds that the strongest bot may think a turn
_TURNS: Final = 16  # played before, so that the board is crowded
_SECONDS: Final = 20.0
_FIRST: Final = 30  # pictures after the table is opened that do not count


def thinking_times(
    title: AnyTitle, bench: AnyBench, data: GameData, words: Words
) -> tuple[list[float], list[float]]:
    """Milliseconds of each picture of a crowded table at 60 a second: while one thinks, and all of them.

    There are none of the first kind where the title's bots decide at once.
    """
    import pygame

    from game.table.scene import TableScene

    thinking: list[float] = []
    all_times: list[float] = []
    with window(FULL_HD) as loop:
        match, session = _crowded(title, bench, data, words)
        scene = TableScene(match, session, words, board=match.title.part(BoardFactory))
        loop.stack.replace(scene)
        end = time.perf_counter() + _SECONDS
        while time.perf_counter() < end and scene.bot_turns.deciding is not None:
            thinks = scene.bot_turns.thinking is not None
            begun = time.perf_counter_ns()
            loop.stack.invalidate()  # whatever the table thinks, every picture is drawn
            loop.step(pygame.event.get(), FRAME)
            taken = (time.perf_counter_ns() - begun) / 1e6
            all_times.append(taken)
            if thinks and len(all_times) > _FIRST:
                thinking.append(taken)
            time.sleep(max(0.0, FRAME - taken / 1000))
    return thinking, all_times[_FIRST:]


def _crowded(title: AnyTitle, bench: AnyBench, data: GameData, words: Words) -> tuple[Match, Session]:
    """A game of computer players that is well under way: half of it where it is shorter than `_TURNS`."""
    bots, rules = title.bots, title.rules
    match = bench.match(data, words, f"{bots.timed}@{_THINKING}" if bots.timed else bots.offered[-1])
    session, bot = begin_match(match, data, None), bots.make(BotName(stand_in(bots)), 1)
    assert not isinstance(bot, Refusal)
    state, actions = session.state, list[AnyAction]()
    while rules.decider(state) is not None and rules.turn(state) <= _TURNS:
        actions.append(bot.choose(state))
        state = rules.successor(state, actions[-1])
    over = rules.decider(state) is None
    for action in actions[: len(actions) // 2] if over else actions:
        session.act(action)
    return match, session
