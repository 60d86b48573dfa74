"""The stars over the city at night."""

import random
from functools import cache
from typing import Final

import pygame
from pygame import Surface

from game.titles.machu_picchu.board.layout.city import Point
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.ui.effects import spark

COUNT: Final = 46
_SKY: Final = (36.0, 34.0, 1100.0, 128.0)  # where they stand, in units of the view
_LIGHT: Final = (196, 200, 255)


@cache
def stars() -> tuple[tuple[Point, float], ...]:
    """The place of each star in units of the view, and how bright it is, 0.3 to 1."""
    chance = random.Random("stars")
    left, top, right, low = _SKY
    return tuple(
        ((chance.uniform(left, right), chance.uniform(top, low)), chance.uniform(0.3, 1.0))
        for _ in range(COUNT)
    )


def draw_stars(surface: Surface, layout: TableLayout, strength: float) -> None:
    """Draw them, so bright (0 to 1)."""
    for (x, y), bright in stars():
        draw_star(surface, layout, (x, y), bright * strength)


def draw_star(surface: Surface, layout: TableLayout, place: Point, bright: float) -> None:
    """Draw one star, so bright (0 to 1)."""
    level = min(5, round(5 * bright))
    if level < 1:
        return
    glint = spark(max(2, round((2 + 2 * bright) * layout.unit)), _tone(level))
    x, y = layout.on_view(*place)
    surface.blit(glint, glint.get_rect(center=(round(x), round(y))), special_flags=pygame.BLEND_RGB_ADD)


def _tone(level: int) -> tuple[int, int, int]:
    return _LIGHT[0] * level // 5, _LIGHT[1] * level // 5, _LIGHT[2] * level // 5
