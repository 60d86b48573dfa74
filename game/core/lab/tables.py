"""The report as tables and plots, before it is written down as text, as CSV or as a page."""

import csv
import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from game.base.files.csv_cells import cell as text_cell
from game.base.i18n.words import Words
from game.core.lab.plots import Bar
from game.core.lab.statistics import MeanShare, Share


class FigureKind(StrEnum):
    """How a figure is written."""

    COUNT = "count"
    NUMBER = "number"  # two decimals
    PERCENT = "percent"
    MILLISECONDS = "milliseconds"  # of a figure in seconds
    VERDICT = "verdict"  # 1: yes, 0: no


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure, with the interval that it lies in where it has one."""

    value: float
    kind: FigureKind
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """The figures of one thing: `name` is what programs call it, `shown` what people do."""

    name: str
    shown: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Plot:
    """Bars with marks at what is fair or asked for; `upright` ones are a distribution."""

    bars: tuple[Bar, ...]
    marks: tuple[float, ...] = ()
    percent: bool = True
    upright: bool = False


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A part of the report. Its words are under `lab.title`, `lab.note` and `lab.head` by `key` and `columns`."""

    key: str
    columns: tuple[str, ...]
    rows: tuple[TableRow, ...]
    plot: Plot | None = None


def count(value: float) -> Cell:
    """A whole number."""
    return Cell(value, FigureKind.COUNT)


def number(value: float) -> Cell:
    """A number with decimals."""
    return Cell(value, FigureKind.NUMBER)


def percent(value: float) -> Cell:
    """A share of 1."""
    return Cell(value, FigureKind.PERCENT)


def milliseconds(seconds: float) -> Cell:
    """A time."""
    return Cell(seconds, FigureKind.MILLISECONDS)


def share(value: Share | MeanShare) -> Cell:
    """A share with its interval."""
    return Cell(value.rate, FigureKind.PERCENT, *value.interval)


def cell_text(cell: Cell, words: Words) -> str:
    """The figure as the language writes it."""
    match cell.kind:
        case FigureKind.COUNT:
            return words.number(cell.value)
        case FigureKind.NUMBER:
            return words.number(cell.value, 2)
        case FigureKind.MILLISECONDS:
            return words("lab.milliseconds", number=words.number(cell.value * 1000, 2))
        case FigureKind.VERDICT:
            return words("lab.met" if cell.value else "lab.missed")
        case FigureKind.PERCENT:
            said = percent_text(cell.value, words)
            if cell.low is None or cell.high is None:
                return said
            low, high = (words.number(100 * bound, 1) for bound in (cell.low, cell.high))
            return words("lab.interval", share=said, low=low, high=high)


def percent_text(value: float, words: Words) -> str:
    """A share of 1 in hundredths."""
    return words("lab.percent", number=words.number(100 * value, 1))


def head_texts(section: ReportSection, words: Words) -> list[str]:
    """What stands above the columns, that of the names first."""
    return [words(f"lab.thing.{section.key}"), *(words(f"lab.head.{column}") for column in section.columns)]


def as_text(section: ReportSection, words: Words) -> Iterator[str]:
    """The section as lines of a terminal."""
    yield words(f"lab.title.{section.key}")
    lines = [head_texts(section, words)]
    lines += [[row.shown, *(cell_text(cell, words) for cell in row.cells)] for row in section.rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for name, *cells in lines:
        aligned = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        yield "  ".join(["  " + name.ljust(widths[0]), *aligned]).rstrip()


def as_csv(section: ReportSection) -> str:
    """The section for programs: plain figures, times in seconds, an interval in two columns of its own."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow([section.key, *_csv_heads(section)])
    for row in section.rows:
        writer.writerow(
            [text_cell(row.name), *(f"{value:g}" for cell in row.cells for value in _csv_values(cell))]
        )
    return written.getvalue()


def _csv_heads(section: ReportSection) -> Iterator[str]:
    ranged = _ranged(section)
    for column, name in enumerate(section.columns):
        yield name
        if column in ranged:
            yield f"{name}_low"
            yield f"{name}_high"


def _ranged(section: ReportSection) -> set[int]:
    return {column for row in section.rows for column, cell in enumerate(row.cells) if cell.low is not None}


def _csv_values(cell: Cell) -> Iterable[float]:
    return (cell.value,) if cell.low is None or cell.high is None else (cell.value, cell.low, cell.high)
