"""The report of an experiment: which tables and plots there are, and how they are told."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import Final

from game.base.i18n.words import Words
from game.core.contract import GameData, GameStatistics, Refusal
from game.core.lab import time_bins
from game.core.lab.experiment import Experiment
from game.core.lab.plots import Bar
from game.core.lab.protocol import AnyLab, Lab, TargetCheck, Targets
from game.core.lab.report_parts import fair_cells, mean_cells, plot_of, share_cells
from game.core.lab.results import FailedDecision, SimulatedGame
from game.core.lab.sequential import SequentialFinding, SequentialRun
from game.core.lab.summary import BotSummary, Summary, grouped_wins, summarize, verdicts
from game.core.lab.tables import (
    Cell,
    FigureKind,
    Plot,
    ReportSection,
    TableRow,
    as_text,
    count,
    milliseconds,
    number,
    percent,
    percent_text,
)
from game.core.registry import title

MOST_FAILURES: Final = 10  # told one by one
LONG: Final = 40  # turns a player, from which on all games are one bar

_SHARES = ("wins", "games", "share")
_FAIR = (*_SHARES, "fair", "ratio")


@dataclass(frozen=True, slots=True)
class ExperimentReport:
    """What to know first; the parts of a report that have something to say, in order; lines about bots that failed."""

    notes: Sequence[str]
    sections: Sequence[ReportSection]
    failed_decisions: Sequence[str]


def report_of(
    experiment: Experiment,
    results: Sequence[SimulatedGame],
    data: GameData,
    words: Words,
    run: SequentialRun | None = None,
) -> ExperimentReport:
    """What the games of an experiment show, and the test that they were played for."""
    played = title(experiment.title)
    counted = played.part(Lab)
    summary, targets = summarize(results, played.part(GameStatistics).reasons), counted.targets
    judged = verdicts(summary, targets, counted.verdicts(results, data))
    won = [_bots(summary, words), _groups(experiment, results, words)]
    # who wins is the question then, and the balance of the game is not
    different = len(set(experiment.bots)) > 1
    found = [
        *([sequential_section(run, words)] if run else []),
        *(won if different else []),
        _games(summary, words),
        _targets(judged, counted, words),
        _victories(summary, targets, words),
        *([] if different else won),
        _places(summary, targets, words),
        _lengths(summary, targets, words),
        *counted.sections(results, data, words),
        _times(summary, counted.bot_figures(results)),
        _actions(summary),
    ]
    told = list(failed_decisions(summary.failed_decisions, partial(played.phrases.explain, words), words))
    notes = [finding_text(run, len(results), words)] if run else []
    notes += substituted(summary, words)
    return ExperimentReport(notes, [section for section in found if section.rows], told)


def text(report: ExperimentReport, words: Words) -> Iterator[str]:
    """The report as lines of a terminal."""
    if report.notes:
        yield from report.notes
        yield ""
    for section in report.sections:
        yield from as_text(section, words)
        yield ""
    yield from report.failed_decisions


def failed_decisions(
    found: Iterable[FailedDecision], explain: Callable[[Refusal], str], words: Words
) -> Iterator[str]:
    """What went wrong with the bots: each kind once, as it was the first time, with its number."""
    times, first = Counter[tuple[str, ...]](), dict[tuple[str, ...], FailedDecision]()
    for failure in found:
        kind = _kind(failure)
        times[kind] += 1
        first.setdefault(kind, failure)
    if times:
        yield words("lab.failed_decisions", count=times.total())
    for kind, number_of_times in times.most_common(MOST_FAILURES):
        fault = explain(Refusal(first[kind].reason, first[kind].details))
        yield words("lab.failed_decision", times=number_of_times, fault=fault)


def _kind(failure: FailedDecision) -> tuple[str, ...]:
    """What is the same in two failures that differ in the position alone."""
    return failure.reason, *(str(failure.details.get(name, "")) for name in ("bot", "file", "kind"))


def substituted(summary: Summary, words: Words) -> Iterator[str]:
    """Whose results are not its own alone."""
    for name, bot in summary.bots.items():
        if taken := bot.substituted.hits:
            share = percent_text(bot.substituted.rate, words)
            yield words("lab.substituted", bot=name, count=taken, all=bot.substituted.trials, share=share)


def _games(summary: Summary, words: Words) -> ReportSection:
    cells = {
        "games": count(summary.games),
        "unfinished": count(summary.games - summary.finished),
        "actions": number(sum(summary.actions.values())),
        "rate": count(summary.actions_a_second),
        "seconds": number(summary.seconds),
    }
    rows = tuple(TableRow(name, words(f"lab.fact.{name}"), (cell,)) for name, cell in cells.items())
    return ReportSection("games", ("figure",), rows)


def _targets(judged: Sequence[TargetCheck], counted: AnyLab, words: Words) -> ReportSection:
    rows = tuple(_target(verdict, counted, words) for verdict in judged)
    return ReportSection("targets", ("figure", "from", "to", "met"), rows)


def _target(verdict: TargetCheck, counted: AnyLab, words: Words) -> TableRow:
    kind = FigureKind.PERCENT if verdict.percent else FigureKind.NUMBER
    match verdict.about:
        case "victory":
            name = _victory(words, verdict.name)
        case "place":
            name = _place(words, verdict.name)
        case "length":
            name = ""
        case _:
            name = counted.verdict_name(words, verdict)
    figures = (verdict.found, verdict.low, verdict.high)
    cells = (*(Cell(figure, kind) for figure in figures), Cell(verdict.met, FigureKind.VERDICT))
    key = f"{verdict.about} {verdict.name}".strip()
    return TableRow(key, words(f"lab.target.{verdict.about}", name=name), cells)


def _victories(summary: Summary, targets: Targets, words: Words) -> ReportSection:
    shares = {name: share for name, share in summary.victories.items() if share.trials}
    rows = tuple(TableRow(name, _victory(words, name), share_cells(share)) for name, share in shares.items())
    return ReportSection("victories", _SHARES, rows, plot_of(rows, words, targets.reason))


def _bots(summary: Summary, words: Words) -> ReportSection:
    rows = tuple(TableRow(name, name, fair_cells(bot.wins)) for name, bot in summary.bots.items())
    return ReportSection("bots", _FAIR, rows, plot_of(rows, words))


def _groups(experiment: Experiment, results: Sequence[SimulatedGame], words: Words) -> ReportSection:
    found = grouped_wins(results, experiment.group_size) if experiment.paired else {}
    rows = tuple(TableRow(name, name, mean_cells(wins)) for name, wins in found.items())
    columns = ("all_won", "none_won", "seeds", "share", "fair", "ratio")
    return ReportSection("groups", columns, rows, plot_of(rows, words, column=3))


def _places(summary: Summary, targets: Targets, words: Words) -> ReportSection:
    named = [(str(place + 1), share) for place, share in enumerate(summary.places)]
    rows = tuple(TableRow(name, _place(words, name), fair_cells(share)) for name, share in named)
    most = [targets.place * share.fair for share in summary.places[:1]]
    return ReportSection("places", _FAIR, rows, plot_of(rows, words, most))


def _lengths(summary: Summary, targets: Targets, words: Words) -> ReportSection:
    if not summary.lengths:
        return ReportSection("lengths", (), ())
    shares = {"shortest": 0.0, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "longest": 1.0}
    rows = tuple(
        TableRow(name, words(f"lab.length.{name}"), (number(summary.length(part)),))
        for name, part in shares.items()
    )
    games = Counter(min(LONG, ceil(length)) for length in summary.lengths)
    bars = tuple(
        Bar(name, games[turns], f"{name}: {words.number(games[turns])}")
        for turns in range(min(games), max(games) + 1)
        for name in [words.number(turns) + ("+" if turns == LONG else "")]
    )
    marks = tuple(bound - min(games) + 0.5 for bound in targets.turns if bound >= min(games))
    return ReportSection("lengths", ("turns",), rows, Plot(bars, marks, percent=False, upright=True))


def _times(summary: Summary, own: Mapping[str, Mapping[str, float]]) -> ReportSection:
    rows = tuple(
        TableRow(name, name, (*(number(figures[name]) for figures in own.values()), *_bot_times(bot)))
        for name, bot in summary.bots.items()
    )
    heads = (*own, "decisions", "half", "most", "longest", "turn_half", "turn_most")
    return ReportSection("times", heads, rows)


def _bot_times(bot: BotSummary) -> tuple[Cell, ...]:
    def time(of: Mapping[int, int], part: float) -> Cell:
        return milliseconds(time_bins.quantile(of, part))

    decisions = [time(bot.decisions, part) for part in (0.5, 0.95, 1.0)]
    turns = [time(bot.turns, part) for part in (0.5, 0.95)]
    return count(sum(bot.decisions.values())), *decisions, *turns


def _actions(summary: Summary) -> ReportSection:
    rows = tuple(TableRow(kind, kind, (number(mean),)) for kind, mean in summary.actions.items())
    return ReportSection("actions", ("a_game",), rows)


def _victory(words: Words, name: str) -> str:
    return words(f"victory.{name}")


def _place(words: Words, name: str) -> str:
    return words(f"lab.place.{name}")


def finding_text(run: SequentialRun, games: int, words: Words) -> str:
    """What was found, in a sentence."""
    shares = {name: percent_text(getattr(run.test, name), words) for name in ("low", "high")}
    return words(f"lab.sequential.{run.finding}", bot=run.bot, games=games, **shares)


def sequential_section(run: SequentialRun, words: Words) -> ReportSection:
    """The figures of the test."""
    low, high = run.test.bounds
    cells = {
        SequentialFinding.AT_LEAST: Cell(run.finding is SequentialFinding.AT_LEAST, FigureKind.VERDICT),
        SequentialFinding.AT_MOST: Cell(run.finding is SequentialFinding.AT_MOST, FigureKind.VERDICT),
        "observations": count(run.observations),
        "ratio": number(run.ratio),
        "high": number(high),
        "low": number(low),
        "alpha": percent(run.test.alpha),
        "beta": percent(run.test.beta),
    }
    rows = tuple(TableRow(name, words(f"lab.sequential.row.{name}"), (cell,)) for name, cell in cells.items())
    return ReportSection("sequential", ("figure",), rows)
