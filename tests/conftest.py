"""No test opens a real window, needs a sound card, speaks the system's language or knows the player's settings
unless it says so.
"""

import gc
import itertools
import os
import signal
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pygame import Surface

_home = TemporaryDirectory(prefix="wiraqocha-")  # goes away with the program

for _variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(_variable, None)
os.environ["LANG"] = "C"
os.environ["WIRAQOCHA_HOME"] = _home.name
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# What a shell starts in the background is deaf to interruptions, and so is all that it starts: some tests send them.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

_AUDIO = os.environ["SDL_AUDIODRIVER"]
_EVERY = 20  # tests between two looks for garbage
_SELDOM = 20  # such looks between two that look through all there is
_LONG = 120.0  # seconds of tests of which it is told where they went
_ended = itertools.count(1)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of several workers one begins with those that mostly wait: at the end they would leave the processors idle."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        items.sort(key=lambda item: item.get_closest_marker("apart") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Of a long run, the minutes that the tests of each folder took, all workers' together."""
    taken: defaultdict[str, float] = defaultdict(float)
    for report in itertools.chain.from_iterable(terminalreporter.stats.values()):
        if isinstance(report, pytest.TestReport):
            folders = report.nodeid.partition("::")[0].split("/")[:-1]
            taken["/".join(folders[:3])] += report.duration
    if sum(taken.values()) > _LONG:
        terminalreporter.section("minutes by folder")
        for folder, seconds in sorted(taken.items(), key=lambda entry: -entry[1]):
            terminalreporter.write_line(f"{seconds / 60:6.1f}  {folder}")


def pytest_collection_finish() -> None:
    """What has been read by now stays to the end: nobody need look through it for garbage."""
    gc.collect()
    gc.freeze()


def pytest_runtest_setup() -> None:
    """PettingZoo, once read, has chosen another sound driver for the whole program."""
    os.environ["SDL_AUDIODRIVER"] = _AUDIO


@pytest.fixture(autouse=True, scope="session")
def pictures_read_once() -> Iterator[None]:
    """With each window the game reads its pictures anew; a file that has not changed need not be unpacked again."""
    from game.ui import pictures

    read = pictures.read_file

    @cache
    def read_before(file: Path, changed: int) -> "Surface":
        return read(file)

    def read_once(file: Path) -> "Surface":
        return read_before(file, file.stat().st_mtime_ns) if file.is_file() else read(file)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "read_file", read_once)
        yield


@pytest.fixture
def files_read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files of pictures that the game reads from now on, among them those that need not be unpacked again."""
    from game.ui import pictures

    found: list[Path] = []
    read = pictures.read_file

    def noting(file: Path) -> "Surface":
        found.append(file)
        return read(file)

    monkeypatch.setattr(pictures, "read_file", noting)
    return found


def pytest_runtest_teardown() -> None:
    """Scenes of tests that are over hold large pictures: they go before there are too many of them."""
    ended = next(_ended)
    if ended % (_EVERY * _SELDOM) == 0:
        gc.unfreeze()  # a window that rests has frozen its scenes
        gc.collect()
        gc.freeze()
    elif ended % _EVERY == 0:
        gc.collect()
