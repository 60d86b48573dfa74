"""What each number of `features` counts for a seat's chance to win, in natural logarithms of its odds.

Fitted to quests that computer players played against each other, but for `flier`, `fallen` and `banished`, which are
set by hand (docs/bots-inkas.md).
"""

from collections.abc import Mapping
from typing import Final

FITTED: Final[Mapping[str, float]] = {
    "protector": 0.276,
    "flier": 0.200,
    "striker": 0.461,
    "ambusher": 0.237,
    "paralyser": 0.440,
    "supply": 0.449,
    "fallen": 0.000,
    "banished": -0.150,
    "alone": -0.836,
    "pair": -0.216,
    "none_on_board": -0.309,
    "llama": -0.293,
    "second_llama": 0.013,
    "llamas": 0.387,
    "to_move": -0.024,
    "bears": 0.830,
    "bears_odds": -9.461,
    "slow": 0.118,
    "slow_odds": -0.148,
    "quick": -1.386,
    "quick_odds": 14.897,
    "ready_odds": 0.739,
    "lead": 0.221,
    "lead_odds": -0.366,
    "first_odds": 0.743,
    "staff_now": -0.403,
    "staff_now_odds": 0.705,
    "staff_later": -0.208,
    "worst_now": -0.353,
    "worst_later": -0.196,
    "total_now": 0.162,
    "total_later": 0.086,
    "paralysed": -0.266,
    "guarded": 0.135,
    "guard_bearer": 0.096,
}
