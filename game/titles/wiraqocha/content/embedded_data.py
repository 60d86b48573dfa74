"""The data as a save carries them, so that it can be played wherever it is taken and whatever data lie there."""

import re
from typing import Final

from game.base.files.disk_questions import is_file
from game.base.files.problems import DataError
from game.base.files.program_folders import assets_folder
from game.base.files.regular_files import read_regular
from game.kit.data.mods.packed_mods import ModFiles, unpacked_with_mods
from game.titles.wiraqocha.content.definitions import FILES, Content

_MARK: Final = re.compile(r"[0-9a-f]{16}")


def earlier(digest: str) -> str:
    """The data of this mark as `packed`, where an earlier version of the game had them; empty for any other.

    Saves of format 1 bring no data: they need those that they were played with.
    """
    if not _MARK.fullmatch(digest):
        return ""
    path = assets_folder() / "wiraqocha" / "earlier_data" / f"{digest}.txt"
    return read_regular(path).decode().strip() if is_file(path) else ""


def unpacked(word: str, version: str) -> Content | None:
    """The data that a word carries, those of mods among them, checked as any other data.

    None where they are damaged, or cannot be used by this `version` of the game.
    """
    said = unpacked_with_mods(word, len(FILES))
    if said is None:
        return None
    # Asked for late: this brings the library that checks.
    from game.titles.wiraqocha.content.content_reader import content_of_texts

    try:
        content = content_of_texts(said.texts)
        return _with_mods(content, said.mods, version) if said.mods else content
    except DataError:
        return None


def _with_mods(content: Content, mods: ModFiles, version: str) -> Content:
    """The content with the mods whose texts are given. Raises ContentError."""
    # Asked for late: this brings the library that checks.
    from game.kit.data.mods.embedded_mods import embedded_mods
    from game.titles.wiraqocha.content.mods.merge import merge
    from game.titles.wiraqocha.content.mods.title_mods import MODS

    return merge(content, embedded_mods(MODS, content, mods, version))
