"""The name plates of the districts, slate or gold, and the mats on which bonus units lie."""

import math
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from game.titles.machu_picchu.board.city import MAT
from game.titles.machu_picchu.board.lettering import wide, write
from game.titles.machu_picchu.board.tokens import draw_good
from game.ui.cache import kept
from game.ui.colour import RGB, rgb
from game.ui.look import Look
from game.ui.pictures import Point
from game.ui.scale import Scale
from game.ui.shapes import blank, circle, polygon, polyline
from game.ui.textures import gradient
from game.ui.theme import Role

_SLATE: Final = (rgb("#6d6a64"), rgb("#55524c"), rgb("#34312d"))
_GOLD: Final = (rgb("#fff6cf"), rgb("#ffe28a"), rgb("#e9b548"))
_LINES: Final = (rgb("#b39a6a"), rgb("#6a4518"))
_LETTERS: Final = (rgb("#fbeecb"), rgb("#2b1a10"))
_EDGE: Final = rgb("#2a1608")
_WOOL, _FACE, _RING = rgb("#8a2f3a"), rgb("#fbf1d6"), rgb("#e0a93e")
_NIGHT, _SILVER = rgb("#3f4263"), rgb("#c9cfe4")
_HIGH: Final = 23  # a plate
_SLANT: Final = 7
_NAME: Final = 18


def plate_room(scale: Scale, top: Point, name: str) -> Rect:
    """The room of the plate with a name, the middle of whose upper edge is given."""
    width = wide(name, scale, Role.NAME, _NAME) + scale.px(26)
    height = max(scale.px(_HIGH), round(wide("n", scale, Role.NAME, _NAME) * 2.2))
    room = Rect(0, 0, width, height)
    room.midtop = round(top[0]), round(top[1])
    return room


def draw_plate(surface: Surface, scale: Scale, room: Rect, name: str, *, lit: bool) -> None:
    """Draw a plate with the name of a district; a lit one is of gold."""
    surface.blit(_plate(room.size, lit, scale.factor), room)
    write(surface, name, room, scale, Role.NAME, _NAME, _LETTERS[lit], "centre")


@kept(64)
def _plate(size: tuple[int, int], lit: bool, factor: float) -> Surface:
    width, height = size
    sheet = blank(size)
    slant = _SLANT * factor
    outline = [(1.0, 1.0), (width - 1.0, 1.0), (width - 1 - slant, height - 1.0), (1 + slant, height - 1.0)]
    polygon(sheet, outline, (255, 255, 255))
    sheet.blit(gradient(size, _GOLD if lit else _SLATE, 0.95), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    polyline(sheet, outline, _EDGE, max(1, 1.6 * factor), closed=True)
    near = 3 * factor
    inner = [
        (1 + near * 1.6, 1 + near),
        (width - 1 - near * 1.6, 1 + near),
        (width - 1 - slant - near * 0.7, height - 1 - near),
        (1 + slant + near * 0.7, height - 1 - near),
    ]
    polyline(sheet, inner, _LINES[lit], max(1, factor), closed=True)
    return sheet


# mats


@kept(32)
def mat(eight_sided: bool, empty: bool, unit: float) -> Surface:
    """A mat: wool and cream while units lie on it, night when the day's work is done."""
    radius = MAT * unit
    side = round(2 * radius) + 4
    sheet = blank((side, side))
    middle = side / 2
    outer = _outline(middle, radius, eight_sided)
    inner = _outline(middle, radius * 0.82, eight_sided)
    if empty:
        _fill(sheet, middle, radius, outer, eight_sided, _NIGHT)
        sheet.set_alpha(222)
        polyline(sheet, outer, _EDGE, 1.6 * unit, closed=True)
        for start in range(0, len(inner), 2):
            polyline(sheet, inner[start : start + 2], _SILVER, 1.1 * unit)
        return sheet
    _fill(sheet, middle, radius, outer, eight_sided, _WOOL)
    polyline(sheet, outer, _EDGE, 1.8 * unit, closed=True)
    _fill(sheet, middle, radius * 0.82, inner, eight_sided, _FACE)
    polyline(sheet, inner, _RING, 1.5 * unit, closed=True)
    return sheet


def _fill(
    sheet: Surface, middle: float, radius: float, outline: Sequence[Point], eight_sided: bool, colour: RGB
) -> None:
    if eight_sided:
        polygon(sheet, outline, colour)
    else:
        circle(sheet, (middle, middle), radius, colour)


def _outline(middle: float, radius: float, eight_sided: bool) -> list[Point]:
    count = 8 if eight_sided else 40
    turn = math.pi / 8 if eight_sided else 0.0
    return [
        (
            middle + radius * math.cos(turn + 2 * math.pi * k / count),
            middle + radius * math.sin(turn + 2 * math.pi * k / count),
        )
        for k in range(count)
    ]


@kept(8)
def crescent(radius: int) -> Surface:
    """A silver moon."""
    side = 2 * radius + 2
    sheet = blank((side * 4, side * 4))
    pygame.draw.circle(sheet, (227, 230, 238), (side * 2, side * 2), radius * 4)
    pygame.draw.circle(sheet, (227, 230, 238, 0), (side * 2 + radius * 1.7, side * 2 - radius * 0.9), radius * 3.4)
    return pygame.transform.smoothscale(sheet, (side, side))


def draw_mat(
    surface: Surface, look: Look, centre: Point, good: str, count: int, *, eight_sided: bool, unit: float
) -> None:
    """Draw a mat with so many bonus units of a good, or of temple stones."""
    made = mat(eight_sided, not count, unit)
    surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))
    x, y = centre
    tall = 34 * unit
    if not count:
        moon = crescent(max(3, round(10 * unit)))
        surface.blit(moon, moon.get_rect(center=(round(x), round(y))))
    elif count == 1:
        draw_good(surface, look, good, (x, y + 0.5 * unit), tall)
    else:
        draw_good(surface, look, good, (x - 6 * unit, y - 4 * unit), tall * 0.85)
        draw_good(surface, look, good, (x + 6 * unit, y + 5 * unit), tall * 0.85)
