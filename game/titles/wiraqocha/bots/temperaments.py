"""What each temperament of computer player cares for beyond what wins most often."""

from collections.abc import Mapping
from typing import Final

from game.titles.wiraqocha.bots.weights import SIMPLE_WEIGHTS, WEIGHTS, Weights

# By temperament: by how much a feature is worth more than it commonly is.
_SHIFTS: Final[Mapping[str, Mapping[str, float]]] = {
    "relics": {
        "relics": 0.35,
        "two_relics": 0.15,
        "three_relics": 0.2,
        "treasure_soon": 0.6,
        "treasure_later": 0.8,
        "relic_sites": 0.1,
    },
    "miner": {
        "crystals": 0.8,
        "crystals_squared": 0.2,
        "somnium_soon": 0.4,
        "somnium_later": 0.5,
        "points": 0.03,
        "harvest": 0.08,
        "technology": -0.1,
    },
    "inventor": {
        "technology": 1.8,
        "technology_squared": 0.8,
        "leviathan_soon": 1.0,
        "leviathan_later": 1.4,
        "income": 0.08,
        "offer": 0.2,
        "crystals": -0.2,
        "crystals_squared": -0.3,
        "relics": -0.05,
    },
    "raider": {"prey": 0.1},
}

# By temperament: the strength that it gives up to plunder; the others plunder where that is best.
EAGERNESS: Final[Mapping[str, float]] = {"raider": 0.6}

TEMPERAMENT_WEIGHTS: Final[dict[str, Weights]] = {
    name: WEIGHTS.shifted(shifts) for name, shifts in _SHIFTS.items()
}
SIMPLE_TEMPERAMENT_WEIGHTS: Final[dict[str, Weights]] = {
    name: SIMPLE_WEIGHTS.shifted(shifts) for name, shifts in _SHIFTS.items()
}
