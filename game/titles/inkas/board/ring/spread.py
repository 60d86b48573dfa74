"""Where several pieces of a wamani stand so that each is seen, and the hole with its flag beside them."""

from collections.abc import Iterator, Sequence
from functools import cache
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
    best: tuple[float, list[Point]] | None = None
    for first in places[:: max(1, len(places) // 3)]:
        feet = [first]
        while len(feet) < count:
            feet.append(max(places, key=lambda place: _room(place, feet, size)))
        for _ in range(_ROUNDS):
            before = list(feet)
            for number in range(count):
                others = feet[:number] + feet[number + 1 :]
                feet[number] = max(places, key=lambda place: _room(place, others, size))
            if feet == before:
                break
        least = min(_room(foot, feet[:n] + feet[n + 1 :], size) for n, foot in enumerate(feet))
        if best is None or least > best[0]:
            best = least, feet
    assert best is not None
    return tuple(sorted(best[1], key=lambda foot: (foot[1], foot[0])))


def _room(place: Point, others: Sequence[Point], size: float) -> float:
    """How far the nearest of others is, where 1 hides nothing; of what is far enough what is nearer to all."""
    apart = min((_apart(place, other, size) for other in others), default=_ENOUGH)
    spent = sum(abs(place[0] - other[0]) + abs(place[1] - other[1]) for other in others)
    return min(apart, _ENOUGH) - spent / 100000


def _apart(place: Point, other: Point, size: float) -> float:
    across, down = (abs(one - two) / (far * size) for one, two, far in zip(place, other, _BODY, strict=True))
    return max(across, down) + min(across, down) / 100


def _places(wamani: str, size: float) -> list[Point]:
    """The places for feet within a wamani that hide neither its hole nor its flag; any where there are too few."""
    every = list(_within(wamani))
    if ring_of(wamani) != _HOLED:
        return every
    free = [place for place in every if not _hides(place, hole(wamani), size)]
    return free if len(free) >= MOST else every


def _within(wamani: str) -> Iterator[Point]:
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
