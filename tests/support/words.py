"""The words that a game of Wiraqocha speaks with."""

from functools import cache

from game.i18n.words import FALLBACK, Words


@cache
def wiraqocha_words(language: str = FALLBACK) -> Words:
    """The shell's words and those of Wiraqocha."""
    return Words.load(language).with_title("wiraqocha")
