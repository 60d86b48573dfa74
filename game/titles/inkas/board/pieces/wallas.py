"""Wallas on the board and in panels: alive or lying, with what marks them."""

from typing import Final

from pygame import Mask, Rect, Surface, mask

from game.base.colour import rgb
from game.titles.inkas.board.pieces.art import draw, draw_faint, picture, piece_picture
from game.ui.cache import cached
from game.ui.lettering import LEAST, write
from game.ui.look import Look
from game.ui.pictures import Point, anchor_of, at_unit
from game.ui.scale import Scale
from game.ui.shapes import frame, rounded
from game.ui.theme import Role

BODY: Final = (44.0, 112.0)
"""Half the width of a walla, and its height, in units of its picture."""
LYING: Final = (62.0, 74.0)
"""The same of one that lies."""
_OUTLINE: Final = 4  # width of the line round a figure in high contrast, in units of its picture
_ASKEW: Final = 2.5  # how far the middle of one who lies is left of its place
SPRAWL: Final = (155.0 + 2 * _OUTLINE, 128.0 + 2 * _OUTLINE)
"""Width and height of all that is drawn of one who lies."""
_SOLID: Final = 127  # alpha above which a pixel belongs to a figure and is no shadow
_PLATE, _RIM, _FIGURE = rgb("#2b1a10"), rgb("#f7e2a0"), rgb("#fff4d6")


def draw_walla(
    surface: Surface, look: Look, name: str, foot: Point, unit: float, *, dead: bool = False
) -> None:
    """Draw a walla with its disc at a place, so many pixels to a unit of its picture."""
    made = piece_picture(name, dead=dead)
    if look.high_contrast:
        whole, line = picture(made), max(2, round(_OUTLINE * unit))
        x, y = anchor_of(look, whole)
        corner = round(foot[0] - x * unit) - line, round(foot[1] - y * unit) - line
        surface.blit(_outline(look, whole, unit, line), corner)
    draw(surface, look, made, foot, unit)


def draw_ghost(
    surface: Surface, look: Look, name: str, foot: Point, unit: float, *, dead: bool = False
) -> None:
    """Draw a walla that is not there."""
    draw_faint(surface, look, piece_picture(name, dead=dead), foot, unit, 0.36)


@cached
def _outline(look: Look, name: str, unit: float, line: int) -> Surface:
    """The shape of a picture, so many pixels broader on all sides."""
    shape = mask.from_surface(at_unit(look, name, unit), _SOLID)
    wide, high = shape.get_size()
    grown = Mask((wide + 2 * line, high + 2 * line))
    for across in range(-line, line + 1):
        for down in range(-line, line + 1):
            if across * across + down * down <= line * line:
                grown.draw(shape, (line + across, line + down))
    made: Surface = grown.to_surface(setcolor=(*look.palette.outline, 255), unsetcolor=(0, 0, 0, 0))
    return made


def body_of(foot: Point, unit: float, *, dead: bool = False) -> Rect:
    """The area that a walla fills, in pixels."""
    half, high = LYING if dead else BODY
    below = 22 * unit
    return Rect(
        round(foot[0] - half * unit),
        round(foot[1] - high * unit * (0.62 if dead else 1) + below * 0.4),
        round(2 * half * unit),
        round(high * unit),
    )


def lying_within(area: Rect, most: float) -> tuple[Point, float]:
    """Where one who lies has its place in an area out of which nothing of it sticks, and its pixels to a unit, `most`
    of them.
    """
    unit = min(most, area.width / SPRAWL[0], area.height / SPRAWL[1])
    return (area.centerx + _ASKEW * unit, area.centery), unit


def draw_count(surface: Surface, scale: Scale, centre: Point, unit: float, count: int) -> None:
    """Draw how many pieces one stands for, on a plate."""
    side = max(round(24 * unit), LEAST + 5)
    area = Rect(0, 0, side + 4, side)
    area.center = round(centre[0]), round(centre[1])
    radius = max(2, side // 4)
    rounded(surface, area, _PLATE, radius)
    frame(surface, area, _RIM, radius, max(1, round(1.6 * unit)))
    write(surface, str(count), area, scale, Role.PLATE, 14, _FIGURE, "centre")
