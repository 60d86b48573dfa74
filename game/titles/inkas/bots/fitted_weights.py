"""What each number of `features` counts for a seat's chance to win, in natural logarithms of its odds.

Fitted to quests that computer players played against each other (docs/bots-inkas.md).
"""

from collections.abc import Mapping
from typing import Final

FITTED: Final[Mapping[str, float]] = {
    "protector": 0.270,
    "flier": 0.004,
    "striker": 0.470,
    "ambusher": 0.318,
    "paralyser": 0.451,
    "supply": 0.468,
    "fallen": 0.050,
    "banished": 0.117,
    "alone": -0.679,
    "pair": -0.131,
    "none_on_board": -0.325,
    "llama": -0.282,
    "second_llama": 0.094,
    "llamas": 0.349,
    "to_move": -0.032,
    "bears": 0.562,
    "bears_odds": -6.644,
    "slow": 0.490,
    "slow_odds": -0.784,
    "quick": -0.684,
    "quick_odds": 8.239,
    "ready_odds": 0.707,
    "lead": 0.411,
    "lead_odds": -0.768,
    "first_odds": 0.766,
    "staff_now": -0.602,
    "staff_now_odds": 3.094,
    "staff_later": -0.167,
    "worst_now": -0.376,
    "worst_later": -0.133,
    "total_now": 0.206,
    "total_later": 0.055,
    "paralysed": -0.313,
    "guarded": 0.113,
    "guard_bearer": 0.081,
}
