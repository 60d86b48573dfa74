"""Files and folders that a power cut leaves as they were before or after, never between.

Every file that the game writes is written here, but for those that grow line by line: whole, in the place that links
lead to, with the rights that it had, and never into a pipe, a device or a folder.
"""

import errno
import os
import secrets
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from game.base.files.disk_questions import exists
from game.base.files.regular_files import (
    NEW_FILE,
    put_in_place,
    read_regular,
    real_path,
    status_to_replace,
    sync,
    take_name,
)

_LONGEST_PART: Final = 40  # letters
PART: Final = ".part"  # the end of the name of a file that is being written

FileMark: TypeAlias = "tuple[int, ...] | None"
"""What tells a file from the one that replaces it; None where there is none."""


class OvertakenError(OSError):
    """Another program has replaced the file meanwhile."""


def sync_folder(folder: Path) -> None:
    """Make a new name itself survive a power cut, where the system knows how. Raises OSError where the disk fails."""
    if sys.platform == "win32":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:  # one that may be written to but not be read
        return
    try:
        sync(handle)
    finally:
        os.close(handle)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, so that their names survive a power cut too. Raises OSError."""
    missing = [above for above in (folder, *folder.parents) if not exists(above)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    # No name that is to be taken: something else is in the way of the folder.
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), error.filename) from error
    for made in missing:
        sync_folder(made.parent)


def part_of(path: Path) -> Path:
    """A name beside the file under which it is written; short, for a name may be as long as the system takes."""
    return path.with_name(f".{path.stem[:_LONGEST_PART]}-{secrets.token_hex(3)}{PART}")


def write_all(handle: int, content: bytes) -> None:
    """Write all of it. Raises OSError."""
    while content:
        content = content[os.write(handle, content) :]


# in the place of a file


def write_whole(path: Path, content: bytes, *, synced: bool = True) -> None:
    """Put this content into a file, so that at any moment the old file or the new one is there, whole.

    It is written beside it under another name, synced, and then renamed. Raises OSError, and the old file stays.
    What is not `synced` may be lost or torn by a power cut.
    """
    with whole_file(path, synced=synced) as handle:
        write_all(handle, content)


def write_over(path: Path, content: bytes, seen: FileMark) -> None:
    """As `write_whole`, but raises OvertakenError where the file is not the one any more that had this mark."""

    def place(fresh: Path, target: Path) -> None:
        if mark_of(target) != seen:
            raise OvertakenError(str(path))
        put_in_place(fresh, target)

    make_folder(path.parent)
    target = real_path(path)
    with _fresh_file(target, place, status_to_replace(target)) as handle:
        write_all(handle, content)


def mark_of(path: Path) -> FileMark:
    """The mark of the file that lies there now. Raises OSError."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns


@contextmanager
def whole_file(path: Path, *, synced: bool = True) -> Iterator[int]:
    """A handle of a file to be written bit by bit, which takes its place when the block ends.

    What is at `path` stays until then, and where the block raises. Raises OSError; for `synced` see `write_whole`.
    """
    make_folder(path.parent)
    target = real_path(path)
    with _fresh_file(target, put_in_place, status_to_replace(target), synced=synced) as handle:
        yield handle


# under a new name


def write_new(path: Path, content: bytes, like: os.stat_result | None = None) -> None:
    """Put this content, whole, into a file that was not there, with the rights of one `like` it.

    Raises FileExistsError where anything has the name, and other OSErrors; then nothing has come to be.
    """
    make_folder(path.parent)
    with _fresh_file(path, take_name, like) as handle:
        write_all(handle, content)


def write_first_free(paths: Iterable[Path], content: bytes, like: os.stat_result | None = None) -> Path:
    """Put this content into a new file under the first of these endless names that is free; returns that name.

    A file that holds just this already will do. Raises OSError.
    """
    for path in paths:
        if not os.path.lexists(path):  # else nothing need be written to know it
            with suppress(FileExistsError):
                write_new(path, content, like)
                return path
        if holds(path, content):
            return path
    raise FileExistsError("no name is free")


def numbered(path: Path) -> Iterator[Path]:
    """Names for files of one kind: this one, then the same with -2, -3 and so on."""
    yield path
    for number in count(2):
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")


def write_together(folder: Path, files: Mapping[str, bytes]) -> Path:
    """Put files that belong together into a folder, or a numbered one beside it where it has others; returns which.

    The first of them tells which they are. Raises OSError.
    """
    (first, content), *others = files.items()
    named = real_path(folder) if folder.name in ("", "..") else folder
    place = write_first_free((one / first for one in numbered(named)), content).parent
    for name, rest in others:
        write_whole(place / name, rest)
    return place


def holds(path: Path, content: bytes) -> bool:
    """Whether a file holds just this."""
    try:
        return read_regular(path, len(content) + 1) == content
    except OSError:
        return False


def set_aside(path: Path) -> Path:
    """Keep a file that cannot be used beside its place, under a number that is free; returns where.

    Raises OSError, also for what is no regular file, which stays where it is.
    """
    target = real_path(path)
    status_to_replace(target)
    for kept in _aside(target):
        try:
            take_name(target, kept)
        except FileExistsError:
            continue
        break
    sync_folder(target.parent)
    return kept


def copy_aside(path: Path, content: bytes) -> Path:
    """Keep what a file held as `set_aside` keeps the file; returns where. Raises OSError."""
    target = real_path(path)
    return write_first_free(_aside(target), content, status_to_replace(target))


def _aside(path: Path) -> Iterator[Path]:
    for number in count(1):
        yield path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")


# both


@contextmanager
def _fresh_file(
    target: Path, place: Callable[[Path, Path], None], like: os.stat_result | None, *, synced: bool = True
) -> Iterator[int]:
    """A handle of a new file beside `target` with the rights of one `like` it, placed there when the block ends."""
    fresh = part_of(target)
    try:
        handle = os.open(fresh, NEW_FILE, 0o666 if like is None else 0o600)
        try:
            if like is not None:
                keep_rights(handle, like)
            yield handle
            if synced:
                sync(handle)
        finally:
            os.close(handle)
        place(fresh, target)
    except BaseException as error:  # also where whoever writes gives up
        with suppress(OSError):
            fresh.unlink()
        if isinstance(error, OSError):
            error.filename, error.filename2 = str(target), None  # no name that nobody knows is told
        raise
    if synced:
        sync_folder(target.parent)


def keep_rights(handle: int, like: os.stat_result) -> None:
    """Give a file the rights of another, and its owner, as far as the system lets us."""
    if sys.platform == "win32":
        return
    status = os.fstat(handle)
    if (status.st_uid, status.st_gid) != (like.st_uid, like.st_gid):
        with suppress(OSError):
            os.fchown(handle, like.st_uid, like.st_gid)
    with suppress(OSError):  # some file systems know no rights
        os.fchmod(handle, like.st_mode & 0o777)
