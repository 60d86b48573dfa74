"""The ways of figures through the city, and of Scouts along the Incatrail."""

from collections import deque
from functools import cache
from itertools import pairwise
from typing import Final

from game.titles.machu_picchu.board.layout import city
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.ui.pictures import Point

_PIECES: Final = 10  # of the trail's line between two fields


@cache
def districts_between(start: str, end: str) -> tuple[str, ...]:
    """The districts on the shortest way by the streets, from the first to the last."""
    beside: dict[str, list[str]] = {name: [] for name in city.TERRACES}
    for first, second in city.STREETS:
        beside[first].append(second)
        beside[second].append(first)
    came: dict[str, str] = {start: start}
    open_ = deque([start])
    while open_ and end not in came:
        here = open_.popleft()
        for name in beside[here]:
            if name not in came:
                came[name] = here
                open_.append(name)
    found = [end]
    while found[-1] != start:
        found.append(came[found[-1]])
    return tuple(reversed(found))


def street_way(layout: TableLayout, start: str, end: str, first: Point, last: Point) -> list[Point]:
    """The streets from district to district, from one foot to another, in pixels."""
    found = [first]
    for near, far in pairwise(districts_between(start, end)):
        line = city.STREETS.get((near, far)) or city.STREETS[far, near][::-1]
        found += [layout.on_view(*place) for place in line]
    return list(city.smooth((*found, last), 6))


def trail_way(layout: TableLayout, origin: int, steps: int) -> list[Point]:
    """The middle line of the Incatrail over so many fields; after the summit it begins anew."""
    line, summit = city.trail(), len(city.TRAIL) - 1
    found: list[Point] = []
    for step in range(steps):
        field = (origin + step) % summit
        found += line[field * _PIECES : (field + 1) * _PIECES + 1]
    return [layout.on_view(*place) for place in found]
