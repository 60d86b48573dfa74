"""Chance as a counter-based generator: the seed and the index of the draw give the number, on every machine.

The mixing is SplitMix64 (Steele, Lea and Flood, 2014), reduced to a range by multiplication; the bias of a die is
below 2**-60.
"""

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
SEED_LIMIT = 1 << 63  # seeds are 0 <= seed < SEED_LIMIT


def number(seed: int, index: int) -> int:
    """The `index`-th 64-bit number of this seed."""
    z = (seed + (index + 1) * _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(seed: int, index: int, limit: int) -> int:
    """A number in 0 .. limit - 1."""
    return number(seed, index) * limit >> 64


def faces(seed: int, index: int, count: int) -> list[int]:
    """Rolls of so many dice, 1 to 6 each."""
    return [(number(seed, draw) * 6 >> 64) + 1 for draw in range(index, index + count)]


def shuffled(items: Sequence[Item], seed: int, index: int) -> tuple[tuple[Item, ...], int]:
    """The items in a random order, and the index of the next draw."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        other = below(seed, index, last + 1)
        index += 1
        result[last], result[other] = result[other], result[last]
    return tuple(result), index
