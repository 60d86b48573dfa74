"""The ring board: which wamanis a step leads to, with walls and without, and which belong together (sections 2, 3)."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from game.titles.inkas.content.definitions import SUYUS, Wall
from game.titles.inkas.content.house_rules import Diagonals
from game.titles.inkas.rules.fixed_order import CENTRE, INNER, ROUND, WAMANI_INDEX

HOLES: Final = (*range(ROUND), CENTRE)  # where the staff can be plunged (I-2.5)
PERIPHERAL: Final = ROUND  # the wamanis below this are peripheral
_SUYU: Final = 3  # sectors of a suyu


def suyu_of(place: int) -> int:
    """The suyu of a wamani; -1 for the centre, which is in none (I-3.3)."""
    return place % ROUND // _SUYU if place != CENTRE else -1


def _along(place: int, by: int) -> int:
    """The wamani of the same ring so many sectors on, clockwise."""
    ring, sector = divmod(place, ROUND)
    return ring * ROUND + (sector + by) % ROUND


def _sides(place: int) -> list[int]:
    """The wamanis with a common side (I-3.4)."""
    if place == CENTRE:
        return list(range(INNER, CENTRE))
    found = [_along(place, +1), _along(place, -1)]
    if place >= ROUND:
        found.append(place - ROUND)
    found.append(place + ROUND if place < INNER else CENTRE)
    return found


def _corners(place: int) -> list[int]:
    """The wamanis beyond a corner: the next ring, the next sector (I-3.2)."""
    if place == CENTRE:
        return []
    rings = [other for other in (place - ROUND, place + ROUND) if 0 <= other < CENTRE]
    return [_along(other, by) for other in rings for by in (+1, -1)]


def _round_corner(place: int, other: int) -> tuple[int, int]:
    """The two ways round a corner: by the other sector of the own ring, or by the own sector of the other ring."""
    return place // ROUND * ROUND + other % ROUND, other // ROUND * ROUND + place % ROUND


FREE: Final = tuple(tuple(sorted((*_sides(place), *_corners(place)))) for place in range(CENTRE + 1))
"""The neighbours of each wamani with walls ignored, in the standard order (I-3.9)."""

BESIDE: Final = tuple(tuple(sorted(_sides(place))) for place in range(CENTRE + 1))
"""The wamanis across a side of each, a wall there or not (I-3.4)."""

SECTOR: Final = tuple(
    tuple(other for other in range(place % ROUND, CENTRE, ROUND) if other != place) if place != CENTRE else ()
    for place in range(CENTRE + 1)
)
"""The other wamanis of the sector of each; none of the centre."""

SUYU: Final = tuple(
    tuple(other for other in range(CENTRE) if other != place and suyu_of(other) == suyu_of(place))
    for place in range(CENTRE + 1)
)
"""The other wamanis of the suyu of each; none of the centre."""


class RingBoard:
    """The wamanis with walls between them. Tuples are by wamani and in the standard order, masks are of wamanis.

    `steps` are the neighbours that a step leads to, `around` the mask of these and the wamani itself (section 0.2),
    `distances` how many steps it is from each to each, `walled` the wamanis that have a wall (I-3.6).
    """

    def __init__(self, walls: Iterable[frozenset[int]], diagonals: Diagonals) -> None:
        self._walls, self._diagonals = frozenset(walls), diagonals
        places = range(CENTRE + 1)
        self.steps = tuple(
            tuple(other for other in FREE[place] if self._leads(place, other)) for place in places
        )
        self.around = tuple(sum(1 << other for other in (place, *self.steps[place])) for place in places)
        self.distances = tuple(self._distances(place) for place in places)
        self.walled = sum(1 << place for place in places if any(place in wall for wall in self._walls))

    def leads(self, place: int, other: int) -> bool:
        """Whether a step leads from the one to the other, walls obeyed."""
        return other != place and bool(self.around[place] >> other & 1)

    def _distances(self, place: int) -> tuple[int, ...]:
        """Steps from a wamani to each; all are connected (I-3.8)."""
        found, edge = {place: 0}, [place]
        while edge:
            edge = [other for one in edge for other in self.steps[one] if other not in found]
            far = max(found.values()) + 1
            found |= dict.fromkeys(edge, far)
            edge = list(dict.fromkeys(edge))
        return tuple(found[other] for other in range(CENTRE + 1))

    def _leads(self, place: int, other: int) -> bool:
        if other in _sides(place):
            return not self._wall(place, other)
        ways = [self._wall(place, way) + self._wall(way, other) for way in _round_corner(place, other)]
        return not any(ways) if self._diagonals is Diagonals.STRICT else not all(ways)

    def walls_between(self, place: int, other: int) -> frozenset[frozenset[int]]:
        """The walls on the side, or on the four sides of the corner, between two neighbours."""
        sides = [(place, other)]
        if other not in _sides(place):
            sides = [side for way in _round_corner(place, other) for side in ((place, way), (way, other))]
        return frozenset(map(frozenset, sides)) & self._walls

    def stands(self, wall: frozenset[int]) -> bool:
        """Whether there is a wall between two wamanis."""
        return wall in self._walls

    def _wall(self, place: int, other: int) -> bool:
        return frozenset((place, other)) in self._walls


def walls_of_suyu(walls: Iterable[Wall], suyu: int) -> frozenset[frozenset[int]]:
    """The walls that stand in a suyu, those between it and another among them (I-3.6)."""
    sides = [frozenset(WAMANI_INDEX[name] for name in wall) for wall in walls]
    return frozenset(side for side in sides if any(suyu_of(place) == suyu for place in side))


@cache
def board_of(walls: tuple[Wall, ...], diagonals: Diagonals, down: int = 0) -> RingBoard:
    """The board of these walls, but those of the suyus of a mask, which are `down`; made once."""
    gone = [walls_of_suyu(walls, suyu) for suyu in range(len(SUYUS)) if down >> suyu & 1]
    sides = (frozenset(WAMANI_INDEX[name] for name in wall) for wall in walls)
    return RingBoard((side for side in sides if not any(side in one for one in gone)), diagonals)
