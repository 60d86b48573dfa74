"""How the puzzles of the titles were tried and solved, as a table of the same database."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from game.core.statistics.connection import Connection

TABLE: Final = """
CREATE TABLE IF NOT EXISTS puzzles (
    title TEXT NOT NULL, name TEXT NOT NULL, tries INTEGER NOT NULL, solved_at INTEGER NOT NULL, help INTEGER NOT NULL,
    PRIMARY KEY (title, name)
) STRICT;
"""
_NOTE: Final = """
INSERT INTO puzzles VALUES (:title, :name, 1, :solved, :help)
ON CONFLICT DO UPDATE SET
    tries = tries + 1, help = max(help, :help), solved_at = CASE WHEN :solved THEN tries + 1 ELSE 0 END
WHERE solved_at = 0
"""
_HELP: Final = """
INSERT INTO puzzles VALUES (:title, :name, 0, 0, :help)
ON CONFLICT DO UPDATE SET help = max(help, :help) WHERE solved_at = 0
"""


class Help(IntEnum):
    """How much help a player had."""

    NONE = 0
    HINT = 1
    SECOND_HINT = 2
    SOLUTION = 3


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """How often a puzzle was tried until it was solved, at which try that was (0: not yet), and with how much help."""

    tries: int = 0
    solved_at: int = 0
    help: Help = Help.NONE


def note(base: Connection, title: str, name: str, help: Help, *, solved: bool) -> None:
    """Add a try; what comes after the first that solved it is not counted. Raises UnusableError."""
    base.ask(_NOTE, {"title": title, "name": name, "solved": int(solved), "help": int(help)})


def note_help(base: Connection, title: str, name: str, help: Help) -> None:
    """Remember that there was so much help, whether a turn is played or not. Raises UnusableError."""
    base.ask(_HELP, {"title": title, "name": name, "help": int(help)})


def records(base: Connection, title: str) -> Mapping[str, PuzzleRecord]:
    """The puzzles of a title that were ever tried, by name. Raises UnusableError."""
    question = "SELECT name, tries, solved_at, help FROM puzzles WHERE title = ?"
    rows = base.ask(question, (title,), (str, int, int, int))
    known = {member.value for member in Help}
    return {
        name: PuzzleRecord(tries, solved_at, Help(help if help in known else 0))
        for name, tries, solved_at, help in rows
    }
