"""How often the challenges of the titles were taken, as a table of the same database."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.core.statistics.connection import Connection

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


def note(base: Connection, title: str, name: str, *, won: bool) -> None:
    """Add a challenge that was played to its end. Raises UnusableError."""
    base.ask(_NOTE, {"title": title, "name": name, "won": int(won)})


def records(base: Connection, title: str) -> Mapping[str, ChallengeRecord]:
    """The challenges of a title that were ever taken, by name. Raises UnusableError."""
    rows = base.ask("SELECT name, tries, won FROM challenges WHERE title = ?", (title,), (str, int, int))
    return {name: ChallengeRecord(tries, won) for name, tries, won in rows}
