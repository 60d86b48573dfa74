"""How the title's data are read."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.program_folders import data_folder
from game.kit.data.loader import DataLoader
from game.titles.inkas.content.definitions import FILES, NAME, InkasData

if TYPE_CHECKING:  # this brings the library that checks
    from game.base.files.data_files import DataFiles


def _check(files: "DataFiles") -> InkasData | None:
    # Asked for late: this brings the library that checks.
    from game.titles.inkas.content.content_reader import read_content

    return read_content(files)


DATA: Final = DataLoader(
    InkasData,
    FILES,
    data_folder() / NAME,
    _check,
    "inkas_content",
    Path(__file__).parent,
    whole=False,
)
