"""How fast the table is drawn, and how little a still one costs.

Every figure is measured beside its floor in the same run: what filling and showing the same window costs. Pictures
for a real screen are timed by the clock. The dummy driver waits for nothing, and there the time of the processor is
the same and does not depend on what else the machine does.
"""

import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Final

from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.base.profile.settings import MotionSettings, Settings
from game.bench.window import FRAME, FULL_HD, p99, window
from game.core.contract import AnyData
from game.core.match import Session
from game.kit.board.board_factory import BoardFactory
from game.showcase import ShowcaseContext, Size
from game.showcase.defaults import showcase

if TYPE_CHECKING:
    from pygame.event import Event

    from game.ui.loop import Loop

_ROUNDS: Final = 3  # turns played at each size
_FRAMES_A_STEP: Final = 120  # at most: dice come to rest within 1.5 s
_FLOOR_FRAMES: Final = 150
_TO_REST: Final = 240  # pictures after which a table that has been opened lies still


@dataclass(frozen=True, slots=True)
class FrameTimes:
    """Milliseconds of single pictures: of the floor, and of the busy table."""

    floor: float
    times: Sequence[float]

    @property
    def median(self) -> float:
        """The usual picture."""
        return median(self.times)

    @property
    def p99(self) -> float:
        """What only one picture in a hundred exceeds."""
        return p99(self.times)


# pictures a second


def busy_frames(size: Size, data: AnyData, words: Words) -> FrameTimes:
    """A turn on a crowded table, played again and again: dice in motion, tokens on their way, panels renewed."""
    with window(size) as loop:
        floor = _floor(loop)
        times: list[float] = []
        for _ in range(_ROUNDS):
            times += play_turn(loop, data, words)
        return FrameTimes(median([*floor, *_floor(loop)]), times)


def _now() -> int:
    """Nanoseconds, to be subtracted from each other."""
    import pygame

    return time.thread_time_ns() if pygame.display.get_driver() == "dummy" else time.perf_counter_ns()


def _floor(loop: "Loop") -> list[float]:
    import pygame

    times = []
    for number in range(_FLOOR_FRAMES):
        begun = _now()
        loop.surface.fill((number % 256, 90, 60))
        pygame.display.flip()
        times.append((_now() - begun) / 1e6)
        pygame.event.get()
    return times


def play_turn(loop: "Loop", data: AnyData, words: Words) -> list[float]:
    """The milliseconds of each picture on which something moves; the table's first one is not among them."""
    import pygame

    show = ShowcaseContext(words, data, loop.stack)
    session, steps = _open_table(show, alive=True)
    loop.step((), FRAME)
    loop.tidy()
    times: list[float] = []
    for line in steps:
        events: Iterable[Event] = _played(show, session, line)
        for number in range(_FRAMES_A_STEP):
            begun = _now()
            loop.stack.invalidate()  # whatever the table thinks, every picture is drawn
            loop.step(events, FRAME)
            times.append((_now() - begun) / 1e6)
            events = pygame.event.get()
            if number and not loop.moving:
                break
    return times


def _played(show: ShowcaseContext, session: Session, line: str) -> Iterator["Event"]:
    """No event, but an action that is played where a click would play it: between two pictures."""
    show.play(session, line)
    yield from ()


def _open_table(show: ShowcaseContext, alive: bool) -> tuple[Session, list[str]]:
    """The table on the stack, living by itself where it is `alive`: its game, and a turn to play."""
    from game.table.scene import TableScene

    match, session, steps = showcase(show.title).example(show, "busy")
    preferences = Preferences()
    preferences.change(Settings(motion=MotionSettings(ambient=alive)))
    scene = TableScene(
        match,
        session,
        show.words,
        preferences=preferences,
        board=match.title.part(BoardFactory),
    )
    show.stack.replace(scene)
    return session, steps


# a still table


def still_table(data: AnyData, words: Words, seconds: float, *, alive: bool) -> tuple[float, int]:
    """The share of a core in % that a table takes on which nothing happens, and the pictures drawn meanwhile."""
    from game.ui.loop import wake

    with window(FULL_HD) as loop:
        _open_table(ShowcaseContext(words, data, loop.stack), alive)
        for _ in range(_TO_REST):
            loop.step((), FRAME)
            if loop.idle:
                break
        drawn = loop.frames_drawn

        def end() -> None:
            loop.stack.quit()
            wake()

        timer = threading.Timer(seconds, end)
        timer.start()
        begun, used = time.perf_counter(), time.process_time()
        loop.run()
        used, passed = time.process_time() - used, time.perf_counter() - begun
        timer.join()
        return 100 * used / passed, loop.frames_drawn - drawn
