"""Sizes of windows in which every screen must be whole, and in which languages it is looked at there."""

from collections.abc import Iterator

from game.i18n.words import available_languages

SIZES = [
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
    (3440, 1440),
    (1280, 1024),
]
ODD_SIZES = [(1301, 777), (1719, 1441), (2900, 800)]  # a window dragged to any size
NARROWEST = [
    (1280, 720),
    (1280, 1024),
    (3440, 1440),
]  # of each shape: a word that fits here fits in the others


def sizes_and_languages() -> Iterator[tuple[tuple[int, int], str]]:
    """Every language in the narrowest window of each shape, and in each other window one, each in its turn."""
    languages = available_languages()
    for number, size in enumerate((*SIZES, *ODD_SIZES)):
        for language in languages if size in NARROWEST else [languages[number % len(languages)]]:
            yield size, language
