"""The report as files: text, a page of its own, a CSV file for each table and a picture for each plot."""

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from game.base.files.json_values import Json
from game.base.files.whole_files import write_whole
from game.base.i18n.words import Words
from game.core.lab.experiment import Experiment
from game.core.lab.plots import horizontal_bars, vertical_bars
from game.core.lab.report import ExperimentReport, text
from game.core.lab.tables import ReportSection, as_csv, cell_text, head_texts

GAMES: Final = "games.jsonl"
_STYLE: Final = """
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: #f6eedd; color: #3a2d1e;
       font: 16px/1.5 Georgia, serif; }
h1, h2 { font-weight: normal; border-bottom: 2px solid #c9a25a; }
table { border-collapse: collapse; margin: 1rem 0; font-size: 14px; }
th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #d9c9a5; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; background: #fbf6ea; border: 1px solid #d9c9a5; }
.missed { color: #a23b28; font-weight: bold; }
""".strip()


def write_files(folder: Path, experiment: Experiment, report: ExperimentReport, words: Words) -> None:
    """Write all of them into the folder, over those of before. Raises OSError."""
    _write(
        folder / "report.txt", "\n".join([*parameters(experiment, words), "", *text(report, words)]) + "\n"
    )
    for section in report.sections:
        _write(folder / f"{section.key}.csv", as_csv(section))
        if section.plot:
            _write(folder / f"{section.key}.svg", picture(section, words))
    _write(folder / "report.html", page(experiment, report, words))


def _write(path: Path, said: str) -> None:
    write_whole(path, said.encode())


def parameters(experiment: Experiment, words: Words) -> list[str]:
    """What was played, as lines."""
    bots = ", ".join(dict.fromkeys(experiment.bots) if len(set(experiment.bots)) == 1 else experiment.bots)
    said: dict[str, Json] = {"players": experiment.players, "bots": bots, "seed": experiment.seed}
    said |= experiment.options
    if experiment.paired:
        said["paired"] = experiment.group_size
    said |= {"cap": experiment.cap, "data": experiment.data, "code": experiment.code}
    return [words(f"lab.parameter.{name}", value=_option(value)) for name, value in said.items()]


def _option(value: Json) -> Json:
    return (", ".join(map(str, value)) or "–") if isinstance(value, list) else value


def picture(section: ReportSection, words: Words) -> str:
    """The plot of a section that has one, as SVG."""
    assert section.plot is not None
    draw = vertical_bars if section.plot.upright else horizontal_bars
    return draw(words(f"lab.plot.{section.key}"), section.plot.bars, section.plot.marks)


def page(experiment: Experiment, report: ExperimentReport, words: Words) -> str:
    """The report as one page that needs nothing else."""
    title = escape(words("lab.report"))
    body = [f"<h1>{title}</h1>", _list(parameters(experiment, words))]
    body += (f"<p><strong>{escape(note)}</strong></p>" for note in report.notes)
    for section in report.sections:
        body += _section(section, words)
    if report.failed_decisions:
        body.append(_list(report.failed_decisions))
    head = f"<meta charset='utf-8'><title>{title}</title><style>{_STYLE}</style>"
    return "\n".join(
        [
            f"<!doctype html><html lang='{words.language}'><head>{head}</head><body>",
            *body,
            "</body></html>",
            "",
        ]
    )


def _list(lines: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def _section(section: ReportSection, words: Words) -> Iterator[str]:
    yield f"<h2>{escape(words(f'lab.title.{section.key}'))}</h2>"
    yield f"<p>{escape(words(f'lab.note.{section.key}'))}</p>"
    if section.plot:
        yield f"<figure><figcaption>{escape(words(f'lab.plot.{section.key}'))}</figcaption>"
        yield f"{picture(section, words)}</figure>"
    heads = "".join(f"<th>{escape(head)}</th>" for head in head_texts(section, words))
    yield f"<table><tr>{heads}</tr>"
    for row in section.rows:
        cells = "".join(f"<td>{escape(cell_text(cell, words))}</td>" for cell in row.cells)
        missed = section.key == "targets" and not row.cells[-1].value
        mark = " class='missed'" if missed else ""
        yield f"<tr{mark}><td>{escape(row.shown)}</td>{cells}</tr>"
    yield "</table>"
