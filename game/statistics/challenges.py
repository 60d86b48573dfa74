"""How often the challenges of the titles were taken, as a table of the same database."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

TABLE: Final = """
CREATE TABLE IF NOT EXISTS challenges (
    title TEXT NOT NULL, name TEXT NOT NULL, tries INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (title, name)
) STRICT;
"""
_NOTE: Final = """
INSERT INTO challenges VALUES (:title, :name, 1, :won)
ON CONFLICT DO UPDATE SET tries = tries + 1, won = won + :won
"""


@dataclass(frozen=True, slots=True)
class ChallengeRecord:
    """How often a challenge was played to its end, and how often won."""

    tries: int = 0
    won: int = 0


def note(base: sqlite3.Connection, title: str, name: str, *, won: bool) -> None:
    """Add a challenge that was played to its end. Raises sqlite3.Error."""
    with base:
        base.execute(_NOTE, {"title": title, "name": name, "won": int(won)})


def records(base: sqlite3.Connection, title: str) -> Mapping[str, ChallengeRecord]:
    """The challenges of a title that were ever taken, by name. Raises sqlite3.Error."""
    rows = base.execute("SELECT name, tries, won FROM challenges WHERE title = ?", (title,))
    return {name: ChallengeRecord(tries, won) for name, tries, won in rows}
