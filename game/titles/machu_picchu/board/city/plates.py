"""The name plates of the districts, slate or gold, and the mats on which bonus units lie."""

from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.colour import rgb
from game.titles.machu_picchu.board.pieces.art import draw
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.ui.cache import cached
from game.ui.lettering import letters, wide, write
from game.ui.look import Look
from game.ui.pictures import Point
from game.ui.scale import Scale
from game.ui.shapes import blank, polygon, polyline
from game.ui.textures import gradient
from game.ui.theme import Role

_SLATE: Final = (rgb("#6d6a64"), rgb("#55524c"), rgb("#34312d"))
_GOLD: Final = (rgb("#fff6cf"), rgb("#ffe28a"), rgb("#e9b548"))
_LINES: Final = (rgb("#b39a6a"), rgb("#6a4518"))
_LETTERS: Final = (rgb("#fbeecb"), rgb("#2b1a10"))
_EDGE: Final = rgb("#2a1608")
_HIGH: Final = 23  # a plate
_SLANT: Final = 7
_NAME: Final = 18


def plate_area(scale: Scale, top: Point, name: str) -> Rect:
    """The area of the plate with a name, the middle of whose upper edge is given."""
    width = wide(name, scale, Role.NAME, _NAME) + scale.px(26)
    height = scale.px(max(_HIGH, letters(scale, _NAME) * 1.3))
    area = Rect(0, 0, width, height)
    area.midtop = round(top[0]), round(top[1])
    return area


def draw_plate(surface: Surface, scale: Scale, area: Rect, name: str, *, lit: bool) -> None:
    """Draw a plate with the name of a district; a lit one is of gold."""
    surface.blit(_plate(area.size, lit, scale.factor), area)
    write(surface, name, area, scale, Role.NAME, _NAME, _LETTERS[lit], "centre")


@cached
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


def draw_mat(
    surface: Surface, look: Look, centre: Point, good: str, count: int, *, eight_sided: bool, unit: float
) -> None:
    """Draw a mat with so many bonus units of a good, or of temple stones."""
    name = "mat.eight" if eight_sided else "mat.round"
    draw(surface, look, name if count else f"{name}.empty", centre, unit)
    x, y = centre
    tall = 31 * unit
    if count == 1:
        draw_good(surface, look, good, (x, y + 0.5 * unit), tall)
    elif count:
        draw_good(surface, look, good, (x - 6 * unit, y - 4 * unit), tall * 0.85)
        draw_good(surface, look, good, (x + 6 * unit, y + 5 * unit), tall * 0.85)
