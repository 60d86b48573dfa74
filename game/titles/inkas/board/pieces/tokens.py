"""Discs with the sign of a role in the colour of an ayllu, and rows of llamas."""

from typing import Final

from pygame import Surface

from game.base.colour_sets import colour_of
from game.titles.inkas.board.pieces.art import draw_high
from game.ui.look import Look
from game.ui.pictures import Point

_LIVES: Final = "lives"


def draw_role(
    surface: Surface,
    look: Look,
    role: str,
    emblem: str,
    centre: Point,
    radius: float,
    state: str = _LIVES,
) -> None:
    """Draw the disc of a role: the walla `lives`, is in the `supply`, `dead`, `banished`, `rising` or `waiting`."""
    ring = colour_of(emblem) if state == _LIVES else state
    draw_high(surface, look, f"ring.{ring}", centre, 2.3 * radius)
    draw_high(surface, look, f"role.{role}", centre, 1.3 * radius)


def draw_llamas(surface: Surface, look: Look, right: Point, height: float, count: int) -> None:
    """Draw so many llamas in a row that ends at a place."""
    for number in range(count):
        draw_high(surface, look, "llama", (right[0] - (number + 0.5) * height * 0.86, right[1]), height)
