"""Many whole games in one process: neither the memory that it holds nor the time that a picture takes may grow.

    python -m tests.wiraqocha.long.played [--count 200] [--actions 300] [--seed 1]

Each game is begun from the title, played by chance at the table in a window that nobody sees, watched for a moment in
the viewer, and left for the title. Memory is what the process holds after each game; time is processor time of drawing
the whole table once more, each beside a plain loop as the machine's floor. The first games, which fill every cache, are
not counted.
"""

import gc
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.base.profile.preferences import Preferences
from game.base.profile.settings import MotionSettings, Pace
from game.core.match import Match, Seat
from game.core.record import Saves
from game.scenes.navigator import Navigator
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.scene import Scene
from tests.shell.long.proof import most_memory, options_of
from tests.support.harness import Harness
from tests.support.modes import replay_of
from tests.support.words import wiraqocha_words

WARM = 0.1  # of the games are not counted
GROWTH = 0.05  # of the memory, that is allowed
_EMBLEMS = ("star", "anchor", "moon", "crown")
_COLOURS = ("red", "blue", "green", "yellow")


@dataclass
class Course:
    """What was measured after each game: memory in MB, and milliseconds of a picture and of the floor."""

    memory: list[float] = field(default_factory=list)
    frames: list[float] = field(default_factory=list)
    floors: list[float] = field(default_factory=list)

    def counted(self, values: Sequence[float]) -> tuple[float, float]:
        """The medians of the first and of the last fifth of what counts."""
        rest = values[round(len(values) * WARM) :]
        fifth = max(1, len(rest) // 5)
        return statistics.median(rest[:fifth]), statistics.median(rest[-fifth:])

    @property
    def growth(self) -> float:
        """By how much the memory has grown, as a part of what it was."""
        first, last = self.counted(self.memory)
        return last / first - 1


def play(count: int, actions: int, seed: int, folder: Path) -> Course:
    """Play so many games, each of at most so many actions."""
    chance, content = random.Random(seed), DATA.load()
    harness = Harness(Scene(), (1280, 720))
    preferences = Preferences()
    at_once = MotionSettings(Pace.AT_ONCE, ambient=False)
    preferences.change(replace(preferences.now, motion=at_once))
    navigator = Navigator(harness.stack, wiraqocha_words("en"), lambda: content, Saves(folder), preferences)
    navigator.title()
    course = Course()
    for number in range(count):
        players = 2 + number % 3
        seats = tuple(Seat(f"Player {seat}", emblem) for seat, emblem in enumerate(_EMBLEMS[:players]))
        navigator.games.begin(
            Match(Setup(_COLOURS[:players], chance.randrange(10**6), "random"), seats), navigator.data
        )
        _one_game(harness, navigator, chance, actions)
        course.frames.append(_picture(harness))
        course.floors.append(_floor())
        navigator.title()
        harness.frames(2)
        for path in folder.rglob("*.journal"):
            path.unlink()
        gc.collect()
        course.memory.append(_memory())
    return course


def _one_game(harness: Harness, navigator: Navigator, chance: random.Random, actions: int) -> None:
    table = harness.stack.top
    assert isinstance(table, TableScene)
    session = table.session
    for number in range(actions):
        options = WIRAQOCHA.legal_actions(session.state)
        if not options:
            break
        session.act(chance.choice(options))
        if number % 10 == 0:
            harness.frames(1)
    harness.frames(2)
    navigator.games.watch(table.context.match, session.initial, session.steps, navigator.title)
    viewer = harness.stack.top
    assert isinstance(viewer, TableScene)
    for moment in (0.1, 0.9, 0.5):
        replay_of(viewer).go_to(round(len(session.steps) * moment))
        harness.frames(1)


def _picture(harness: Harness) -> float:
    """The shortest time of a few pictures of the whole table, in milliseconds."""
    return min(_timed(lambda: _draw(harness)) for _ in range(5))


def _draw(harness: Harness) -> None:
    viewer = harness.stack.top
    assert isinstance(viewer, TableScene)
    valley_of(viewer.board).view.show(
        valley_of(viewer.board).view.state, valley_of(viewer.board).view.viewing, ()
    )
    harness.stack.invalidate()
    harness.frames(1)


def _floor() -> float:
    return min(_timed(lambda: sum(range(200_000))) for _ in range(5))


def _timed(what: object) -> float:
    started = time.process_time()
    what()  # type: ignore[operator]
    return (time.process_time() - started) * 1000


def _memory() -> float:
    """What the process holds now, in MB; what it ever held where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2
    except OSError:
        return most_memory()


def main() -> int:
    """Run the proof and print its figures."""
    parser = options_of(__doc__, count=200)
    parser.add_argument("--actions", type=int, default=300)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        course = play(options.count, options.actions, options.seed, Path(folder))
    memory, frames, floors = (course.counted(part) for part in (course.memory, course.frames, course.floors))
    print(f"games in one process: {options.count}, of at most {options.actions} actions, seed {options.seed}")
    print(
        f"memory: {memory[0]:.1f} MB at first, {memory[1]:.1f} MB at last, grown {course.growth:+.1%}, "
        f"at most {GROWTH:.0%}"
    )
    print(f"a picture: {frames[0]:.1f} ms at first, {frames[1]:.1f} ms at last (processor time)")
    print(f"floor: {floors[0]:.1f} ms at first, {floors[1]:.1f} ms at last")
    return 1 if course.growth > GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
