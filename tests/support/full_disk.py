"""A disk on which only the beginning of a file finds room."""

import errno
import os

import pytest


def fill_disk(patch: pytest.MonkeyPatch, room: int = 100) -> None:
    """From now on a file takes so many bytes, and then the disk is full."""
    write = os.write

    def begin(handle: int, content: bytes) -> int:
        left = room - os.fstat(handle).st_size
        if left <= 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(handle, content[:left])

    patch.setattr(os, "write", begin)
