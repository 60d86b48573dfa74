"""Parchment, wood and brass, kept for the last few sizes."""

import random
from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.ui import theme
from game.ui.cache import cached, cached_at_any_size
from game.ui.look import Look, Palette
from game.ui.pictures import made
from game.ui.shapes import blank, round_off

Size = tuple[int, int]
_LARGE = 600_000
_TABLE = (1920, 1080)  # of the picture of the table top, in its units


def _grey(size: Size, chance: random.Random, low: int, high: int) -> Surface:
    """Random greys, one a pixel."""
    span = high - low
    levels = bytes(low + value * span // 255 for value in range(256))
    values = chance.randbytes(size[0] * size[1]).translate(levels)
    # Three equal channels, woven together without a step of Python for each pixel.
    pixels = bytearray(3 * len(values))
    pixels[0::3] = pixels[1::3] = pixels[2::3] = values
    return pygame.image.frombytes(bytes(pixels), size, "RGB")


def noise(size: Size, cell: Size, seed: int, low: int, high: int) -> Surface:
    """Smooth grey noise between `low` and `high`, whose blotches are about `cell` pixels large."""
    chance = random.Random(seed)
    coarse = (max(2, -(-size[0] // max(1, cell[0])) + 1), max(2, -(-size[1] // max(1, cell[1])) + 1))
    return pygame.transform.smoothscale(_grey(coarse, chance, low, high), size)


def gradient(size: Size, stops: Sequence[RGB], down: float = 0.5) -> Surface:
    """Colours from corner to corner; `down` is how much of the way runs downwards (1) instead of to the right
    (0).
    """
    small = _small_gradient(tuple(stops), down)
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


@cached_at_any_size
def _small_gradient(stops: tuple[RGB, ...], down: float) -> Surface:
    side = 32
    last = len(stops) - 1
    pixels = bytearray()
    for y in range(side):
        for x in range(side):
            at = (x * (1 - down) + y * down) * last / (side - 1)
            k = min(int(at), last - 1)
            (a, b, c), (d, e, f), t = stops[k], stops[k + 1], at - k
            pixels += bytes((round(a + (d - a) * t), round(b + (e - b) * t), round(c + (f - c) * t)))
    small = Surface((side, side))
    small.blit(pygame.image.frombytes(bytes(pixels), (side, side), "RGB"), (0, 0))
    return small


def _emboss(surface: Surface, height: Surface, reach: int) -> None:
    """Light `surface` from the upper left as if `height` were its relief, `reach` pixels wide."""
    lit, shaded = height.copy(), height.copy()
    lit.blit(height, (-reach, -reach), special_flags=pygame.BLEND_RGB_SUB)
    shaded.blit(height, (reach, reach), special_flags=pygame.BLEND_RGB_SUB)
    for edge in (lit, shaded):
        edge.fill((0, 0, 0), (edge.get_width() - reach, 0, reach, edge.get_height()))
        edge.fill((0, 0, 0), (0, edge.get_height() - reach, edge.get_width(), reach))
        edge.fill((0, 0, 0), (0, 0, reach, edge.get_height()))
        edge.fill((0, 0, 0), (0, 0, edge.get_width(), reach))
    shaded.fill((200, 225, 255), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    surface.blit(shaded, (0, 0), special_flags=pygame.BLEND_RGB_SUB)


def _vignette(surface: Surface, darkest: RGB) -> None:
    """Multiply the corners of `surface` by `darkest`, the middle by white."""
    large = pygame.transform.smoothscale(_small_vignette(darkest), surface.get_size())
    surface.blit(large, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@cached_at_any_size
def _small_vignette(darkest: RGB) -> Surface:
    side = 24
    small = Surface((side, side))
    middle = (side - 1) / 2
    for y in range(side):
        for x in range(side):
            away = (((x - middle) / middle) ** 2 + ((y - middle) / middle) ** 2) / 2
            small.set_at((x, y), tuple(round(255 - (255 - level) * away) for level in darkest))
    return small


def _coarsely(make: Callable[[Size, int, int], Surface], size: Size, grain: int, seed: int) -> Surface:
    """Make a large texture at half its size, which no eye can tell and takes a quarter of the time."""
    if size[0] * size[1] <= _LARGE:
        return make(size, grain, seed)
    half = make(((size[0] + 1) // 2, (size[1] + 1) // 2), max(3, grain // 2), seed)
    return pygame.transform.smoothscale(half, size)


@cached
def parchment(look: Look, size: Size, grain: int = 8, seed: int = 1) -> Surface:
    """Sized paper with stains and a relief, whose size in pixels is `grain`; plain in high contrast."""
    if look.high_contrast:
        return _plain(size, look.palette.parchment)
    return _coarsely(partial(_parchment, look.palette), size, grain, seed)


def _parchment(palette: Palette, size: Size, grain: int, seed: int) -> Surface:
    sheet = gradient(size, (palette.parchment_light, palette.parchment, palette.parchment_shade), 0.6)
    stains = noise(size, (grain * 18, grain * 14), seed, 0, 26)
    stains.fill((110, 165, 255), special_flags=pygame.BLEND_RGB_MULT)
    sheet.blit(stains, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    relief = noise(size, (grain, grain), seed + 1, 0, 22)
    relief.blit(
        noise(size, (grain * 3, grain * 3), seed + 2, 0, 30), (0, 0), special_flags=pygame.BLEND_RGB_ADD
    )
    _emboss(sheet, relief, max(1, grain // 4))
    _vignette(sheet, (240, 216, 176))
    return sheet


def _plain(size: Size, colour: RGB) -> Surface:
    """A ground of one colour."""
    ground = Surface(size)
    ground.fill(colour)
    return ground


@cached
def wood(look: Look, size: Size) -> Surface:
    """A mahogany table top that fills a window, darker towards its edges; plain in high contrast."""
    if look.high_contrast:
        return _plain(size, look.palette.table)
    wide, tall = _TABLE
    unit = max(size[0] / wide, size[1] / tall)
    whole = made(look, "table.wood", round(wide * unit), round(tall * unit))
    left, top = max(0, (whole.get_width() - size[0]) // 2), max(0, (whole.get_height() - size[1]) // 2)
    ground = Surface(size)
    ground.blit(whole, (-left, -top))
    return ground


def masked(picture: Surface, radius: int) -> Surface:
    """A copy of `picture` with round corners."""
    cut = blank(picture.get_size())
    cut.blit(picture, (0, 0))
    round_off(cut, radius)
    return cut


@cached
def brass(size: Size, radius: int, tint: int = 255) -> Surface:
    """A polished brass plate with round corners; a `tint` below 255 darkens it."""
    plate = gradient(size, theme.BRASS, 0.62)
    if tint != 255:
        plate.fill((tint, tint, tint), special_flags=pygame.BLEND_RGB_MULT)
    return masked(plate, radius)
