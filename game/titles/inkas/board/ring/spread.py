"""Where several pieces of a wamani stand so that each is seen, and the hole with its flag beside them."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import repeat
from typing import Final

from game.titles.inkas.board.layout.ring import bounds, hole, outline, ring_of, wamani_at
from game.ui.pictures import Point

MOST: Final = 6  # pieces that are spread
_GRID: Final = 8.0  # between places that are looked at, in units
_INSET: Final = 10.0  # of a foot, from the roads
_BODY: Final = (84.0, 104.0)  # how far apart two of size 1 hide nothing of each other, across and down
_PEAK: Final = 110.0  # height of a piece of size 1 above its foot
_FLAG: Final = (
    (-24.0, -62.0),
    (36.0, 22.0),
)  # corners of what hole and flag fill, from the middle of the hole
_HALF: Final = 36.0  # of a piece of size 1
_ENOUGH: Final = 1.3  # beyond which further apart is no better
_ROUNDS: Final = 3
_HOLED: Final = 3  # the ring whose wamanis have holes


@cache
def spread(wamani: str, count: int, size: float) -> tuple[Point, ...]:
    """The feet of so many pieces of a size, from far to near: as far apart as the wamani allows."""
    places = _places(wamani, size)
    field = _Field(places, size)
    best: tuple[float, list[int]] | None = None
    for first in range(0, len(places), max(1, len(places) // 3)):
        feet = field.found_from(first, count)
        least = min(field.rooms(feet[:n] + feet[n + 1 :])[foot] for n, foot in enumerate(feet))
        if best is None or least > best[0]:
            best = least, feet
    assert best is not None
    return tuple(sorted((places[foot] for foot in best[1]), key=lambda foot: (foot[1], foot[0])))


class _Field:
    """Places for the feet of pieces of a size, by their numbers, and how far each is from others.

    What belongs to one foot is worked out once for all places; to weigh several is then to go through lists.
    """

    def __init__(self, places: Sequence[Point], size: float) -> None:
        self._places, self._size = places, size
        self._known: dict[int, tuple[list[float], list[float]]] = {}

    def found_from(self, first: int, count: int) -> list[int]:
        """The places of so many, of whom one began at the first."""
        feet = [first]
        while len(feet) < count:
            feet.append(self._farthest(feet))
        for _ in range(_ROUNDS):
            before = list(feet)
            for number in range(count):
                feet[number] = self._farthest(feet[:number] + feet[number + 1 :])
            if feet == before:
                break
        return feet

    def _farthest(self, others: Sequence[int]) -> int:
        rooms = self.rooms(others)
        return rooms.index(max(rooms))

    def rooms(self, others: Sequence[int]) -> list[float]:
        """How far the nearest of others is from each place, where 1 hides nothing; of what is far enough what is nearer
        to all has more.
        """
        known = [self._seen_from(other) for other in others]
        apart = map(min, repeat(_ENOUGH), *(far for far, _ in known))
        spent = map(sum, zip(*(way for _, way in known), strict=True))
        return [near - way / 100000 for near, way in zip(apart, spent, strict=True)]

    def _seen_from(self, foot: int) -> tuple[list[float], list[float]]:
        """How far a piece at each place is from one there, where 1 hides nothing; and the way between, in units."""
        if foot not in self._known:
            x, y = self._places[foot]
            wide, high = _BODY[0] * self._size, _BODY[1] * self._size
            ways = [(abs(across - x), abs(down - y)) for across, down in self._places]
            scaled = [(across / wide, down / high) for across, down in ways]
            apart = [max(both) + min(both) / 100 for both in scaled]
            self._known[foot] = apart, [across + down for across, down in ways]
        return self._known[foot]


def _places(wamani: str, size: float) -> Sequence[Point]:
    """The places for feet within a wamani that hide neither its hole nor its flag; any where there are too few."""
    every = _within(wamani)
    if ring_of(wamani) != _HOLED:
        return every
    free = [place for place in every if not _hides(place, hole(wamani), size)]
    return free if len(free) >= MOST else every


@cache
def _within(wamani: str) -> Sequence[Point]:
    return tuple(_inside(wamani))


def _inside(wamani: str) -> Iterator[Point]:
    left, top, wide, high = bounds(wamani)
    xs = [x for x, _ in outline(wamani, _INSET)]
    for down in range(int(high / _GRID) + 1):
        for across in range(int(wide / _GRID) + 1):
            x, y = left + across * _GRID, top + down * _GRID
            near = ((x - _INSET, y), (x + _INSET, y), (x, y - _INSET), (x, y + _INSET))
            if min(xs) <= x <= max(xs) and all(wamani_at(spot) == wamani for spot in near):
                yield x, y


def _hides(foot: Point, at: Point, size: float) -> bool:
    """Whether a piece of a size hides the hole there or its flag, or is hidden by that."""
    (left, top), (right, low) = _FLAG
    beside = foot[0] + _HALF * size <= at[0] + left or foot[0] - _HALF * size >= at[0] + right
    return not (beside or foot[1] + 10 * size <= at[1] + top or foot[1] - _PEAK * size >= at[1] + low)
