"""A way on a map: a line of dots, begun by a ring and ended by a cross."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import Final

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.ui.shapes import circle

_APART: Final = 3.4  # from one dot to the next, in radii of a dot
_HALO: Final = 1.6  # radius of the light ground of a dot, likewise
_CROSS: Final = 2.6  # half the width of the cross, likewise

Point = tuple[float, float]


def draw_way(surface: Surface, points: Sequence[Point], radius: float, colour: RGB, ground: RGB) -> None:
    """Draw a way through at least two points, in dots of this radius on a light ground."""
    if len(points) < 2:
        return
    dots = list(_dots(points, _APART * radius))
    for tone, size in ((ground, _HALO * radius), (colour, radius)):
        for dot in dots:
            circle(surface, dot, size, tone)
    circle(surface, points[0], 2 * _HALO * radius, colour, ground, radius)
    for tone, width in ((ground, 2.6 * radius), (colour, 1.4 * radius)):
        _draw_cross(surface, points[-1], _CROSS * radius, tone, round(width))


def _dots(points: Sequence[Point], apart: float) -> Iterator[Point]:
    """Points at even distances along the whole way, none on a stretch that was gone before."""
    left, gone = apart, set[frozenset[Point]]()
    for begin, end in pairwise(points):
        length, stretch = dist(begin, end), frozenset((begin, end))
        if stretch in gone:
            continue
        gone.add(stretch)
        while left < length:
            part = left / length
            yield begin[0] + (end[0] - begin[0]) * part, begin[1] + (end[1] - begin[1]) * part
            left += apart
        left -= length


def _draw_cross(surface: Surface, at: Point, reach: float, colour: RGB, width: int) -> None:
    x, y = at
    for slope in (1, -1):
        ends = (x - reach, y - reach * slope), (x + reach, y + reach * slope)
        pygame.draw.line(surface, colour, *ends, max(1, width))
