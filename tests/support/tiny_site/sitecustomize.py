"""Read by every Python that starts with this folder on its path: there the tiny title is a title too."""

from pathlib import Path

import game.titles

game.titles.__path__.append(str(Path(__file__).parents[1] / "titles"))
