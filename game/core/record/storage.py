"""Where journals lie: one file a game in one folder, appended to and synced line by line.

Only where players wish something else for their game, or one gives up, which stands in the first line, is a file put
there anew, whole.

Every file is created under a name of its own and locked while it is played, so that two windows never write
to the same game; the lock ends with the process, however that ends.
"""

import os
import secrets
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.base.files.file_locks import lock
from game.base.files.json_values import Json
from game.base.files.regular_files import NEW_FILE, open_regular, put_in_place, real_path, sync, take_name
from game.base.files.system_reasons import reason_of
from game.base.files.whole_files import keep_rights, make_folder, part_of, sync_folder, write_all, write_whole
from game.core.record.faults import Fault
from game.core.record.journal import LINE_LIMIT, SUFFIX, Header, JournalEntry, parse_header
from game.core.record.marks import game_key

_RENAMES_OPEN_FILES: Final = sys.platform != "win32"

_LINE_FEED: Final = b"\n"
_BINARY: Final = getattr(os, "O_BINARY", 0)  # Windows alone turns line feeds into two bytes


def _opened(path: Path) -> int | None:
    """A file open for appending and ours, or None where another window has it. Raises OSError."""
    handle = os.open(path, os.O_RDWR | os.O_APPEND | _BINARY)
    if lock(handle):
        return handle
    os.close(handle)
    return None


class JournalFile:
    """A journal open for writing. What cannot be written is kept and tried again with the next line.

    `problem` says why lines are waiting, or is None when all of them are safely on the disk.
    """

    def __init__(self, folder: Path, header: Header, entries: Iterable[JournalEntry] = ()) -> None:
        """A new file in this folder, made at once, beginning with this header and these entries."""
        self.path: Path | None = None  # None while no file could be made
        self.problem: Fault | None = None
        self._folder = folder
        self._handle: int | None = None
        self._safe = 0  # bytes known to be on the disk
        self._waiting = b""
        self._text = bytearray()  # all that is on the disk, should the file go while it is played
        self._line_end = _LINE_FEED
        self._begins_anew = False  # its first line is another one than on the disk
        self._mark = header.mark or new_mark()
        lines = [entry.written() for entry in entries]
        self.lines = len(lines)
        """How many lines of the game there are, those that wait among them."""
        self._append(replace(header, mark=self._mark).text() + "".join(lines))
        self._mark = ""  # a file that has to be made once more gets another name

    @classmethod
    def reopen(cls, path: Path) -> "JournalFile | Fault":
        """This file, ours from now on, or why not: `busy` where another window plays it, `unwritable`.

        Nothing is written until `keep` has said how much of it is good.
        """
        try:
            os.close(open_regular(path))  # a pipe, say, must not be opened for writing
            original = path.with_name(game_key(path))
            handle = None if original != path and _is_locked(original) else _opened(path)
        except OSError as error:
            return unwritable(path, error)
        if handle is None:
            return Fault("busy", details={"path": str(path)})
        file = cls.__new__(cls)
        file.path = path
        file.problem = None
        file._folder = path.parent
        file._handle = handle
        file._safe = os.fstat(handle).st_size
        file._waiting = b""
        file._text = bytearray()
        file._line_end = _LINE_FEED
        file._begins_anew = False
        file._mark = ""
        file.lines = 0
        return file

    def keep(self, text: bytes) -> None:
        """The file begins with these bytes, which are good; a torn rest goes when the next line is written.

        Lines to come end as the first one does.
        """
        self._safe = len(text)
        self._text = bytearray(text)
        self._line_end = b"\r\n" if text.partition(b"\n")[0].endswith(b"\r") else _LINE_FEED
        self.lines = max(0, text.count(b"\n") - 1)

    @property
    def full(self) -> bool:
        """Whether it has as many lines as are ever read again."""
        return self.lines >= LINE_LIMIT

    def write(self, entry: JournalEntry) -> None:
        """Append one line and sync it; on failure `problem` is set and nothing is raised."""
        self.lines += 1
        self._append(entry.written())

    def wish(self, wishes: Mapping[str, Json]) -> None:
        """Let these wishes stand in the header; a failure is as in `write`."""
        self._put_header(lambda header: replace(header, wishes=wishes))

    def seat(self, players: tuple[Json, ...]) -> None:
        """Let these players stand in the header; a failure is as in `write`."""
        self._put_header(lambda header: replace(header, players=players))

    def _put_header(self, changed: Callable[[Header], Header]) -> None:
        first, _, rest = (bytes(self._text) + self._waiting).partition(_LINE_FEED)
        header = parse_header(first)
        assert isinstance(header, Header), "a journal that is played begins with one"
        self._text, self._waiting, self._begins_anew = bytearray(), b"", True
        self._append(changed(header).text(), rest)

    def retry(self) -> None:
        """Try once more to write the lines that wait, if any do."""
        if self.problem is not None:
            self._append("")

    def close(self) -> None:
        """Let the file go, after a last try to write what waits."""
        self.retry()
        self._let_go()

    def __del__(self) -> None:
        """A game that nobody holds any more may be continued from elsewhere, and takes no open file."""
        self._let_go()

    def _let_go(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _append(self, text: str, rest: bytes = b"") -> None:
        self._waiting += text.encode("utf-8").replace(_LINE_FEED, self._line_end) + rest
        try:
            self._write_waiting()
        except OSError as error:
            self.problem = unwritable(self.path or self._folder, error)
        else:
            self.problem = None

    def _write_waiting(self) -> None:
        if self._handle is None:
            self._write_anew(None)
            return
        status = os.fstat(self._handle)
        if status.st_nlink == 0:  # somebody has taken the file away
            self._write_anew(None)
            return
        shortened = status.st_size < self._safe  # by another program
        if shortened or self._begins_anew:
            self._write_anew(self.path)
            return
        if status.st_size > self._safe:
            os.ftruncate(self._handle, self._safe)  # half a line of an earlier failure
        _write_all(self._handle, self._waiting)
        self._taken_over()

    def _taken_over(self) -> None:
        """What waited is on the disk now."""
        self._text += self._waiting
        self._safe, self._waiting = len(self._text), b""
        self._begins_anew = False

    def _write_anew(self, path: Path | None) -> None:
        """Write all there is into the file at `path`, or into a new one with a name of its own.

        A file gets its name when it is whole, so that no half of it is ever seen.
        """
        make_folder(self._folder)
        if path is not None and not _RENAMES_OPEN_FILES:
            self._write_over(path)
            return
        named = path or self._folder / f"{self._mark or new_mark()}{SUFFIX}"
        target = real_path(named)
        fresh = part_of(target) if _RENAMES_OPEN_FILES else target
        handle = os.open(fresh, NEW_FILE | os.O_APPEND, 0o644)
        try:
            lock(handle)
            if self._handle is not None:
                keep_rights(handle, os.fstat(self._handle))
            _write_all(handle, bytes(self._text) + self._waiting)
            if fresh != target:
                (put_in_place if path is not None else take_name)(fresh, target)
        except OSError:
            os.close(handle)
            with suppress(OSError):
                fresh.unlink()
            raise
        self._let_go()
        self._handle, self.path = handle, named
        self._taken_over()
        sync_folder(target.parent)

    def _write_over(self, path: Path) -> None:
        """Put all there is in the place of the file, which is let go meanwhile: where no open file can be replaced."""
        self._let_go()
        try:
            write_whole(path, bytes(self._text) + self._waiting)
        finally:
            self._handle = _opened(path)
        self._taken_over()


def _write_all(handle: int, content: bytes) -> None:
    """Write all of it, and let it be on the disk."""
    write_all(handle, content)
    sync(handle)


def unwritable(path: Path, error: OSError) -> Fault:
    """The fault that something cannot be written there."""
    return Fault("unwritable", details={"path": str(path), "error": reason_of(error)})


def new_mark() -> str:
    """The mark of a game that begins to be recorded now."""
    return f"{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(3)}"


def is_busy(path: Path) -> bool:
    """Whether this journal, or the one that it is a copy of, is open in another window."""
    return any(_is_locked(one) for one in {path, path.with_name(game_key(path))})


def _is_locked(path: Path) -> bool:
    try:
        handle = open_regular(path)
    except OSError:
        return False
    try:
        return not lock(handle)
    finally:
        os.close(handle)
