"""The sign that somebody thinks: a sun of brass that turns behind a badge, and over a button."""

from pygame import Rect, Surface

from game.ui import theme
from game.ui.cache import cached
from game.ui.emblems import draw_seat_badge
from game.ui.look import Look
from game.ui.shapes import blank, circle, polygon, sun_rays

TICK = 1 / 15  # seconds between two pictures of the sun
_STEPS = 6  # pictures from one ray to the next
_A_RAY = 0.5  # seconds


def phase_at(seconds: float) -> int:
    """Which of its pictures the sun shows after so many seconds."""
    return int(seconds / _A_RAY * _STEPS) % _STEPS


@cached
def _sun(look: Look, radius: int, phase: int) -> Surface:
    """A sun of this radius in pixels, turned by a part of the way from ray to ray."""
    sheet = blank((2 * radius + 2, 2 * radius + 2))
    middle = radius + 1
    points = [(middle + dx, middle + dy) for dx, dy in sun_rays(radius, radius * 0.72, phase / _STEPS)]
    polygon(sheet, points, theme.BRASS_MID, look.palette.outline, max(1.0, radius / 18))
    circle(sheet, (middle, middle), radius * 0.7, theme.BRASS_LIGHT)
    circle(sheet, (middle, middle), radius * 0.62, theme.BRASS_DARK)
    return sheet


def draw_sign(surface: Surface, look: Look, rect: Rect, emblem: str, seconds: float) -> None:
    """Draw the turning sun with the badge of who thinks before it."""
    draw_sun(surface, look, rect, seconds)
    draw_seat_badge(surface, look, emblem, rect.center, round(rect.width * 0.34))


def draw_sun(surface: Surface, look: Look, rect: Rect, seconds: float) -> None:
    """Draw the turning sun alone."""
    sun = _sun(look, rect.width // 2, phase_at(seconds))
    surface.blit(sun, sun.get_rect(center=rect.center))
