"""The data as a save carries them, so that it can be played wherever it is taken and whatever data lie there."""

import re
from collections.abc import Mapping
from typing import Final

from game.datafiles.packed_values import unpacked_value
from game.datafiles.problems import DataError
from game.datafiles.program_folders import assets_folder
from game.titles.wiraqocha.content.definitions import FILES, Content

_MARK: Final = re.compile(r"[0-9a-f]{16}")


def earlier(digest: str) -> str:
    """The data of this mark as `packed`, where an earlier version of the game had them; empty for any other.

    Saves of format 1 bring no data: they need those that they were played with.
    """
    if not _MARK.fullmatch(digest):
        return ""
    path = assets_folder() / "wiraqocha" / "earlier_data" / f"{digest}.txt"
    return path.read_text("utf-8").strip() if path.is_file() else ""


def unpacked(word: str, version: str) -> Content | None:
    """The data that a word carries, those of mods among them, checked as any other data.

    None where they are damaged, or cannot be used by this `version` of the game.
    """
    texts = unpacked_value(word)
    if not isinstance(texts, list) or not len(FILES) <= len(texts) <= len(FILES) + 1:
        return None
    base, mods = texts[: len(FILES)], texts[len(FILES) :]
    if not all(isinstance(text, str) for text in base) or not all(map(_are_mods, mods)):
        return None
    # Asked for late: this brings the library that checks.
    from game.titles.wiraqocha.content.content_reader import content_of_texts

    try:
        content = content_of_texts(base)
        return _with_mods(content, mods[0], version) if mods else content
    except DataError:
        return None


def _are_mods(said: object) -> bool:
    """Whether this is a map of mods by name, each a map of texts by file."""
    return isinstance(said, dict) and all(
        isinstance(files, dict) and all(isinstance(text, str) for text in files.values())
        for files in said.values()
    )


def _with_mods(content: Content, mods: Mapping[str, Mapping[str, str]], version: str) -> Content:
    """The content with the mods whose texts are given. Raises ContentError."""
    from game.i18n.words import available_languages
    from game.mods.folder import EmbeddedFolder
    from game.mods.manifest import HostProgram
    from game.mods.reader import ModReader
    from game.titles.wiraqocha.content.mods.merge import merge
    from game.titles.wiraqocha.content.mods.read import read_mod
    from game.titles.wiraqocha.content.mods.title_mods import MODS

    program = HostProgram(version, available_languages(), (MODS.title,))
    folders = [EmbeddedFolder(name, files) for name, files in mods.items()]
    return merge(content, [read_mod(ModReader(folder, MODS.parts, program), content) for folder in folders])
