"""Regular files: read where they may be anything else (a pipe or a device must not hold up the game), put in place."""

import errno
import os
import stat
import sys
import time
from pathlib import Path
from typing import Final

_FLAGS: Final = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
)
_KNOWS_NO_SYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS})
# Windows renames nothing over a file that somebody reads; who watches for viruses reads a new one for a moment.
_PAUSES: Final = (
    (0.01, 0.02, 0.05, 0.1, 0.2) if sys.platform == "win32" else ()
)  # seconds between two attempts


def open_regular(path: Path) -> int:
    """A handle for reading a regular file. Raises OSError, also for a pipe, a device or a folder."""
    handle = os.open(path, _FLAGS)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    except OSError:
        os.close(handle)
        raise
    return handle


def read_regular(path: Path, most: int) -> bytes:
    """What a regular file holds, its first `most` bytes at the most. Raises OSError as `open_regular` does."""
    with os.fdopen(open_regular(path), "rb") as file:
        return file.read(most)


def sync(handle: int) -> None:
    """Let what was written be on the disk, where the disk knows how. Raises OSError where it fails."""
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _KNOWS_NO_SYNC:
            raise


def put_in_place(fresh: Path, path: Path) -> None:
    """Rename a file to a name that another may have, which it replaces. Raises OSError, and both stay."""
    for pause in _PAUSES:
        try:
            fresh.replace(path)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    fresh.replace(path)
