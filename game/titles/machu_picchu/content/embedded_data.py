"""The data as a save carries them, so that it can be played wherever it is taken and whatever data lie there."""

from game.base.files.problems import DataError
from game.kit.data.mods.packed_mods import unpacked_with_mods
from game.titles.machu_picchu.content.definitions import FILES, Content


def unpacked(word: str, version: str) -> Content | None:
    """The data that a word carries, those of mods among them, checked as any other data.

    None where they are damaged, or cannot be used by this `version` of the game.
    """
    said = unpacked_with_mods(word, len(FILES))
    if said is None:
        return None
    # Asked for late: this brings the library that checks.
    from game.kit.data.mods.embedded_mods import embedded_mods
    from game.titles.machu_picchu.content.gather import content_of_texts
    from game.titles.machu_picchu.content.mods.title_mods import MODS

    try:
        content = content_of_texts(said.texts)
        return MODS.join(content, embedded_mods(MODS, content, said.mods, version))
    except DataError:
        return None
