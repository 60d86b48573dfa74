"""Statistics that an earlier version kept, brought into the tables of today: no result is lost.

Versions 1 and 2 knew one title alone, the one that is the default now. Version 1 had no sums; they are counted anew.
"""

import json
from collections.abc import Iterator
from typing import Final

from game.core.registry import default
from game.core.statistics.connection import Connection, FileFault, UnusableError

_COLUMNS: Final = {
    "games": ["key", "ended", "layout", "variants", "turns", "winner", "victory"],
    "players": ["game", "seat", "name", "bot", "colour", "dice", "luck"],
}
_SUMS: Final = ("standings", "wins", "lengths", "luck", "added")  # of version 2


def migrate(base: Connection, tables: str) -> None:
    """Bring all results into new `tables`, empty but for them. Raises UnusableError."""
    for table, columns in _COLUMNS.items():
        if [row[1] for row in base.ask(f"PRAGMA table_info({table})")] != columns:
            raise UnusableError(FileFault.DAMAGED, f"no table {table}")
    gone = "".join(f"DROP TABLE IF EXISTS {table};" for table in _SUMS)
    base.ask_all(
        "ALTER TABLE games RENAME TO old_games; ALTER TABLE players RENAME TO old_players;"
        f"DROP INDEX IF EXISTS games_in_order; {gone} {tables}"
    )
    base.ask_each("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", _games(base))
    base.ask_each("INSERT INTO players VALUES (?, ?, ?, ?, ?, ?, ?, ?)", _players(base))
    base.ask_all("DROP TABLE old_players; DROP TABLE old_games;")


def _games(base: Connection) -> Iterator[tuple[object, ...]]:
    """The rows of the games. Every player had one turn a round."""
    query = (
        "SELECT key, ended, layout, variants, turns, victory,"
        " (SELECT count(*) FROM old_players WHERE game = key) FROM old_games"
    )
    for key, ended, layout, variants, turns, victory, players in base.ask(query):
        setting = json.dumps({"layout": layout, "variants": variants})
        rounds = (turns - 1) // max(1, players) + 1
        yield key, ended, default(), setting, turns, rounds, victory


def _players(base: Connection) -> Iterator[tuple[object, ...]]:
    """The rows of the players: the winner before all others, who are level."""
    query = (
        "SELECT game, seat, name, bot, colour, dice, luck, seat = winner"
        " FROM old_players JOIN old_games ON game = key"
    )
    for *row, dice, luck, won in base.ask(query):
        yield *row, 1 if won else 2, None, json.dumps({"dice": dice, "luck": luck})
