"""Effects of animations: paths, light, shadows, sparks and tremors. Pictures are made once for a size."""

import math
from collections.abc import Callable

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.ui import theme
from game.ui.animation import mix
from game.ui.cache import cached
from game.ui.shapes import Point, blank, glow, make_faint

_WIDE = 700  # pixels from which on a wheel of rays is drawn at a quarter of its size
_LARGE = 360  # pixels from which on a picture is turned without smoothing


def stamp(
    surface: Surface,
    drawn: Surface,
    centre: Point,
    *,
    scale: float = 1.0,
    alpha: float = 1.0,
    angle: float = 0.0,
    add: bool = False,
) -> None:
    """Put a picture round a centre, turned (degrees), resized and faint as wanted; `add` lets it shine."""
    if alpha <= 0.01 or scale <= 0.02:
        return
    if abs(angle) > 0.5 and abs(scale - 1) <= 0.01 and drawn.get_width() >= _LARGE:
        drawn = pygame.transform.rotate(drawn, angle)  # in a quarter of the time; so large, no jag is seen
    elif abs(angle) > 0.5:
        drawn = pygame.transform.rotozoom(drawn, angle, scale)
    elif abs(scale - 1) > 0.01:
        width, height = drawn.get_size()
        drawn = pygame.transform.smoothscale(
            drawn, (max(1, round(width * scale)), max(1, round(height * scale)))
        )
    corner = (round(centre[0] - drawn.get_width() / 2), round(centre[1] - drawn.get_height() / 2))
    if add:
        part = round(255 * min(1.0, alpha))
        if part < 255:
            drawn = drawn.copy()
            drawn.fill((part, part, part, 255), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(drawn, corner, special_flags=pygame.BLEND_RGB_ADD)
        return
    make_faint(drawn, alpha)
    surface.blit(drawn, corner)
    make_faint(drawn, 1)


# paths and times


def line(start: Point, end: Point) -> Callable[[float], Point]:
    """Straight on."""
    return lambda t: (mix(start[0], end[0], t), mix(start[1], end[1], t))


def arc(start: Point, end: Point, height: float) -> Callable[[float], Point]:
    """Through the air: `height` pixels above the straight way in its middle."""

    def at(t: float) -> Point:
        return mix(start[0], end[0], t), mix(start[1], end[1], t) - 4 * height * t * (1 - t)

    return at


def progress(t: float, start: float, end: float) -> float:
    """How much of the time from `start` to `end` has passed at `t`, 0 to 1."""
    return min(1.0, max(0.0, (t - start) / (end - start)))


def fade(t: float, rise: float = 0.15, fall: float = 0.3) -> float:
    """How bright something is that comes and goes between 0 and 1."""
    return min(1.0, t / rise if rise else 1.0, (1 - t) / fall if fall else 1.0)


# pictures


@cached
def shine(radius: int, colour: RGB) -> Surface:
    """A light to be added to what is under it: bright in its middle, black at its edge."""
    side = 48
    small = Surface((side, side))
    for step in range(side // 2, 0, -1):
        bright = (1 - step / (side / 2)) ** 1.8
        tone = tuple(round(value * bright) for value in colour)
        pygame.draw.circle(small, tone, (side / 2, side / 2), step)
    return pygame.transform.smoothscale(small, (2 * radius, 2 * radius))


@cached
def ground_shadow(width: int, height: int) -> Surface:
    """The soft shadow of something in the air."""
    return pygame.transform.smoothscale(glow(24, theme.SHADOW, 190), (max(2, width), max(2, height)))


@cached
def ring(radius: int, colour: RGB, width: float) -> Surface:
    """A smooth ring; `width` as a part of the radius."""
    fine = radius * 6
    sheet = blank((fine, fine))
    sheet.fill((*colour, 0))
    pygame.draw.circle(sheet, (*colour, 255), (fine / 2, fine / 2), fine / 2, max(1, round(fine / 2 * width)))
    return pygame.transform.smoothscale(sheet, (2 * radius, 2 * radius))


def draw_rays(
    surface: Surface, centre: Point, radius: int, colour: RGB, count: int, angle: float, alpha: float
) -> None:
    """Draw a wheel of soft rays of light, turned by `angle` degrees. Drawn small and enlarged: rays are soft."""
    half = max(4, radius // (2 if radius < _WIDE else 4))
    wheel, light = _rays_sheet(half), shine(half, (255, 255, 255))
    wheel.fill((0, 0, 0))
    tone = tuple(round(value * min(1.0, max(0.0, alpha))) for value in colour)
    for number in range(count):
        middle = math.radians(angle) + 2 * math.pi * number / count
        width = math.pi / count * (0.5 if number % 2 else 0.32)
        reach = half * (1.0 if number % 2 else 0.8)
        tips = [
            (half + reach * math.cos(middle + way * width), half + reach * math.sin(middle + way * width))
            for way in (-1, 1)
        ]
        pygame.draw.polygon(wheel, tone, [(half, half), *tips])
    wheel.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    whole = pygame.transform.smoothscale(wheel, (2 * radius, 2 * radius), _rays_sheet(radius))
    corner = round(centre[0]) - radius, round(centre[1]) - radius
    surface.blit(whole, corner, special_flags=pygame.BLEND_RGB_ADD)


@cached
def _rays_sheet(radius: int) -> Surface:
    """What rays are drawn on, and what they are enlarged onto."""
    return Surface((2 * radius, 2 * radius))


@cached
def spark(radius: int, colour: RGB) -> Surface:
    """A four-pointed glint to be added to what is under it."""
    sheet = Surface((8 * radius, 8 * radius))
    middle, reach, waist = 4 * radius, 4 * radius, radius * 0.35
    for dx, dy in ((1, 0), (0, 1)):
        tips = [
            (middle + dx * reach, middle + dy * reach),
            (middle + dy * waist, middle + dx * waist),
            (middle - dx * reach, middle - dy * reach),
            (middle - dy * waist, middle - dx * waist),
        ]
        pygame.draw.polygon(sheet, colour, tips)
    return pygame.transform.smoothscale(sheet, (2 * radius, 2 * radius))


# bodies


def squashed(surface: Surface, body: Surface, centre: Point, scale: float, give: float) -> None:
    """Draw a body whose foot stays where it is while it is pressed down by a part of its height."""
    if give < 0.01:
        stamp(surface, body, centre, scale=scale)
        return
    wide, high = body.get_width() * scale * (1 + give * 0.7), body.get_height() * scale * (1 - give)
    pressed = pygame.transform.smoothscale(body, (max(1, round(wide)), max(1, round(high))))
    stamp(surface, pressed, (centre[0], centre[1] + (body.get_height() * scale - high) / 2))


def shadow_below(surface: Surface, foot: Point, height: float, scale: float, unit: float) -> None:
    """The shadow on the ground of a body `height` units above it; `unit` in pixels."""
    wide = unit * 84 * scale
    drawn = ground_shadow(round(wide), round(wide * 0.46))
    spot = (foot[0] + height * 0.5 * unit, foot[1] + height * 0.34 * unit)
    stamp(surface, drawn, spot, alpha=1.0 - 0.35 * min(1.0, height / 60), scale=1 + height / 150)


def shake(surface: Surface, area: pygame.Rect, dx: float, dy: float) -> None:
    """Push what is seen in an area aside by a few pixels, as a blow does."""
    seen = area.clip(surface.get_rect())  # nothing of a place that is folded away
    if seen and (round(dx) or round(dy)):
        before = surface.get_clip()
        surface.set_clip(seen)
        surface.blit(surface.subsurface(seen).copy(), seen.move(round(dx), round(dy)))
        surface.set_clip(before)
