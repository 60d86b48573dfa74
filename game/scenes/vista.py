"""The picture on the title: an airship over the valley, engraved and tinted by hand."""

import math
import random
from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import Surface

from game.ui import theme
from game.ui.emblems import draw_emblem
from game.ui.shapes import Point, blank, glow
from game.ui.textures import noise
from game.ui.theme import RGB, Livery, rgb

WIDE, HIGH = 1500, 500  # the picture's own units
_FINER = 2

_SNOW, _ROCK, _DEEP = rgb("#fffdf6"), rgb("#b9bfc2"), rgb("#79838d")
_FAR, _MIDDLE, _NEAR, _SHADE, _LEAF = (
    rgb(f"#{tone}") for tone in ("a9b860", "86a04c", "678640", "4a6a35", "35502c")
)
_STONE, _STONE_SHADE = rgb("#f3dca0"), rgb("#b98a48")
_FLAME = rgb("#ffb03a")


class _Plate:
    """An engraver's plate: shapes in the picture's units, drawn finer than they are shown."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.unit = size[0] * _FINER / WIDE
        self.sheet = blank((size[0] * _FINER, size[1] * _FINER))
        self.sheet.fill((*theme.INK, 0))
        self.chance = random.Random(1887)

    def points(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def fill(self, points: Sequence[Point], colour: RGB, line: float = 2.0) -> None:
        """A tinted shape with an ink outline (`line` 0: without)."""
        pygame.draw.polygon(self.sheet, colour, self.points(points))
        if line:
            self.line([*points, points[0]], line)

    def line(self, points: Sequence[Point], width: float, colour: RGB = theme.INK) -> None:
        stroke = max(1, round(width * self.unit))
        placed = self.points(points)
        pygame.draw.lines(self.sheet, colour, False, placed, stroke)
        for joint in placed:
            pygame.draw.circle(self.sheet, colour, joint, stroke / 2)

    def ellipse(self, centre: Point, across: float, down: float, colour: RGB) -> None:
        turns = [math.tau * k / 72 for k in range(72)]
        self.fill([(centre[0] + across * math.cos(a), centre[1] + down * math.sin(a)) for a in turns], colour)

    def finished(self) -> Surface:
        return pygame.transform.smoothscale(self.sheet, self.size)


@lru_cache(maxsize=2)
def vista(width: int) -> Surface:
    """The picture at this width in pixels, on a clear ground, in its own proportions."""
    plate = _Plate((width, round(width * HIGH / WIDE)))
    _rays(plate, (750, 330))
    for x, y, half, high in ((300, 400, 190, 190), (1230, 400, 210, 215), (520, 400, 150, 130)):
        _peak(plate, (x, y), half, high)
    for x, y, half, high in ((1000, 400, 150, 150), (110, 405, 150, 120), (1420, 405, 120, 110)):
        _peak(plate, (x, y), half, high)
    _hill(plate, 358, 14, _FAR, 3)
    _hill(plate, 384, 18, _MIDDLE, 4)
    _pyramid(plate, (760, 404))
    _crystals(plate, (1075, 408))
    _hill(plate, 416, 20, _NEAR, 5)
    _hill(plate, 446, 14, _SHADE, 7)
    _hill(plate, 470, 12, _LEAF, 9)
    _airship(plate, (1160, 108), 0.62, theme.LIVERIES["anchor"])
    _airship(plate, (395, 130), 1.0, theme.LIVERIES["star"])
    picture = plate.finished()
    picture.blit(_wash(picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _shine(picture, (1072, 356))
    return picture


def _wash(size: tuple[int, int]) -> Surface:
    """The uneven pigment of a tint laid on by hand."""
    blooms = noise(size, (size[0] // 14, size[0] // 18), 5, 214, 255)
    blooms.blit(noise(size, (3, 3), 6, 228, 255), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return blooms


def _rays(plate: _Plate, centre: Point) -> None:
    for number in range(31):
        angle = math.pi + math.pi * number / 30
        near, far = (118, 250) if number % 2 else (126, 205)
        ends = [
            (centre[0] + length * math.cos(angle) * 1.7, centre[1] + length * math.sin(angle))
            for length in (near, far)
        ]
        plate.line(ends, 1.3, theme.PARCHMENT_DARK)


def _peak(plate: _Plate, foot: Point, half: float, high: float) -> None:
    """A mountain lit from the left: rock, a shaded side with hatching, snow on top."""
    x, y = foot
    top = (x - half * 0.06, y - high)
    ridge = [top, (x + half * 0.08, y - high * 0.62), (x - half * 0.02, y - high * 0.3), (x + half * 0.12, y)]
    plate.fill([(x - half, y), (x - half * 0.5, y - high * 0.46), top, *ridge[1:]], _ROCK, 0)
    right = [*ridge, (x + half, y), (x + half * 0.5, y - high * 0.5)]
    plate.fill(right, _DEEP, 0)
    snow = [
        (x - half * 0.42, y - high * 0.53), top, (x + half * 0.36, y - high * 0.64), (x + half * 0.22, y - high * 0.56),
        (x + half * 0.1, y - high * 0.66), (x - half * 0.04, y - high * 0.55), (x - half * 0.2, y - high * 0.62),
        (x - half * 0.3, y - high * 0.47),
    ]  # fmt: skip
    plate.fill(snow, _SNOW, 1.2)
    for step in range(1, 9):
        at = step / 9
        start = (x + half * (0.04 + 0.36 * at), y - high * (0.62 - 0.5 * at))
        plate.line([start, (start[0] + half * 0.14, start[1] + high * 0.16)], 1.6)
    outline = [(x - half, y), (x - half * 0.5, y - high * 0.46), top, (x + half * 0.5, y - high * 0.5)]
    plate.line([*outline, (x + half, y)], 2.4)
    plate.line(ridge, 1.4)


def _hill(plate: _Plate, base: float, swell: float, colour: RGB, seed: int) -> None:
    """A belt of jungle: a scalloped edge of crowns over the whole width, with a few leaf strokes."""
    chance = random.Random(seed)
    edge: list[Point] = []
    x = -20.0
    while x < WIDE + 20:
        width = chance.uniform(26, 46)
        ground = base + swell * math.sin(x / 170 + seed) + chance.uniform(-4, 4)
        edge += [
            (
                x + width * (1 - math.cos(math.pi * k / 8)) / 2,
                ground - width * 0.42 * math.sin(math.pi * k / 8),
            )
            for k in range(8)
        ]
        x += width
    plate.fill([*edge, (WIDE + 20, HIGH + 20), (-20, HIGH + 20)], colour, 0)
    plate.line(edge, 2.4)
    for start_x, start_y in edge[5::8]:
        for shift in (0, 6, 12):
            plate.line(
                [(start_x + shift, start_y + 7 + shift), (start_x + shift + 5, start_y + 17 + shift)], 1.5
            )


def _pyramid(plate: _Plate, foot: Point) -> None:
    x, y = foot
    for level in range(5):
        half, top = 128 - level * 23, y - (level + 1) * 25
        plate.fill(
            [(x - half, top + 25), (x - half + 7, top), (x + half - 7, top), (x + half, top + 25)], _STONE
        )
        shade = [
            (x + half * 0.45, top + 25),
            (x + half * 0.45, top),
            (x + half - 7, top),
            (x + half, top + 25),
        ]
        plate.fill(shade, _STONE_SHADE, 1.2)
    plate.fill([(x - 20, y - 125), (x - 20, y - 152), (x + 20, y - 152), (x + 20, y - 125)], _STONE)
    plate.fill([(x - 7, y - 125), (x - 7, y - 144), (x + 7, y - 144), (x + 7, y - 125)], theme.FADED_INK, 1)
    for step in range(10):
        plate.line([(x - 15, y - step * 12.5), (x + 15, y - step * 12.5)], 1.3)
    plate.line([(x - 15, y), (x - 15, y - 125)], 1.6)
    plate.line([(x + 15, y), (x + 15, y - 125)], 1.6)


def _crystals(plate: _Plate, foot: Point) -> None:
    x, y = foot
    for lean, high, half in ((-46, 78, 15), (42, 88, 16), (-14, 122, 19), (18, 74, 13)):
        tip = (x + lean * 1.25, y - high)
        left, right = (x + lean * 0.6 - half, y), (x + lean * 0.6 + half, y)
        shoulder = 0.72
        a = (left[0] + (tip[0] - left[0]) * shoulder - 3, y - high * shoulder)
        b = (right[0] + (tip[0] - right[0]) * shoulder + 3, y - high * shoulder)
        plate.fill([left, a, tip, b, right], theme.CRYSTAL)
        plate.fill([left, a, tip, ((a[0] + b[0]) / 2, y)], theme.CRYSTAL_LIGHT, 1.2)


def _shine(picture: Surface, centre: Point) -> None:
    """The one thing that glows."""
    unit = picture.get_width() / WIDE
    radius = max(4, round(120 * unit))
    light = glow(radius, _FLAME, 120)
    picture.blit(light, (round(centre[0] * unit) - radius, round(centre[1] * unit) - radius))


def _airship(plate: _Plate, centre: Point, size: float, livery: Livery) -> None:
    """A ribbed envelope with fins, a gondola on ropes and a propeller, flying to the right."""

    def at(x: float, y: float) -> Point:
        return (centre[0] + x * size, centre[1] + y * size)

    for fin in ([(-150, -8), (-206, -58), (-188, 0)], [(-150, 8), (-206, 58), (-188, 0)]):
        plate.fill([at(*spot) for spot in fin], livery.dark, 2.2 * size)
    for x in (-58, -20, 20, 58):
        plate.line([at(x, 58), at(x * 0.62, 92)], 1.4 * size)
    plate.ellipse(centre, 180 * size, 66 * size, livery.base)
    lit = [math.pi + math.pi * k / 40 for k in range(41)]
    upper = [at(172 * math.cos(a), 60 * math.sin(a)) for a in lit]
    lower = [at(172 * math.cos(a), 14 * math.sin(a) - 8) for a in reversed(lit)]
    plate.fill([*upper, *lower], livery.light, 0)
    for bend in (-0.78, -0.42, 0.0, 0.42, 0.78):
        arc = [math.pi * (k / 24 - 0.5) for k in range(25)]
        plate.line([at(180 * bend * math.cos(a), 66 * math.sin(a)) for a in arc], 1.5 * size)
    plate.ellipse(centre, 34 * size, 34 * size, theme.CREAM)
    _emblem(plate, centre, 46 * size, livery)
    hull = [(-62, 90), (62, 90), (50, 116), (-50, 116)]
    plate.fill([at(*spot) for spot in hull], theme.MAHOGANY_LIGHT, 2.2 * size)
    for x in (-34, -10, 14):
        plate.fill([at(x, 95), at(x + 14, 95), at(x + 14, 107), at(x, 107)], theme.CREAM, 1.2 * size)
    plate.line([at(-62, 102), at(-86, 102)], 2.4 * size)
    plate.ellipse(at(-88, 92), 4 * size, 11 * size, theme.BRASS_MID)
    plate.ellipse(at(-88, 113), 4 * size, 11 * size, theme.BRASS_MID)


def _emblem(plate: _Plate, centre: Point, radius: float, livery: Livery) -> None:
    spot = (centre[0] * plate.unit, centre[1] * plate.unit)
    draw_emblem(plate.sheet, livery.emblem, spot, round(radius * plate.unit), theme.INK)
