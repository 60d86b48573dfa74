"""Smooth shapes: hexagons, polygons, rounded rectangles, discs, shadows. Finished pictures are
kept by size.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.ui.cache import cached
from game.ui.theme import SHADOW

Point = tuple[float, float]
_LARGE = 40_000  # pixels
_FINER = 4


def blank(size: tuple[int, int]) -> Surface:
    """A clear surface with an alpha channel, at least one pixel large."""
    return Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def make_faint(picture: Surface, strength: float) -> None:
    """Have a picture drawn faintly from now on: 0 is not at all, 1 as it is.

    One without an alpha channel must not be given its full strength as a number: it would be drawn twenty times as
    slowly as without any.
    """
    level = round(255 * min(1.0, max(0.0, strength)))
    opaque = not picture.get_masks()[3]
    picture.set_alpha(None if opaque and level == 255 else level)


def hexagon(centre: Point, radius: float) -> list[Point]:
    """The corners of a pointy-top hexagon, clockwise from the top; `radius` is from the centre to
    a corner.
    """
    turns = (math.radians(60 * k - 90) for k in range(6))
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in turns]


def sun_rays(outer: float, inner: float, turned: float = 0.0) -> list[Point]:
    """The outline of a sun's twelve rays about the origin, from one radius to another; `turned` by a part of the way
    from ray to ray.
    """
    turns = (math.radians(30 * (k / 2 + turned) - 90) for k in range(24))
    reaches = (inner if k % 2 else outer for k in range(24))
    return [(reach * math.cos(a), reach * math.sin(a)) for reach, a in zip(reaches, turns, strict=True)]


def in_hexagon(point: Point, centre: Point, radius: float) -> bool:
    """Whether `point` lies within the pointy-top hexagon round `centre`."""
    dx, dy = abs(point[0] - centre[0]), abs(point[1] - centre[1])
    half = radius * math.sqrt(3) / 2
    return dx <= half and dy <= radius - dx / math.sqrt(3)


def _bounds(points: Sequence[Point], margin: float) -> Rect:
    left = math.floor(min(p[0] for p in points) - margin)
    top = math.floor(min(p[1] for p in points) - margin)
    right = math.ceil(max(p[0] for p in points) + margin)
    bottom = math.ceil(max(p[1] for p in points) + margin)
    return Rect(left, top, right - left, bottom - top)


def polygon(
    surface: Surface,
    points: Sequence[Point],
    colour: RGB | None,
    outline: RGB | None = None,
    width: float = 0,
) -> None:
    """Draw a smooth polygon, filled and/or outlined (`width` in pixels). Costly: draw it into a
    kept layer.
    """
    box = _bounds(points, width + 1)
    fine = Surface((box.width * _FINER, box.height * _FINER), pygame.SRCALPHA)
    ground = colour if colour is not None else outline
    if ground is not None:
        fine.fill((*ground, 0))
    moved = [((x - box.x) * _FINER, (y - box.y) * _FINER) for x, y in points]
    if colour is not None:
        pygame.draw.polygon(fine, colour, moved)
    if outline is not None and width:
        stroke = max(1, round(width * _FINER))
        pygame.draw.polygon(fine, outline, moved, stroke)
        for corner in moved:
            pygame.draw.circle(fine, outline, corner, stroke / 2)
    surface.blit(pygame.transform.smoothscale(fine, box.size), box)


def polyline(
    surface: Surface, points: Sequence[Point], colour: RGB, width: float, closed: bool = False
) -> None:
    """Draw a smooth line through the points with round joints (`width` in pixels)."""
    box = _bounds(points, width + 1)
    fine = Surface((box.width * _FINER, box.height * _FINER), pygame.SRCALPHA)
    fine.fill((*colour, 0))
    moved = [((x - box.x) * _FINER, (y - box.y) * _FINER) for x, y in points]
    if closed:
        moved.append(moved[0])
    stroke = max(1, round(width * _FINER))
    for start, end in pairwise(moved):
        length = math.dist(start, end)
        if length == 0:
            continue
        nx, ny = -(end[1] - start[1]) / length * stroke / 2, (end[0] - start[0]) / length * stroke / 2
        corners = [(start[0] + nx, start[1] + ny), (end[0] + nx, end[1] + ny)]
        corners += [(end[0] - nx, end[1] - ny), (start[0] - nx, start[1] - ny)]
        pygame.draw.polygon(fine, colour, corners)
    for joint in moved:
        pygame.draw.circle(fine, colour, joint, stroke / 2)
    surface.blit(pygame.transform.smoothscale(fine, box.size), box)


@cached
def disc(radius: int, colour: RGB) -> Surface:
    """A smooth filled disc, `2 * radius` pixels wide."""
    side = max(1, radius) * 2
    fine = Surface((side * _FINER, side * _FINER), pygame.SRCALPHA)
    fine.fill((*colour, 0))
    pygame.draw.circle(fine, colour, (side * _FINER / 2, side * _FINER / 2), side * _FINER / 2)
    return pygame.transform.smoothscale(fine, (side, side))


def circle(
    surface: Surface, centre: Point, radius: float, colour: RGB, outline: RGB | None = None, width: float = 0
) -> None:
    """Draw a smooth disc, with a rim `width` pixels wide inside its edge if `outline` is given."""
    whole = max(1, round(radius))
    corner = (round(centre[0]) - whole, round(centre[1]) - whole)
    surface.blit(disc(whole, outline if outline is not None else colour), corner)
    if outline is not None:
        rim = max(1, round(width))
        surface.blit(disc(max(1, whole - rim), colour), (corner[0] + rim, corner[1] + rim))


@cached
def rounded_mask(size: tuple[int, int], radius: int) -> Surface:
    """White where a rectangle with smooth round corners is, clear elsewhere: to multiply pictures with."""
    mask = blank(size)
    mask.fill((255, 255, 255, 255))
    round_off(mask, radius)
    return mask


def round_off(picture: Surface, radius: int) -> None:
    """Give a picture with an alpha channel smooth round corners: only they are touched, however large it is."""
    width, height = picture.get_size()
    radius = max(0, min(radius, width // 2, height // 2))
    if radius == 0:
        return
    quarters = disc(radius, (255, 255, 255))
    for x, across in ((0, 0), (width - radius, radius)):
        for y, down in ((0, 0), (height - radius, radius)):
            area = Rect(across, down, radius, radius)
            picture.blit(quarters, (x, y), area, special_flags=pygame.BLEND_RGBA_MIN)


@cached
def _rounded(size: tuple[int, int], radius: int, colour: RGB, alpha: int) -> Surface:
    picture = rounded_mask(size, radius).copy()
    picture.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def rounded(surface: Surface, rect: Rect, colour: RGB, radius: int, alpha: int = 255) -> None:
    """Draw a filled rectangle with smooth round corners (`radius` in pixels)."""
    if rect.width <= 0 or rect.height <= 0:
        return
    if alpha == 255 and rect.width * rect.height > _LARGE:
        _fill_rounded(surface, rect, colour, radius)
    else:
        surface.blit(_rounded(rect.size, radius, colour, alpha), rect)


def _fill_rounded(surface: Surface, rect: Rect, colour: RGB, radius: int) -> None:
    """As `rounded`, without a picture of the whole rectangle, which is dear for a large one."""
    radius = max(0, min(radius, rect.width // 2, rect.height // 2))
    surface.fill(colour, rect.inflate(-2 * radius, 0))
    surface.fill(colour, rect.inflate(0, -2 * radius))
    if radius == 0:
        return
    quarters = disc(radius, colour)
    for x, across in ((rect.x, 0), (rect.right - radius, radius)):
        for y, down in ((rect.y, 0), (rect.bottom - radius, radius)):
            surface.blit(quarters, (x, y), Rect(across, down, radius, radius))


@cached
def _frame(size: tuple[int, int], radius: int, colour: RGB, width: int) -> Surface:
    picture = rounded_mask(size, radius).copy()
    inner = (size[0] - 2 * width, size[1] - 2 * width)
    if inner[0] > 0 and inner[1] > 0:
        hole = rounded_mask(inner, max(0, radius - width))
        picture.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    picture.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    picture.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def frame(surface: Surface, rect: Rect, colour: RGB, radius: int, width: int) -> None:
    """Draw only the edge of a rectangle with round corners, `width` pixels wide."""
    if rect.width > 0 and rect.height > 0:
        surface.blit(_frame(rect.size, radius, colour, max(1, width)), rect)


@cached
def shadow(size: tuple[int, int], radius: int, blur: int, alpha: int = 150) -> Surface:
    """The soft shadow of a rounded rectangle; it reaches `blur` pixels beyond `size` on every side."""
    whole = (size[0] + 2 * blur, size[1] + 2 * blur)
    coarse = max(1, blur // 3)
    small = blank((whole[0] // coarse + 1, whole[1] // coarse + 1))
    small.fill((*SHADOW, 0))
    box = Rect(blur // coarse, blur // coarse, max(1, size[0] // coarse), max(1, size[1] // coarse))
    pygame.draw.rect(small, (*SHADOW, alpha), box, border_radius=radius // coarse)
    soft = pygame.transform.gaussian_blur(small, max(1, blur // (2 * coarse)))
    return pygame.transform.smoothscale(soft, whole)


def drop_shadow(surface: Surface, rect: Rect, radius: int, blur: int, alpha: int = 150) -> None:
    """Draw the shadow that `rect` throws to the right and down."""
    if blur > 0 and rect.width > 0 and rect.height > 0:
        surface.blit(
            shadow(rect.size, radius, blur, alpha), (rect.x - blur + blur // 2, rect.y - blur + blur * 2 // 3)
        )


@cached
def glow(radius: int, colour: RGB, alpha: int = 160) -> Surface:
    """A round glow that fades out at `radius` pixels from its centre."""
    small = blank((48, 48))
    for step in range(24, 0, -1):
        strength = (1 - step / 24) ** 1.6
        pygame.draw.circle(small, (*colour, round(alpha * strength)), (24, 24), step)
    return pygame.transform.smoothscale(small, (radius * 2, radius * 2))
