"""Small signs of goods, jobs and clergy, in panels, on the market and in lines."""

from typing import Final

from pygame import Surface

from game.base.colour import rgb
from game.base.colour_sets import colour_of
from game.titles.machu_picchu.board.pieces.art import draw, draw_faint, picture
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.pictures import Point, at_unit
from game.ui.shapes import make_faint

NONE_INK: Final = rgb("#a58a5c")
"""Of a number that is 0."""
_GOOD: Final = 34  # height of the picture of a good
_RING: Final = 15  # radius of the ring round a sign
_FAINT: Final = 0.34


def draw_good(
    surface: Surface, look: Look, good: str, centre: Point, height: float, *, faint: bool = False
) -> None:
    """Draw a good, a Moon Tile's gain or a temple stone, so many pixels high."""
    unit = height / _GOOD
    if faint:
        draw_faint(surface, look, f"good.{good}", centre, unit, 0.24, grey=True)
    else:
        draw(surface, look, f"good.{good}", centre, unit)


@cached
def job_token(look: Look, emblem: str, sign: str, radius: int, faint: bool) -> Surface:
    """A job's tool, or the emblem itself, in a ring of the seat's colour."""
    unit = radius / _RING
    sheet = at_unit(look, picture(f"ring.{colour_of(emblem)}"), unit).copy()
    inner = at_unit(
        look, picture(f"emblem.{colour_of(emblem)}" if sign == "emblem" else f"job.{sign}"), unit * 0.7
    )
    _stamp(sheet, inner, (sheet.get_width() / 2, sheet.get_height() / 2))
    if faint:
        make_faint(sheet, _FAINT)
    return sheet


@cached
def clergy_token(look: Look, row: str, radius: int, faint: bool) -> Surface:
    """The sign of a row of clergy on rose."""
    sheet = at_unit(look, picture(f"clergy.{row}.token"), radius / _RING).copy()
    if faint:
        make_faint(sheet, _FAINT)
    return sheet


def draw_token(surface: Surface, token: Surface, centre: Point) -> None:
    """Draw a token round a centre."""
    _stamp(surface, token, centre)


def _stamp(surface: Surface, made: Surface, centre: Point) -> None:
    surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))
