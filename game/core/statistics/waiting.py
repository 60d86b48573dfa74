"""What was won while the file of the statistics could not be written, kept in a small file beside it until it can be.

Results of games are not among it: they are found again in the journals.
"""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from game.base.files.disk_questions import exists
from game.base.files.kept_file import KeptFile
from game.core.statistics import challenges, medals, puzzles
from game.core.statistics.connection import Connection
from game.core.statistics.medals import Deed
from game.core.statistics.puzzles import Help

FILE: Final = "statistics.waiting.json"
_FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class PuzzleTried:
    """A try at a puzzle of a title."""

    title: str
    name: str
    help: Help
    solved: bool

    def __call__(self, base: Connection) -> None:
        """Write it. Raises UnusableError."""
        puzzles.note(base, self.title, self.name, self.help, solved=self.solved)


@dataclass(frozen=True, slots=True)
class PuzzleHelped:
    """Help with a puzzle of a title."""

    title: str
    name: str
    help: Help

    def __call__(self, base: Connection) -> None:
        """Write it. Raises UnusableError."""
        puzzles.note_help(base, self.title, self.name, self.help)


@dataclass(frozen=True, slots=True)
class ChallengeTaken:
    """A challenge of a title that was played to its end."""

    title: str
    name: str
    won: bool

    def __call__(self, base: Connection) -> None:
        """Write it. Raises UnusableError."""
        challenges.note(base, self.title, self.name, won=self.won)


@dataclass(frozen=True, slots=True)
class DeedDone:
    """Something that earns a medal of a title."""

    title: str
    deed: Deed

    def __call__(self, base: Connection) -> None:
        """Write it. Raises UnusableError."""
        medals.note(base, self.title, [self.deed])


Won: TypeAlias = PuzzleTried | PuzzleHelped | ChallengeTaken | DeedDone


@dataclass(frozen=True, slots=True)
class WaitingNote:
    """One of them; the mark tells it from another that says the same."""

    won: Won
    mark: str = field(default_factory=lambda: secrets.token_hex(8))


@dataclass(frozen=True, slots=True)
class WaitingNotes:
    """What the file holds."""

    format: int
    notes: tuple[WaitingNote, ...]


_EMPTY: Final = WaitingNotes(_FORMAT, ())


def keep(statistics: Path, won: Iterable[Won]) -> bool:
    """Let these wait beside the statistics at this path; whether they could be written there."""
    notes = tuple(map(WaitingNote, won))
    if not notes:
        return True
    file = KeptFile(statistics.with_name(FILE), _EMPTY)
    file.change(lambda kept: WaitingNotes(_FORMAT, tuple(dict.fromkeys((*kept.notes, *notes)))))
    return file.fault not in ("unreadable", "unwritable")


def take(statistics: Path) -> list[Won]:
    """What waits beside the statistics at this path; it is whoever takes it that has to write it."""
    path = statistics.with_name(FILE)
    if not exists(path):
        return []
    file = KeptFile(path, _EMPTY)
    taken = file.change(lambda kept: _EMPTY)
    return [note.won for note in taken.notes] if not file.fault else []
