"""The report of an experiment: which tables and plots there are, and how they are told."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil
from typing import Final

from game.i18n.words import Words
from game.lab import bins
from game.lab.plots import Bar
from game.lab.statistics import Share
from game.lab.summary import BotFigures, Summary
from game.lab.tables import (
    Cell,
    Kind,
    Plot,
    Row,
    Section,
    as_text,
    count,
    milliseconds,
    number,
    percent,
    percent_text,
    share,
)
from game.protocol import Refusal
from game.titles.wiraqocha.lab.targets import PLACE, TURNS, UNBOUGHT, VICTORY, Verdict, verdicts
from game.titles.wiraqocha.phrases import card_name, explain, tile_name

MOST_LAPSES: Final = 10  # told one by one
LONG: Final = 40  # turns a player, from which on all games are one bar

_SHARES = ("wins", "games", "share")
_FAIR = (*_SHARES, "fair", "ratio")


def sections(summary: Summary, words: Words) -> list[Section]:
    """Every part of the report that has something to say, in order."""
    found = [
        _games(summary, words),
        _targets(summary, words),
        _victories(summary, words),
        _bots(summary, words),
        _places(summary, words),
        _lengths(summary, words),
        _cards(summary, words),
        _tiles(summary, words),
        _luck(summary, words),
        _times(summary),
        _actions(summary),
    ]
    return [section for section in found if section.rows]


def text(summary: Summary, words: Words) -> Iterator[str]:
    """The report as lines of a terminal."""
    for section in sections(summary, words):
        yield from as_text(section, words)
        yield ""
    yield from lapses(summary, words)


def lapses(summary: Summary, words: Words) -> Iterator[str]:
    """What went wrong with the bots: the same fault once, with its number."""
    told: Counter[str] = Counter()
    for lapse in summary.lapses:
        told[explain(words, Refusal(lapse.reason, lapse.details))] += 1
    if told:
        yield words("lab.lapses", count=sum(told.values()))
        yield from (
            words("lab.lapse", times=times, fault=fault) for fault, times in told.most_common(MOST_LAPSES)
        )


def _games(summary: Summary, words: Words) -> Section:
    cells = {
        "games": count(summary.games),
        "unfinished": count(summary.games - summary.finished),
        "actions": number(sum(summary.actions.values())),
        "rate": count(summary.actions_a_second),
        "seconds": number(summary.seconds),
    }
    rows = tuple(Row(name, words(f"lab.fact.{name}"), (cell,)) for name, cell in cells.items())
    return Section("games", ("figure",), rows)


def _targets(summary: Summary, words: Words) -> Section:
    rows = tuple(_target(verdict, words) for verdict in verdicts(summary))
    return Section("targets", ("figure", "from", "to", "met"), rows)


def _target(verdict: Verdict, words: Words) -> Row:
    kind = Kind.PERCENT if verdict.about in ("victory", "card") else Kind.NUMBER
    names = {"victory": _victory, "place": _place, "card": card_name}
    name = names[verdict.about](words, verdict.name) if verdict.about in names else ""
    figures = (verdict.found, verdict.low, verdict.high)
    cells = (*(Cell(figure, kind) for figure in figures), Cell(verdict.met, Kind.VERDICT))
    return Row(
        f"{verdict.about} {verdict.name}".strip(), words(f"lab.target.{verdict.about}", name=name), cells
    )


def _victories(summary: Summary, words: Words) -> Section:
    shares = {name: share for name, share in summary.victories.items() if share.trials}
    rows = tuple(Row(name, _victory(words, name), _shares(share)) for name, share in shares.items())
    return Section("victories", _SHARES, rows, _plot(rows, words, VICTORY))


def _bots(summary: Summary, words: Words) -> Section:
    rows = tuple(Row(name, name, _fair(bot.wins)) for name, bot in summary.bots.items())
    return Section("bots", _FAIR, rows, _plot(rows, words))


def _places(summary: Summary, words: Words) -> Section:
    named = [(str(place + 1), share) for place, share in enumerate(summary.places)]
    rows = tuple(Row(name, _place(words, name), _fair(share)) for name, share in named)
    most = [PLACE * share.fair for share in summary.places[:1]]
    return Section("places", _FAIR, rows, _plot(rows, words, most))


def _lengths(summary: Summary, words: Words) -> Section:
    if not summary.lengths:
        return Section("lengths", (), ())
    shares = {"shortest": 0.0, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "longest": 1.0}
    rows = tuple(
        Row(name, words(f"lab.length.{name}"), (number(summary.length(part)),))
        for name, part in shares.items()
    )
    games = Counter(min(LONG, ceil(length)) for length in summary.lengths)
    bars = tuple(
        Bar(name, games[turns], f"{name}: {words.number(games[turns])}")
        for turns in range(min(games), max(games) + 1)
        for name in [words.number(turns) + ("+" if turns == LONG else "")]
    )
    marks = tuple(bound - min(games) + 0.5 for bound in TURNS if bound >= min(games))
    return Section("lengths", ("turns",), rows, Plot(bars, marks, percent=False, upright=True))


def _cards(summary: Summary, words: Words) -> Section:
    rows = tuple(
        Row(
            name,
            card_name(words, name),
            (
                count(card.bought.trials),
                count(card.bought.hits),
                Cell(
                    1 - card.bought.rate, Kind.PERCENT, *reversed([1 - end for end in card.bought.interval])
                ),
                *_fair(card.buyers)[2:],
            ),
        )
        for name, card in summary.cards.items()
        if card.bought.trials
    )
    plot = _plot(rows, words, (UNBOUGHT,))
    return Section("cards", ("offered", "bought", "unbought", "buyers", "fair", "ratio"), rows, plot)


def _tiles(summary: Summary, words: Words) -> Section:
    rows = tuple(
        Row(name, tile_name(words, name), (percent(tile.held), *_fair(tile.holders)[1:]))
        for name, tile in summary.tiles.items()
    )
    return Section("tiles", ("held", *_FAIR[1:]), rows, _plot(rows, words, _first_fair(rows), column=2))


def _luck(summary: Summary, words: Words) -> Section:
    rows = tuple(
        Row(str(quarter), words(f"lab.luck.{quarter}"), (number(part.luck), *_fair(part.wins)))
        for quarter, part in enumerate(summary.luck, 1)
    )
    return Section("luck", ("luck", *_FAIR), rows, _plot(rows, words, _first_fair(rows), column=3))


def _times(summary: Summary) -> Section:
    rows = tuple(Row(name, name, _bot_times(bot)) for name, bot in summary.bots.items())
    heads = ("dice", "decisions", "half", "most", "longest", "turn_half", "turn_most")
    return Section("times", heads, rows)


def _bot_times(bot: BotFigures) -> tuple[Cell, ...]:
    def time(of: Mapping[int, int], part: float) -> Cell:
        return milliseconds(bins.quantile(of, part))

    decisions = [time(bot.decisions, part) for part in (0.5, 0.95, 1.0)]
    turns = [time(bot.turns, part) for part in (0.5, 0.95)]
    return number(bot.dice), count(sum(bot.decisions.values())), *decisions, *turns


def _actions(summary: Summary) -> Section:
    rows = tuple(Row(kind, kind, (number(mean),)) for kind, mean in summary.actions.items())
    return Section("actions", ("a_game",), rows)


def _shares(value: Share) -> tuple[Cell, ...]:
    return count(value.hits), count(value.trials), share(value)


def _fair(value: Share) -> tuple[Cell, ...]:
    return *_shares(value), percent(value.fair), number(value.ratio)


def _first_fair(rows: Iterable[Row]) -> list[float]:
    """The fair share, which is the last figure but one of each row."""
    return [row.cells[-2].value for row in rows][:1]


def _plot(rows: Sequence[Row], words: Words, marks: Iterable[float] = (), column: int = 2) -> Plot | None:
    """Bars of the shares in a column."""
    bars = []
    for row in rows:
        cell = row.cells[column]
        bars.append(Bar(row.shown, cell.value, percent_text(cell.value, words), cell.low, cell.high))
    return Plot(tuple(bars), tuple(marks)) if bars else None


def _victory(words: Words, name: str) -> str:
    return words(f"victory.{name}")


def _place(words: Words, name: str) -> str:
    return words(f"lab.place.{name}")
