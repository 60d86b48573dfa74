"""The words that games speak with."""

from functools import cache

from game.i18n.words import FALLBACK, Words


@cache
def wiraqocha_words(language: str = FALLBACK) -> Words:
    """The shell's words and those of Wiraqocha."""
    return title_words("wiraqocha", language)


@cache
def title_words(title: str, language: str = FALLBACK) -> Words:
    """The shell's words and those of a title."""
    return Words.load(language).with_title(title)
