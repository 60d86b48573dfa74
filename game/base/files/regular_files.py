"""Regular files: opened where anything else may lie (a pipe or a device must not hold up the game), and named."""

import errno
import os
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from game.base.files.system_reasons import NOT_REGULAR

_FLAGS: Final = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
)
_KNOWS_NO_SYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS})
_TO_APPEND: Final = (
    os.O_RDWR
    | os.O_APPEND
    | os.O_CREAT
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
)
NEW_FILE: Final = (
    os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
)  # flags of `os.open` for a name that nothing has, not even a link that leads nowhere
# Windows renames nothing over a file that somebody reads; who watches for viruses reads a new one for a moment.
# seconds between two attempts
_PAUSES: Final = (0.01, 0.02, 0.05, 0.1, 0.2) if sys.platform == "win32" else ()


def open_regular(path: Path) -> int:
    """A handle for reading a regular file. Raises OSError, also for a pipe, a device or a folder."""
    return _if_regular(os.open(path, _FLAGS), path)


def open_to_append(path: Path) -> int:
    """A handle for writing at the end of a regular file, which may be new. Raises OSError as `open_regular` does."""
    return _if_regular(os.open(path, _TO_APPEND, 0o666), path)


def _if_regular(handle: int, path: Path) -> int:
    try:
        _check_regular(path, os.fstat(handle))
    except OSError:
        os.close(handle)
        raise
    return handle


def read_regular(path: Path, most: int = -1) -> bytes:
    """What a regular file holds, at most its first `most` bytes (-1: all). Raises OSError as `open_regular` does."""
    with os.fdopen(open_regular(path), "rb") as file:
        return file.read(most)


def sync(handle: int) -> None:
    """Let what was written be on the disk, where the disk knows how. Raises OSError where it fails."""
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _KNOWS_NO_SYNC:
            raise


def real_path(path: Path) -> Path:
    """Where the file lies that is written to under this name: where links lead, if it is one."""
    try:
        return Path(os.path.realpath(path))
    except OSError:  # some systems cannot say so of a long name
        return path


def status_to_replace(path: Path) -> os.stat_result | None:
    """What is known of the regular file in whose place another is to come; None where nothing lies there.

    Raises OSError for a pipe, a device or a folder, and for links in a circle.
    """
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    _check_regular(path, status)
    return status


def _check_regular(path: Path, status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, NOT_REGULAR, str(path))


def put_in_place(fresh: Path, path: Path) -> None:
    """Rename a file to a name that another may have, which it replaces. Raises OSError, and both stay."""
    _patiently(lambda: fresh.replace(path))


def take_name(fresh: Path, path: Path) -> None:
    """Rename a file to a name that nothing has. Raises FileExistsError where something has it, and both stay."""
    if sys.platform == "win32":
        _patiently(lambda: fresh.rename(path))
        return
    try:
        os.link(fresh, path, follow_symlinks=False)
    except FileExistsError:
        raise
    except OSError:  # a file system without links: the name is taken by an empty file, which then is replaced
        os.close(os.open(path, NEW_FILE))
        try:
            fresh.replace(path)
        except OSError:
            path.unlink()
            raise
    else:
        fresh.unlink()


def _patiently(rename: Callable[[], object]) -> None:
    for pause in _PAUSES:
        try:
            rename()
        except PermissionError:
            time.sleep(pause)
        else:
            return
    rename()
