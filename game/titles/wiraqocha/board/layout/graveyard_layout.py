"""Where wrecks lie in the Graveyard: in rows, an owner's beside each other, as large as the tile has room for."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

from pygame import Rect

Point = tuple[float, float]
Counts = Sequence[Sequence[int]]

_MOST: Final = 138.0  # side of a wreck's picture, in units of a tile
_HELD: Final = 0.34  # radius of what is to be seen of a wreck, in sides of its picture
_APOTHEM: Final = 80.0  # of the hexagon in which the wrecks must lie
_HIGHEST: Final = -66.0  # units from the middle: above it stands what it costs to recover one
_LOWEST: Final = 58.0  # where the Graveyard's name begins
PRICE_AT: Final = -72.0  # the middle of the price
_ROWS: Final = {  # how many wrecks lie in each row, by their number
    1: (1,),
    2: (2,),
    3: (1, 2),
    4: (2, 2),
    5: (2, 3),
    6: (3, 3),
    7: (2, 3, 2),
    8: (3, 2, 3),
    9: (3, 3, 3),
    10: (3, 4, 3),
}
_NORMALS: Final = ((1.0, 0.0), (0.5, math.sqrt(3) / 2), (-0.5, math.sqrt(3) / 2))  # of a hexagon's edges


@dataclass(frozen=True, slots=True)
class WreckPile:
    """Tokens of one kind and owner in the Graveyard: how many, where, and how wide their picture is, in pixels."""

    seat: int
    kind: int
    count: int
    centre: Point
    side: float

    @property
    def rect(self) -> Rect:
        """The square round what is to be seen of it."""
        half = self.side * _HELD
        return Rect(
            round(self.centre[0] - half), round(self.centre[1] - half), round(2 * half), round(2 * half)
        )


def wreck_places(graveyard: Counts, middle: Point, unit: float) -> tuple[WreckPile, ...]:
    """Lay the wrecks of all owners round the middle of the Graveyard; `unit` is the pixels of a unit of a tile."""
    heaps = [
        (seat, kind, count)
        for seat, counts in enumerate(graveyard)
        for kind, count in enumerate(counts)
        if count
    ]
    places, radius = _rows(len(heaps))
    side = radius / _HELD * unit
    return tuple(
        WreckPile(seat, kind, count, (middle[0] + x * unit, middle[1] + y * unit), side)
        for (seat, kind, count), (x, y) in zip(heaps, places, strict=True)
    )


@cache
def _rows(number: int) -> tuple[tuple[Point, ...], float]:
    """So many places and the radius that each has to itself: the greatest with which all lie within the tile."""
    if not number:
        return (), 0.0
    least, most = 1.0, _MOST * _HELD
    while most - least > 0.1:
        radius = (least + most) / 2
        if _within(_laid(number, radius, _LOWEST - radius - 0.01), radius):
            least = radius
        else:
            most = radius
    lowest = highest = _LOWEST - least - 0.01
    while _within(_laid(number, least, highest - 1), least):
        highest -= 1
    return _laid(number, least, (lowest + highest) / 2), least


def _laid(number: int, radius: float, lowest: float) -> tuple[Point, ...]:
    """The middles of circles in rows that touch, the last row `lowest`; every other row is gone through backwards, so
    that what follows each other lies beside each other.
    """
    rows = _ROWS.get(number) or _even(number)
    found: list[Point] = []
    top = lowest - sum(_step(*pair) for pair in pairwise(rows)) * radius
    for row, across in enumerate(rows):
        if row:
            top += _step(rows[row - 1], across) * radius
        line = [((2 * place - across + 1) * radius, top) for place in range(across)]
        found += line[::-1] if row % 2 else line
    return tuple(found)


def _even(number: int) -> tuple[int, ...]:
    """Rows of about as many as there are of them."""
    down = math.ceil(math.sqrt(number))
    return tuple((number + row) // down for row in range(down))


def _step(one: int, other: int) -> float:
    """From one row of so many to the next, in radii: rows that are staggered lie closer."""
    return math.sqrt(3) if (one - other) % 2 else 2.0


def _within(places: Sequence[Point], radius: float) -> bool:
    """Whether circles round these places lie within the part of the tile that wrecks have."""
    return all(
        y - radius >= _HIGHEST
        and y + radius <= _LOWEST
        and all(abs(across * x + down * y) <= _APOTHEM - radius for across, down in _NORMALS)
        for x, y in places
    )


def wreck_at(wrecks: Sequence[WreckPile], spot: Point) -> WreckPile | None:
    """The wreck under a spot: the one whose middle is nearest."""
    near = [wreck for wreck in wrecks if math.dist(wreck.centre, spot) <= wreck.side * _HELD]
    return min(near, key=lambda wreck: math.dist(wreck.centre, spot), default=None)
