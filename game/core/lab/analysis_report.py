"""The analysis of a game as text, and as files: the text, the chances as CSV and as a plot."""

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.base.files.csv_cells import cell
from game.base.files.whole_files import write_together
from game.base.i18n.words import Words
from game.core.analysis.result import AnalysedTurn, Analysis
from game.core.analysis.telling import GameTeller, luck_figure, percent, shares_text, throw_text
from game.core.lab.plots import curves


def report_lines(analysis: Analysis, teller: GameTeller, names: Sequence[str]) -> Iterator[str]:
    """What a person reads: luck and skill of everybody, mistakes, the finest move, the throws that counted."""
    words = teller.words
    yield words("analysis.title")
    yield ""
    if not teller.told.open:
        yield from (words("story.unfinished"), "")
    for seat, name in enumerate(names):
        yield shares_text(words, name, analysis.shares(seat))
    yield words("analysis.shares_note_in_text")
    mistakes, finest = analysis.mistakes(), analysis.finest()
    yield from ("", words("analysis.mistakes"))
    for turn in mistakes:
        yield from _mistake(turn, teller, names)
    if not mistakes:
        yield words("analysis.no_mistakes")
    if finest is not None:
        yield from ("", words("analysis.finest"))
        won = percent(words, finest.found, signed=True)
        yield f"- {_when(finest, words, names, won)} {teller.played(finest, whole=True)}"
    if throws := analysis.throws():
        yield from ("", words("analysis.throws"))
    for found in throws:
        move, figure = found.move, luck_figure(words, found)
        when = words("analysis.when", player=names[move.thrower], round=move.round, figure=figure)
        yield f"- {when} {teller.thrown(found, whole=True)}"
        yield f"  {throw_text(words, found)}"


def _mistake(turn: AnalysedTurn, teller: GameTeller, names: Sequence[str]) -> Iterator[str]:
    words = teller.words
    played, better = teller.played(turn, whole=True), teller.better(turn, whole=True)
    lost = percent(words, -turn.lost, signed=True)
    yield f"- {_when(turn, words, names, lost)} {words('analysis.played', line=played)}"
    yield f"  {words('analysis.better', line=better)} [{teller.notation(turn.dearest)}]"


def _when(turn: AnalysedTurn, words: Words, names: Sequence[str], figure: str) -> str:
    key = "analysis.when_answering" if turn.answers else "analysis.when"
    return words(key, player=names[turn.seat], round=turn.round, figure=figure)


def write_report(folder: Path, analysis: Analysis, teller: GameTeller, names: Sequence[str]) -> Path:
    """Write all files into the folder, or into a numbered one beside it (see `write_together`); returns which.

    Raises OSError.
    """
    files = {
        "analysis.txt": "\n".join(report_lines(analysis, teller, names)) + "\n",
        "chances.csv": _table(analysis, names),
        "chances.svg": curves(
            teller.words("analysis.chances"),
            analysis.rounds,
            _curves(analysis, teller, _told_apart(names)),
        ),
    }
    return write_together(folder, {name: said.encode() for name, said in files.items()})


def _curves(analysis: Analysis, teller: GameTeller, names: Sequence[str]) -> dict[str, Sequence[float]]:
    """The chances of each side by its name."""
    return {
        teller.words.listed(names[seat] for seat in side): analysis.curves[side[0]] for side in teller.sides
    }


def _told_apart(names: Sequence[str]) -> list[str]:
    """The names, with numbers where two players have the same."""
    return [f"{name} {number}" if names.count(name) > 1 else name for number, name in enumerate(names, 1)]


def _table(analysis: Analysis, names: Sequence[str]) -> str:
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(["rounds", *map(cell, names)])
    for played, *values in zip(analysis.rounds, *analysis.curves, strict=True):
        rows.writerow([f"{played:.2f}", *(f"{value:.4f}" for value in values)])
    return file.getvalue()
