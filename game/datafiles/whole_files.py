"""Files and folders that a power cut leaves as they were before or after, never between."""

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.datafiles.disk_questions import exists
from game.datafiles.regular_files import put_in_place, sync

_LONGEST_PART: Final = 40  # letters
PART: Final = ".part"  # the end of the name of a file that is being written


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
    folder.mkdir(parents=True, exist_ok=True)
    for made in missing:
        sync_folder(made.parent)


def part_of(path: Path) -> Path:
    """A name beside the file under which it is written; short, for a name may be as long as the system takes."""
    return path.with_name(f".{path.stem[:_LONGEST_PART]}-{secrets.token_hex(3)}{PART}")


def write_whole(path: Path, content: bytes) -> None:
    """Put this content into a file, so that at any moment the old file or the new one is there, whole.

    It is written beside it under another name, synced, and then renamed. Raises OSError, and the old file stays.
    """
    make_folder(path.parent)
    fresh = part_of(path)
    try:
        with fresh.open("xb") as file:
            file.write(content)
            file.flush()
            sync(file.fileno())
        put_in_place(fresh, path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    sync_folder(path.parent)
