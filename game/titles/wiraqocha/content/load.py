"""How the game's data are read."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.base.files.program_folders import data_folder
from game.kit.data.loader import DataLoader

if TYPE_CHECKING:  # this brings the library that checks
    from game.base.files.data_files import DataFiles
    from game.titles.wiraqocha.content.definitions import ValleyData


def _check(files: "DataFiles") -> "ValleyData | None":
    # Asked for late: this brings the library that checks.
    from game.titles.wiraqocha.content.content_reader import read_content

    return read_content(files)


def _kind() -> "type[ValleyData]":
    # Asked for late: no first picture needs the data.
    from game.titles.wiraqocha.content.definitions import ValleyData

    return ValleyData


DATA: Final = DataLoader(
    _kind, ("tiles.yaml", "cards.yaml", "rules.yaml"), data_folder(), _check, "content", Path(__file__).parent
)
