"""Two programs on one home that do something at the same moment, again and again."""

import multiprocessing
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

_PATIENCE = 60.0  # seconds for both to begin, on a busy machine

Deed: TypeAlias = Callable[[Path, int], Callable[[], object]]
"""Opens a home as the window of this number (0 or 1); what it returns is done at the same moment in both."""


def both(homes: list[Path], deed: Deed) -> None:
    """Let two programs do something in each of these homes, at the same moment. `deed` is a function of a module."""
    context = multiprocessing.get_context("spawn")
    barrier = context.Barrier(2)
    windows = [context.Process(target=_window, args=(homes, deed, number, barrier)) for number in (0, 1)]
    for window in windows:
        window.start()
    for window in windows:
        window.join()
    assert [window.exitcode for window in windows] == [0, 0]


def _window(homes: list[Path], deed: Deed, number: int, barrier: threading.Barrier) -> None:
    for home in homes:
        act = deed(home, number)
        barrier.wait(_PATIENCE)
        act()
