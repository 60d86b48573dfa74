"""What each number of `features` counts for a seat's chance to win, in natural logarithms of its odds.

Fitted to quests that computer players played against each other (docs/bots-inkas.md).
"""

from collections.abc import Mapping
from typing import Final

FITTED: Final[Mapping[str, float]] = {
    "protector": 0.253,
    "flier": -0.015,
    "striker": 0.519,
    "ambusher": 0.422,
    "paralyser": 0.552,
    "supply": 0.507,
    "fallen": 0.013,
    "banished": 0.012,
    "alone": -0.527,
    "pair": -0.070,
    "none_on_board": -0.330,
    "llama": -0.298,
    "second_llama": 0.200,
    "llamas": 0.398,
    "to_move": -0.013,
    "bears": 0.426,
    "bears_odds": -1.489,
    "slow": 0.782,
    "slow_odds": -1.344,
    "quick": -0.222,
    "quick_odds": 2.172,
    "ready_odds": 0.208,
    "lead": 0.521,
    "lead_odds": -1.428,
    "first_odds": -0.001,
    "staff_now": -0.500,
    "staff_now_odds": 1.689,
    "staff_later": -0.193,
    "worst_now": -0.098,
    "worst_later": 0.127,
    "total_now": -0.047,
    "total_later": -0.097,
    "paralysed": -0.631,
    "guarded": 0.120,
    "guard_bearer": 0.001,
}
