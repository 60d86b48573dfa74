"""A file that one program alone may write to: a lock that ends with the program, however that ends."""

import errno
import os
import sys
from typing import Final

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
