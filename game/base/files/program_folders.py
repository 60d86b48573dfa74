"""Where the program's own files lie: the data of the titles, and their assets."""

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from game.base.files.disk_questions import is_folder

SHELL: Final = "shell"
"""The owner of the assets that every title may use."""
_PACKAGE = Path(__file__).resolve().parents[2]


def _shipped(name: str) -> Path:
    """The folder `name`: inside the package when the game is installed, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if is_folder(inside) else _PACKAGE.parent / name


def data_folder() -> Path:
    """The folder of the titles' data, each in a folder of its own or directly in this one."""
    return _shipped("data")


def assets_folder() -> Path:
    """The folder of words, pictures and sounds: `shell`, and one of the name of each title."""
    return _shipped("assets")


def assets_of(owner: str) -> Path:
    """The assets of the shell or of the title of this name.

    A title that is installed apart from the program brings its own in the folder `assets` of its package.
    """
    folder = owner.replace("-", "_")
    shipped = assets_folder() / folder
    if is_folder(shipped):
        return shipped
    package = find_spec(f"game.titles.{folder}")
    brought = package.submodule_search_locations if package is not None else None
    return Path(brought[0], "assets") if brought else shipped
