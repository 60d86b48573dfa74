"""Cells and plots that several sections of a report share."""

from collections.abc import Iterable, Sequence

from game.base.i18n.words import Words
from game.core.lab.plots import Bar
from game.core.lab.statistics import MeanShare, Share
from game.core.lab.tables import Cell, Plot, TableRow, count, number, percent, percent_text, share


def share_cells(value: Share) -> tuple[Cell, ...]:
    """So many of so many, and the share with its interval."""
    return count(value.hits), count(value.trials), share(value)


def fair_cells(value: Share) -> tuple[Cell, ...]:
    """The same beside the fair share, and how many times that it is."""
    return *share_cells(value), percent(value.fair), number(value.ratio)


def mean_cells(value: MeanShare) -> tuple[Cell, ...]:
    """How many groups won all their games, how many none, of how many, and the mean share beside the fair one."""
    whole = (count(sum(part == 1 for part in value.shares)), count(sum(part == 0 for part in value.shares)))
    return *whole, count(len(value.shares)), share(value), percent(value.fair), number(value.ratio)


def fair_mark(rows: Iterable[TableRow]) -> list[float]:
    """The fair share, which is the last figure but one of each row."""
    return [row.cells[-2].value for row in rows][:1]


def plot_of(
    rows: Sequence[TableRow], words: Words, marks: Iterable[float] = (), column: int = 2
) -> Plot | None:
    """Bars of the shares in a column."""
    bars = []
    for row in rows:
        cell = row.cells[column]
        bars.append(Bar(row.shown, cell.value, percent_text(cell.value, words), cell.low, cell.high))
    return Plot(tuple(bars), tuple(marks)) if bars else None
