"""The sign that somebody thinks: a brass gear that turns behind a badge, and over a button."""

import math

from pygame import Rect, Surface

from game.ui import theme
from game.ui.cache import cached
from game.ui.emblems import draw_seat_badge
from game.ui.look import Look
from game.ui.shapes import blank, circle, polygon

TICK = 1 / 15  # seconds between two pictures of the gear
_TEETH = 12
_STEPS = 6  # pictures from one tooth to the next
_A_TOOTH = 0.5  # seconds


def phase_at(seconds: float) -> int:
    """Which of its pictures the gear shows after so many seconds."""
    return int(seconds / _A_TOOTH * _STEPS) % _STEPS


@cached
def _gear(look: Look, radius: int, phase: int) -> Surface:
    """A gear of this radius in pixels, turned by a part of the way from tooth to tooth."""
    sheet = blank((2 * radius + 2, 2 * radius + 2))
    middle = radius + 1
    turned = 2 * math.pi / _TEETH * phase / _STEPS
    points = []
    for tooth in range(_TEETH):
        for part, reach in ((-0.3, 0.84), (-0.2, 1.0), (0.2, 1.0), (0.3, 0.84)):
            angle = turned + 2 * math.pi / _TEETH * (tooth + part)
            points.append(
                (middle + reach * radius * math.cos(angle), middle + reach * radius * math.sin(angle))
            )
    polygon(sheet, points, theme.BRASS_MID, look.palette.outline, max(1.0, radius / 18))
    circle(sheet, (middle, middle), radius * 0.7, theme.BRASS_LIGHT)
    circle(sheet, (middle, middle), radius * 0.62, theme.BRASS_DARK)
    return sheet


def draw_sign(surface: Surface, look: Look, rect: Rect, emblem: str, seconds: float) -> None:
    """Draw the turning gear with the badge of who thinks before it."""
    gear = _gear(look, rect.width // 2, phase_at(seconds))
    surface.blit(gear, gear.get_rect(center=rect.center))
    draw_seat_badge(surface, look, emblem, rect.center, round(rect.width * 0.34))


def draw_gear(surface: Surface, look: Look, rect: Rect, seconds: float) -> None:
    """Draw the turning gear alone."""
    gear = _gear(look, rect.width // 2, phase_at(seconds))
    surface.blit(gear, gear.get_rect(center=rect.center))
