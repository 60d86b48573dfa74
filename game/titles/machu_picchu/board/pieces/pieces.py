"""Princes, Scouts and Incas, with the number of those that stand on one place."""

from typing import Final

from pygame import Mask, Rect, Surface, mask

from game.base.colour import rgb
from game.base.colour_sets import colour_of
from game.titles.machu_picchu.board.pieces.art import draw_of, picture
from game.ui.cache import cached
from game.ui.lettering import write
from game.ui.look import Look
from game.ui.pictures import Point, anchor_of, at_unit
from game.ui.scale import Scale
from game.ui.shapes import frame, rounded
from game.ui.theme import Role

_OUTLINE: Final = 3  # width of the line round a figure in high contrast, in units of the view
_SOLID: Final = 127  # alpha above which a pixel belongs to a figure and is no shadow
_PLATE, _RIM, _FIGURE = rgb("#2b1a10"), rgb("#f7e2a0"), rgb("#fff4d6")
_PLATE_AT: Final = (16.3, 6.4)  # in units of the view, from the foot of the figure
_PLATE_SIZE: Final = (17.3, 15.4)


def draw_prince(
    surface: Surface, look: Look, emblem: str, foot: Point, unit: float, *, lifted: bool = False
) -> None:
    """Draw a Prince, so many pixels to a unit of the view; the one to play is `lifted`."""
    _draw_figure(surface, look, "prince.lifted" if lifted else "prince", emblem, foot, unit)


def draw_scout(surface: Surface, look: Look, emblem: str, foot: Point, unit: float) -> None:
    """Draw a Scout."""
    _draw_figure(surface, look, "scout", emblem, foot, unit)


def draw_inca(surface: Surface, look: Look, emblem: str, job: str, foot: Point, unit: float) -> None:
    """Draw an Inca of a job; an empty one: without any, as in the supply."""
    _draw_figure(surface, look, f"inca.{job}" if job else "inca", emblem, foot, unit)


def _draw_figure(surface: Surface, look: Look, name: str, emblem: str, foot: Point, unit: float) -> None:
    """Draw a figure; in high contrast with a broad line round it."""
    if look.high_contrast:
        whole = picture(f"{name}.{colour_of(emblem)}")
        line = max(2, round(_OUTLINE * unit))
        x, y = anchor_of(look, whole)
        corner = round(foot[0] - x * unit) - line, round(foot[1] - y * unit) - line
        surface.blit(_outline(look, whole, unit, line), corner)
    draw_of(surface, look, name, emblem, foot, unit)


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


def draw_number(surface: Surface, scale: Scale, foot: Point, unit: float, count: int) -> None:
    """Draw how many Incas a figure stands for, on a plate; one alone needs none."""
    if count < 2:
        return
    area = Rect(0, 0, round(_PLATE_SIZE[0] * unit), round(_PLATE_SIZE[1] * unit))
    least = round(15 * max(scale.factor, 0.7))
    area.size = max(area.width, least), max(area.height, least)
    area.center = (round(foot[0] + _PLATE_AT[0] * unit), round(foot[1] + _PLATE_AT[1] * unit))
    radius = max(2, round(4.5 * unit))
    rounded(surface, area, _PLATE, radius)
    frame(surface, area, _RIM, radius, max(1, round(1.2 * unit)))
    write(surface, str(count), area, scale, Role.PLATE, 14, _FIGURE, "centre")


def draw_prince_in(surface: Surface, look: Look, emblem: str, area: Rect) -> None:
    """Draw a Prince as large as fits into an area."""
    unit = prince_unit(area.size)
    draw_of(surface, look, "prince", emblem, (area.centerx, area.centery + 32 * unit), unit)


def prince_unit(size: tuple[int, int]) -> float:
    """Pixels per unit with which a Prince fits into a size."""
    return min(size[0] / 70, size[1] / 112)
