"""A file that one program alone may write to: a lock that ends with the program, however that ends."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from game.base.files.regular_files import open_to_append, real_path

if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 0x7FFF0000  # a byte far behind any text: a lock there leaves the text readable

    def _lock(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_NO_REASON: Final = 0  # what Wine gives where Windows says EACCES
_PATIENCE: Final = 1.0  # seconds that another program is waited for
_PAUSE: Final = 0.01  # seconds between two attempts
_BUSY: Final = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK, _NO_REASON})


def lock(handle: int) -> bool:
    """Whether the file is ours now, until the handle is closed. A file system without locks counts as ours.

    The handle's position may be another one afterwards.
    """
    try:
        _lock(handle)
    except OSError as error:
        return error.errno not in _BUSY
    return True


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Hold a file or a folder that several programs change: a file beside it is locked while the block lasts.

    Whether it is ours; not where another program holds it for longer than a second, or nothing can be written there.
    It must not be held twice by one program.
    """
    target = real_path(path)
    beside = target.with_name(f".{target.name}.lock")
    handle = _held(beside)
    try:
        yield handle is not None
    finally:
        if handle is not None:
            _let_go(handle, beside)


def _held(beside: Path) -> int | None:
    """A handle of this file, made anew if need be, that is ours alone; None where it cannot be had in time."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            handle = open_to_append(beside)
        except OSError as error:
            if not _is_being_removed(error):
                return None
        else:
            if lock(handle) and _lies_at(handle, beside):
                return handle
            os.close(handle)
        if time.monotonic() >= end:
            return None
        time.sleep(_PAUSE)


def _is_being_removed(error: OSError) -> bool:
    return sys.platform == "win32" and isinstance(error, PermissionError)


def _lies_at(handle: int, path: Path) -> bool:
    """Whether the file is there still: who held it before has removed it."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False


def _let_go(handle: int, beside: Path) -> None:
    """Remove the file and its lock: in this order where open files can be removed, so that nobody else's goes."""
    if sys.platform == "win32":
        os.close(handle)
    with suppress(OSError):
        beside.unlink()
    if sys.platform != "win32":
        os.close(handle)
