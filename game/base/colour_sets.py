"""The colour sets in which the seats can be told apart.

The emblem is what a seat is; its colour is only how that is painted. Every set keeps ivory and then yellow the lightest
and blue the darkest, so that cream and dark patterns read on each of them.

An emblem is one of the shell's (`EMBLEMS`) or a title's own, named by the title and the colour (`TITLE/red`): then the
title's pictures `medal.red` and `emblem.red` show it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.base.colour import RGB, contrast, rgb


class ColourSet(StrEnum):
    """A set of colours for the seats."""

    STANDARD = "standard"
    RED_GREEN = "red_green"  # apart for eyes that cannot tell red from green
    BRIGHTNESS = "brightness"  # apart by their brightness alone


EMBLEMS: Final[Mapping[str, str]] = {  # the shell's, with their colours
    "star": "red",
    "anchor": "blue",
    "crown": "yellow",
    "moon": "green",
    "leaf": "ivory",
}


def colour_of(emblem: str) -> str:
    """The colour of the seat with this emblem, which pictures of the seat bear as the last part of their names.

    >>> colour_of("star"), colour_of("some-title/red")
    ('red', 'red')
    """
    return EMBLEMS.get(emblem) or emblem.rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class SeatColours:
    """The colours of one seat: its own, a light and a dark one, that of words on it, and that of its pattern."""

    base: RGB
    light: RGB
    dark: RGB
    text: RGB
    mark: RGB

    @property
    def edge(self) -> RGB:
        """What its colour ends with on paper: that of its pattern where the colour itself would be lost there."""
        return self.base if contrast(self.base, _PAPER) >= _CLEAR else self.mark


_CREAM, _DUSK = rgb("#fff6df"), rgb("#1d1206")
_PAPER: Final = rgb("#f0e1bc")
_CLEAR: Final = 1.35  # the least contrast with paper of a colour that is seen without an edge


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
        "red": _painted("#8c1a00", "#c65a34", "#560e00"),
        "blue": _painted("#020865", "#3a46a0", "#00033c"),
        "yellow": _painted("#ee9f03", "#ffca62", "#a46c00", deep=False, marked_dark=True),
        "green": _painted("#2f86ff", "#86b8ff", "#0f4da6", deep=False),
        "ivory": _painted("#e0ffff", "#f6ffff", "#96b8b8", deep=False, marked_dark=True),
    },
    ColourSet.BRIGHTNESS: {
        "red": _painted("#8c1820", "#be4c50", "#580c12"),
        "blue": _painted("#0a1440", "#303e7a", "#040822"),
        "yellow": _painted("#dac01c", "#f0dc6e", "#948208", deep=False, marked_dark=True),
        "green": _painted("#30958a", "#78c6ba", "#145850", deep=False),
        "ivory": _painted("#fffdd5", "#fffff0", "#bcb890", deep=False, marked_dark=True),
    },
}
DRAWN: Final[Mapping[str, SeatColours]] = {  # in what the generated pictures are painted
    **SETS[ColourSet.STANDARD],
    "yellow": _painted("#e0b020", "#f9e07e", "#ad8216"),
    "green": _painted("#31a59d", "#74cdc2", "#0f544f"),
}
