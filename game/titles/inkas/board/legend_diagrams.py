"""Diagrams of the Legendary powers: whom each reaches on the board, and what becomes of them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.titles.inkas.board.book_diagrams import SHOWN, Diagram, Pick, PickWalls, flown, steps
from game.titles.inkas.content.definitions import CENTRE_NAME, RINGS, WAMANIS, Wall
from game.titles.inkas.content.house_rules import Diagonals
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.rules.board import board_of
from game.titles.inkas.rules.fixed_order import ROUND, WAMANI_INDEX

_EDGE, _MIDDLE, _INNER = (str(number) for number in RINGS)


def _ring(number: str) -> list[str]:
    return [name for name in WAMANIS if name.endswith(number)]


def _around(wamani: str) -> Pick:
    """A wamani, and where a step leads from it."""
    return lambda data: [wamani, *steps(wamani)(data)]


def _over_walls(wamani: str) -> Pick:
    return lambda data: {wamani, *flown(wamani, 1)(data)}


def _these(*wamanis: str) -> Pick:
    return lambda data: wamanis


def _flooded(data: InkasData) -> list[str]:
    """The edge, and the middle ring wherever no wall keeps the wave out."""
    walls = {frozenset(wall) for wall in data.walls}
    open_sides = [
        name for name in _ring(_MIDDLE) if frozenset((name, WAMANIS[WAMANI_INDEX[name] - ROUND])) not in walls
    ]
    return [*_ring(_EDGE), *open_sides]


def _walled(data: InkasData) -> list[str]:
    """The wamanis of the suyu that have a wall."""
    walled = board_of(data.walls, Diagonals.STRICT).walled
    return [name for name in SHOWN if walled >> WAMANI_INDEX[name] & 1]


def _walls_of_suyu(data: InkasData) -> list[Wall]:
    return [wall for wall in data.walls if any(name in SHOWN for name in wall)]


_SUYU: Final = _these(*SHOWN)
_ALL_WALLS: Final[PickWalls] = _walls_of_suyu

LEGEND_DIAGRAMS: Final[Mapping[str, Diagram]] = MappingProxyType(
    {
        "supervolcano": Diagram(
            red=lambda data: [CENTRE_NAME, *_ring(_INNER)],
            wallas={CENTRE_NAME: ["ninamama"]},
            dead={"Aa1": ["yana_uru"], "Kb1": ["mama_qura"]},
            effects={CENTRE_NAME: "volcano"},
            whole=True,
        ),
        "hypertornado": Diagram(
            red=_these("Ac3", "Ac2", "Ab2", "Aa1", "Aa2"),
            wallas={"Ac3": ["wayramama"]},
            dead={"Ab2": ["simpira"]},
            ways=[("Ac3", "Ac2", "Ab2", "Aa1", "Aa2")],
            effects={"Aa2": "storm"},
        ),
        "macrotsunami": Diagram(
            red=_flooded,
            wallas={"Kb3": ["yakumama"]},
            dead={"Ab3": ["manchay"], "Qc2": ["ayar_kachi"]},
            effects={"Qb3": "wave"},
            whole=True,
        ),
        "ultraseism": Diagram(
            red=_walled, dead={"Ab2": ["ayar_uchu"]}, effects={"Ac3": "crack", "Aa2": "crack"}
        ),
        "megatomb": Diagram(
            red=_around("Ab2"),
            wallas={"Ab2": ["chusaqmama"]},
            effects={"Ab1": "soul", "Ac2": "soul"},
        ),
        "light_shield": Diagram(
            red=_around("Ab2"),
            wallas={"Ab2": ["ayar_manqu", "ayar_uchu"]},
            dead={"Ac2": ["simpira"]},
            ways=[("Ab3", "Ab2")],
            effects={"Ab2": "dome"},
        ),
        "sonic_puma": Diagram(
            wallas={"Kb1": ["ayar_awqa"], "Ab3": ["ayar_kachi"]},
            ways=[("Kb1", "Ab3")],
            staff="Kb1",
            whole=True,
        ),
        "lightning_bolt": Diagram(
            red=_these("Qb2"),
            wallas={"Kb2": ["ayar_kachi"]},
            dead={"Qb2": ["simpira"]},
            effects={"Qb2": "bolt"},
            staff="Qb2",
            whole=True,
        ),
        "magnetic_field": Diagram(
            wallas={"Kb2": ["ayar_uchu"], "Ab2": ["yana_uru"]},
            ways=[("Ab2", "Kb2")],
            effects={"Kb2": "field"},
            staff="Ab2",
            whole=True,
        ),
        "radioactive_rain": Diagram(
            _around("Ab2"),
            wallas={"Ab2": ["enigmatic_ally"], "Ac2": ["manchay"], "Ab1": ["yana_uru"]},
            still=["manchay", "yana_uru"],
            effects={"Ac2": "rain", "Ab1": "rain"},
        ),
        "firewall": Diagram(
            wallas={"Ab2": ["mama_uqllu"]},
            dead={"Ab1": ["simpira"]},
            ways=[("Ab2", "Ab1")],
            fire=("Ab2", "Ab1"),
        ),
        "hurricane_winds": Diagram(
            lambda data: _ring(_MIDDLE),
            wallas={"Kb2": ["mama_qura"]},
            ways=[("Ab2", "Ac2", "Qa2"), ("Qc2", "Ka2"), ("Cb2", "Ca2")],
            effects={"Ca2": "gust"},
            whole=True,
        ),
        "alluvium": Diagram(
            _these("Aa3", "Ab3", "Ac3"),
            wallas={"Ab1": ["mama_waqu"], "Aa3": ["manchay"], "Ac3": ["ayar_uchu"]},
            ways=[("Aa1", "Aa3"), ("Ac2", "Ac3")],
        ),
        "quake": Diagram(
            _SUYU,
            wallas={"Ab2": ["mama_rawa"], "Ac3": ["qarqacha"]},
            still=["qarqacha"],
            fallen=_ALL_WALLS,
        ),
        "soul_hold": Diagram(
            _SUYU,
            wallas={"Ab2": ["secret_ally"]},
            dead={"Ac3": ["ukumari"]},
            ways=[("Ab2", "Ac3")],
            effects={"Ac3": "soul"},
        ),
        "black_hole": Diagram(
            red=_these("Kb3"),
            wallas={"Ab2": ["yawar_supay", "ayar_kachi"], "Kb3": ["mama_qura"]},
            ways=[("Ab2", "Kb3")],
            effects={"Kb3": "hole"},
            whole=True,
        ),
        "stridic_amaru": Diagram(
            red=_these("Ab2"),
            wallas={"Kb2": ["wayra_sumaq"]},
            dead={"Ab2": ["ayar_uchu"]},
            ways=[("Kb2", "Ab2"), ("Ab2", "Kb2")],
            staff="Kb2",
            whole=True,
        ),
        "gold_web": Diagram(
            steps("Ab2"),
            wallas={"Ab2": ["yana_uru"], "Ac2": ["ayar_awqa"]},
            still=["ayar_awqa"],
            cover="web",
        ),
        "biomagnetism": Diagram(
            _SUYU, wallas={"Ab3": ["sinchi_thupaq"], "Aa1": ["mama_rawa"]}, ways=[("Aa1", "Ab3")]
        ),
        "infinite_time": Diagram(
            red=_these("Ab2"),
            wallas={"Ab2": ["amsay_rumi", "ayar_uchu", "ayar_awqa"]},
            effects={"Ab2": "aura"},
        ),
        "mental_subjugation": Diagram(
            _around("Ab2"),
            wallas={"Ab2": ["simpira"], "Ac2": ["ayar_kachi"]},
            ways=[("Ab2", "Ac2")],
            effects={"Ac2": "thread"},
        ),
        "terrible_abomination": Diagram(
            red=_these("Ab2"),
            wallas={"Ab2": ["qarqacha"]},
            dead={"Ab2": ["ayar_kachi"]},
            effects={"Ab2": "aura"},
        ),
        "berserker_fury": Diagram(
            red=_over_walls("Ab2"),
            wallas={"Ab2": ["ukumari"]},
            dead={"Aa2": ["ayar_awqa"], "Ab1": ["simpira"], "Ac3": ["mama_qura"]},
        ),
        "alpha_predator": Diagram(
            red=_around("Ab2"),
            wallas={"Ab2": ["manchay"], "Ac2": ["ayar_uchu"], "Ab1": ["yana_uru"]},
            ways=[("Ac2", "Ab2"), ("Ab1", "Ab2")],
        ),
        "vital_absorption": Diagram(
            red=_these("Ab2"),
            wallas={"Ab2": ["nakaq"]},
            dead={"Ab2": ["yawar_supay"]},
            ways=[("Ac2", "Ab2")],
            effects={"Ac2": "soul"},
        ),
    }
)
"""By power."""
