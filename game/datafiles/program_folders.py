"""Where the program's own files lie: the data of the titles, and their assets."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def _shipped(name: str) -> Path:
    """The folder `name`: inside the package when the game is installed, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def data_folder() -> Path:
    """The folder of the data: Wiraqocha's tiles.yaml, cards.yaml and rules.yaml, and the folders of other titles."""
    return _shipped("data")


def assets_folder() -> Path:
    """The folder of words, pictures and sounds: `shell`, and one of the name of each title."""
    return _shipped("assets")


def assets_of(owner: str) -> Path:
    """The folder of the assets of a title or of the `shell`, with `_` for the hyphens of its name."""
    return assets_folder() / owner.replace("-", "_")
