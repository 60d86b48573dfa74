"""Small signs of goods, jobs and clergy, in panels, on the market and in lines."""

from typing import Final

import pygame
from pygame import Surface

from game.titles.machu_picchu.board.art import draw_high, picture
from game.ui.cache import kept
from game.ui.colour import RGB, rgb
from game.ui.emblems import emblem_picture
from game.ui.look import Look
from game.ui.pictures import Point, fitting
from game.ui.shapes import blank, circle, make_faint, polygon

EDGE: Final = rgb("#2a1608")
INK: Final = rgb("#2b1a10")
PAPER: Final = rgb("#fff6de")
WOOL: Final = rgb("#8a2f3a")
NONE_INK: Final = rgb("#a58a5c")
"""Of a number that is 0."""
_ROSE, _BLOOD = rgb("#e9c3b0"), rgb("#4a1420")
_FAINT: Final = 0.34


def draw_good(
    surface: Surface, look: Look, good: str, centre: Point, height: float, *, faint: bool = False
) -> None:
    """Draw a good, a Moon Tile's gain or a temple stone, so many pixels high."""
    if faint:
        _stamp(surface, faint_good(look, good, round(height)), centre)
    else:
        draw_high(surface, look, f"goods.{good}", centre, height)


@kept(64)
def faint_good(look: Look, good: str, height: int) -> Surface:
    """A good that is not there."""
    side = round(height * 1.4)
    made = pygame.transform.grayscale(fitting(look, picture(f"goods.{good}"), side, height))
    make_faint(made, 0.24)
    return made


@kept(128)
def job_token(look: Look, emblem: str, sign: str, radius: int, faint: bool) -> Surface:
    """A job's tool, or the emblem itself, in a ring of the seat's colour."""
    side = 2 * radius + 2
    sheet = blank((side, side))
    middle = (side / 2, side / 2)
    circle(sheet, middle, radius, look.seat(emblem).base, EDGE, max(1, radius * 0.1))
    circle(sheet, middle, radius * 0.78, PAPER, EDGE, max(1, radius * 0.06))
    inner = round(radius * 1.1)
    mark = (
        emblem_picture(emblem, inner, INK)
        if sign == "emblem"
        else fitting(look, picture(f"sign.{sign}"), inner, inner)
    )
    _stamp(sheet, mark, middle)
    if faint:
        make_faint(sheet, _FAINT)
    return sheet


@kept(64)
def clergy_token(look: Look, row: str, radius: int, faint: bool) -> Surface:
    """The sign of a row of clergy on rose."""
    side = 2 * radius + 2
    sheet = blank((side, side))
    middle = (side / 2, side / 2)
    circle(sheet, middle, radius, _ROSE, EDGE, max(1, radius * 0.1))
    inner = round(radius * 1.35)
    _stamp(sheet, sign_in(look, row, inner, _BLOOD), middle)
    if faint:
        make_faint(sheet, _FAINT)
    return sheet


@kept(64)
def sign_in(look: Look, sign: str, side: int, colour: RGB) -> Surface:
    """The sign of a job or a row in a colour."""
    made = fitting(look, picture(f"sign.{sign}"), side, side).copy()
    made.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    made.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return made


def draw_token(surface: Surface, token: Surface, centre: Point) -> None:
    """Draw a token round a centre."""
    _stamp(surface, token, centre)


@kept(16)
def flag(look: Look, emblem: str, height: int) -> Surface:
    """The flag by which the field of a Scout stands."""
    unit = height / 24
    sheet = blank((round(20 * unit), height))
    pole = [(1, 0), (3, 0), (3, 24), (1, 24)]
    polygon(sheet, [(x * unit, y * unit) for x, y in pole], EDGE)
    cloth = [(2.5, 1), (19, 6), (2.5, 12)]
    polygon(sheet, [(x * unit, y * unit) for x, y in cloth], look.seat(emblem).base, EDGE, max(1, 1.3 * unit))
    return sheet


def _stamp(surface: Surface, made: Surface, centre: Point) -> None:
    surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))
