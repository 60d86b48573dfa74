"""Small words that change before a vowel: in French `de` and `que` (d’Ada, qu’Ada), in Italian `a` and `e` before the
same one (ad Ada, ed Elena). What fills a gap may be any name.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

from game.base.files.visible import composed

_FRENCH: Final = re.compile(r"\b(d|qu|jusqu|lorsqu|puisqu|quoiqu)e $", re.IGNORECASE)
_FRENCH_VOWEL: Final = re.compile(r"(?!onz)[aeiouœæ]|y[^aeiouy\W]", re.IGNORECASE)  # de Yana, d’Yves, de onze
_ITALIAN: Final = re.compile(r"\b([ae]) $", re.IGNORECASE)


def _bare(letters: str) -> str:
    """A word whose first letter has no accent."""
    return composed(letters, 1, "NFD")[:1] + letters[1:]


def _in_french(before: str, word: str) -> str:
    return _FRENCH.sub(r"\1’", before) if _FRENCH_VOWEL.match(_bare(word)) else before


def _in_italian(before: str, word: str) -> str:
    found = _ITALIAN.search(before)
    same = found is not None and found.group(1).casefold() == _bare(word)[:1].casefold()
    return f"{before[:-1]}d " if same else before


JOINERS: Final[Mapping[str, Callable[[str, str], str]]] = {"fr": _in_french, "it": _in_italian}
"""By language: what a text becomes before a word that comes after it."""
