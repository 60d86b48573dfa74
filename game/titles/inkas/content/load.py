"""How the title's data are read."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.program_folders import data_folder
from game.kit.data.loader import DataLoader
from game.titles.inkas.name import NAME

if TYPE_CHECKING:  # this brings the library that checks
    from game.base.files.data_files import DataFiles
    from game.titles.inkas.content.inkas_data import InkasData


def _check(files: "DataFiles") -> "InkasData | None":
    # Asked for late: this brings the library that checks.
    from game.titles.inkas.content.content_reader import read_content

    return read_content(files)


def _kind() -> "type[InkasData]":
    # Asked for late: no first picture needs the data.
    from game.titles.inkas.content.inkas_data import InkasData

    return InkasData


DATA: Final = DataLoader(
    _kind,
    (
        "board.yaml",
        "wallas.yaml",
        "roles.yaml",
        "offerings.yaml",
        "cards.yaml",
        "modes.yaml",
        "goals.yaml",
        "legendary.yaml",
        "led.yaml",
    ),
    data_folder() / NAME,
    _check,
    "inkas_content",
    Path(__file__).parent,
    whole=False,
)
