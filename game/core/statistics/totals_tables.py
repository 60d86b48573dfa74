"""What the kept results add up to, as tables of the same database: each further game is added to them.

A streak follows the order of the games' ends. A game that comes in out of order makes the sums stale, and they are
counted anew, a part at a time. Every title has sums of its own.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from game.core.contract import AnyTitle, GameStatistics, SeatFigure
from game.core.registry import UnknownTitleError, title
from game.core.statistics.connection import Connection
from game.core.statistics.results import GameResult, PlayerResult
from game.core.statistics.totals import PlayerStanding, Totals

TABLES: Final = """
CREATE TABLE standings (
    title TEXT NOT NULL, name TEXT NOT NULL, level TEXT NOT NULL, games INTEGER NOT NULL, streak INTEGER NOT NULL,
    longest INTEGER NOT NULL, fastest INTEGER NOT NULL, PRIMARY KEY (title, name, level)
) STRICT;
CREATE TABLE seat_figures (
    title TEXT NOT NULL, name TEXT NOT NULL, level TEXT NOT NULL, figure TEXT NOT NULL, total REAL NOT NULL,
    PRIMARY KEY (title, name, level, figure)
) STRICT;
CREATE TABLE wins (
    title TEXT NOT NULL, name TEXT NOT NULL, level TEXT NOT NULL, reason TEXT NOT NULL, games INTEGER NOT NULL,
    PRIMARY KEY (title, name, level, reason)
) STRICT;
CREATE TABLE reasons (
    title TEXT NOT NULL, reason TEXT NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (title, reason)
) STRICT;
CREATE TABLE lengths (
    title TEXT NOT NULL, rounds INTEGER NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (title, rounds)
) STRICT;
CREATE TABLE spreads (
    title TEXT NOT NULL, figure TEXT NOT NULL, bin INTEGER NOT NULL, players INTEGER NOT NULL,
    PRIMARY KEY (title, figure, bin)
) STRICT;
CREATE TABLE added (ended REAL NOT NULL, key TEXT NOT NULL, stale INTEGER NOT NULL) STRICT;
INSERT INTO added VALUES (-1e300, '', 1);
"""
"""The last table holds one row: the game that was added last, and whether the sums are to be counted anew."""

_SUMS: Final = ("standings", "seat_figures", "wins", "reasons", "lengths", "spreads")

_STANDING: Final = """
INSERT INTO standings VALUES (:title, :name, :level, 1, :won, :won, :fastest)
ON CONFLICT DO UPDATE SET
    games = games + 1,
    streak = CASE WHEN :won THEN streak + 1 ELSE 0 END,
    longest = CASE WHEN :won THEN max(longest, streak + 1) ELSE longest END,
    fastest = CASE WHEN :won AND (fastest = 0 OR :fastest < fastest) THEN :fastest ELSE fastest END
"""
_FIGURE: Final = """
INSERT INTO seat_figures VALUES (:title, :name, :level, :figure, :value)
ON CONFLICT DO UPDATE SET total = total + :value
"""
_WIN: Final = """
INSERT INTO wins VALUES (:title, :name, :level, :reason, 1) ON CONFLICT DO UPDATE SET games = games + 1
"""
_REASON: Final = "INSERT INTO reasons VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET games = games + 1"
_LENGTH: Final = "INSERT INTO lengths VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET games = games + 1"
_SPREAD: Final = "INSERT INTO spreads VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET players = players + 1"
_PART: Final = 500  # games that are counted anew at a time


def add(base: Connection, result: GameResult) -> None:
    """Add a game that was not kept before; one that ended before the last one makes the sums stale."""
    ((ended, key, stale),) = base.ask("SELECT ended, key, stale FROM added")
    if stale:
        return
    if (result.ended, result.key) < (ended, key):
        make_stale(base)
        return
    _add(base, result)
    base.ask("UPDATE added SET ended = ?, key = ?", (result.ended, result.key))


def make_stale(base: Connection) -> None:
    """The sums do not hold any more."""
    base.ask("UPDATE added SET stale = 1")


def recount(base: Connection, results: Callable[[float, str, int], list[GameResult]]) -> Iterator[int]:
    """Count the sums anew where they are stale, a part at each step; yields how many games are counted so far.

    `results` gives so many games after the one that ended then and has this key, in their order. Only the last step
    ends it: before, the sums are stale still.
    """
    if base.ask("SELECT stale FROM added") == [(0,)]:
        return
    ended, key, count = -1e300, "", 0
    with base.transaction():
        for table in _SUMS:
            base.ask(f"DELETE FROM {table}")
        make_stale(base)
    while part := results(ended, key, _PART):
        with base.transaction():
            for result in part:
                _add(base, result)
        ended, key = part[-1].ended, part[-1].key
        count += len(part)
        yield count
    base.ask("UPDATE added SET ended = ?, key = ?, stale = 0", (ended, key))


def totals(base: Connection, of: AnyTitle) -> Totals:
    """What all games of a title add up to; the most successful players stand first."""
    name = (of.name,)
    lengths = "SELECT rounds, games FROM lengths WHERE title = ? ORDER BY rounds"
    rounds: dict[int, int] = dict(base.ask(lengths, name, (int, int)))
    reasons: dict[str, int] = dict(
        base.ask("SELECT reason, games FROM reasons WHERE title = ?", name, (str, int))
    )
    bins = {
        (figure, number): players
        for figure, number, players in base.ask(
            "SELECT figure, bin, players FROM spreads WHERE title = ?", name, (str, int, int)
        )
    }
    spreads = {
        figure.key: tuple(bins.get((figure.key, number), 0) for number in range(len(figure.edges) + 1))
        for figure in of.part(GameStatistics).seat_figures
        if figure.edges
    }
    return Totals(sum(rounds.values()), reasons, rounds, spreads, _standings(base, of))


def _standings(base: Connection, of: AnyTitle) -> tuple[PlayerStanding, ...]:
    name = (of.name,)
    wins: dict[tuple[str, str], dict[str, int]] = {}
    sums: dict[tuple[str, str], dict[str, float]] = {}
    for player, level, reason, games in base.ask(
        "SELECT name, level, reason, games FROM wins WHERE title = ?", name, (str, str, str, int)
    ):
        wins.setdefault((player, level), {})[reason] = games
    for player, level, figure, total in base.ask(
        "SELECT name, level, figure, total FROM seat_figures WHERE title = ?", name, (str, str, str, float)
    ):
        sums.setdefault((player, level), {})[figure] = total
    standings = [
        PlayerStanding(
            *(player, level, games, wins.get((player, level), {}), streak, longest, fastest),
            figures=_figures(of.part(GameStatistics).seat_figures, sums.get((player, level), {}), games),
        )
        for player, level, games, streak, longest, fastest in base.ask(
            "SELECT name, level, games, streak, longest, fastest FROM standings WHERE title = ?",
            name,
            (str, str, int, int, int, int),
        )
    ]
    standings.sort(key=lambda standing: (-standing.won, standing.games, standing.name, standing.level))
    return tuple(standings)


def _figures(figures: Sequence[SeatFigure], sums: Mapping[str, float], games: int) -> dict[str, float]:
    """The figures of a player over all games, each for as much of something as the title says."""
    found = {}
    for figure in figures:
        count = sums.get(figure.per, 0.0) if figure.per else games
        mean = figure.times * sums.get(figure.key, 0.0) / count if count else 0.0
        found[figure.key] = mean if math.isfinite(mean) else 0.0
    return found


def _add(base: Connection, result: GameResult) -> None:
    if not result.players:
        return
    base.ask(_LENGTH, (result.title, result.rounds))
    base.ask(_REASON, (result.title, result.reason))
    figures = _seat_figures(result.title)
    for player in result.players:
        name, level = _who(player)
        won = player.rank == 1
        row = {"title": result.title, "name": name, "level": level, "won": int(won), "reason": result.reason}
        base.ask(_STANDING, {**row, "fastest": result.rounds if won else 0})
        if won:
            base.ask(_WIN, row)
        for key, value in player.figures.items():
            base.ask(_FIGURE, {**row, "figure": key, "value": value})
        for figure in figures:
            if figure.edges and figure.key in player.figures:
                place = sum(player.figures[figure.key] > edge for edge in figure.edges)
                base.ask(_SPREAD, (result.title, figure.key, place))


def _seat_figures(name: str) -> Sequence[SeatFigure]:
    """The figures that a title keeps; none of one that is not installed."""
    try:
        return title(name).part(GameStatistics).seat_figures
    except UnknownTitleError:
        return ()


def _who(player: PlayerResult) -> tuple[str, str]:
    """The name of a person, or the level of a computer player (see `BotName`)."""
    return ("", player.level) if player.level else (player.name, "")
