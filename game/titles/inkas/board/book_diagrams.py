"""What the diagrams of the book of rules show: pieces of the board with what words would be long for."""

from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

from game.titles.inkas.board.moves.barred import walls_between
from game.titles.inkas.content.definitions import RINGS, SECTORS, SUYUS, WAMANIS, Diagonals, InkasData, Wall
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


class Diagram(NamedTuple):
    """A suyu: which of its wamanis are lit, which are out of reach, the walls that bar the way there, who stands where,
    and whether names are written.
    """

    lit: Pick = lambda data: ()
    barred: Pick = lambda data: ()
    walls: Callable[[InkasData], Collection[Wall]] = lambda data: ()
    wallas: Mapping[str, str] = {}  # by wamani
    named: bool = False


def _steps(wamani: str) -> Pick:
    """Where a step leads from a wamani."""
    return lambda data: [
        WAMANIS[place] for place in board_of(data.walls, Diagonals.STRICT).steps[WAMANI_INDEX[wamani]]
    ]


def _barred(wamani: str) -> Pick:
    """The neighbours to which a wall lets nobody."""
    return lambda data: _free(wamani) - set(_steps(wamani)(data))


def _walls_round(wamani: str) -> Callable[[InkasData], Collection[Wall]]:
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


def _free(wamani: str) -> set[str]:
    return {WAMANIS[place] for place in FREE[WAMANI_INDEX[wamani]]}


def _flown(wamani: str, steps: int) -> Pick:
    """Where so many steps lead that ignore walls."""
    found = {wamani}
    for _ in range(steps):
        found |= {other for name in found for other in _free(name)}
    return lambda data: found - {wamani}


DIAGRAMS: Final[Mapping[str, Diagram]] = {
    "names": Diagram(named=True),
    "around": Diagram(_steps("Aa2"), wallas={"Aa2": "ayar_kachi"}),
    "walls": Diagram(_steps("Ab3"), _barred("Ab3"), _walls_round("Ab3"), {"Ab3": "ayar_uchu"}),
    "edge": Diagram(lambda data: EDGE),
    "velocity": Diagram(_flown("Ab3", 2), wallas={"Ab3": "ayar_awqa"}),
    "transport": Diagram(
        lambda data: [name for name in SHOWN if name != "Aa3"], wallas={"Aa3": "ayar_manqu"}
    ),
    "ambush": Diagram(barred=lambda data: ["Ab2"], wallas={"Ab2": "ayar_uchu", "Ab1": "yana_uru"}),
}
