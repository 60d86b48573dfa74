"""Work that would stop the window for too long, done a little between one frame and the next."""

from collections.abc import Generator
from time import perf_counter
from typing import Final, TypeAlias, TypeVar

ResultT = TypeVar("ResultT")

Work: TypeAlias = Generator[None, None, ResultT]
"""Does a little of something at each step; what it returns is its result."""

_SHARE: Final = 0.012  # seconds of a frame


def do_some(work: Work[object]) -> None:
    """Do as many steps as a frame has time for, at least one. Raises StopIteration with the result, or its error."""
    end = perf_counter() + _SHARE
    while True:
        next(work)
        if perf_counter() >= end:
            return


def do_all(work: Work[ResultT]) -> ResultT:
    """Do all of it now, where nobody waits for a frame."""
    while True:
        try:
            next(work)
        except StopIteration as stop:
            result: ResultT = stop.value
            return result
