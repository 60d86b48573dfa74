"""Python's search for garbage in cycles, which thinking hardly ever makes."""

import gc
from typing import Final

# values made beyond those let go before the youngest are searched; Python's own figure: 700
_MADE: Final = 20_000
_ROUNDS: Final = 20  # searches of the younger before one of the older; Python's own figure: 10


def collect_seldom() -> None:
    """Let this process, which does little but think, search seldom: a plan makes thousands of values and no cycle."""
    gc.set_threshold(_MADE, _ROUNDS, _ROUNDS)
