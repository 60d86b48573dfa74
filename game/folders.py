"""Where things lie on this machine: the game's data, its assets, and the player's own folder."""

import os
import tempfile
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _shipped(name: str) -> Path:
    """The folder `name`: inside the package when the game is installed, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def data_folder() -> Path:
    """The folder of tiles.yaml, cards.yaml and rules.yaml."""
    return _shipped("data")


def assets_folder() -> Path:
    """The folder of the pictures, sounds and locales."""
    return _shipped("assets")


def player_folder() -> Path:
    """The player's own folder for saves and settings, which may not exist yet.

    The environment variable WIRAQOCHA_HOME names another one. Whoever has no home gets a folder among the files
    that the system keeps for a while; see `has_home`.
    """
    return _wanted_folder() or Path(tempfile.gettempdir()) / "wiraqocha"


def has_home() -> bool:
    """Whether the player's folder is one that lasts."""
    return _wanted_folder() is not None


def _wanted_folder() -> Path | None:
    """The folder that is chosen or usual; None where that would lie in a home that nobody knows."""
    chosen = os.environ.get("WIRAQOCHA_HOME")
    try:
        if chosen:
            return Path(chosen).expanduser()
        # Asked for late: many commands never need it.
        import platformdirs

        folder = platformdirs.user_data_path("wiraqocha", appauthor=False)
    except RuntimeError:
        return None
    return folder if folder.is_absolute() else None


def cache_folder() -> Path:
    """The folder of what only saves time and can be made anew, which may not exist yet.

    With WIRAQOCHA_HOME it lies in the folder that it names.
    """
    if os.environ.get("WIRAQOCHA_HOME"):
        return player_folder() / "cache"
    import platformdirs

    folder = platformdirs.user_cache_path("wiraqocha", appauthor=False)
    return folder if folder.is_absolute() else player_folder() / "cache"
