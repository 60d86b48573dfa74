"""What the numbers of a position say: how likely each ending is, and the chance to win given each.

A small net looks at all the numbers. Three heads read its units, and the numbers themselves: whether the game ends by
a rescue, whether the seat wins that, whether it wins a conquest.
"""

from collections.abc import Sequence
from math import exp, tanh
from operator import mul
from struct import unpack
from typing import Final, NamedTuple

Heads = tuple[float, float, float]  # of rescue, of winning a rescue, of winning a conquest
# bias, what it is worth to each head, a number for each feature
Unit = tuple[float, Heads, tuple[float, ...]]
Row = tuple[float, tuple[float, ...]]  # bias, a number for each feature

_LEAST: Final = 1e-6  # no chance is nearer to none or to certainty
_SEEN: Final = 1 << 12  # a feature of one, in whole numbers
_WEIGHT: Final = 1 << 14  # a weight of one
_BITS: Final = 64  # of each of the sums that stand side by side
_MIDDLE: Final = 1 << _BITS - 1  # is added to each, so that none is below zero


class Chances(NamedTuple):
    """Of a seat, from 0 to 1."""

    rescue: float  # that the game ends by a rescue
    rescued: float  # to win if it does
    conquered: float  # to win if it does not

    @property
    def win(self) -> float:
        """To win at all."""
        return self.rescue * self.rescued + (1 - self.rescue) * self.conquered


class Judgement:
    """A net as it was fitted.

    What goes into the heads and the units is reckoned all at once, in whole numbers: the weights that a feature has for
    each of them stand side by side in one long number, so that a feature costs one multiplication and one addition.
    """

    def __init__(self, rows: Sequence[Row], units: Sequence[Unit]) -> None:
        biases = [*[bias for bias, _ in rows], *[bias for bias, _, _ in units]]
        weights = [*[row for _, row in rows], *[row for _, _, row in units]]
        self._worths: list[Heads] = [worth for _, worth, _ in units]
        self._columns: list[int] = [
            sum([round(number * _WEIGHT) << _BITS * place for place, number in enumerate(column)])
            for column in zip(*weights, strict=True)
        ]
        while self._columns and not self._columns[-1]:
            self._columns.pop()
        self.numbers: int = len(self._columns)
        """How many numbers of a position it looks at: those that follow mean nothing to it."""
        one = _SEEN * _WEIGHT
        self._start: int = sum(
            [(round(bias * one) + _MIDDLE) << _BITS * place for place, bias in enumerate(biases)]
        )
        self._bytes, self._layout = _BITS // 8 * len(biases), f"<{len(biases)}Q"

    def chances(self, seen: list[float]) -> Chances:
        """What the net says of a position, by its first `numbers` or more."""
        told = [int(number * _SEEN) for number in seen]
        together: int = sum(map(mul, told, self._columns), self._start)
        sums: tuple[int, ...] = unpack(self._layout, together.to_bytes(self._bytes, "little"))
        one = float(_SEEN * _WEIGHT)
        rescue, rescued, conquered = [(number - _MIDDLE) / one for number in sums[:3]]
        for number, worth in zip(sums[3:], self._worths, strict=True):
            said = tanh((number - _MIDDLE) / one)
            rescue += worth[0] * said
            rescued += worth[1] * said
            conquered += worth[2] * said
        return Chances(_chance(rescue), _chance(rescued), _chance(conquered))


class Judgements(NamedTuple):
    """Of the days before the last one, and of the last one, whose end is the end of the game."""

    before: Judgement
    last: Judgement


def _chance(strength: float) -> float:
    found = 1 / (1 + exp(-max(-30.0, min(30.0, strength))))
    return max(_LEAST, min(1 - _LEAST, found))
