"""Times in bins, each a twentieth longer than the one before: small to write, and good to 2.5 %."""

import math
from collections import Counter
from collections.abc import Mapping
from typing import Final

_STEP: Final = math.log(1.05)
_SHORTEST: Final = 1e-7  # seconds
LAST_BIN: Final = 1_000  # no game takes so long: some million years


def bin_of(seconds: float) -> int:
    """The bin of a time."""
    return max(0, round(math.log(max(seconds, _SHORTEST) / _SHORTEST) / _STEP))


def seconds_of(bin_number: int) -> float:
    """The time in the middle of a bin."""
    return _SHORTEST * math.exp(bin_number * _STEP)


def quantile(bins: Mapping[int, int], share: float) -> float:
    """The time in seconds that this share of all does not exceed; 0 where there is none."""
    wanted = share * sum(bins.values())
    passed = 0
    for number in sorted(bins):
        passed += bins[number]
        if passed >= wanted:
            return seconds_of(number)
    return 0.0


def merge_bins(*bins: Mapping[int, int]) -> dict[int, int]:
    """All of them in one."""
    total: Counter[int] = Counter()
    for some in bins:
        total.update(some)
    return dict(total)
