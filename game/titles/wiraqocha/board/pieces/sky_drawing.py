"""The weather of the dice, engraved: sun, clouds, rain, hail and lightning."""

import math
from typing import Final

import pygame
from pygame import Rect, Surface

from game.titles.wiraqocha.chronicle.skies import Sky
from game.ui.scale import Scale
from game.ui.shapes import circle, polygon, polyline

_SUN: Final = (238, 108, 6)
_RAYS: Final = 16


def draw_sky(surface: Surface, sky: Sky, centre: tuple[float, float], side: float, scale: Scale) -> None:
    """Draw a kind of weather round a centre, as large as fits into a square."""
    unit = side / 200

    def at(x: float, y: float) -> tuple[float, float]:
        return centre[0] + x * unit, centre[1] + y * unit

    if sky is Sky.GLORIOUS:
        _sun(surface, scale, at(0, 0), 46 * unit)
    elif sky is Sky.SUNNY:
        _sun(surface, scale, at(-22, -20), 38 * unit)
        _cloud(surface, scale, at(24, 30), 0.8 * unit)
    elif sky is Sky.CLOUDY:
        _cloud(surface, scale, at(26, -18), 0.75 * unit)
        _cloud(surface, scale, at(-8, 16), unit)
    else:
        storm = sky is Sky.STORM
        _rain(surface, scale, at(0, 36), unit, storm)
        _cloud(surface, scale, at(0, -14), 1.1 * unit)


def _sun(surface: Surface, scale: Scale, centre: tuple[float, float], radius: float) -> None:
    """A disc with rays that are long and short by turns."""
    ink = scale.look.palette.ink
    for ray in range(_RAYS):
        angle, far = 2 * math.pi * ray / _RAYS, (1.95, 1.55)[ray % 2]
        tip = (centre[0] + far * radius * math.cos(angle), centre[1] + far * radius * math.sin(angle))
        base = [
            (
                centre[0] + 1.18 * radius * math.cos(angle + turn),
                centre[1] + 1.18 * radius * math.sin(angle + turn),
            )
            for turn in (-0.1, 0.1)
        ]
        polygon(surface, [base[0], tip, base[1]], ink)
    circle(surface, centre, radius, _SUN, ink, max(1.0, radius * 0.08))


def _cloud(surface: Surface, scale: Scale, centre: tuple[float, float], unit: float) -> None:
    """Puffs over a flat base, hatched on their shaded side."""
    palette = scale.look.palette
    puffs = ((-44, 4, 26), (-16, -16, 34), (22, -10, 30), (48, 8, 22))
    for grown, colour in ((3.0, palette.ink), (0.0, palette.cream)):
        for x, y, radius in puffs:
            place = (centre[0] + x * unit, centre[1] + y * unit)
            circle(surface, place, (radius + grown) * unit, colour)
        base = Rect(0, 0, round((96 + 2 * grown) * unit), round((26 + 2 * grown) * unit))
        base.center = (round(centre[0] + 2 * unit), round(centre[1] + 17 * unit))
        pygame.draw.rect(surface, colour, base, border_radius=round(13 * unit))
    for line in range(4):
        low = centre[1] + (8 + 6 * line) * unit
        left = centre[0] + (-10 + 8 * line) * unit
        polyline(
            surface, [(left, low), (centre[0] + 54 * unit, low)], palette.faded_ink, max(1.0, 1.4 * unit)
        )


def _rain(surface: Surface, scale: Scale, centre: tuple[float, float], unit: float, storm: bool) -> None:
    """Slanting lines; in a storm hailstones between them and a flash of lightning."""
    palette = scale.look.palette
    for column in range(-3, 4):
        x, drop = centre[0] + column * 17 * unit, (column % 3) * 8 * unit
        top = (x + 8 * unit, centre[1] - 12 * unit + drop)
        if storm and column % 2:
            circle(surface, (x, centre[1] + 14 * unit + drop), 4.5 * unit, palette.faded_ink)
        else:
            end = (x - 6 * unit, centre[1] + 26 * unit + drop)
            polyline(surface, [top, end], palette.ink, max(1.0, 2.6 * unit))
    if storm:
        flash = ((8, -16), (-14, 20), (0, 18), (-10, 50), (22, 8), (6, 10), (20, -16))
        points = [(centre[0] + x * unit, centre[1] + y * unit) for x, y in flash]
        polygon(surface, points, _SUN, palette.ink, max(1.0, 2 * unit))
