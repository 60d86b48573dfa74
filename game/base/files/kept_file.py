"""A small file of the player's that several windows read and change, and that is written whole.

Whoever changes it says what becomes of what it holds now, so that nothing is lost of what another window has written.
"""

import errno
import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Generic, Literal, Protocol, TypeVar

from game.base.files.file_locks import locked
from game.base.files.json_values import from_json, to_json
from game.base.files.regular_files import read_regular
from game.base.files.whole_files import OvertakenError, make_folder, mark_of, set_aside, write_over

_LIMIT: Final = 4 * 1024 * 1024  # bytes; a year of daily games of two titles takes a twentieth of it
_ATTEMPTS: Final = 20  # to write before another window that cannot be kept from it does


class Kept(Protocol):
    """What such a file holds: a frozen dataclass that begins with the number of its format."""

    @property
    def format(self) -> int:
        """The number of its format."""
        ...


KeptT = TypeVar("KeptT", bound=Kept)


def change_file(path: Path, changed: Callable[[], bytes | None]) -> None:
    """Lock a small file, read it, change it and write it whole: `changed` reads it and says what it shall hold.

    It is asked until it says None, as there is nothing to change any more: where there are no locks, or one is not let
    go, another window may have been quicker, or have taken it back. Raises OSError.
    """
    with suppress(OSError):  # whoever writes there says so
        make_folder(path.parent)  # of the lock
    with locked(path):
        for _ in range(_ATTEMPTS):
            seen = mark_of(path)
            content = changed()
            if content is None:
                return
            with suppress(OvertakenError):
                write_over(path, content, seen)
    raise OvertakenError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))


class KeptFile(Generic[KeptT]):
    """The file at `path`, which holds a value like `empty`; `without_impossible` leaves out what nobody can have
    written.

    A file that is damaged, or of a newer format, is put aside under a name of its own; where none can be read or
    written, nothing is lost of what lies there. `fault` says which of these came to pass, and `kept` where the old
    file is.
    """

    def __init__(
        self,
        path: Path,
        empty: KeptT,
        without_impossible: Callable[[KeptT], KeptT] = lambda kept: kept,
    ) -> None:
        self.path = path
        self.now = empty
        """What it holds, as far as this window knows, and what could not be written yet."""
        self.fault: Literal["", "damaged", "newer", "unreadable", "unwritable"] = ""
        self.kept: Path | None = None
        self._empty, self._without_impossible = empty, without_impossible
        self._known = empty  # what it held when it was last looked at
        self._waiting: list[Callable[[KeptT], KeptT]] = []  # changes that could not be written yet
        self.look()

    def look(self) -> KeptT:
        """Read it again, as another window may have written it; what cannot be used leaves what was known."""
        try:
            try:
                found = self._read()
            except ValueError:
                with locked(self.path):  # so that it is not the good file of another window that goes
                    found = self._usable()
        except OSError:
            self.fault, found = "unreadable", None
        self._take(found)
        return self.now

    def change(self, change: Callable[[KeptT], KeptT]) -> KeptT:
        """Let it hold what `change` makes of what it holds, which is returned. What cannot be written now waits.

        `change` is asked several times, and has nothing more to change in what it has made.
        """
        self._waiting.append(change)
        before, looked = self._take(None), False

        def changed() -> bytes | None:
            nonlocal before, looked
            try:
                found = self._usable()
            except OSError as error:
                raise _UnreadableError from error
            held = self._take(found)
            if self.now != found or not looked:
                before, looked = held, True
            return None if self.now == found else to_json(self.now)

        try:
            change_file(self.path, changed)
        except _UnreadableError:
            self.fault = "unreadable"
        except OSError:
            self.fault = "unwritable"
        else:
            self._known = self.now
            self._waiting.clear()
        return before

    def _take(self, found: KeptT | None) -> KeptT:
        """Know what was found, if anything, with what waits; returns what there was before the last change."""
        if found is not None:
            self._known = found
        before = self.now = self._known
        for change in self._waiting:
            before, self.now = self.now, change(self.now)
        return before

    def _usable(self) -> KeptT | None:
        """As `_read`, but what cannot be used is put aside. Raises OSError where that cannot be."""
        try:
            return self._read()
        except ValueError as error:
            self.kept = set_aside(self.path)
            self.fault = "newer" if isinstance(error, _NewerError) else "damaged"
            return None

    def _read(self) -> KeptT | None:
        """What it holds; None where there is no such file. Raises OSError, and ValueError for what cannot be used."""
        try:
            content = read_regular(self.path, _LIMIT)
        except FileNotFoundError:
            return None
        try:
            if _format_of(content) > self._empty.format:
                raise _NewerError
            kept = from_json(type(self._empty), content)
        except RecursionError as error:
            raise ValueError("too deep") from error
        return self._without_impossible(kept)


class _NewerError(ValueError):
    """The file is of a newer version of the program."""


class _UnreadableError(OSError):
    """The file cannot be read, or not be put aside."""


def _format_of(content: bytes) -> int:
    """The format that the file says it has. Raises ValueError."""
    found = json.loads(content)
    said = found.get("format") if isinstance(found, dict) else None
    return said if isinstance(said, int) else 0
