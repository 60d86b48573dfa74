"""The data as a save carries them, so that it can be played wherever it is taken and whatever data lie there."""

from game.datafiles.packed_values import packed_value, unpacked_value
from game.datafiles.problems import DataError
from game.titles.machu_picchu.content.definitions import FILES, Content


def packed(content: Content) -> str:
    """The data in one word; empty where the content was made without texts."""
    return packed_value(list(content.texts)) if content.texts else ""


def unpacked(word: str) -> Content | None:
    """The data that a word carries, checked as any other data; None where they are damaged."""
    texts = unpacked_value(word)
    if not isinstance(texts, list) or len(texts) != len(FILES):
        return None
    said = tuple([text for text in texts if isinstance(text, str)])
    if len(said) < len(FILES):
        return None
    # Asked for late: this brings the library that checks.
    from game.titles.machu_picchu.content.gather import content_of_texts

    try:
        return content_of_texts(said)
    except DataError:
        return None
