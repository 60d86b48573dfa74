"""Sizes of windows in which every screen must be whole, and in which languages it is looked at there.

Each run looks at every screen in the meanest window in every language, and at some others, which differ from screen to
screen; the rest of them is marked `slow`.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

import pytest
from _pytest.mark import ParameterSet

from game.base.i18n.words import available_languages

Size: TypeAlias = tuple[int, int]

SIZES: Final = [
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (3440, 1440),
    (1280, 1024),
]
ODD_SIZES: Final = [(1301, 777), (1719, 1441), (2900, 800)]  # a window dragged to any size
MEANEST: Final = (1280, 720)
NARROWEST: Final = [MEANEST, (1280, 1024), (3440, 1440)]  # of each shape: what fits here fits in the others
_SOME: Final = 1  # of the other windows is looked at in every run


def windows(screens: Iterable[str]) -> list[ParameterSet]:
    """Screen, size and language: every language in the narrowest windows, and in each other window one, in its turn."""
    languages, found = available_languages(), list[ParameterSet]()
    for number, screen in enumerate(screens):
        others = [(size, language) for size in NARROWEST[1:] for language in languages]
        rest = [size for size in (*SIZES, *ODD_SIZES) if size not in NARROWEST]
        others += [(size, languages[(number + place) % len(languages)]) for place, size in enumerate(rest)]
        found += [pytest.param(screen, MEANEST, language) for language in languages]
        for place, (size, language) in enumerate(others):
            often = (place - number * _SOME) % len(others) < _SOME
            found.append(pytest.param(screen, size, language, marks=() if often else pytest.mark.slow))
    return found
