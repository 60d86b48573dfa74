"""The player's games: those recorded as they are played, those saved under a name, and backups of both.

folder/*.journal           recorded as they are played; each is appended to, never written anew
folder/saved/*.journal     saved under a name; each is written whole, and playing on begins a new record
folder/backups/*.journal   what a file held before: NAME~1 is the newest of at most five
"""

import hashlib
import os
import re
import time
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import Final

from game.base.files.disk_questions import exists, files_in, written_at
from game.base.files.file_locks import locked
from game.base.files.regular_files import open_regular, put_in_place, read_regular, status_to_replace
from game.base.files.visible import composed
from game.base.files.whole_files import PART, holds, make_folder, write_first_free, write_new, write_whole
from game.core.record.faults import Fault
from game.core.record.journal import (
    HEADER_LIMIT,
    NAME_LIMIT,
    SUFFIX,
    Header,
    Journal,
    JournalEntry,
    clean_name,
    contents,
    parse_header,
    read,
)
from game.core.record.marks import copies_of, game_key, without_copies
from game.core.record.storage import JournalFile, is_busy, unwritable

BACKUPS: Final = 5  # of one file
_MOST_BACKUPS: Final = 100  # of all files; the oldest go first
_TAIL: Final = 4096  # bytes at the end of a file that surely hold its last line
_LONGEST_STEM: Final = 200  # bytes of the name of a file that its backups bear as it is
_STALE: Final = 3600  # seconds after which nobody writes a half written file any more
_LATEST: Final = "latest"  # the file that names the game last played: clocks jump, and dates with them
_NOT_IN_FILE_NAMES: Final = re.compile(r"[^\w-]+")


class SaveFolder(StrEnum):
    """One of the folders in which games lie."""

    PLAYED = "played"
    SAVED = "saved"
    BACKUPS = "backups"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A journal as a list of games shows it.

    `played` is when its last line was written, in seconds of the epoch.
    """

    path: Path
    header: Header
    played: float
    over: bool


class Saves:
    """The games of one folder, which need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, header: Header, entries: Iterable[JournalEntry] = ()) -> JournalFile:
        """A file for a new game, which may start with entries of another."""
        self._sweep()
        file = JournalFile(self.folder, replace(header, name="", mark=""), entries)
        self.note_latest(file.path)
        return file

    def _sweep(self) -> None:
        """Take away what was half written when a program ended in the midst of it."""
        for folder in SaveFolder:
            for left in files_in(self.path_of(folder), f".*{PART}"):
                if abs(time.time() - written_at(left)) > _STALE and not is_busy(left):
                    self._remove(left)

    # what there is

    def path_of(self, folder: SaveFolder) -> Path:
        """Where this folder is."""
        return self.folder if folder is SaveFolder.PLAYED else self.folder / folder.value

    def files(self, folder: SaveFolder) -> tuple[Path, ...]:
        """Every file of a folder, readable or not, the last written first; copies that hold no more are passed over."""
        found = [(written_at(path), path.name, path) for path in without_copies(self._all(folder))]
        return tuple(path for _, _, path in sorted(found, reverse=True))

    def _all(self, folder: SaveFolder) -> list[Path]:
        return files_in(self.path_of(folder), f"*{SUFFIX}")

    def games(self) -> tuple[SavedGame, ...]:
        """All recorded games of which at least the header can be read, the last played first."""
        found = [
            game for path in self.files(SaveFolder.PLAYED) if (game := read_saved_game(path)) is not None
        ]
        latest = self._latest()
        return tuple(sorted(found, key=lambda game: game.path.name != latest))

    def with_key(self, key: str) -> Path:
        """Where the recorded game of this key (see `game_key`) lies under whatever name, or lay if it is gone."""
        path = self.folder / key
        files = () if exists(path) else self._all(SaveFolder.PLAYED)
        return next((one for one in files if game_key(one) == key), path)

    def last_played(self) -> SavedGame | None:
        """The recorded game that was played last, over or not."""
        noted = self.folder / Path(self._latest()).name
        return read_saved_game(noted) or next(iter(self.games()), None)

    def latest_unfinished(self, but: Container[Path] = (), title: str = "") -> SavedGame | None:
        """The game that `Continue` means: the last played, of `title` where that is given, not over, not in `but`, not
        open in another window.
        """
        games = (game for game in self.games() if not game.over and game.path not in but)
        games = (game for game in games if game.header.game == (title or game.header.game))
        return next((game for game in games if not is_busy(game.path)), None)

    def note_latest(self, path: Path | None) -> None:
        """This recorded game is the one played last, whatever the clock says."""
        if path is not None and path.parent == self.folder:
            with suppress(OSError):
                write_whole(self.folder / _LATEST, path.name.encode())

    def _latest(self) -> str:
        try:
            return read_regular(self.folder / _LATEST, 255).decode("utf-8", "replace")
        except OSError:
            return ""

    # saves with a name

    def named(self, name: str) -> Path | None:
        """The save of this name, whatever its capitals; None where there is none."""
        wanted = _key(name)
        for path in self.files(SaveFolder.SAVED):
            game = read_saved_game(path)
            if game is not None and _key(game.header.name) == wanted:
                return path
        return None

    def save(self, name: str, header: Header, entries: Iterable[JournalEntry]) -> Path | Fault:
        """Keep a game under a name; one that had this name is replaced, and kept among the backups."""
        name = clean_name(name)
        if not name:
            return Fault("no_name")
        content = _written(Journal(header, tuple(entries), b""), name)
        with self._held() as ours:
            # Where another window cannot be kept from it, what that may be writing is not replaced.
            there = self.named(name) if ours else None
            return self._put(there, content) if there is not None else self._put_new(name, content)

    def copy(self, path: Path, name: str) -> Path | Fault:
        """Save the good lines of any game under a name, as `save` does."""
        journal = read(path)
        return journal if isinstance(journal, Fault) else self.save(name, journal.header, journal.entries)

    def rename(self, path: Path, name: str) -> Path | Fault:
        """Give a save another name; one that has it already is not replaced."""
        name = clean_name(name)
        if not name:
            return Fault("no_name")
        with self._held() as ours:
            other = self.named(name)
            if other is not None and other != path:
                return Fault("name_taken", details={"name": name})
            journal = read(path)
            if isinstance(journal, Fault):
                return journal
            content = _written(journal, name)
            if other is not None:
                return self._put(path, content)
            put = self._put_new(name, content)
            if isinstance(put, Fault):
                return put
            kept = None if ours else self._back_up(path)  # another window may have put another game there
            return kept or self._remove(path) or put

    def take_in(self, path: Path) -> Path | Fault:
        """Copy a file from elsewhere among the saves, if it is a journal of which something can be read."""
        journal = read(path)
        if isinstance(journal, Fault):
            return journal
        with self._held():
            name = self._free_name(clean_name(journal.header.name) or clean_name(path.stem) or "1")
            return self._put_new(name, _written(journal, name))

    def delete(self, path: Path) -> Fault | None:
        """Take a game away with its copies; it stays among the backups for a while, unless it lay there."""
        if is_busy(path):
            return Fault("busy", details={"path": str(path)})
        with self._held():
            wrong = None if path.parent == self.path_of(SaveFolder.BACKUPS) else self._back_up(path)
            if wrong is None:
                for copy in copies_of(path, files_in(path.parent, f"*{SUFFIX}")):
                    self._remove(copy)
                wrong = self._remove(path)
            return None if wrong is None else Fault("undeletable", details=wrong.details)

    def _held(self) -> AbstractContextManager[bool]:
        """Keep other windows from the saves and backups meanwhile; whether that could be done."""
        with suppress(OSError):  # whoever writes there says so
            make_folder(self.folder)
        return locked(self.path_of(SaveFolder.SAVED))

    def _put(self, path: Path, content: bytes) -> Path | Fault:
        """Put this in the place of a save, which is kept among the backups."""
        kept = self._back_up(path)
        if kept is not None:
            return kept
        try:
            write_whole(path, content)
        except OSError as error:
            return unwritable(path, error)
        return path

    def _put_new(self, name: str, content: bytes) -> Path | Fault:
        """Put this into a save of its own."""
        try:
            return write_first_free(self._free_paths(name), content)
        except OSError as error:
            return unwritable(self.path_of(SaveFolder.SAVED), error)

    def _remove(self, path: Path) -> Fault | None:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            return unwritable(path, error)
        return None

    def _free_paths(self, name: str) -> Iterator[Path]:
        """Paths that no file had just now, whose names say what it is on every system."""
        words = _NOT_IN_FILE_NAMES.sub(" ", composed(name, NAME_LIMIT)).strip()[:NAME_LIMIT]
        stem = f"{words or 'game'}".replace(" ", "-")
        folder = self.path_of(SaveFolder.SAVED)
        taken = {path.stem.casefold() for path in self._all(SaveFolder.SAVED)}
        for number in count(1):
            if (found := f"{stem}-{number}").casefold() not in taken:
                yield folder / f"{found}{SUFFIX}"

    def _free_name(self, name: str) -> str:
        """The name, with a number behind it where it is taken."""
        found, number = name, 1
        while self.named(found) is not None:
            number += 1
            found = f"{name[: NAME_LIMIT - 4]} {number}"
        return found

    # backups

    def back_up(self, path: Path) -> Fault | None:
        """Keep what this file holds now as the newest of its backups; what it held last time is not kept twice."""
        with self._held():
            return self._back_up(path)

    def _back_up(self, path: Path) -> Fault | None:
        folder = self.path_of(SaveFolder.BACKUPS)
        kept = _places(folder, path)
        try:
            content = contents(path)
        except OSError as error:
            return unwritable(path, error)
        try:
            if holds(kept[0], content):
                return None
            make_folder(folder)
            _write_newest(kept, content, status_to_replace(path))
        except OSError as error:
            return unwritable(folder, error)
        for old in self.files(SaveFolder.BACKUPS)[_MOST_BACKUPS:]:
            self._remove(old)
        return None

    def backups_of(self, path: Path) -> tuple[Path, ...]:
        """The backups of a file, the newest first."""
        return tuple(found for found in _places(self.path_of(SaveFolder.BACKUPS), path) if exists(found))


def read_saved_game(path: Path) -> SavedGame | None:
    """What a list shows of this journal, from its first and last lines alone; None when it has no header."""
    try:
        with os.fdopen(open_regular(path), "rb") as file:
            first = file.readline(HEADER_LIMIT)
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - _TAIL))
            tail = file.read()
            played = os.fstat(file.fileno()).st_mtime
    except OSError:
        return None
    header = parse_header(first) if first.endswith(b"\n") else None
    if not isinstance(header, Header):
        return None
    whole = tail[: tail.rfind(b"\n") + 1]
    over = header.given_up or whole.endswith((b" over\n", b" over\r\n"))
    return SavedGame(path, header, played, over)


def _places(folder: Path, path: Path) -> list[Path]:
    """Where the backups of a file lie, the newest first."""
    stem, whole = path.stem, os.fsencode(path.stem)
    if len(whole) > _LONGEST_STEM:  # with its number it might be longer than a system takes
        stem = f"{stem[: _LONGEST_STEM // 4]}-{hashlib.sha256(whole).hexdigest()[:12]}"
    return [folder / f"{stem}~{number}{SUFFIX}" for number in range(1, BACKUPS + 1)]


def _write_newest(kept: Sequence[Path], content: bytes, like: os.stat_result | None) -> None:
    """Write this, with the rights of one `like` it, into the first of some files, each of which moves on to the next.

    Raises OSError.
    """
    for _ in kept:
        for older, newer in zip(reversed(kept[1:]), reversed(kept[:-1]), strict=True):
            with suppress(FileNotFoundError):
                put_in_place(newer, older)
        with suppress(FileExistsError):  # another window, which could not be kept from it, was quicker
            write_new(kept[0], content, like)
            return
    write_new(kept[0], content, like)


def _key(name: str) -> str:
    return composed(clean_name(name), NAME_LIMIT, "NFKC").casefold()


def _written(journal: Journal, name: str) -> bytes:
    """A journal as a file under this name: its header and its good lines."""
    lines = (entry.written() for entry in journal.entries)
    return (replace(journal.header, name=name).text() + "".join(lines)).encode()
