"""The player's own folder on this machine, and the folder of what only saves time."""

import os
import stat
import tempfile
from contextlib import suppress
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import Final

from game import COMMAND
from game.base.files.disk_questions import files_in, is_folder

_PASSING: Final = f"{COMMAND}-"  # begins the name of the passing folder
_NOWHERE: Final = Path(os.devnull) / COMMAND  # a place where nothing can be written


class FolderLifetime(Enum):
    """What the player's folder is."""

    LASTING = auto()  # the usual or the chosen one
    PASSING = auto()  # one among the files that the system clears: there is no home, or it may not be opened
    NONE = auto()  # none can be made: nothing is kept


def player_folder() -> Path:
    """The player's own folder for saves and settings, which may not exist yet.

    The environment variable WIRAQOCHA_HOME names another one. Whoever has no home, or one that may not be opened, gets
    a private folder among the files that the system keeps for a while; see `folder_lifetime`.
    """
    return _wanted_folder() or _passing_folder() or _NOWHERE


def folder_lifetime() -> FolderLifetime:
    """What the player's folder is."""
    if _wanted_folder() is not None:
        return FolderLifetime.LASTING
    return FolderLifetime.NONE if _passing_folder() is None else FolderLifetime.PASSING


def _wanted_folder() -> Path | None:
    """The folder that is chosen or usual; None where nobody knows it or it may not be opened."""
    chosen = os.environ.get("WIRAQOCHA_HOME")
    try:
        if chosen:
            folder = Path(chosen).expanduser()
            if _of_nobody(chosen):
                return None
        else:
            # Asked for late: many commands never need it.
            import platformdirs

            folder = platformdirs.user_data_path(COMMAND, appauthor=False)
    except (KeyError, OSError, RuntimeError):
        return None
    return folder if folder.is_absolute() and _may_be_opened(folder) else None


def _of_nobody(chosen: str) -> bool:
    """Whether the path begins with the home of another user (~name) that is not there: Windows only guesses homes."""
    first = Path(chosen).parts[0]
    return first.startswith("~") and len(first) > 1 and not is_folder(Path(first).expanduser())


def _may_be_opened(folder: Path) -> bool:
    """Whether the folder, or the way to where it would be, is not shut."""
    try:
        return not stat.S_ISDIR(folder.stat().st_mode) or os.access(folder, os.R_OK | os.X_OK)
    except PermissionError:
        return False
    except OSError:
        return True  # not there yet, or no folder: whoever writes says so


@cache
def _passing_folder() -> Path | None:
    """A folder that is this user's alone: the one of an earlier start, or a new one; None where none can be made."""
    try:
        around = Path(tempfile.gettempdir())
        for found in files_in(around, f"{_PASSING}*"):
            if _is_private(found):
                return found
        return Path(tempfile.mkdtemp(prefix=_PASSING, dir=around))
    except OSError:
        return None


def _is_private(folder: Path) -> bool:
    """Whether it is a true folder of this user that nobody else can look into."""
    if os.name == "nt":
        return False  # rights say nothing there
    try:
        status = folder.lstat()
    except OSError:
        return False
    return (
        stat.S_ISDIR(status.st_mode)
        and status.st_uid == os.getuid()
        and stat.S_IMODE(status.st_mode) == 0o700
    )


def cache_folder() -> Path:
    """The folder of what only saves time and can be made anew, which may not exist yet.

    With WIRAQOCHA_HOME it lies in the folder that it names.
    """
    if os.environ.get("WIRAQOCHA_HOME"):
        return player_folder() / "cache"
    import platformdirs

    try:
        folder = platformdirs.user_cache_path(COMMAND, appauthor=False)
    except (KeyError, OSError, RuntimeError):
        return player_folder() / "cache"
    return folder if folder.is_absolute() and _may_be_opened(folder) else player_folder() / "cache"


def pictures_folder() -> Path:
    """Where pictures for the player to send go, which may not exist yet: among their own pictures.

    With WIRAQOCHA_HOME, or where nobody knows that place, they lie in the player's folder.
    """
    if not os.environ.get("WIRAQOCHA_HOME"):
        import platformdirs

        with suppress(KeyError, OSError, RuntimeError):
            folder = platformdirs.user_pictures_path()
            if folder.is_absolute() and _may_be_opened(folder):
                return folder
    return player_folder() / "pictures"
