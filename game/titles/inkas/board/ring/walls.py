"""Walls on the sides of wamanis, laid as the data say, and those that bar a way, which shiver."""

import math
from collections.abc import Callable, Iterable
from typing import Final

from pygame import Surface

from game.base.colour import rgb
from game.titles.inkas.board.layout.ring import picture_middle, wall_line, wall_pair
from game.titles.inkas.board.pieces.art import draw
from game.titles.inkas.content.definitions import Wall
from game.ui.look import Look
from game.ui.pictures import Point
from game.ui.shapes import polyline

_LASTS: Final = 0.45  # seconds
_REACH: Final = 4.0  # to each side, in units of the sheet
_BARS: Final = rgb("#ff9a80"), rgb("#b23a2e")
_WIDE: Final = 30.0, 22.0


At = Callable[[Point], Point]  # a place of the board, given in its units, in pixels


def draw_walls(surface: Surface, look: Look, at: At, unit: float, walls: Iterable[Wall]) -> None:
    """Draw walls, from far to near; `unit` in pixels."""
    for wall in sorted(walls, key=lambda one: max(y for _, y in wall_line(one))):
        _draw_wall(surface, look, at(picture_middle(wall_line(wall))), unit, wall)


def _draw_wall(surface: Surface, look: Look, place: Point, unit: float, wall: Wall) -> None:
    draw(surface, look, f"wall.{'-'.join(wall_pair(wall))}", place, unit)


def draw_barring(
    surface: Surface, look: Look, at: At, unit: float, walls: Iterable[Wall], aside: float = 0.0
) -> None:
    """Draw walls that bar a way, on red, so many units aside."""
    for wall in walls:
        points = [at(place) for place in wall_line(wall)]
        for colour, wide in zip(_BARS, _WIDE, strict=True):
            polyline(surface, points, colour, wide * unit)
        x, y = at(picture_middle(wall_line(wall)))
        _draw_wall(surface, look, (x + aside * unit, y), unit, wall)


class Shiver:
    """How far walls that were run against are aside."""

    def __init__(self) -> None:
        self._left = 0.0

    def begin(self) -> None:
        """Somebody runs against them."""
        self._left = 1.0

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether they moved."""
        moved, self._left = self._left > 0, max(0.0, self._left - dt / _LASTS)
        return moved

    @property
    def aside(self) -> float:
        """In units of the sheet."""
        return _REACH * self._left * math.sin(self._left * 40)
