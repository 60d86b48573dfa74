"""Princes, Scouts and Incas, with the number of those that stand on one place."""

from typing import Final

from pygame import Rect, Surface

from game.titles.machu_picchu.board.art import draw_of
from game.titles.machu_picchu.board.lettering import write
from game.ui.colour import rgb
from game.ui.look import Look
from game.ui.pictures import Point
from game.ui.scale import Scale
from game.ui.shapes import frame, rounded
from game.ui.theme import Role

PRINCE, PRINCE_TO_PLAY, INCA, SCOUT = 0.7, 0.76, 0.64, 0.44  # of the size in which they are drawn
_PLATE, _RIM, _FIGURE = rgb("#2b1a10"), rgb("#f7e2a0"), rgb("#fff4d6")
_PLATE_AT: Final = (25.5, 10.0)  # in units of the piece, from its foot
_PLATE_SIZE: Final = (27.0, 24.0)


def draw_prince(surface: Surface, look: Look, emblem: str, foot: Point, unit: float) -> None:
    """Draw a Prince; `unit` is pixels to a unit of the piece."""
    draw_of(surface, look, "prince", emblem, foot, unit)


def draw_scout(surface: Surface, look: Look, emblem: str, foot: Point, unit: float) -> None:
    """Draw a Scout."""
    draw_of(surface, look, "scout", emblem, foot, unit)


def draw_inca(surface: Surface, look: Look, emblem: str, job: str, foot: Point, unit: float) -> None:
    """Draw an Inca of a job; `none`: one that is still in the supply."""
    draw_of(surface, look, f"inca.{job}", emblem, foot, unit)


def draw_incas(
    surface: Surface, scale: Scale, emblem: str, job: str, foot: Point, unit: float, count: int
) -> None:
    """Draw the Incas of a seat as one figure, with their number on a plate where there are several."""
    draw_inca(surface, scale.look, emblem, job, foot, unit)
    if count < 2:
        return
    room = Rect(0, 0, round(_PLATE_SIZE[0] * unit), round(_PLATE_SIZE[1] * unit))
    least = round(15 * max(scale.factor, 0.7))
    room.size = max(room.width, least), max(room.height, least)
    room.center = (round(foot[0] + _PLATE_AT[0] * unit), round(foot[1] + _PLATE_AT[1] * unit))
    radius = max(2, round(7 * unit))
    rounded(surface, room, _PLATE, radius)
    frame(surface, room, _RIM, radius, max(1, round(1.8 * unit)))
    write(surface, str(count), room, scale, Role.PLATE, 14, _FIGURE, "centre")
