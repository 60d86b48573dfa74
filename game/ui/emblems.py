"""The emblems, badges and rim patterns that tell the seats apart without colour."""

import math

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.base.colour_sets import colour_of
from game.ui.cache import cached
from game.ui.look import USUAL_LOOK, Look
from game.ui.pictures import draw_at, made
from game.ui.shapes import blank, disc

_FINER = 4
_GRID = 100
_BADGE = 26.7  # radius of a badge in the units of its picture


def _star(fine: Surface, colour: RGB, unit: float) -> None:
    middle = _GRID / 2
    points = []
    for k in range(10):
        reach = 47 if k % 2 == 0 else 19.5
        a = math.radians(36 * k - 90)
        points.append(((middle + reach * math.cos(a)) * unit, (middle + 3 + reach * math.sin(a)) * unit))
    pygame.draw.polygon(fine, colour, points)


def _anchor(fine: Surface, colour: RGB, unit: float) -> None:
    def at(x: float, y: float) -> tuple[float, float]:
        return (x * unit, y * unit)

    pygame.draw.circle(fine, colour, at(50, 17), 13 * unit, round(7 * unit))
    pygame.draw.rect(fine, colour, (46 * unit, 28 * unit, 8 * unit, 62 * unit))
    pygame.draw.rect(fine, colour, (28 * unit, 35 * unit, 44 * unit, 8 * unit), border_radius=round(4 * unit))
    arc = [
        at(50 + 38 * math.cos(math.radians(a)), 55 + 37 * math.sin(math.radians(a))) for a in range(8, 173, 4)
    ]
    arc += [
        at(50 + 29 * math.cos(math.radians(a)), 55 + 27 * math.sin(math.radians(a)))
        for a in range(172, 7, -4)
    ]
    pygame.draw.polygon(fine, colour, arc)
    for way in (-1, 1):
        tips = [at(50 + way * 47, 70), at(50 + way * 35, 44), at(50 + way * 22, 66)]
        pygame.draw.polygon(fine, colour, tips)


def _crown(fine: Surface, colour: RGB, unit: float) -> None:
    outline = [(14, 74), (6, 30), (29, 50), (50, 14), (71, 50), (94, 30), (86, 74)]
    pygame.draw.polygon(fine, colour, [(x * unit, y * unit) for x, y in outline])
    pygame.draw.rect(
        fine, colour, (14 * unit, 79 * unit, 72 * unit, 10 * unit), border_radius=round(3 * unit)
    )
    for x, y in ((6, 27), (50, 11), (94, 27)):
        pygame.draw.circle(fine, colour, (x * unit, y * unit), 6.5 * unit)


def _moon(fine: Surface, colour: RGB, unit: float) -> None:
    pygame.draw.circle(fine, colour, (48 * unit, 50 * unit), 43 * unit)
    pygame.draw.circle(fine, (*colour, 0), (66 * unit, 41 * unit), 36 * unit)


def _leaf(fine: Surface, colour: RGB, unit: float) -> None:
    blade = [(90, 8), (62, 8), (36, 16), (18, 32), (10, 52), (10, 68), (16, 82)]
    blade += [(32, 88), (50, 88), (68, 80), (82, 62), (90, 36)]
    pygame.draw.polygon(fine, colour, [(x * unit, y * unit) for x, y in blade])
    vein = [(66, 30), (69, 34), (28, 77), (23, 72)]
    pygame.draw.polygon(fine, (*colour, 0), [(x * unit, y * unit) for x, y in vein])
    stalk = [(16, 74), (25, 83), (9, 97), (3, 91)]
    pygame.draw.polygon(fine, colour, [(x * unit, y * unit) for x, y in stalk])


_DRAWN = {"star": _star, "anchor": _anchor, "crown": _crown, "moon": _moon, "leaf": _leaf}


@cached
def emblem_picture(name: str, side: int, colour: RGB) -> Surface:
    """The emblem in one colour, `side` pixels square."""
    if name not in _DRAWN:
        return _titles_own(name, side, colour)
    fine = blank((side * _FINER, side * _FINER))
    fine.fill((*colour, 0))
    _DRAWN[name](fine, colour, side * _FINER / _GRID)
    return pygame.transform.smoothscale(fine, (side, side))


def _titles_own(name: str, side: int, colour: RGB) -> Surface:
    owner, _, own = name.rpartition("/")
    picture = made(USUAL_LOOK, f"{owner}/emblem.{own}", side, side).copy()
    picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture


def seat_badge_name(emblem: str) -> str:
    """The name of the picture of a seat's badge."""
    owner, colour = emblem.rpartition("/")[0], colour_of(emblem)
    return f"{owner}/medal.{colour}" if owner else f"medal.{colour}"


def draw_emblem(surface: Surface, name: str, centre: tuple[float, float], side: int, colour: RGB) -> None:
    """Draw an emblem round a centre, `side` pixels square."""
    picture = emblem_picture(name, max(4, side), colour)
    surface.blit(picture, (round(centre[0]) - side // 2, round(centre[1]) - side // 2))


def draw_seat_badge(
    surface: Surface, look: Look, emblem: str, centre: tuple[float, float], radius: int
) -> None:
    """Draw a seat's badge: its emblem in ink on cream, in a ring of its colour and a rim of brass."""
    draw_at(surface, look, seat_badge_name(emblem), centre, max(6, radius) / _BADGE)


def _chevrons(strip: Surface, colour: RGB) -> None:
    width, height = strip.get_size()
    points: list[tuple[float, float]] = []
    for k in range(width // height + 3):
        points.append((k * height, height if k % 2 == 0 else 0))
    pygame.draw.polygon(strip, colour, [*points, (width + 2 * height, height), (0, height)])


def _bars(strip: Surface, colour: RGB) -> None:
    width, height = strip.get_size()
    for x in range(0, width, height):
        pygame.draw.rect(strip, colour, (x, 0, max(1, height * 0.42), height))


def _dots(strip: Surface, colour: RGB) -> None:
    width, height = strip.get_size()
    for x in range(height // 2, width + height, height):
        strip.blit(disc(max(1, height // 4), colour), (x - height // 4, height // 4))


def _waves(strip: Surface, colour: RGB) -> None:
    width, height = strip.get_size()
    top = [(x, height * (0.45 - 0.35 * math.sin(x / height * math.pi / 1.4))) for x in range(0, width + 2, 2)]
    pygame.draw.polygon(strip, colour, [*top, (width, height), (0, height)])


def _steps(strip: Surface, colour: RGB) -> None:
    width, height = strip.get_size()
    tread = max(1, height // 3)
    for number in range(width // tread + 1):
        strip.fill(colour, (number * tread, tread * (2, 1, 0, 1)[number % 4], tread, max(1, tread * 2 // 3)))


_PATTERNS = {"red": _chevrons, "blue": _bars, "yellow": _dots, "green": _waves, "ivory": _steps}


@cached
def _rim(seat: str, size: tuple[int, int], ground: RGB, colour: RGB) -> Surface:
    fine = Surface((size[0] * 2, size[1] * 2))
    fine.fill(ground)
    _PATTERNS[seat](fine, colour)
    return pygame.transform.smoothscale(fine, size)


def draw_seat_bar(surface: Surface, look: Look, emblem: str, area: Rect) -> None:
    """Fill a bar with a seat's colour, with an edge at its right where that would be lost on paper."""
    colours = look.seat(emblem)
    surface.fill(colours.base, area)
    if colours.edge != colours.base:
        edge = max(1, area.width // 5)
        surface.fill(colours.edge, (area.right - edge, area.y, edge, area.height))


def draw_rim(surface: Surface, look: Look, emblem: str, rect: Rect) -> None:
    """Draw a strip of a seat's pattern, cream or dark on its colour."""
    if rect.width > 0 and rect.height > 0:
        colours = look.seat(emblem)
        surface.blit(_rim(colour_of(emblem), rect.size, colours.base, colours.mark), rect)
