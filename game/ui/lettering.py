"""Words and numbers in lines, never smaller than can be read."""

from typing import Final

from pygame import Rect, Surface

from game.ui.look import Colour
from game.ui.scale import Scale
from game.ui.text import Align, TextStyle, draw_text, measure
from game.ui.theme import Role

LEAST: Final = 13  # pixels of the smallest letters


def letters(scale: Scale, units: float) -> float:
    """The size of letters, in design units, that are wanted so large: in a small window they are larger than that."""
    return max(units, LEAST / scale.factor)


def write(
    surface: Surface,
    text: str,
    area: Rect,
    scale: Scale,
    role: Role = Role.BODY,
    size: float = 19,
    ink: Colour = "ink",
    align: Align = "left",
    *,
    wrapped: bool = False,
    explained: bool = False,
) -> Rect:
    """Set a text in the middle of an area's height; returns the rectangle it covers."""
    style = TextStyle(role, ink, align, size=letters(scale, size), wrapped=wrapped, explained=explained)
    return draw_text(surface, text, style, scale, area)


def wide(text: str, scale: Scale, role: Role = Role.BODY, size: float = 19) -> int:
    """How many pixels wide a text is in one line."""
    return measure(text, role, scale, letters(scale, size))[0]


def beside(x: float, y: float, width: float, height: float) -> Rect:
    """The area for a line that begins at `x` and is centred on `y`, in pixels."""
    return Rect(round(x), round(y - height / 2), max(1, round(width)), max(1, round(height)))
