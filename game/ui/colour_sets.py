"""The colour sets in which the seats can be told apart.

The emblem is what a seat is; its colour is only how that is painted. Every set keeps blue the darkest and yellow and
ivory light, so that cream and dark patterns read on each of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.ui.colour import RGB, rgb


class ColourSet(StrEnum):
    """A set of colours for the seats."""

    STANDARD = "standard"
    RED_GREEN = "red_green"  # apart for eyes that cannot tell red from green
    BRIGHTNESS = "brightness"  # apart by their brightness alone


COLOURS: Final = ("red", "blue", "green", "yellow", "ivory")
"""The names of the seats' colours, which pictures of the seats bear."""
EMBLEMS: Final = ("star", "anchor", "crown", "moon")
"""The emblems that every title may use."""
PICTURE_COLOURS: Final[Mapping[str, str]] = {  # the colour that each of them stands for
    "star": "red",
    "anchor": "blue",
    "moon": "green",
    "crown": "yellow",
}


def colour_of(emblem: str) -> str:
    """The colour that an emblem stands for. An emblem of a title is named by the title and its colour.

    >>> colour_of("star"), colour_of("card-race/ivory")
    ('red', 'ivory')
    """
    return PICTURE_COLOURS.get(emblem) or emblem.rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class SeatColours:
    """The colours of one seat: its own, a light and a dark one, that of words on it, and that of its pattern."""

    base: RGB
    light: RGB
    dark: RGB
    text: RGB
    mark: RGB


_CREAM, _DUSK = rgb("#fff6df"), rgb("#1d1206")


def _painted(
    base: str, light: str, dark: str, *, deep: bool = True, marked_dark: bool = False
) -> SeatColours:
    """Cream words where the colour is `deep`, else dark ones; the pattern is cream unless marked dark."""
    text, mark = (_CREAM if deep else _DUSK), (_DUSK if marked_dark else _CREAM)
    return SeatColours(rgb(base), rgb(light), rgb(dark), text, mark)


SETS: Final[Mapping[ColourSet, Mapping[str, SeatColours]]] = {
    ColourSet.STANDARD: {
        "red": _painted("#c42f38", "#ea6f66", "#82121e"),
        "blue": _painted("#1d3c8c", "#5577c4", "#10235a"),
        "yellow": _painted("#e0b020", "#f8dc74", "#997010", deep=False, marked_dark=True),
        "green": _painted("#31a59d", "#80d6cb", "#166560", deep=False),
        "ivory": _painted("#f1e8d4", "#fffdf4", "#b9a987", deep=False, marked_dark=True),
    },
    ColourSet.RED_GREEN: {
        "red": _painted("#a0360a", "#d46a34", "#642004"),
        "blue": _painted("#152a66", "#4660a8", "#0a1740"),
        "yellow": _painted("#f7e04a", "#fff3a0", "#b39a14", deep=False, marked_dark=True),
        "green": _painted("#62b0ea", "#a6d6fa", "#2a6ea4", deep=False),
        "ivory": _painted("#f4f1ea", "#ffffff", "#aaa59a", deep=False, marked_dark=True),
    },
    ColourSet.BRIGHTNESS: {
        "red": _painted("#b3242e", "#dc5a5c", "#74101a"),
        "blue": _painted("#0d1b4d", "#34468a", "#060d2c"),
        "yellow": _painted("#ffec8a", "#fff8cc", "#c4a83c", deep=False, marked_dark=True),
        "green": _painted("#3fb0a4", "#8adccf", "#1c6c64", deep=False),
        "ivory": _painted("#c9c1ae", "#e8e2d4", "#8d8674", deep=False, marked_dark=True),
    },
}
DRAWN: Final[Mapping[str, SeatColours]] = {  # in what the generated pictures are painted
    **SETS[ColourSet.STANDARD],
    "yellow": _painted("#e0b020", "#f9e07e", "#ad8216"),
    "green": _painted("#31a59d", "#74cdc2", "#0f544f"),
}
