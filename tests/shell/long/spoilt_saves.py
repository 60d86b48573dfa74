"""Thousands of spoilt saves: each loads exactly, or is refused with what, where and what can be saved.

    python -m tests.shell.long.spoilt_saves [--count 10000] [--seed 1] [--title NAME]

Every file is looked at as the list of games does, played on as the title does, and copied among the saves, while a
hook of the interpreter watches what is opened, run or imported. Ends with code 1 where anything is not as it should.
"""

import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from game.base.i18n.words import available_languages
from game.core.contract import AnyTitle
from game.core.match import ResumedMatch, resume_match
from game.core.record import Fault, Journal, SaveFolder, Saves, read
from game.core.registry import default, title, titles
from game.saved_games import summarise
from tests.shell.long.mutations import WAYS, Spoil, other_content
from tests.shell.long.proof import conclude, most_memory, options_for_titles
from tests.support.words import title_words

TESTS = Path(__file__).resolve().parents[2]
SECONDS = 2.0  # of processor time that a file may take at most
MEGABYTES = 200  # of memory that a file may take at most
_FORBIDDEN = (
    "exec",
    "os.system",
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "subprocess.Popen",
    "socket.",
    "ctypes.",
)


@dataclass
class Tally:
    """What came of the files; `wrong` holds what should not have been."""

    counts: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    slowest_way: str = ""
    grown: float = 0  # megabytes
    wrong: list[str] = field(default_factory=list)


class Guard:
    """Watches what the interpreter opens and runs while a file is looked at."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.on = False
        self.seen: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, given: tuple[object, ...]) -> None:
        if not self.on:
            return
        if event.startswith(_FORBIDDEN):
            self.seen.append(event)
        elif event == "open" and isinstance(given[0], str | bytes | os.PathLike):
            path = Path(os.fsdecode(given[0]))
            if not path.is_relative_to(self.folder):
                self.seen.append(f"open {path}")
        elif event in (
            "os.remove",
            "os.rename",
            "os.mkdir",
            "os.rmdir",
            "os.truncate",
            "os.link",
            "os.symlink",
        ):
            paths = [Path(os.fsdecode(part)) for part in given if isinstance(part, str | bytes | os.PathLike)]
            if not all(path.is_relative_to(self.folder) for path in paths):
                self.seen.append(f"{event} {paths}")

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch while this lasts."""
        self.on = True
        try:
            yield
        finally:
            self.on = False


class Proof:
    """Spoils saves and looks at what becomes of them."""

    def __init__(self, folder: Path, seed: int, names: Sequence[str]) -> None:
        """Of the kept saves of the titles of these names."""
        self.folder = folder
        self.chance = random.Random(seed)
        self.data = title(default()).data.load()
        self.originals: dict[Path, bytes] = {}
        self.title_of: dict[Path, AnyTitle] = {}
        for name in names:
            for path in sorted((TESTS / name.replace("-", "_") / "saves").glob("*.journal")):
                self.originals[path], self.title_of[path] = path.read_bytes(), title(name)
        self.marks = {path: self._marks(path) for path in self.originals}
        self.saves = Saves(folder / "games")
        self.tally = Tally()
        self._warm_up()
        self.guard = Guard(folder)

    def _marks(self, path: Path) -> frozenset[str]:
        """The marks of all states that the unspoilt game ever came through."""
        journal = read(path)
        assert isinstance(journal, Journal)
        return frozenset(entry.digest for entry in journal.entries)

    def _warm_up(self) -> None:
        """Let everything be imported that is asked for late."""
        for played in set(self.title_of.values()):
            data = played.data.load()
            assert played.data.unpack("", played.data.pack(data), (), data) is not None
        for path, original in self.originals.items():
            for way in (*WAYS, other_content):
                self._look(path, way(original, random.Random(0)), "warm")
        self.tally = Tally()

    def run(self, count: int) -> Tally:
        """Look at so many spoilt files."""
        before = most_memory()
        paths = list(self.originals)
        for number in range(count):
            path = self.chance.choice(paths)
            way: Spoil = WAYS[number % len(WAYS)]
            spoilt = way(self.originals[path], self.chance)
            started = time.process_time()
            with self.guard.watching():
                self._look(path, spoilt, way.__name__)
            took = time.process_time() - started
            if took > self.tally.slowest:
                self.tally.slowest, self.tally.slowest_way = took, way.__name__
            if took > SECONDS:
                self.tally.wrong.append(f"{way.__name__}: {took:.1f} s")
            if self.guard.seen:
                self.tally.wrong.append(f"{way.__name__}: {self.guard.seen}")
                self.guard.seen.clear()
        self.tally.grown = most_memory() - before
        if self.tally.grown > MEGABYTES:
            self.tally.wrong.append(f"{self.tally.grown:.0f} MB more than before")
        return self.tally

    def _look(self, path: Path, spoilt: bytes, way: str) -> None:
        """Put the spoilt file among the games, and do with it what a player can."""
        file = self.saves.folder / "spoilt.journal"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(spoilt)
        try:
            self._check(path, file, spoilt, way)
        except Exception as error:
            self.tally.wrong.append(f"{way}: {type(error).__name__}: {error}")
        for folder in SaveFolder:
            for left in self.saves.files(folder):
                left.unlink()

    def _check(self, path: Path, file: Path, spoilt: bytes, way: str) -> None:
        summary = summarise(file, self.saves, self.data)
        marks = self.marks[path]
        opened = summary.opened
        found = (
            [opened.title.rules.digest(step.after) for step in opened.replayed.steps]
            if opened is not None
            else []
        )
        if opened is not None and not opened.brought and not marks.issuperset(found):
            self.tally.wrong.append(f"{way}: something stands that was never played")
        if summary.fault is None:
            self.tally.counts["whole"] += 1
        else:
            self._check_words(summary.fault, self.title_of[path] if opened is None else opened.title, way)
            self.tally.counts["beginning" if opened is not None else "nothing"] += 1
            if opened is not None:
                self._check_prefix(path, spoilt, opened.replayed.lines, way)
        resumed = resume_match(file, self.data, self.saves)
        if isinstance(resumed, ResumedMatch):
            if resumed.session.state != (opened.state if opened is not None else None):
                self.tally.wrong.append(f"{way}: plays on otherwise than it is shown")
            if summary.fault is not None and file.read_bytes() != spoilt:
                self.tally.wrong.append(f"{way}: the spoilt file was changed")
            resumed.session.close()
        elif opened is not None:
            self.tally.wrong.append(f"{way}: shown, but not played on: {resumed.reason}")
        self.saves.take_in(file)

    def _check_prefix(self, path: Path, spoilt: bytes, lines: int, way: str) -> None:
        """Every line before the first that differs must stand, where the first line is as it was."""
        same = 0
        for one, other in zip(self.originals[path].splitlines(True), spoilt.splitlines(True), strict=False):
            if one != other:
                break
            same += 1
        if same and lines < same - 1:
            self.tally.wrong.append(f"{way}: only {lines} of {same - 1} good lines stand")

    def _check_words(self, fault: Fault, played: AnyTitle, way: str) -> None:
        for language in available_languages():
            words = title_words(played.name, language)
            said = fault.text(words, partial(played.phrases.explain, words))
            if not said or "[" in said[:1] or len(said) > 3000:
                self.tally.wrong.append(f"{way}: {fault.reason} is told badly: {said[:80]!r}")


def main() -> int:
    """Run the proof and print its figures."""
    options = options_for_titles(__doc__, count=10_000).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = Proof(Path(folder), options.seed, options.title or titles()).run(options.count)
    print(f"spoilt saves: {options.count}, seed {options.seed}")
    print(
        f"loaded whole {tally.counts['whole']}, up to the fault {tally.counts['beginning']}, "
        f"refused {tally.counts['nothing']}"
    )
    print(f"slowest {tally.slowest:.2f} s of processor time ({tally.slowest_way}), at most {SECONDS:.0f} s")
    print(f"memory grown by {tally.grown:.0f} MB over all of them, at most {MEGABYTES} MB")
    return conclude(tally.wrong)


if __name__ == "__main__":
    sys.exit(main())
