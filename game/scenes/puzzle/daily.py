"""The puzzle of a day: the same for everybody who has the same puzzles."""

from collections.abc import Sequence
from datetime import date
from typing import TypeVar

from game.core.chance import shuffled

_T = TypeVar("_T")


def of_the_day(puzzles: Sequence[_T], day: date) -> _T:
    """One of at least one; every one has its day before any has a second."""
    around, place = divmod(day.toordinal(), len(puzzles))
    order, _ = shuffled(range(len(puzzles)), around, 0)
    return puzzles[order[place]]
