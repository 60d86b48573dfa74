"""How the title's data are read."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.program_folders import data_folder
from game.kit.data.loader import DataLoader

if TYPE_CHECKING:  # this brings the library that checks
    from game.base.files.data_files import DataFiles
    from game.titles.machu_picchu.content.definitions import CityData


def _check(files: "DataFiles") -> "CityData | None":
    # Asked for late: this brings the library that checks.
    from game.titles.machu_picchu.content.content_reader import read_content

    return read_content(files)


def _kind() -> "type[CityData]":
    # Asked for late: no first picture needs the data.
    from game.titles.machu_picchu.content.definitions import CityData

    return CityData


DATA: Final = DataLoader(
    _kind,
    (
        "goods.yaml",
        "districts.yaml",
        "clergy.yaml",
        "cards.yaml",
        "game.yaml",
    ),
    data_folder() / "machu_picchu",
    _check,
    "machu_picchu_content",
    Path(__file__).parent,
    whole=False,
)
