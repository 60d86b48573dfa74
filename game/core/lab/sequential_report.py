"""What the report tells of a sequential test."""

from game.base.i18n.words import Words
from game.core.lab.sequential import Finding, SequentialRun
from game.core.lab.tables import (
    Cell,
    FigureKind,
    ReportSection,
    TableRow,
    count,
    number,
    percent,
    percent_text,
)


def finding_text(run: SequentialRun, games: int, words: Words) -> str:
    """What was found, in a sentence."""
    shares = {name: percent_text(getattr(run.test, name), words) for name in ("low", "high")}
    return words(f"lab.sequential.{run.finding}", bot=run.bot, games=games, **shares)


def sequential_section(run: SequentialRun, words: Words) -> ReportSection:
    """The figures of the test."""
    low, high = run.test.bounds
    cells = {
        Finding.AT_LEAST: Cell(run.finding is Finding.AT_LEAST, FigureKind.VERDICT),
        Finding.AT_MOST: Cell(run.finding is Finding.AT_MOST, FigureKind.VERDICT),
        "observations": count(run.observations),
        "ratio": number(run.ratio),
        "high": number(high),
        "low": number(low),
        "alpha": percent(run.test.alpha),
        "beta": percent(run.test.beta),
    }
    rows = tuple(TableRow(name, words(f"lab.sequential.row.{name}"), (cell,)) for name, cell in cells.items())
    return ReportSection("sequential", ("figure",), rows)
