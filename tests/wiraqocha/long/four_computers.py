"""Four computer players at full speed in one window for half an hour: memory, open files and threads stay as they are.

    python -m tests.wiraqocha.long.four_computers [--minutes 30] [--seed 1]

Games begin one after another at the table, with a computer player of every level, who think in the process beside it.
Every few seconds is noted what the window's process and the thinking one hold. The first fifth of the time, in which
caches fill, is not counted. Needs /proc (Linux).
"""

import argparse
import os
import random
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.base.profile.preferences import Preferences
from game.base.profile.settings import MotionSettings, Pace
from game.core.bots.subprocess_service import SubprocessService
from game.core.contract import AnyTitle
from game.core.match import Match, Seat
from game.core.record import Saves
from game.scenes.navigator import Navigator
from game.table.scene import TableScene
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.setup import Setup
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.scene import Scene
from tests.shell.long.proof import conclude
from tests.support.harness import Harness
from tests.support.words import wiraqocha_words

SEATS: Final = (
    ("red", "star", "cadet"),
    ("blue", "anchor", "surveyor"),
    ("green", "moon", "engineer"),
    ("yellow", "crown", "empress@0.5"),
)
WARM: Final = 0.2  # of the notes are not counted
GROWTH: Final = 0.05  # of the memory, that is allowed
STUCK: Final = 180.0  # seconds without an action after which a game stands still


@dataclass(frozen=True)
class Note:
    """What is held at a moment: memory in MB here and in the thinking process, open files, threads."""

    memory: float
    thinking: float
    files: int
    threads: int


@dataclass
class Course:
    """All notes, and what was played meanwhile; `wrong` holds what should not have been."""

    notes: list[Note] = field(default_factory=list)
    games: int = 0
    actions: int = 0
    wrong: list[str] = field(default_factory=list)

    def fifths(self, what: str) -> list[float]:
        """The medians of the five fifths of what counts."""
        values: Sequence[float] = [getattr(note, what) for note in self.notes]
        values = values[round(len(values) * WARM) :]
        bounds = [round(len(values) * part / 5) for part in range(6)]
        return [statistics.median(values[start:end] or values) for start, end in pairwise(bounds)]

    def judge(self) -> None:
        """Say what has grown."""
        for what in ("memory", "thinking"):
            first, *_, last = self.fifths(what)
            if last > first * (1 + GROWTH):
                self.wrong.append(f"{what} has grown from {first:.1f} to {last:.1f} MB")
        for what in ("files", "threads"):
            first, *_, last = self.fifths(what)
            if last > first:
                self.wrong.append(f"{what} have grown from {first:g} to {last:g}")


class Evening:
    """One window in which games follow each other."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.course = Course()
        self.service: SubprocessService | None = None
        self.harness = Harness(Scene(), (1280, 720))
        preferences = Preferences()
        bots = replace(preferences.now.bots, pace=Pace.AT_ONCE)
        motion = MotionSettings(Pace.AT_ONCE, ambient=False)
        preferences.change(replace(preferences.now, bots=bots, motion=motion))
        saves = Saves(folder)
        self.navigator = Navigator(self.harness.stack, wiraqocha_words("en"), DATA.load, saves, preferences)
        self.navigator.games.make_service = self._make_service

    def _make_service(self, title: AnyTitle) -> SubprocessService:
        self.service = SubprocessService(title, lambda: None)
        return self.service

    def run(self, seconds: float, every: float) -> Course:
        """Let them play for so long; a note is made `every` so many seconds."""
        end, due = time.monotonic() + seconds, time.monotonic()
        while time.monotonic() < end and not self.course.wrong:
            table = self._begin()
            moved, count = time.monotonic(), 0
            while time.monotonic() < end and WIRAQOCHA.outcome(table.session.state) is None:
                self.harness.frames(1)
                time.sleep(0.001)  # the process beside it needs the processor too
                if len(table.session.steps) != count:
                    moved, count = time.monotonic(), len(table.session.steps)
                elif time.monotonic() - moved > STUCK:
                    self.course.wrong.append(f"the game stands still after {count} actions")
                    break
                if time.monotonic() >= due:
                    self.course.notes.append(self._note())
                    due += every
            self.course.games += WIRAQOCHA.outcome(table.session.state) is not None
            self.course.actions += count
            self.harness.frames(2)
            self.navigator.title()
            for path in self.folder.rglob("*.journal"):
                path.unlink()
        self.navigator.games.close()
        return self.course

    def _begin(self) -> TableScene:
        seats = tuple(Seat(bot.partition("@")[0].title(), emblem, bot) for _, emblem, bot in SEATS)
        setup = Setup(tuple(colour for colour, _, _ in SEATS), self.chance.randrange(10**6), "random")
        self.navigator.games.begin(Match(setup, seats), self.navigator.data)
        self.harness.frames(1)
        table = self.harness.stack.top
        assert isinstance(table, TableScene)
        return table

    def _note(self) -> Note:
        pid = self.service.pid if self.service is not None else None
        files = len(list(Path("/proc/self/fd").iterdir()))
        return Note(_memory("self"), _memory(str(pid)), files, threading.active_count())


def _memory(process: str) -> float:
    """What a process holds now, in MB; 0 for one that does not run."""
    try:
        pages = int(Path("/proc", process, "statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024**2


def main() -> int:
    """Run the proof and print its figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=30)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        course = Evening(Path(folder), options.seed).run(options.minutes * 60, every=2.0)
    course.judge()
    print(f"minutes {options.minutes:g}, seed {options.seed}, games {course.games}, actions {course.actions}")
    for what in ("memory", "thinking", "files", "threads"):
        print(f"  {what:10}" + "".join(f"{value:8.1f}" for value in course.fifths(what)))
    return conclude(course.wrong)


if __name__ == "__main__":
    sys.exit(main())
