"""What the kept results add up to, as tables of the same database: each further game is added to them.

A streak follows the order of the games' ends. A game that comes in out of order makes the sums stale, and they are
counted anew, a part at a time.
"""

import sqlite3
from collections.abc import Callable, Iterator
from typing import Final

from game.statistics.figures import LUCK_BINS, Figures, Standing
from game.statistics.results import GameResult, PlayerResult

TABLES: Final = """
CREATE TABLE standings (
    name TEXT NOT NULL, level TEXT NOT NULL, games INTEGER NOT NULL, streak INTEGER NOT NULL,
    longest INTEGER NOT NULL, fastest INTEGER NOT NULL, luck REAL NOT NULL, dice INTEGER NOT NULL,
    PRIMARY KEY (name, level)
) STRICT;
CREATE TABLE wins (
    name TEXT NOT NULL, level TEXT NOT NULL, victory TEXT NOT NULL, games INTEGER NOT NULL,
    PRIMARY KEY (name, level, victory)
) STRICT;
CREATE TABLE lengths (rounds INTEGER PRIMARY KEY, games INTEGER NOT NULL) STRICT;
CREATE TABLE luck (bin INTEGER PRIMARY KEY, players INTEGER NOT NULL) STRICT;
CREATE TABLE added (ended REAL NOT NULL, key TEXT NOT NULL, stale INTEGER NOT NULL) STRICT;
INSERT INTO added VALUES (-1e300, '', 1);
"""
"""The last table holds one row: the game that was added last, and whether the sums are to be counted anew."""

_STANDING: Final = """
INSERT INTO standings VALUES (:name, :level, 1, :won, :won, :fastest, :luck, :dice)
ON CONFLICT DO UPDATE SET
    games = games + 1,
    streak = CASE WHEN :won THEN streak + 1 ELSE 0 END,
    longest = CASE WHEN :won THEN max(longest, streak + 1) ELSE longest END,
    fastest = CASE WHEN :won AND (fastest = 0 OR :fastest < fastest) THEN :fastest ELSE fastest END,
    luck = luck + :luck,
    dice = dice + :dice
"""
_WIN: Final = """
INSERT INTO wins VALUES (:name, :level, :victory, 1) ON CONFLICT DO UPDATE SET games = games + 1
"""
_LENGTH: Final = "INSERT INTO lengths VALUES (?, 1) ON CONFLICT DO UPDATE SET games = games + 1"
_LUCK: Final = "INSERT INTO luck VALUES (?, 1) ON CONFLICT DO UPDATE SET players = players + 1"
_PART: Final = 500  # games that are counted anew at a time


def add(base: sqlite3.Connection, result: GameResult) -> None:
    """Add a game that was not kept before; one that ended before the last one makes the sums stale."""
    (ended, key, stale) = base.execute("SELECT ended, key, stale FROM added").fetchone()
    if stale:
        return
    if (result.ended, result.key) < (ended, key):
        make_stale(base)
        return
    _add(base, result)
    base.execute("UPDATE added SET ended = ?, key = ?", (result.ended, result.key))


def make_stale(base: sqlite3.Connection) -> None:
    """The sums do not hold any more."""
    base.execute("UPDATE added SET stale = 1")


def are_stale(base: sqlite3.Connection) -> bool:
    """Whether the sums are to be counted anew."""
    return bool(base.execute("SELECT stale FROM added").fetchone()[0])


def recount(
    base: sqlite3.Connection, results: Callable[[float, str, int], list[GameResult]]
) -> Iterator[int]:
    """Count the sums anew, a part at each step; yields how many games are counted so far.

    `results` gives so many games after the one that ended then and has this key, in their order. Only the last step
    ends it: before, the sums are stale still.
    """
    ended, key, count = -1e300, "", 0
    with base:
        for table in ("standings", "wins", "lengths", "luck"):
            base.execute(f"DELETE FROM {table}")
        make_stale(base)
    while part := results(ended, key, _PART):
        with base:
            for result in part:
                _add(base, result)
        ended, key = part[-1].ended, part[-1].key
        count += len(part)
        yield count
    with base:
        base.execute("UPDATE added SET ended = ?, key = ?, stale = 0", (ended, key))


def figures(base: sqlite3.Connection) -> Figures:
    """What all games add up to; the most successful players stand first."""
    wins: dict[tuple[str, str], dict[str, int]] = {}
    for name, level, victory, games in base.execute("SELECT * FROM wins"):
        wins.setdefault((name, level), {})[victory] = games
    standings = [
        Standing(
            name, level, games, wins.get((name, level), {}), streak, longest, fastest, _for_ten(luck, dice)
        )
        for name, level, games, streak, longest, fastest, luck, dice in base.execute(
            "SELECT * FROM standings"
        )
    ]
    standings.sort(key=lambda standing: (-standing.won, standing.games, standing.name, standing.level))
    rounds = dict(base.execute("SELECT rounds, games FROM lengths ORDER BY rounds"))
    victories = dict(base.execute("SELECT victory, sum(games) FROM wins GROUP BY victory"))
    bins = dict(base.execute("SELECT bin, players FROM luck"))
    luck = tuple(bins.get(number, 0) for number in range(len(LUCK_BINS) + 1))
    return Figures(sum(rounds.values()), victories, rounds, luck, tuple(standings))


def _add(base: sqlite3.Connection, result: GameResult) -> None:
    if not result.players:
        return
    base.execute(_LENGTH, (result.rounds,))
    for seat, player in enumerate(result.players):
        name, level = _who(player)
        won = seat == result.winner
        row = {"name": name, "level": level, "won": int(won), "fastest": result.rounds if won else 0}
        base.execute(_STANDING, {**row, "luck": player.luck, "dice": player.dice})
        base.execute(_LUCK, (sum(player.luck > edge for edge in LUCK_BINS),))
        if won:
            base.execute(_WIN, {**row, "victory": result.victory})


def _who(player: PlayerResult) -> tuple[str, str]:
    """The name of a person, or the level of a computer player (see `BotName`)."""
    level = player.bot.partition("@")[0].partition(":")[0]
    return ("", level) if level else (player.name, "")


def _for_ten(luck: float, dice: int) -> float:
    return 10 * luck / dice if dice else 0.0
