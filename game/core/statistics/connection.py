"""How the database of the statistics is asked: no question is endless, and all that fails is one kind of error."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from enum import StrEnum
from math import isfinite
from pathlib import Path
from types import UnionType
from typing import Any, Final, Self, TypeAlias

from game.base.files.disk_questions import exists
from game.base.files.regular_files import open_regular
from game.base.files.system_reasons import reason_of

Row: TypeAlias = tuple[Any, ...]
Values: TypeAlias = Sequence[object] | Mapping[str, object]
Kinds: TypeAlias = Sequence[type | UnionType]

_PATIENCE: Final = 1.0  # seconds that another program may hold the file
_STEPS: Final = 1_000_000  # of the database's machine between two looks at how long a question takes
_LOOKS: Final = 300  # for one question; the longest one takes 28 over 100,000 games
_DAMAGE: Final = frozenset(
    {
        *(sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB),
        # In tables that are ours, only contents that we never wrote lead to these; the last is an endless question.
        *(sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_TOOBIG),
        sqlite3.SQLITE_INTERRUPT,
    }
)
"""What the file itself is the cause of. Whatever else fails is of the moment: another program, the disk, the rights."""


_FAILED: Final = (sqlite3.Error, UnicodeDecodeError, OSError, MemoryError)


class FileFault(StrEnum):
    """Why the file cannot be used, as the word below `statistics.fault`: not now, never, or not by this version."""

    MOMENT = "unwritable"
    DAMAGED = "damaged"
    NEWER = "newer"
    OLDER = "older"


class UnusableError(Exception):
    """The file of the statistics cannot be used; `why` is told in the system's words."""

    def __init__(self, fault: FileFault, why: str) -> None:
        super().__init__(why)
        self.fault = fault


class Connection:
    """A database file that is open, or one in memory. Whatever it is asked raises UnusableError or nothing."""

    def __init__(self, path: Path | None) -> None:
        """Open it, or make an empty one; None: one in memory. Raises UnusableError."""
        self.in_memory = path is None
        self._looks = 0
        try:
            if path is not None and exists(path):
                os.close(open_regular(path))
            self._base = sqlite3.connect(path or ":memory:", timeout=_PATIENCE, isolation_level=None)
        except _FAILED as error:
            raise _unusable(error) from error
        self._base.text_factory = lambda said: said.decode("utf-8", "replace")
        self._base.set_progress_handler(self._is_endless, _STEPS)

    def _is_endless(self) -> bool:
        self._looks += 1
        return self._looks > _LOOKS

    def ask(self, question: str, values: Values = (), kinds: Kinds = ()) -> list[Row]:
        """All rows that answer it, their columns of these kinds, where they are given."""
        self._looks = 0
        try:
            rows = self._base.execute(question, values).fetchall()
        except _FAILED as error:
            raise _unusable(error) from error
        if kinds and not all(_fits(row, kinds) for row in rows):
            raise UnusableError(FileFault.DAMAGED, "a value of another kind")
        return rows

    def ask_each(self, question: str, values: Iterable[Values]) -> None:
        """The same question, which has no answer, with these values one after the other."""
        self._looks = 0
        try:
            self._base.executemany(question, values)
        except _FAILED as error:
            raise _unusable(error) from error

    def ask_all(self, questions: str) -> None:
        """Several questions without an answer, each ended by a semicolon."""
        for question in filter(str.strip, questions.split(";")):
            self.ask(question)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """What is asked meanwhile is done wholly or not at all; one within another is a part of that."""
        if self._base.in_transaction:
            yield
            return
        with self._begun("BEGIN IMMEDIATE"):
            yield

    @contextmanager
    def _begun(self, how: str) -> Iterator[None]:
        self.ask(how)
        try:
            yield
            self.ask("COMMIT")
        finally:
            with suppress(UnusableError):
                if self._base.in_transaction:
                    self.ask("ROLLBACK")

    def copied(self) -> Self:
        """The same in memory, which can be written to; nobody waits for a file that another program holds."""
        copy = type(self)(None)
        self.ask("PRAGMA busy_timeout = 0")
        with self._begun("BEGIN"):
            self.ask("SELECT count(*) FROM sqlite_master")  # from here on it may be read
            try:
                self._base.backup(copy._base)
            except _FAILED as error:
                raise _unusable(error) from error
        return copy

    def close(self) -> None:
        """Let the file go."""
        with suppress(sqlite3.Error):
            self._base.close()


def writable(text: str) -> str:
    """A text as the database takes it: a name of a file or a person may be of any bytes."""
    return text.encode("utf-8", "replace").decode()


def _fits(row: Row, kinds: Kinds) -> bool:
    return all(map(isinstance, row, kinds)) and all(isfinite(value) for value in row if type(value) is float)


def _unusable(error: Exception) -> UnusableError:
    """The one error for whatever failed."""
    if isinstance(error, sqlite3.Error):
        damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGE
        return UnusableError(FileFault.DAMAGED if damaged else FileFault.MOMENT, str(error))
    if isinstance(error, UnicodeDecodeError):  # a name of the tables, or a message with one
        return UnusableError(FileFault.DAMAGED, str(error))
    return UnusableError(FileFault.MOMENT, reason_of(error))
