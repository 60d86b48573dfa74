"""The rims of held tiles: a band in the owner's colour and pattern where a territory ends, a line within it."""

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.base.profile.settings import TitleSetting
from game.titles.wiraqocha.content.definitions import Slot
from game.titles.wiraqocha.rules.state import State
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.shapes import blank, hexagon

Point = tuple[float, float]


class RimStrength(StrEnum):
    """How strongly the rims of held tiles show whose they are."""

    STRONG = "strong"
    SUBTLE = "subtle"
    OFF = "off"


RIMS: Final = TitleSetting("rims", tuple(strength.value for strength in RimStrength))

Piece = tuple[Surface, tuple[int, int]]  # with the corner that it is put at, within the square round the tile

TILE_UNITS = 96.0  # a tile's radius in the units of the figures below
_BESIDE: Final = (
    (1, -1),
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
)  # (q, r) across each edge, from upper right on
_FINER = 3
# how far two edges of a hexagon part, along one of them, per unit of depth
_SLOPE = math.tan(math.radians(30))
_FROM, _FROM_HIGH_CONTRAST = 4.5, 6.5  # where a rim begins within the tile's edge, and where in high contrast
_BAND: Final[Mapping[RimStrength, float]] = {
    RimStrength.STRONG: 13.5,
    RimStrength.SUBTLE: 7.5,
    RimStrength.OFF: 0.0,
}
_LINE = 2.4  # width of the line between two tiles of one owner
_KEEL = 1.5  # and of the dark one that parts a band from the tile's picture


@dataclass(frozen=True, slots=True)
class TileRim:
    """The rim of one tile: its owner's seat, and for each edge from the upper right on whether the territory ends."""

    seat: int
    ends: tuple[bool, ...]


def rims_of(state: State, without: Collection[int] = ()) -> tuple[TileRim | None, ...]:
    """The rim of each tile; None for those that nobody holds and those in `without`, whose holder is still to come."""
    holders = [-1 if piece < 0 or tile in without else piece >> 3 for tile, piece in enumerate(state.board)]
    at = {(slot.q, slot.r): holder for slot, holder in zip(state.game.slots, holders, strict=True)}
    return tuple(
        None if holder < 0 else TileRim(holder, _ends(slot, holder, at))
        for slot, holder in zip(state.game.slots, holders, strict=True)
    )


def _ends(slot: Slot, holder: int, at: Mapping[tuple[int, int], int]) -> tuple[bool, ...]:
    return tuple(at.get((slot.q + q, slot.r + r), -1) != holder for q, r in _BESIDE)


def draw_rim(
    surface: Surface,
    look: Look,
    rim: TileRim,
    emblems: Sequence[str],
    centre: Point,
    radius: float,
    strength: RimStrength,
) -> None:
    """Draw the rim of a tile whose hexagon has this centre and radius."""
    if strength is RimStrength.OFF:
        return
    emblem, whole = emblems[rim.seat], round(radius)
    corner = round(centre[0]) - whole, round(centre[1]) - whole
    for edge, ends in enumerate(rim.ends):
        if ends:
            joints = rim.ends[edge - 1], rim.ends[(edge + 1) % 6]
            picture, (x, y) = _band(look, emblem, whole, edge, joints, strength)
        elif strength is RimStrength.STRONG:
            picture, (x, y) = _line(look, emblem, whole, edge)
        else:
            continue
        surface.blit(picture, (corner[0] + x, corner[1] + y))


@dataclass(frozen=True, slots=True)
class _Edge:
    """One edge of a tile on a sheet of its own, finer than the screen; all lengths are in the sheet's pixels.

    `start` is the corner it begins at, `along` and `inward` are unit vectors, `unit` is a design unit,
    `begin` how far within the edge rims begin.
    """

    start: Point
    along: Point
    inward: Point
    length: float
    unit: float
    begin: float

    def at(self, along: float, depth: float) -> Point:
        """The place so far along the edge and so deep within the tile."""
        return (
            self.start[0] + self.along[0] * along + self.inward[0] * depth,
            self.start[1] + self.along[1] * along + self.inward[1] * depth,
        )

    def strip(self, near: float, far: float, joints: tuple[bool, bool]) -> list[Point]:
        """The outline of a strip between two depths: mitred where it meets another, else as long as the tile."""
        gap = self.begin / math.cos(math.radians(30))
        first, last = (_SLOPE if joint else -_SLOPE for joint in joints)
        before, after = (0.0 if joint else gap for joint in joints)
        return [
            self.at(before + near * first, near),
            self.at(self.length - after - near * last, near),
            self.at(self.length - after - far * last, far),
            self.at(before + far * first, far),
        ]


def _edge(look: Look, radius: int, number: int) -> _Edge:
    """An edge of a tile; (0, 0) is the upper left corner of the tile's square."""
    fine = radius * _FINER
    corners = hexagon((fine, fine), fine)
    start, end = corners[number], corners[(number + 1) % 6]
    length = math.dist(start, end)
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    unit, begin = fine / TILE_UNITS, _FROM_HIGH_CONTRAST if look.high_contrast else _FROM
    return _Edge(start, along, (-along[1], along[0]), length, unit, begin * unit)


def _painted(
    look: Look,
    radius: int,
    number: int,
    wide: float,
    joints: tuple[bool, bool],
    paint: Callable[[Surface, _Edge], None],
) -> Piece:
    """The strip along an edge, `wide` units, as `paint` fills the sheet of the edge that it is cut from."""
    edge = _edge(look, radius, number)
    near = edge.begin
    shape = edge.strip(near, near + wide * edge.unit, joints)
    left, top = (math.floor(min(point[axis] for point in shape) / _FINER) for axis in (0, 1))
    right, bottom = (math.ceil(max(point[axis] for point in shape) / _FINER) for axis in (0, 1))
    corner = (left * _FINER, top * _FINER)
    edge = replace(edge, start=(edge.start[0] - corner[0], edge.start[1] - corner[1]))
    sheet = blank(((right - left) * _FINER, (bottom - top) * _FINER))
    paint(sheet, edge)
    mask = blank(sheet.get_size())
    mask.fill((255, 255, 255, 0))
    pygame.draw.polygon(mask, (255, 255, 255), [(x - corner[0], y - corner[1]) for x, y in shape])
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return pygame.transform.smoothscale(sheet, (right - left, bottom - top)), (left, top)


@cached
def _line(look: Look, emblem: str, radius: int, number: int) -> Piece:
    """The line along an edge within a territory."""
    colour = look.seat(emblem).base

    def paint(sheet: Surface, _: _Edge) -> None:
        sheet.fill((*colour, 255))

    return _painted(look, radius, number, _LINE, (True, True), paint)


@cached
def _band(
    look: Look, emblem: str, radius: int, number: int, joints: tuple[bool, bool], strength: RimStrength
) -> Piece:
    """The band along an edge where a territory ends; `joints` tells at which of its ends it meets another."""
    emblem, wide = emblem, _BAND[strength]

    def paint(sheet: Surface, edge: _Edge) -> None:
        near, unit = edge.begin, edge.unit
        sheet.fill((*look.seat(emblem).base, 255))
        _PATTERNS[emblem](sheet, edge, near, (wide - _KEEL) * unit, look.seat(emblem).mark)
        keel = [edge.at(along * edge.length, near + depth * unit) for along, depth in _keel(wide)]
        pygame.draw.polygon(sheet, look.palette.outline, keel)

    return _painted(look, radius, number, wide, joints, paint)


def _keel(wide: float) -> tuple[Point, ...]:
    """The corners of the dark line at the inner side of a band, longer than any edge."""
    return (-1, wide - _KEEL), (2, wide - _KEEL), (2, wide), (-1, wide)


# patterns: zigzag, bars, dots, waves; as on the players' panels


def _steps(edge: _Edge, step: float) -> tuple[int, float]:
    """How often a pattern that wants to be `step` long repeats along an edge, and how long it then is."""
    count = max(1, round(edge.length / step))
    return count, edge.length / count


def _zigzag(sheet: Surface, edge: _Edge, near: float, wide: float, colour: RGB) -> None:
    count, step = _steps(edge, wide * 1.15)
    for number in range(-1, count + 1):
        teeth = [
            edge.at(step * number, near),
            edge.at(step * (number + 1), near),
            edge.at(step * (number + 0.5), near + wide * 0.86),
        ]
        pygame.draw.polygon(sheet, colour, teeth)


def _bars(sheet: Surface, edge: _Edge, near: float, wide: float, colour: RGB) -> None:
    count, step = _steps(edge, wide * 0.95)
    for number in range(-1, count + 1):
        left, right = step * (number + 0.3), step * (number + 0.7)
        far = near + wide
        corners = [edge.at(left, near), edge.at(right, near), edge.at(right, far), edge.at(left, far)]
        pygame.draw.polygon(sheet, colour, corners)


def _dots(sheet: Surface, edge: _Edge, near: float, wide: float, colour: RGB) -> None:
    count, step = _steps(edge, wide * 1.05)
    for number in range(-1, count + 1):
        pygame.draw.circle(
            sheet, colour, edge.at(step * (number + 0.5), near + wide * 0.46), max(1.0, wide * 0.25)
        )


def _waves(sheet: Surface, edge: _Edge, near: float, wide: float, colour: RGB) -> None:
    count, step = _steps(edge, wide * 2.2)
    parts = 8
    crest = [
        edge.at(
            step * number / parts,
            near + wide * (0.38 + 0.26 * math.sin(math.tau * number / parts)),
        )
        for number in range(-parts, (count + 1) * parts + 1)
    ]
    foot = [edge.at(-step, near), edge.at(step * (count + 1), near)]
    pygame.draw.polygon(sheet, colour, [foot[0], *crest, foot[1]])


_PATTERNS = {"star": _zigzag, "anchor": _bars, "crown": _dots, "moon": _waves}
