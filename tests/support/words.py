"""The words that games speak with."""

import re
from functools import cache

from game.base.i18n.words import FALLBACK, Words
from game.core.game_words import game_words
from game.core.registry import title


class StrictWords(Words):
    """Words that suffer no key without a text and no gap without a value."""

    def __call__(self, key: str, /, **gaps: object) -> str:
        assert self.has(key), f"no words for {key}"
        said = super().__call__(key, **gaps)
        missing = set(re.findall(r"\{(\w+)\}", said)) - gaps.keys()  # a gap may be kept for a sign
        assert not missing, f"{key}: {said}"
        return said


@cache
def wiraqocha_words(language: str = FALLBACK) -> Words:
    """The shell's words and those of Wiraqocha."""
    return title_words("wiraqocha", language)


@cache
def title_words(name: str, language: str = FALLBACK) -> Words:
    """The shell's words and those of a title."""
    return Words.load(language).with_title(name)


@cache
def game_words_of(name: str, language: str = FALLBACK) -> Words:
    """The words of a game of this title with the title's own data."""
    return game_words(title_words(name, language), title(name).data.load(), ())


@cache
def strict_words_of(name: str, language: str = FALLBACK) -> Words:
    """The same, which suffer no key without a text and no gap without a value."""
    return game_words(StrictWords.load(language).with_title(name), title(name).data.load(), ())
