"""Plots: round figures, values where they belong, nothing outside the area, one turn or a hundred."""

import pygame
import pytest
from pygame import Rect

from game.base.colour_sets import EMBLEMS
from game.ui.plot import Curve, LineChart, ticks
from game.ui.scale import Scale


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 0, (0, 1)),
        (0, 4, (0, 1, 2, 3, 4)),
        (0, 11, (0, 5, 10, 15)),
        (-7, 3, (-10, -5, 0, 5)),
        (0, 5000, (0, 1250, 2500, 3750, 5000)),
    ],
)
def test_the_figures_are_round_and_few(low: float, high: float, expected: tuple[int, ...]) -> None:
    assert ticks(low, high) == expected


@pytest.mark.parametrize("count", [1, 2, 100])
@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_all_lies_inside_and_higher_is_more(count: int, size: tuple[int, int]) -> None:
    scale = Scale(*size)
    rect = Rect(50, 60, scale.px(500), scale.px(300))
    curves = [
        Curve(emblem, [number * (way + 1) - 5.0 for number in range(count)])
        for way, emblem in enumerate(EMBLEMS)
    ]
    plot = LineChart(rect, scale, range(count), curves)
    for curve in curves:
        for number, value in enumerate(curve.values):
            assert rect.collidepoint(plot.x(number), plot.y(value))
    assert plot.y(2) < plot.y(1)
    surface = pygame.Surface(size)
    plot.draw(surface)
    outside = surface.copy()
    outside.fill((0, 0, 0), rect.inflate(scale.px(44), scale.px(8)))
    assert pygame.transform.average_color(outside)[:3] == (0, 0, 0)
    assert pygame.transform.average_color(surface, rect)[:3] != (0, 0, 0)


def test_a_plot_without_values_is_an_empty_grid() -> None:
    plot = LineChart(Rect(0, 0, 300, 200), Scale(1280, 720), [], [])
    plot.draw(pygame.Surface((300, 200)))
    assert plot.ticks == (0, 1)
