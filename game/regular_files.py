"""Reading what may be anything: a pipe or a device under a file's name must not hold up the game."""

import errno
import os
import stat
from pathlib import Path
from typing import Final

_FLAGS: Final = (
    os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
)


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
