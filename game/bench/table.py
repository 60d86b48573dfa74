"""How fast the table is drawn, and how little a still one costs; `game.bench.start` measures the rest.

Every figure is measured beside its floor in the same run: what filling and showing the same window costs. Pictures
for a real screen are timed by the clock. The dummy driver waits for nothing, and there the time of the processor is
the same and does not depend on what else the machine does.
"""

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Final

from game.bench.start import memory, starts
from game.i18n.words import Words
from game.match import Session
from game.profile.settings import MotionSettings, Preferences, Settings
from game.showcase import Show, Size
from game.titles.wiraqocha.content.definitions import Content

if TYPE_CHECKING:
    from pygame.event import Event

    from game.ui.loop import Loop

FULL_HD: Final[Size] = (1920, 1080)
FOUR_K: Final[Size] = (3840, 2160)
FRAME: Final = 1 / 60
STILL_SECONDS: Final = 30.0

_ROUNDS: Final = 3  # turns played at each size
_FRAMES_A_STEP: Final = 120  # at most: dice come to rest within 1.5 s
_FLOOR_FRAMES: Final = 150
_TO_REST: Final = 240  # pictures after which a table that has been opened lies still


@dataclass(frozen=True, slots=True)
class Line:
    """One figure with its target (None: it is a floor or only told); lower is better."""

    name: str
    measured: float
    target: float | None = None
    digits: int = 2

    @property
    def kept(self) -> bool:
        """Whether the target is met."""
        return self.target is None or self.measured <= self.target


@dataclass(frozen=True, slots=True)
class Frames:
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
        return sorted(self.times)[min(len(self.times) - 1, len(self.times) * 99 // 100)]


def measure(content: Content, words: Words, still_seconds: float = STILL_SECONDS) -> list[Line]:
    """All figures under the video driver that SDL_VIDEODRIVER or the system chooses."""
    lines: list[Line] = []
    for size, budget in ((FULL_HD, 16.7), (FOUR_K, 33.0)):
        frames = busy_frames(size, content, words)
        high = size[1]
        lines.append(Line(f"floor_{high}", frames.floor))
        typical = 3 * frames.floor + 4 if size == FULL_HD else None
        lines.append(Line(f"median_{high}", frames.median, typical))
        lines.append(Line(f"p99_{high}", frames.p99, budget))
        lines.append(Line(f"longest_{high}", max(frames.times), budget))
    share, drawn = still_table(content, words, still_seconds, alive=False)
    lines += [Line("still", share, 2.0), Line("still_frames", drawn, 0, 0)]
    share, drawn = still_table(content, words, still_seconds, alive=True)
    lines += [Line("alive", share), Line("alive_frames", drawn, digits=0)]
    took = starts(content)
    lines += [
        Line("bare_start", took.bare, digits=0),
        Line("start", took.first, 4 * took.bare, 0),
        Line("start_again", took.again, 4 * took.bare, 0),
    ]
    lines.append(Line("memory", memory(), 300, 0))
    from game.bench.thinking import thinking_lines  # which measures with what is here

    return lines + thinking_lines(content, words)


def report(lines: Sequence[Line], words: Callable[..., str], still_seconds: float) -> list[str]:
    """The figures as a table."""
    import pygame

    said = [words("bench.driver", driver=pygame.display.get_driver()), words("bench.table_head")]
    for line in lines:
        verdict = "" if line.target is None else words("bench.kept" if line.kept else "bench.missed")
        said.append(
            words(
                "bench.table_row",
                name=words(f"bench.{line.name}", seconds=f"{still_seconds:.0f}").ljust(44),
                measured=f"{line.measured:10.{line.digits}f}",
                target=" " * 10 if line.target is None else f"{line.target:10.{line.digits}f}",
                verdict=verdict,
            ).rstrip()
        )
    return said


# pictures a second


@contextmanager
def window(size: Size) -> Iterator["Loop"]:
    """A window of this size under the present video driver."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from game.ui.cache import forget_pictures
    from game.ui.loop import Loop, WindowOptions

    forget_pictures()
    loop = Loop(WindowOptions("wiraqocha", size))
    pygame.event.get()
    try:
        yield loop
    finally:
        for scene in reversed(loop.stack.scenes):
            scene.leave()


def busy_frames(size: Size, content: Content, words: Words) -> Frames:
    """A turn on a crowded table, played again and again: dice in motion, tokens on their way, panels renewed."""
    with window(size) as loop:
        floor = _floor(loop)
        times: list[float] = []
        for _ in range(_ROUNDS):
            times += play_turn(loop, content, words)
        return Frames(median([*floor, *_floor(loop)]), times)


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


def play_turn(loop: "Loop", content: Content, words: Words) -> list[float]:
    """The milliseconds of each picture on which something moves; the table's first one is not among them."""
    import pygame

    show = Show(words, content, loop.stack)
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


def _played(show: Show, session: Session, line: str) -> Iterator["Event"]:
    """No event, but an action that is played where a click would play it: between two pictures."""
    show.play(session, line)
    yield from ()


def _open_table(show: Show, alive: bool) -> tuple[Session, list[str]]:
    """The table on the stack, with mist, smoke and lights where it is `alive`: its game, and a turn to play."""
    from game.faces import faces
    from game.scenes.table.scene import TableScene

    match, session, steps = faces(show.data.title).showcase.example(show, "busy")
    preferences = Preferences()
    preferences.change(Settings(motion=MotionSettings(ambient=alive)))
    scene = TableScene(match, session, show.words, leave=_nothing, over=_nothing, preferences=preferences)
    show.stack.replace(scene)
    return session, steps


def _nothing() -> None:
    """What leaving the table means here."""


# a still table


def still_table(content: Content, words: Words, seconds: float, *, alive: bool) -> tuple[float, int]:
    """The share of a core in % that a table takes on which nothing happens, and the pictures drawn meanwhile."""
    from game.ui.loop import wake

    with window(FULL_HD) as loop:
        _open_table(Show(words, content, loop.stack), alive)
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
