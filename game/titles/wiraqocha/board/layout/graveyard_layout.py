"""Where wrecks lie in the Graveyard: a pile for each owner, as large as the tile has room for."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

Point = tuple[float, float]
Counts = Sequence[Sequence[int]]

_SIDES: Final = (138.0, 128.0, 116.0, 110.0, 102.0, 98.0, 92.0, 88.0)  # of a wreck's picture, by their number
_LEAST: Final = 78.0  # where there are still more
_HELD: Final = 0.34  # radius of what is to be seen of a wreck, in sides of its picture
_APOTHEM: Final = 80.0  # of the hexagon in which the wrecks must lie
_LOWEST: Final = 58.0  # units below the middle where the Graveyard's name begins
_APART: Final = 26.0  # between two kinds of one pile
_PILES: Final = {  # the middles of the piles, by their number, in parts of the area that they have
    1: ((0.0, -0.1),),
    2: ((-0.9, -0.12), (0.9, 0.12)),
    3: ((-0.85, -0.5), (0.85, -0.5), (0.0, 0.7)),
    4: ((-0.8, -0.55), (0.8, -0.55), (-0.72, 0.5), (0.72, 0.5)),
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
    piles = [
        (seat, [(kind, count) for kind, count in enumerate(counts) if count])
        for seat, counts in enumerate(graveyard)
        if any(counts)
    ]
    heaps = sum(len(kinds) for _, kinds in piles)
    side = _SIDES[heaps - 1] if 0 < heaps <= len(_SIDES) else _LEAST
    space = _APOTHEM - side * _HELD
    found = []
    for (seat, kinds), (x, y) in zip(piles, _middles(len(piles)), strict=True):
        for (kind, count), (aside, down) in zip(kinds, _offsets(len(kinds)), strict=True):
            at = _within((x * space + aside, y * space + down), side)
            found.append(
                WreckPile(
                    seat, kind, count, (middle[0] + at[0] * unit, middle[1] + at[1] * unit), side * unit
                )
            )
    return tuple(found)


def _middles(piles: int) -> Sequence[Point]:
    """Where the piles are; round the middle where there are more than the game has seats."""
    turns = (math.tau * number / max(1, piles) for number in range(piles))
    return _PILES.get(piles) or [(0.8 * math.cos(turn), 0.8 * math.sin(turn)) for turn in turns]


def _offsets(kinds: int) -> list[Point]:
    """How the kinds of a pile lie beside each other."""
    step = min(_APART, 2.2 * _APART / max(1, kinds - 1))
    return [
        ((number - (kinds - 1) / 2) * step, 6.0 * (-1) ** number if kinds > 1 else 0.0)
        for number in range(kinds)
    ]


def _within(at: Point, side: float) -> Point:
    """The place nearest to this one, towards the middle, at which a wreck lies within the tile."""
    space = _APOTHEM - side * _HELD
    far = max(abs(x * at[0] + y * at[1]) for x, y in _NORMALS)
    part = min(1.0, space / far) if far else 1.0
    return at[0] * part, min(at[1] * part, _LOWEST - side * _HELD)


def wreck_at(wrecks: Sequence[WreckPile], spot: Point) -> WreckPile | None:
    """The wreck under a spot: of several that lie on each other the one whose middle is nearest."""
    near = [wreck for wreck in wrecks if math.dist(wreck.centre, spot) <= wreck.side * _HELD]
    return min(near, key=lambda wreck: math.dist(wreck.centre, spot), default=None)
