"""Files and folders that a power cut leaves as they were before or after, never between."""

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.datafiles.disk_questions import exists
from game.datafiles.regular_files import put_in_place

PART: Final = ".part"  # the end of the name of a file that is being written


def sync_folder(folder: Path) -> None:
    """Make a new name itself survive a power cut, where the system knows how."""
    if sys.platform == "win32":
        return
    with suppress(OSError):  # some file systems cannot; the file itself is safe by now
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, so that their names survive a power cut too. Raises OSError."""
    missing = [above for above in (folder, *folder.parents) if not exists(above)]
    folder.mkdir(parents=True, exist_ok=True)
    for made in missing:
        sync_folder(made.parent)


def write_whole(path: Path, content: bytes) -> None:
    """Put this content into a file, so that at any moment the old file or the new one is there, whole.

    It is written beside it under another name, synced, and then renamed. Raises OSError, and the old file stays.
    """
    make_folder(path.parent)
    fresh = path.with_name(f".{path.stem}-{secrets.token_hex(3)}{PART}")
    try:
        with fresh.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        put_in_place(fresh, path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)
