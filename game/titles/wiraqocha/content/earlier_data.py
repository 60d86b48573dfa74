"""The data of earlier versions, for saves that bring none."""

import re
from typing import Final

from game.base.files.disk_questions import is_file
from game.base.files.program_folders import assets_folder
from game.base.files.regular_files import read_regular

_DIGEST: Final = re.compile(r"[0-9a-f]{16}")


def earlier(digest: str) -> str:
    """The data of this digest as saves carry them, where an earlier version of the game had them; empty for any other.

    Saves of format 1 bring no data: they need those that they were played with.
    """
    if not _DIGEST.fullmatch(digest):
        return ""
    path = assets_folder() / "wiraqocha" / "earlier_data" / f"{digest}.txt"
    return read_regular(path).decode().strip() if is_file(path) else ""
