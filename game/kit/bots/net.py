"""The strength of a seat from its features: a small net in whole numbers, the same on every machine.

A number and some units look at all features. They are reckoned all at once: the weights that a feature has for each of
them stand side by side in one long number, so that a feature costs a seat one multiplication and one addition.
"""

from collections.abc import Sequence
from math import exp
from operator import mul
from struct import unpack
from typing import Final

UNIT: Final = 1 << 18  # a strength of one
_BITS: Final = 32  # of each of the numbers that stand side by side
_MIDDLE: Final = 1 << _BITS - 1  # is added to each, so that none is below zero
_FINE: Final = 12  # bits of a strength that the fine table covers
_COARSE: Final = 1024  # entries of the coarse one
_FULL: Final = 30  # bits of a share
_BY_COARSE: Final = [round(exp(-step * (1 << _FINE) / UNIT) * (1 << _FULL)) for step in range(_COARSE)]
_BY_FINE: Final = [round(exp(-step / UNIT) * (1 << _FULL)) for step in range(1 << _FINE)]

Unit = tuple[int, int, tuple[int, ...]]  # bias, worth, and a number for each feature


class Net:
    """A number for each feature, and units: worth * z / (1 + |z|), z being their bias and the features weighed."""

    def __init__(self, row: Sequence[int], units: Sequence[Unit]) -> None:
        weights = [row, *[into for _, _, into in units]]
        self._columns: list[int] = [
            sum([number << _BITS * place for place, number in enumerate(column)])
            for column in zip(*weights, strict=True)
        ]
        biases = [0, *[bias for bias, _, _ in units]]
        start = sum([(bias + _MIDDLE) << _BITS * place for place, bias in enumerate(biases)])
        self._worths: list[int] = [worth for _, worth, _ in units]
        self._bytes, self._layout = _BITS // 8 * len(biases), f"<{len(biases)}I"
        self._start = start

    def begun(self, features: list[int]) -> int:
        """What the first features come to; it goes on with `strength`."""
        together: int = sum(map(mul, features, self._columns), self._start)
        return together

    def strength(self, begun: int, features: list[int]) -> int:
        """The strength of a seat, in parts of `UNIT`, by what its first features came to and the last ones."""
        together = begun + sum(map(mul, features, self._columns[-len(features) :]))
        reckoned: tuple[int, ...] = unpack(self._layout, together.to_bytes(self._bytes, "little"))
        strength = (reckoned[0] - _MIDDLE) * UNIT
        for place, worth in enumerate(self._worths, 1):
            z = reckoned[place] - _MIDDLE
            strength += worth * (z * UNIT // (UNIT + abs(z)))
        return strength // UNIT


def shares(strengths: Sequence[int]) -> list[float]:
    """The share of each: those whose strength is higher by one have e times as much."""
    best = max(strengths)
    found = [_behind(best - strength) for strength in strengths]
    total = sum(found)
    return [share / total for share in found]


def _behind(strength: int) -> int:
    coarse = strength >> _FINE
    return _BY_COARSE[coarse] * _BY_FINE[strength & (1 << _FINE) - 1] >> _FULL if coarse < _COARSE else 0
