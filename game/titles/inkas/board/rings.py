"""Rings round what is pointed at, picked or can be chosen."""

from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB, rgb
from game.titles.inkas.board.shown import BoardViewState
from game.ui.high_contrast import draw_ring
from game.ui.pictures import Point

GOLD: Final = rgb("#ffdf5e")


def ring_round(surface: Surface, shown: BoardViewState, place: Point, radius: float, colour: RGB) -> None:
    """Ring a place of the sheet, with a radius in its units."""
    ring_at(surface, shown, shown.layout.on_view(place), radius * shown.unit, colour)


def ring_at(surface: Surface, shown: BoardViewState, centre: Point, radius: float, colour: RGB) -> None:
    """Ring a place of the screen, with a radius in pixels."""
    area = Rect(0, 0, round(2 * radius), round(2 * radius))
    area.center = round(centre[0]), round(centre[1])
    draw_ring(surface, shown.look, area, colour, area.width // 2, max(2, shown.scale.px(4)))


def ring_area(surface: Surface, shown: BoardViewState, area: Rect) -> None:
    """Ring an area of the screen in gold."""
    px = shown.scale.px
    draw_ring(surface, shown.look, area.inflate(px(4), px(4)), GOLD, px(8), max(2, px(3)))
