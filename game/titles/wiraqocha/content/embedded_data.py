"""The data as a save carries them, so that it can be played wherever it is taken and whatever data lie there."""

from game.base.files.problems import DataError
from game.kit.data.mods.packed_mods import ModFiles, unpacked_with_mods
from game.titles.wiraqocha.content.definitions import FILES, Content


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
