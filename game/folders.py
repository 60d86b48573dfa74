"""Where things lie on this machine: the game's data, its assets, and the player's own folder."""

import os
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

    The environment variable WIRAQOCHA_HOME names another one.
    """
    chosen = os.environ.get("WIRAQOCHA_HOME")
    if chosen:
        return Path(chosen).expanduser()
    # Asked for late: many commands never need it.
    import platformdirs

    return platformdirs.user_data_path("wiraqocha", appauthor=False)


def cache_folder() -> Path:
    """The folder of what only saves time and can be made anew, which may not exist yet.

    With WIRAQOCHA_HOME it lies in the folder that it names.
    """
    if os.environ.get("WIRAQOCHA_HOME"):
        return player_folder() / "cache"
    import platformdirs

    return platformdirs.user_cache_path("wiraqocha", appauthor=False)
