"""What each number of `features` counts for a seat's chance to win, as natural logarithms of its odds."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.titles.inkas.bots.features import NAMES

START: Final[Mapping[str, float]] = {
    "protector": 0.45,
    "flier": 0.5,
    "striker": 0.5,
    "ambusher": 0.5,
    "paralyser": 0.5,
    "supply": 0.4,
    "fallen": 0.1,
    "banished": 0.0,
    "alone": -0.5,
    "pair": -0.2,
    "none_on_board": -0.3,
    "llama": 0.2,
    "second_llama": 0.2,
    "llamas": 0.25,
    "to_move": 0.1,
    "bears": 0.0,
    "bears_odds": 0.3,
    "slow": -0.1,
    "slow_odds": -0.4,
    "quick": 0.0,
    "quick_odds": 1.5,
    "ready_odds": 1.5,
    "lead": 0.15,
    "lead_odds": 0.5,
    "first_odds": 0.5,
    "staff_now": -0.1,
    "staff_now_odds": -0.6,
    "staff_later": -0.1,
    "worst_now": -0.35,
    "worst_later": -0.15,
    "total_now": -0.05,
    "total_later": -0.02,
    "paralysed": -0.15,
    "guarded": 0.05,
    "guard_bearer": 0.1,
}

WEIGHTS: Final = tuple(START[name] for name in NAMES)
