"""Who stands and lies where in a wamani: side by side, spread, in two rows, or one for several of an ayllu.

The places never change with who looks; the active walla and the bearer of the staff are never hidden behind a number.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from game.titles.inkas.board.layout.ring import middle, ring_of
from game.titles.inkas.board.moves.choices import wamani_of
from game.titles.inkas.board.ring.spread import MOST, spread
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules.fixed_order import NOBODY, PLAYED, WALLA_COUNT, WAMANI_INDEX, bits
from game.titles.inkas.rules.state import State
from game.ui.pictures import Point

_SIZE: Final = (0.64, 0.53, 0.64, 0.64)  # of pieces, by ring
_LARGE: Final = 1.05  # how much larger Amarus and gods are
_LARGE_AMONG: Final = 1.0  # the same among others
_SPREAD: Final = {2: 1.0, 3: 0.9, 4: 0.8, 5: 0.72, 6: 0.66}  # of the size, where so many are spread
FEWEST: Final = 3
_STEPS: Final = ((50, 40), (36, 28), (50, 40), (52, 44))  # between two and between three, by ring
_FEW: Final = (3, 2, 3, 3)  # pieces that stand side by side
_BESIDE_HOLE: Final = (
    (-44.0, 0.0),
    (44.0, 0.0),
    (0.0, 34.0),
)  # feet in the lake, whose hole is in its middle
_ROOM: Final = (104, 62, 100, 140)  # for the feet of a row
_DOWN: Final = (26, 18, 16, 14)  # of their feet, from the middle
_ROWS: Final = (34, 26, 34, 32)  # between two rows
_BESIDE_STAFF, _IN_LAKE = 38.0, 26.0  # in a row of the lake: the nearest to the staff, and the next ones
_CROWDED: Final = 0.8  # of the size
_ALONE: Final = (5, 4, 5, 5)  # pieces that are each seen, by ring; of more one stands for those of its ayllu


@dataclass(frozen=True, slots=True)
class DrawnPiece:
    """A piece in a wamani: the one drawn, where its foot is, its size, and those for whom it stands."""

    name: str
    foot: Point
    size: float
    dead: bool
    members: tuple[str, ...]

    @property
    def count(self) -> int:
        """For how many it stands."""
        return len(self.members)


Groups: TypeAlias = list[tuple[tuple[str, ...], bool]]
"""Those for whom one piece stands, and whether they lie dead."""


def standing_in(state: State, wamani: str) -> tuple[DrawnPiece, ...]:
    """All pieces of a wamani, from far to near, in units of the sheet."""
    look, place, ring = state.look(), WAMANI_INDEX[wamani], ring_of(wamani)
    living = [PIECES[number] for number in (*bits(look.here(place)), *gods_in(state, place))]
    dead = [PIECES[number] for number in bits(look.dead_at(place))]
    groups: Groups = [*(((name,), False) for name in living), *(((name,), True) for name in dead)]
    many, few = len(groups) > _ALONE[ring], _FEW[ring]
    if state.game.advanced:  # more lies beside them, and is not hidden
        few = min(few, FEWEST - 1) if ring else few
    if len(groups) <= few:
        return _side_by_side(wamani, groups)
    if not many and ring:
        return _spread(wamani, groups)
    groups = _by_ayllu(state, living) if many else [((name,), False) for name in living]
    if dead:
        groups.append((tuple(dead), True))
    if ring and 1 < len(groups) <= MOST:
        return _spread(wamani, groups)
    if len(groups) <= _FEW[ring]:
        return _side_by_side(wamani, groups)
    return _in_rows(wamani, groups)


def gods_in(state: State, place: int) -> tuple[int, ...]:
    """The gods that stay in a wamani."""
    return tuple(god for god in range(WALLA_COUNT, len(PIECES)) if state.places[god] == place)


def _sized(name: str, size: float) -> float:
    """The size of a piece where the others are of that size."""
    return size * _LARGE if PIECES.index(name) >= PLAYED else size


def _by_ayllu(state: State, living: list[str]) -> Groups:
    """Those who are never hidden, gods and wild Amarus among them, and one for the others of each ayllu."""
    game = state.game
    shown = {PIECES[number] for number in (state.active, state.bearer) if number != NOBODY}
    shown |= {name for name in living if game.seat_of[PIECES.index(name)] == NOBODY}
    found: Groups = [((name,), False) for name in living if name in shown]
    for seat in game.seats:
        own = [PIECES[number] for number in game.wallas_of[seat]]
        rest = tuple(name for name in living if name in own and name not in shown)
        if rest:
            found.append((rest, False))
    return found


def _side_by_side(wamani: str, groups: Groups) -> tuple[DrawnPiece, ...]:
    ring, count = ring_of(wamani), len(groups)
    x, y = middle(wamani)
    found = []
    for number, (members, dead) in enumerate(groups):
        across, down = _BESIDE_HOLE[number] if not ring else _in_line(ring, number, count)
        foot = x + across, y + _DOWN[ring] + down + 8 * dead
        size = _sized(members[0], _SIZE[ring]) * (0.94 if dead else 1)
        found.append(DrawnPiece(members[0], foot, size, dead, members))
    return tuple(sorted(found, key=lambda one: one.foot[1]))


def _spread(wamani: str, groups: Groups) -> tuple[DrawnPiece, ...]:
    """Apart from each other and from the hole, so that all of each is seen."""
    size = _SIZE[ring_of(wamani)] * _SPREAD[len(groups)]
    feet = spread(wamani, len(groups), size)
    found = []
    for (members, dead), (x, y) in zip(groups, feet, strict=True):
        large = _LARGE_AMONG if PIECES.index(members[0]) >= PLAYED else 1
        found.append(DrawnPiece(members[0], (x, y), size * large, dead, members))
    return tuple(found)


def _in_line(ring: int, number: int, count: int) -> Point:
    """How far across and down one of so many side by side stands."""
    step = 0 if count < 2 else _STEPS[ring][count - 2]
    return step * (number - (count - 1) / 2), number % 2 * 7


def _in_rows(wamani: str, groups: Groups) -> tuple[DrawnPiece, ...]:
    ring, size = ring_of(wamani), _SIZE[ring_of(wamani)] * _CROWDED
    x, y = middle(wamani)
    across = (len(groups) + 1) // 2
    found = []
    for number, (members, dead) in enumerate(groups):
        row, at = divmod(number, across)
        here = min(across, len(groups) - row * across)
        foot = (x + _in_row(ring, at, here), y + _DOWN[ring] + (row - 0.6) * _ROWS[ring] + 4 * dead)
        found.append(DrawnPiece(members[0], foot, _sized(members[0], size), dead, members))
    return tuple(found)


def _in_row(ring: int, at: int, here: int) -> float:
    """How far across one of so many in a row stands; in the lake at one side of the hole, where the staff is."""
    if not ring:
        left = (here + 1) // 2
        apart, number = (-1, left - 1 - at) if at < left else (1, at - left)
        return apart * (_BESIDE_STAFF + number * _IN_LAKE)
    step = min(_STEPS[ring][0] * _CROWDED, (_ROOM[ring] if here > 1 else 0) / max(1, here - 1))
    return step * (at - (here - 1) / 2)


def standing_of(state: State, name: str) -> DrawnPiece | None:
    """Where a piece of the board stands or lies; None where it is not on the board."""
    wamani = wamani_of(state, name)
    found = standing_in(state, wamani) if wamani else ()
    return next((one for one in found if name in one.members), None)
