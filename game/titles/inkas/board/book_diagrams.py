"""What the diagrams of the book of rules show: pieces of the board with what words would be long for."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from game.titles.inkas.board.moves.barred import walls_between
from game.titles.inkas.content.definitions import RINGS, SECTORS, SUYUS, WAMANIS, Wall
from game.titles.inkas.content.house_rules import Diagonals
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.rules.board import FREE, board_of
from game.titles.inkas.rules.fixed_order import WAMANI_INDEX

_SUYU: Final = SUYUS[1]  # the one that diagrams show: light is seen best on its green
SHOWN: Final = tuple(f"{_SUYU}{sector}{ring_number}" for ring_number in RINGS for sector in SECTORS)
"""Its wamanis."""
EDGE: Final = tuple(name for name in SHOWN if name.endswith(str(RINGS[0])))
"""Those of its edge."""
NAMED: Final = ("Aa3", "Ab3", "Ac3", "Ab2", "Ab1")
"""As many as can be read."""

Pick = Callable[[InkasData], Collection[str]]
PickWalls = Callable[[InkasData], Collection[Wall]]


class Diagram(NamedTuple):
    """A piece of the board: a suyu, or the `whole` of it.

    Wamanis are `lit`, or `red` where one cannot go or where all are struck; `walls` bar the way, and of those that are
    `fallen` stones are left. Who stands or lies somewhere is given by wamani, of these `still` are paralysed; `named`:
    names of wamanis are written. `ways` are arrows through wamanis, `effects` are pictures in wamanis, `cover` is the
    one in all that are lit, `fire` burns on the side of two, and the `staff` lies in one.
    """

    lit: Pick = lambda data: ()
    red: Pick = lambda data: ()
    walls: PickWalls = lambda data: ()
    wallas: Mapping[str, Sequence[str]] = {}
    named: bool = False
    whole: bool = False
    dead: Mapping[str, Sequence[str]] = {}
    still: Collection[str] = ()
    ways: Sequence[Sequence[str]] = ()
    effects: Mapping[str, str] = {}  # by wamani
    cover: str = ""
    fire: Wall | None = None
    fallen: PickWalls = lambda data: ()
    staff: str = ""


def steps(wamani: str) -> Pick:
    """Where a step leads from a wamani."""
    return lambda data: [
        WAMANIS[place] for place in board_of(data.walls, Diagonals.STRICT).steps[WAMANI_INDEX[wamani]]
    ]


def _barred(wamani: str) -> Pick:
    """The neighbours to which a wall lets nobody."""
    return lambda data: free(wamani) - set(steps(wamani)(data))


def _walls_round(wamani: str) -> PickWalls:
    """The walls that let nobody from a wamani to its neighbours."""

    def walls(data: InkasData) -> list[Wall]:
        board, place = board_of(data.walls, Diagonals.STRICT), WAMANI_INDEX[wamani]
        found = {
            wall
            for name in _barred(wamani)(data)
            for wall in walls_between(board, data.walls, place, WAMANI_INDEX[name])
        }
        return [wall for wall in data.walls if wall in found]  # in their order, as they may cover each other

    return walls


def free(wamani: str) -> set[str]:
    return {WAMANIS[place] for place in FREE[WAMANI_INDEX[wamani]]}


def flown(wamani: str, count: int) -> Pick:
    """Where so many steps lead that ignore walls."""
    found = {wamani}
    for _ in range(count):
        found |= {other for name in found for other in free(name)}
    return lambda data: found - {wamani}


DIAGRAMS: Final[Mapping[str, Diagram]] = {
    "names": Diagram(named=True),
    "around": Diagram(steps("Aa2"), wallas={"Aa2": ["ayar_kachi"]}),
    "walls": Diagram(steps("Ab3"), _barred("Ab3"), _walls_round("Ab3"), {"Ab3": ["ayar_uchu"]}),
    "edge": Diagram(lambda data: EDGE),
    "velocity": Diagram(flown("Ab3", 2), wallas={"Ab3": ["ayar_awqa"]}),
    "transport": Diagram(
        lambda data: [name for name in SHOWN if name != "Aa3"], wallas={"Aa3": ["ayar_manqu"]}
    ),
    "ambush": Diagram(red=lambda data: ["Ab2"], wallas={"Ab2": ["ayar_uchu"], "Ab1": ["yana_uru"]}),
}
