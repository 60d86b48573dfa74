"""Which rivals sat at a finished game and what its players did to one another, as a table of the same database.

Games that an earlier version kept have no line here; their journals are read once more.
"""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.datafiles.json_values import Json
from game.protocol import Dealing, DealingKind
from game.statistics.results import GameResult

TABLE: Final = """
CREATE TABLE IF NOT EXISTS company (
    game TEXT PRIMARY KEY, rivals TEXT NOT NULL, dealings TEXT NOT NULL
) STRICT;
"""


def note(base: sqlite3.Connection, result: GameResult) -> None:
    """Keep it of a game. Raises sqlite3.Error."""
    rivals = [player.rival for player in result.players]
    done = [[dealing.by, dealing.to, dealing.kind, dealing.times] for dealing in result.dealings]
    base.execute(
        "INSERT OR REPLACE INTO company VALUES (?, ?, ?)", (result.key, json.dumps(rivals), json.dumps(done))
    )


def is_noted(base: sqlite3.Connection, key: str) -> bool:
    """Whether it is kept of a game, or cannot be kept at all."""
    try:
        return base.execute("SELECT 1 FROM company WHERE game = ?", (key,)).fetchone() is not None
    except sqlite3.Error:
        return True


def joined(base: sqlite3.Connection, result: GameResult) -> GameResult:
    """The result with what is kept of its company; as it is where that is nothing, or spoilt."""
    try:
        found = base.execute("SELECT rivals, dealings FROM company WHERE game = ?", (result.key,)).fetchone()
        rivals, done = map(json.loads, found or ("[]", "[]"))
        dealings = tuple(_dealing(line) for line in done)
    except (sqlite3.OperationalError, ValueError, TypeError, RecursionError):
        return result
    if not _is_company(rivals, dealings, len(result.players)):
        return result
    players = tuple(
        replace(player, rival=rival) for player, rival in zip(result.players, rivals, strict=True)
    )
    return replace(result, players=players, dealings=dealings)


def _dealing(line: Sequence[Json]) -> Dealing:
    """Raises ValueError where it is none."""
    match line:
        case [int(by), int(to), str(kind), int(times)]:
            return Dealing(by, to, DealingKind(kind), times)
    raise ValueError("no dealing")


def _is_company(rivals: Json, dealings: Sequence[Dealing], seats: int) -> bool:
    return (
        isinstance(rivals, list)
        and len(rivals) == seats
        and all(isinstance(rival, str) for rival in rivals)
        and all(0 <= seat < seats for dealing in dealings for seat in (dealing.by, dealing.to))
    )
