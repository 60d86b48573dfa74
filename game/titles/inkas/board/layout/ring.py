"""The round board in its own units: where wamanis, holes, cards, walls and lands are.

A unit is a design unit of the sheet at its full size; the origin is the upper left corner of the sheet. The geometry
follows from the names of the wamanis alone, walls are given by the data.
"""

import math
from functools import cache
from typing import Final

from game.titles.inkas.content.definitions import CENTRE_NAME, SECTORS, SUYUS, Wall
from game.ui.pictures import Point

Line = tuple[Point, ...]

VIEW: Final = (1136.0, 844.0)
"""Width and height of the sheet."""
CENTRE: Final = (568.0, 422.0)
RADII: Final = (82.0, 190.0, 290.0, 386.0)
"""Of the lake and of the outer edges of the rings, from within."""
RIM: Final = 412.0
_SECTOR: Final = 360 / (len(SUYUS) * len(SECTORS))
_FIRST: Final = 270.0  # bearing at which the first suyu begins
_HOLE: Final = (20.0, -7.0)  # outward, and degrees clockwise from the middle of a wamani
HOLE_RING: Final = 26.0
"""Radius of the ring round a hole into which the staff can be plunged: a click anywhere within it is on the hole."""
_CARD: Final = (27.0, 9.6)
# how far the middle of a name is from the inner edge of its wamani, and from a side
_NAME: Final = (14.0, 23.0)


def polar(radius: float, degrees: float) -> Point:
    """A point of the board; degrees clockwise from north."""
    turned = math.radians(degrees)
    return CENTRE[0] + radius * math.sin(turned), CENTRE[1] - radius * math.cos(turned)


def ring_of(wamani: str) -> int:
    """The ring of a wamani, 1 within to 3; 0 for the centre."""
    return 0 if wamani == CENTRE_NAME else int(wamani[2])


def sector_start(wamani: str) -> float:
    """The bearing at which the sector of a wamani begins."""
    sector = SUYUS.index(wamani[0]) * len(SECTORS) + SECTORS.index(wamani[1])
    return (_FIRST + _SECTOR * sector) % 360


def middle(wamani: str, outward: float = 0.0, clockwise: float = 0.0) -> Point:
    """The middle of a wamani, moved by units outward and degrees clockwise."""
    ring = ring_of(wamani)
    if not ring:
        return polar(outward, clockwise)
    radius = (RADII[ring - 1] + RADII[ring]) / 2
    return polar(radius + outward, sector_start(wamani) + _SECTOR / 2 + clockwise)


def hole(wamani: str) -> Point:
    """Where the hole of a wamani is, and beside it its flag."""
    return (CENTRE[0], CENTRE[1] + 8) if wamani == CENTRE_NAME else middle(wamani, *_HOLE)


def card(wamani: str) -> tuple[Point, float]:
    """Where the face-down card of a wamani lies, and by how many degrees it is turned."""
    place = middle(wamani, *_CARD)
    turn = math.degrees(math.atan2(place[0] - CENTRE[0], CENTRE[1] - place[1]))
    return place, ((turn + 90) % 180 - 90) * 0.55


def arc(radius: float, start: float, end: float, steps: int = 14) -> Line:
    """Points along a circle of the board."""
    return tuple(polar(radius, start + (end - start) * step / steps) for step in range(steps + 1))


@cache
def outline(wamani: str, inset: float = 5.0) -> Line:
    """The edge of a wamani, so many units within its roads, clockwise."""
    ring = ring_of(wamani)
    if not ring:
        return tuple(polar(RADII[0] - inset, 6 * step) for step in range(60))
    start, inner, outer = sector_start(wamani), RADII[ring - 1] + inset, RADII[ring] - inset
    within, without = math.degrees(inset / inner), math.degrees(inset / outer)
    return (
        *arc(outer, start + without, start + _SECTOR - without),
        *arc(inner, start + _SECTOR - within, start + within),
    )


@cache
def name_place(wamani: str, walls: frozenset[Wall]) -> Point:
    """The middle of the name of a wamani but the centre: in that of its inner corners which lies farthest from walls,
    hole and card.
    """
    lying = [hole(wamani), card(wamani)[0]] if ring_of(wamani) == len(RADII) - 1 else []
    lying += [point for wall in walls if wamani in wall for point in wall_line(wall)]
    return max(
        _corners(wamani), key=lambda corner: min((math.dist(corner, point) for point in lying), default=0.0)
    )


def _corners(wamani: str) -> tuple[Point, Point]:
    """The middles of the inner corners of a wamani."""
    start, (outward, aside) = sector_start(wamani), _NAME
    radius = RADII[ring_of(wamani) - 1] + outward
    turn = math.degrees(aside / radius)
    return polar(radius, start + turn), polar(radius, start + _SECTOR - turn)


@cache
def bounds(wamani: str) -> tuple[float, float, float, float]:
    """The rectangle round a wamani: left, top, width, height."""
    xs, ys = zip(*outline(wamani, 0.0), strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def wamani_at(place: Point) -> str | None:
    """The wamani under a point; None outside the rings."""
    x, y = place[0] - CENTRE[0], place[1] - CENTRE[1]
    radius = math.hypot(x, y)
    if radius < RADII[0]:
        return CENTRE_NAME
    ring = next((number for number in range(1, len(RADII)) if radius < RADII[number]), 0)
    if not ring:
        return None
    bearing = (math.degrees(math.atan2(x, -y)) - _FIRST) % 360
    suyu, sector = divmod(int(bearing / _SECTOR), len(SECTORS))
    return f"{SUYUS[suyu]}{SECTORS[sector]}{ring}"


def wall_pair(wall: Wall) -> tuple[str, str]:
    """The two wamanis of a wall in the order in which pictures name them: the inner one, or the earlier one, first."""
    first, second = sorted(wall, key=ring_of)
    if ring_of(first) != ring_of(second):
        return first, second
    return (first, second) if (sector_start(second) - sector_start(first)) % 360 < 180 else (second, first)


@cache
def wall_line(wall: Wall) -> Line:
    """The middle line of a wall, on the side that its two wamanis share."""
    first, second = wall_pair(wall)
    ring = ring_of(first)
    if ring == ring_of(second):
        low, high = RADII[ring - 1] + 6, RADII[ring] - 6
        return tuple(polar(low + (high - low) * step / 9, sector_start(second)) for step in range(10))
    shy, steps = ((2.5, 5), (1.6, 10), (1.0, 14))[ring]
    start = sector_start(second)
    return arc(RADII[ring] + (0 if ring else 2), start + shy, start + _SECTOR - shy, steps)


def picture_middle(line: Line) -> Point:
    """Where the middle of a picture lies that was drawn round a line with equal room on all sides."""
    (left, right), (top, low) = ((min(side), max(side)) for side in zip(*line, strict=True))
    return (math.floor(left) + math.ceil(right)) / 2, (math.floor(top) + math.ceil(low)) / 2


def suyu_middle(suyu: str) -> Point:
    """The middle of a suyu."""
    return polar((RADII[1] + RADII[2]) / 2, _FIRST + 90 * SUYUS.index(suyu) + 45)


def suyu_outline(suyu: str, inset: float = 5.0) -> Line:
    """The edge of a suyu, clockwise."""
    start, inner, outer = _FIRST + 90 * SUYUS.index(suyu), RADII[0] + inset, RADII[-1] - inset
    within, without = math.degrees(inset / inner), math.degrees(inset / outer)
    return (
        *arc(outer, start + without, start + 90 - without, 40),
        *arc(inner, start + 90 - within, start + within, 20),
    )
