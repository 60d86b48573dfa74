"""The finished games and who played them, as tables of the database."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.contract import Achievement, Achievements
from game.core.registry import title, titles
from game.core.statistics import medals, rival_records
from game.core.statistics import totals_tables as sums
from game.core.statistics.connection import Connection, writable
from game.core.statistics.results import GameResult, PlayerResult

TABLES: Final = """
CREATE TABLE games (
    key TEXT PRIMARY KEY, ended REAL NOT NULL, title TEXT NOT NULL, setting TEXT NOT NULL,
    turns INTEGER NOT NULL, rounds INTEGER NOT NULL, reason TEXT NOT NULL
) STRICT;
CREATE TABLE players (
    game TEXT NOT NULL REFERENCES games(key), seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    colour TEXT NOT NULL, rank INTEGER NOT NULL, score INTEGER, figures TEXT NOT NULL, PRIMARY KEY (game, seat)
) STRICT;
CREATE INDEX games_in_order ON games (ended, key);
"""
PASSED_OVER: Final = "CREATE TABLE passed_over (key TEXT PRIMARY KEY, size INTEGER NOT NULL) STRICT;"

_GAMES: Final = "SELECT * FROM games WHERE (ended, key) > (?, ?) ORDER BY ended, key LIMIT ?"
_GAME: Final = (str, float, str, str, int, int, str)
_PLAYERS: Final = "SELECT name, bot, colour, rank, score, figures FROM players WHERE game = ? ORDER BY seat"
_PLAYER: Final = (str, str, str, int, int | None, str)
_LARGEST: Final = 1e100  # of a figure; none of ours comes near


def after(base: Connection, ended: float, key: str, most: int) -> list[GameResult]:
    """The results that follow this one in their order, at most so many. Raises UnusableError."""
    return [
        rival_records.joined(
            base,
            GameResult(
                *(found, when, title, _settings(setting), turns, rounds, reason),
                players=tuple(
                    PlayerResult(name, bot, colour, rank, score, _figures(figures))
                    for name, bot, colour, rank, score, figures in base.ask(_PLAYERS, (found,), _PLAYER)
                ),
            ),
        )
        for found, when, title, setting, turns, rounds, reason in base.ask(_GAMES, (ended, key, most), _GAME)
    ]


def count(base: Connection) -> int:
    """How many there are. Raises UnusableError."""
    ((games,),) = base.ask("SELECT count(*) FROM games", kinds=(int,))
    return int(games)


def knows(base: Connection, key: str, name: str, size: int) -> bool:
    """Whether the game of this key is kept, or its file of this name was passed over at this size.

    Raises UnusableError.
    """
    if base.ask("SELECT 1 FROM games WHERE key = ?", (key,)) and rival_records.is_noted(base, key):
        return True
    return base.ask("SELECT size FROM passed_over WHERE key = ?", (name,)) == [(size,)]


def pass_over(base: Connection, name: str, size: int) -> None:
    """The journal of this name and size is of no finished game. Raises UnusableError."""
    base.ask("INSERT OR REPLACE INTO passed_over VALUES (?, ?)", (name, size))


def note(base: Connection, results: Iterable[GameResult]) -> None:
    """Keep these results; one takes the place of another of its name. Raises UnusableError."""
    for result in map(_writable, results):
        _note(base, result)


def note_new(base: Connection, result: GameResult) -> None:
    """Keep a result unless it is kept already, as it ended. Raises UnusableError."""
    result = _writable(result)
    ended = "SELECT 1 FROM games WHERE key = ? AND ended = ?"
    if not base.ask(ended, (result.key, result.ended)):
        _note(base, result)


def _writable(result: GameResult) -> GameResult:
    players = tuple(replace(player, name=writable(player.name)) for player in result.players)
    return replace(result, key=writable(result.key), players=players)


def _note(base: Connection, result: GameResult) -> None:
    rival_records.note(base, result)
    if base.ask("SELECT 1 FROM games WHERE key = ?", (result.key,)):
        sums.make_stale(base)  # it takes the place of another
        medals.forget(base, result.key)
    else:
        sums.add(base, result)
    medals.note(base, result.title, medals.deeds_of(result, medals_of(result.title)))
    setting = json.dumps(dict(result.setting))
    base.ask(
        "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)",
        (result.key, result.ended, result.title, setting, result.turns, result.rounds, result.reason),
    )
    base.ask_each(
        "INSERT OR REPLACE INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                *(result.key, seat, player.name, player.bot, player.colour, player.rank, player.score),
                json.dumps(dict(player.figures)),
            )
            for seat, player in enumerate(result.players)
        ],
    )


def medals_of(name: str) -> Sequence[Achievement]:
    """The medals of a title; none of one that is not installed."""
    return title(name).part(Achievements).medals if name in titles() else ()


def _settings(text: str) -> dict[str, str]:
    return {key: value for key, value in _read(text).items() if isinstance(value, str)}


def _figures(text: str) -> dict[str, float]:
    return {
        key: value
        for key, value in _read(text).items()
        if isinstance(value, int | float) and abs(value) < _LARGEST
    }


def _read(text: str) -> dict[str, Any]:
    """The values by key that a field holds; none where it is spoilt."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
