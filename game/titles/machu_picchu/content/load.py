"""The game's data as typed definitions: checked, or known from a start before to be in order."""

from pathlib import Path
from typing import Final

from game.base.files.cached_file import CachedFile, cached_value
from game.base.files.disk_questions import files_in
from game.base.files.json_values import to_json
from game.base.files.program_folders import data_folder
from game.titles.machu_picchu.content.definitions import FILES, Content

_KEPT: Final = "machu_picchu_content"


def load_content(folder: Path | None = None, keep_in: Path | None = None) -> Content:
    """The checked content of the folder, by default the title's own; a file that it lacks is the title's own.

    `keep_in` is a folder where what was checked is kept for the next start; None keeps nothing. Raises
    ContentError with every problem found, file by file and in the order of their lines.
    """
    own = data_folder() / "machu_picchu"
    folder = folder or own
    # a folder that lacks a file is read anew each time
    file = None if keep_in is None else CachedFile(keep_in / _KEPT, _sources(folder))
    kept = cached_value(file, Content) if file is not None else None
    if kept is not None:
        return kept
    # Asked for late: this brings the library that checks.
    from game.titles.machu_picchu.content.gather import gather_content

    content = gather_content(folder, own)
    if file is not None:
        file.write(to_json(content))
    return content


def _sources(folder: Path) -> list[Path]:
    """The data, and the code that reads it."""
    here = Path(__file__)
    readers = (here.parent, here.parents[3] / "base" / "files")
    return [
        *(file for code in sorted(readers) for file in files_in(code, "*.py")),
        *(folder / file for file in FILES),
    ]
