"""How the title's data are read."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.program_folders import data_folder
from game.kit.data.loader import DataLoader
from game.titles.machu_picchu.content.definitions import FILES, CityData

if TYPE_CHECKING:  # this brings the library that checks
    from game.base.files.data_files import DataFiles


def _check(files: "DataFiles") -> CityData | None:
    # Asked for late: this brings the library that checks.
    from game.titles.machu_picchu.content.content_reader import read_content

    return read_content(files)


DATA: Final = DataLoader(
    CityData,
    FILES,
    data_folder() / "machu_picchu",
    _check,
    "machu_picchu_content",
    Path(__file__).parent,
    whole=False,
)
