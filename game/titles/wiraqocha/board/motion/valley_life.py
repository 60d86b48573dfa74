"""The slow life of the valley: mist over the jungle, smoke of camps and villages, lights, glowing crystals."""

import math
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.titles.wiraqocha.board.layout.table_layout import (
    DIE_AT,
    PLATE_AT,
    TILE_UNITS,
    TOKEN_AT,
    Point,
    TableLayout,
)
from game.titles.wiraqocha.board.pieces.art import hexagon_mask, tile_drawing, tile_picture
from game.titles.wiraqocha.content.definitions import Ground, Terrain
from game.titles.wiraqocha.rules.tokens import CAMP, NOBODY
from game.ui.cache import cached
from game.ui.effects import shine, stamp
from game.ui.look import Look
from game.ui.motion.ambience import LivingThing
from game.ui.motion.smoke import Smoke
from game.ui.shapes import blank, glow

_EMBER: RGB = (255, 156, 44)  # the colour of a crystal
_STRAW: RGB = (222, 178, 96)  # and of a roof
_FIRE: RGB = (190, 112, 34)  # the light of a village
_GLIMMER: RGB = (130, 62, 10)  # and that of a vein


def living_things(layout: TableLayout) -> list[LivingThing]:
    """What lives in a valley: by its tiles, and by the camps that stand there."""
    state = layout.state
    found: list[LivingThing] = []
    for number, tile in enumerate(state.game.tiles):
        if number == state.devastated:
            found.append(_smoke(layout, number, (0, -18), number, 1.5))
            continue
        drawing = tile_drawing(layout.scale.look, tile)
        if tile.terrain is Terrain.JUNGLE and tile.ground is Ground.VALLEY:
            if state.board[number] == NOBODY:  # a token in the mist would look used
                found.append(_mist_over(layout.centres[number], layout.radius, number))
        elif tile.terrain is Terrain.VILLAGE:
            found.append(_lamps(layout, number, drawing))
            found.append(_smoke(layout, number, (30, -30), number, 0.8))
        elif tile.terrain is Terrain.VEIN:
            found.append(_glow(layout, number, drawing))
        if state.board[number] >= 0 and state.board[number] & 7 == CAMP:
            found.append(_smoke(layout, number, (2, -14), number + 50, 0.75))
    return found


def _smoke(layout: TableLayout, tile: int, offset: Point, seed: int, size: float) -> Smoke:
    return Smoke(layout.scale.look, layout.on_tile(tile, offset), layout.tile_scale, size, seed * 0.37)


def _round(centre: Point, half_width: float, half_height: float) -> Rect:
    return Rect(
        round(centre[0] - half_width),
        round(centre[1] - half_height),
        round(2 * half_width),
        round(2 * half_height),
    )


@cached
def _mist(radius: int, seed: int) -> Surface:
    """A bank of mist, wider than a tile, that meets itself when it is laid side by side."""
    chance = random.Random(seed)
    side = 2 * radius
    sheet = blank((side, side))
    for _ in range(13):
        wide = round(radius * chance.uniform(0.35, 0.7))
        cloud = pygame.transform.smoothscale(glow(24, (236, 244, 232), 118), (2 * wide, wide))
        x, y = chance.uniform(0, side), side * chance.uniform(0.12, 0.62)
        for shift in (-side, 0, side):
            sheet.blit(cloud, (x - wide + shift, y - wide / 2))
    return sheet


@cached
def _clearing(radius: int) -> Surface:
    """Where mist may lie: within the tile, thin over its middle, never on its plate."""
    mask = hexagon_mask(radius, radius * 0.2).copy()
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    mask = pygame.transform.gaussian_blur(mask, max(1, round(radius * 0.09)))
    unit = radius / 96
    hole = blank(mask.get_size())
    for (x, y), wide, high in ((TOKEN_AT, 50, 50), (PLATE_AT, 74, 30), (DIE_AT, 30, 30)):
        soft = pygame.transform.smoothscale(
            glow(24, (255, 255, 255), 255), (round(3.2 * wide * unit), round(3.2 * high * unit))
        )
        hole.blit(soft, soft.get_rect(center=(round(radius + x * unit), round(radius + y * unit))))
    mask.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return mask


@dataclass(slots=True, init=False)
class _Mist:
    """Mist that drifts over a tile of jungle and never leaves it."""

    area: Rect
    _bank: Surface
    _mask: Surface
    _speed: float
    _phase: float
    _shift: int
    _veil: Surface

    def __init__(self, centre: Point, reach: float, tile: int) -> None:
        radius = round(reach * 0.985)
        self.area = _round(centre, radius, radius)
        self._bank, self._mask = _mist(radius, tile % 4), _clearing(radius)
        self._speed = (5 + tile % 3 * 2) * reach / TILE_UNITS
        self._phase = tile * 41.0
        self._shift = -1
        self._veil = blank(self._bank.get_size())

    def draw(self, surface: Surface, time: float) -> None:
        side = self._bank.get_width()
        shift = round(self._phase + time * self._speed) % side
        if shift != self._shift:
            self._shift = shift
            self._veil.fill((0, 0, 0, 0))
            for left in (shift, shift - side):
                self._veil.blit(self._bank, (left, 0), special_flags=pygame.BLEND_RGBA_MAX)
            self._veil.blit(self._mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(self._veil, self.area, (0, 0, side, round(side * 0.72)))


@cached
def _mist_over(centre: Point, reach: float, tile: int) -> _Mist:
    """The mist of a tile: the same after every action, so that it is mixed once."""
    return _Mist(centre, reach, tile)


def _clear_of_things(point: Point, unit: float) -> bool:
    """Whether a spot of a tile (from its centre, in units) is hidden by no token, die or plate."""
    for (x, y), wide, high in (((-21.0, -10.0), 44, 46), (DIE_AT, 24, 24), (PLATE_AT, 64, 22)):
        if abs(point[0] / unit - x) < wide and abs(point[1] / unit - y) < high:
            return False
    return math.hypot(*point) < 78 * unit


@cached
def _bright_spots(look: Look, drawing: str, radius: int, most: int) -> tuple[Point, ...]:
    """Where a tile's drawing shows crystals, from its centre in pixels: the largest first."""
    picture = tile_picture(look, drawing, radius)
    mask = pygame.mask.from_threshold(picture, _EMBER, (26, 40, 46, 255))
    pieces = sorted(mask.connected_components(max(3, radius // 20)), key=lambda piece: -piece.count())
    spots = (_from_middle(picture, piece.centroid()) for piece in pieces)
    return tuple(spot for spot in spots if _clear_of_things(spot, radius / 96))[:most]


@cached
def _doorways(look: Look, drawing: str, radius: int, most: int) -> tuple[Point, ...]:
    """The doors of a village, from the tile's centre in pixels: under the roofs of straw that its drawing shows."""
    picture = tile_picture(look, drawing, radius)
    mask = pygame.mask.from_threshold(picture, _STRAW, (36, 36, 46, 255))
    found: list[tuple[int, Point]] = []
    for piece in mask.connected_components(max(4, (radius // 10) ** 2)):
        rects = piece.get_bounding_rects()
        roof = rects[0].unionall(rects[1:])
        if piece.count() > 0.3 * roof.width * roof.height:
            found.append((-piece.count(), _from_middle(picture, (roof.centerx, roof.bottom + radius * 0.03))))
    return tuple(spot for _, spot in sorted(found) if _clear_of_things(spot, radius / 96))[:most]


def _from_middle(picture: Surface, spot: Point) -> Point:
    middle = picture.get_rect().center
    return float(spot[0] - middle[0]), float(spot[1] - middle[1])


@dataclass(frozen=True, slots=True)
class _Lights:
    """Lights on a tile that come and go, each by its own beat."""

    area: Rect
    spots: tuple[Point, ...]
    shine: Surface
    bright: Callable[[float, int], float]  # at a time in seconds, of the light with this number

    def draw(self, surface: Surface, time: float) -> None:
        for number, spot in enumerate(self.spots):
            stamp(surface, self.shine, spot, alpha=self.bright(time, number), add=True)


def _lights(
    layout: TableLayout,
    tile: int,
    spots: Iterable[Point],
    light: Surface,
    bright: Callable[[float, int], float],
) -> _Lights:
    """Lights at spots from the middle of a tile."""
    x, y = layout.centres[tile]
    area = _round((x, y), 112 * layout.tile_scale, 112 * layout.tile_scale)
    return _Lights(area, tuple((x + dx, y + dy) for dx, dy in spots), light, bright)


def _flickering(tile: int) -> Callable[[float, int], float]:
    def bright(time: float, number: int) -> float:
        beat = time * 5 + tile * 1.7 + number * 2.1
        return 0.55 + 0.25 * math.sin(beat) + 0.2 * math.sin(beat * 2.7)

    return bright


def _breathing(tile: int) -> Callable[[float, int], float]:
    return lambda time, number: 0.5 + 0.45 * math.sin(time * 1.7 + tile + number * 1.3)


def _lamps(layout: TableLayout, tile: int, drawing: str) -> _Lights:
    """The doors and windows of a village, lit by fires."""
    light = shine(max(4, round(18 * layout.tile_scale)), _FIRE)
    return _lights(
        layout,
        tile,
        _doorways(layout.scale.look, drawing, round(layout.radius * 0.985), 5),
        light,
        _flickering(tile),
    )


def _glow(layout: TableLayout, tile: int, drawing: str) -> _Lights:
    """Crystals that brighten and dim as if they breathed."""
    light = shine(max(6, round(30 * layout.tile_scale)), _GLIMMER)
    spots = _bright_spots(layout.scale.look, drawing, round(layout.radius * 0.985), 3)
    return _lights(layout, tile, spots, light, _breathing(tile))
