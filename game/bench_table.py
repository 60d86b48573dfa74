"""How fast the table is drawn, how little a still one costs, how soon the game opens and how much memory it takes.

Every figure is measured beside its floor in the same run: what filling and showing the same window costs, and how
long a bare window takes to open.
"""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

from game.content.definitions import Content
from game.match import Session
from game.showcase import Show, Size
from game.words import Words

if TYPE_CHECKING:
    from game.ui.loop import Loop

FULL_HD: Final[Size] = (1920, 1080)
FOUR_K: Final[Size] = (3840, 2160)
FRAME: Final = 1 / 60
STILL_SECONDS: Final = 10.0

_ROUNDS: Final = 3  # turns played at each size
_FRAMES_A_STEP: Final = 120  # at most: dice come to rest within 1.5 s
_FLOOR_FRAMES: Final = 150
_STARTS: Final = 7
_PATIENCE: Final = 60.0  # seconds for a process of its own


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
    share, drawn = still_table(content, words, still_seconds)
    lines += [Line("still", share, 2.0), Line("still_frames", drawn, 0, 0)]
    bare, game = starts()
    lines += [Line("bare_start", bare, digits=0), Line("start", game, 4 * bare, 0)]
    lines.append(Line("memory", memory(), 300, 0))
    from game.bench_thinking import thinking_lines  # which measures with what is here

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

    from game.ui.keep import forget_pictures
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
            times += _turn(loop, content, words)
        return Frames(median([*floor, *_floor(loop)]), times)


def _floor(loop: "Loop") -> list[float]:
    import pygame

    times = []
    for number in range(_FLOOR_FRAMES):
        begun = time.perf_counter_ns()
        loop.surface.fill((number % 256, 90, 60))
        pygame.display.flip()
        times.append((time.perf_counter_ns() - begun) / 1e6)
        pygame.event.get()
    return times


def _turn(loop: "Loop", content: Content, words: Words) -> list[float]:
    """The milliseconds of each picture on which something moves; the table's first one is not among them."""
    import pygame

    show = Show(words, content, loop.stack)
    session, steps = _open_table(show)
    loop.step((), FRAME)
    times: list[float] = []
    for line in steps:
        begun = time.perf_counter_ns()
        show.play(session, line)
        for _ in range(_FRAMES_A_STEP):
            loop.stack.invalidate()  # whatever the table thinks, every picture is drawn
            loop.step((), FRAME)
            times.append((time.perf_counter_ns() - begun) / 1e6)
            pygame.event.get()
            begun = time.perf_counter_ns()
            if not loop.moving:
                break
    return times


def _open_table(show: Show) -> tuple[Session, list[str]]:
    from game.scenes.table import TableScene

    match, session, steps = show.opening("busy")
    scene = TableScene(match, session, show.words, leave=_nothing, over=_nothing)
    show.stack.replace(scene)
    return session, steps


def _nothing() -> None:
    """What leaving the table means here."""


# a still table


def still_table(content: Content, words: Words, seconds: float) -> tuple[float, int]:
    """The share of a core in % that a table takes on which nothing moves, and the pictures drawn meanwhile."""
    from game.ui.loop import wake

    with window(FULL_HD) as loop:
        _open_table(Show(words, content, loop.stack))
        for _ in range(240):
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


# the start, and memory

_BARE = """
import os
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
pygame.display.init()
width = min(pygame.display.get_desktop_sizes()[0][0], 1920) * 9 // 10
surface = pygame.display.set_mode((width, width * 9 // 16), pygame.RESIZABLE)
surface.fill((90, 60, 30))
pygame.display.flip()
pygame.event.get()
print("ready", flush=True)
"""
_GAME = """
from game.bench_table import show_first_picture
show_first_picture()
"""
_TABLE = """
from game.bench_table import tell_memory
tell_memory()
"""


def show_first_picture() -> None:
    """Open the game as its command does, and end when the first picture is shown and events are taken."""
    from game.cli import main
    from game.ui.loop import Loop

    def first(loop: Loop) -> None:
        loop.step((), 0.0)
        import pygame

        loop.step(pygame.event.get(), 0.0)
        print("ready", flush=True)

    Loop.run = first  # type: ignore[assignment, method-assign]
    main([])


def starts() -> tuple[float, float]:
    """Milliseconds from a process's start to its first picture, the median of several starts: bare, and the game.

    The game has been started before, as it mostly has: its code is compiled and its data are known.
    """
    with tempfile.TemporaryDirectory() as folder:
        environment = _clean(Path(folder))
        for program in (_BARE, _GAME):
            _start(program, environment)
        times = [(_start(_BARE, environment), _start(_GAME, environment)) for _ in range(_STARTS)]
    return median(bare for bare, _ in times), median(game for _, game in times)


def _clean(folder: Path) -> dict[str, str]:
    """The environment of a player who has nothing yet, in which compiled code is kept."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    home = Path(__file__).resolve().parents[1]
    paths = [str(home), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {
        **kept,
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONPYCACHEPREFIX": str(folder / "code"),
        "WIRAQOCHA_HOME": str(folder / "home"),
        "SDL_AUDIODRIVER": os.environ.get("SDL_AUDIODRIVER", "dummy"),
    }


def _start(program: str, environment: dict[str, str]) -> float:
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        taken = time.perf_counter() - begun
        process.wait(_PATIENCE)
    if said != "ready\n":
        raise RuntimeError("a window that was to be measured did not open")
    return taken * 1000


def memory() -> float:
    """Megabytes of a process of its own that shows a table at 1920x1080 and has played a turn on it."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-c", _TABLE],
            env=_clean(Path(folder)),
            stdout=subprocess.PIPE,
            text=True,
            timeout=_PATIENCE,
            check=True,
        )
    return float(done.stdout)


def tell_memory() -> None:
    """Play a turn at 1920x1080 and print the megabytes that this process holds then."""
    from game.content.load import load_content

    with window(FULL_HD) as loop:
        _turn(loop, load_content(), Words.load("en"))
        print(resident())


def resident() -> float:
    """Megabytes of memory that this process holds; NaN where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    except (OSError, ValueError, AttributeError):
        return float("nan")
