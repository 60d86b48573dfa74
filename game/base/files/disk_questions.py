"""Questions about files and folders that always have an answer: where nobody may look, there is nothing.

Those of `pathlib` raise where a folder is shut or a name is too long for the system, so nobody else asks them
(`tests/project/test_disk_questions.py`). Whoever must tell "there is none" from "nobody may look" asks `is_missing`.
"""

import errno
import os
from collections.abc import Iterator
from glob import glob
from pathlib import Path
from typing import Final

from game.base.files.system_reasons import reason_of

_OF_SYSTEMS: Final = frozenset({"__macosx", "thumbs.db", "desktop.ini"})  # and what begins with a dot
_NOTHING_THERE: Final = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG})


def exists(path: Path) -> bool:
    """Whether anything lies there."""
    return os.path.exists(path)


def is_file(path: Path) -> bool:
    """Whether a regular file lies there, or a link to one."""
    return os.path.isfile(path)


def is_folder(path: Path) -> bool:
    """Whether a folder lies there, or a link to one."""
    return os.path.isdir(path)


def is_link(path: Path) -> bool:
    """Whether a link lies there, wherever it leads."""
    return os.path.islink(path)


def is_missing(path: Path) -> bool:
    """Whether it is certain that nothing lies there."""
    try:
        os.lstat(path)
    except OSError as error:
        return error.errno in _NOTHING_THERE
    except ValueError:  # a name that no file has
        return True
    return False


def written_at(path: Path) -> float:
    """When the file was written last, in seconds of the epoch; 0 where nobody can tell."""
    try:
        return os.stat(path).st_mtime
    except OSError:
        return 0.0


def size_of(path: Path) -> int:
    """How many bytes the file has; -1 where nobody can tell."""
    try:
        return os.stat(path).st_size
    except OSError:
        return -1


def why_shut(folder: Path) -> str:
    """Why nobody may look into the folder, in the system's words; "" where one may, or where there is none."""
    try:
        os.scandir(folder).close()
    except OSError as error:
        return "" if error.errno in _NOTHING_THERE else reason_of(error)
    return ""


def is_left_by_system(name: str) -> bool:
    """Whether a system, and no person, puts a file or folder of this name beside others."""
    return name.startswith(".") or name.casefold() in _OF_SYSTEMS


def files_in(folder: Path, pattern: str) -> list[Path]:
    """What lies in the folder under names of this pattern, sorted; nothing in one that is not there or shut.

    As in a shell, `*` stands for no name that begins with a dot, which systems leave beside the player's files, and
    a first `**/` for all folders below, each once though links lead back to it.
    """
    try:
        below = pattern.removeprefix("**/")
        folders = [folder] if below == pattern else _folders_below(folder)
        return sorted(found / name for found in folders for name in glob(below, root_dir=found))
    except ValueError:  # a name that no folder has
        return []


def _folders_below(folder: Path) -> Iterator[Path]:
    """The folder and those below it, also by links. Raises ValueError for a name that no folder has."""
    met: set[str] = set()
    for path, names, _ in os.walk(folder, followlinks=True):
        true = os.path.realpath(path)
        names[:] = [] if true in met else sorted(name for name in names if not name.startswith("."))
        if true not in met:
            met.add(true)
            yield Path(path)
