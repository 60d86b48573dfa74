"""Shares with their intervals, and quantiles: the little statistics that the report needs."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many, with what would be fair (0: nothing in particular would)."""

    hits: int
    trials: int
    fair: float = 0.0

    @property
    def rate(self) -> float:
        """The share itself; 0 of nothing."""
        return self.hits / self.trials if self.trials else 0.0

    @property
    def ratio(self) -> float:
        """How many times the fair share it is."""
        return self.rate / self.fair if self.fair else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval; everything where nothing was tried."""
        return wilson(self.hits, self.trials)


@dataclass(frozen=True, slots=True)
class MeanShare:
    """The mean of shares, each of a group of games that belong together and count as one observation."""

    shares: tuple[float, ...]
    fair: float = 0.0

    @property
    def rate(self) -> float:
        """The mean; 0 of nothing."""
        return sum(self.shares) / len(self.shares) if self.shares else 0.0

    @property
    def ratio(self) -> float:
        """How many times the fair share it is."""
        return self.rate / self.fair if self.fair else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval; everything where there is nothing."""
        if not self.shares:
            return 0.0, 1.0
        squares = sum(share * share for share in self.shares)
        middle, variance, weight = softened(len(self.shares), sum(self.shares), squares, self.fair)
        half = _Z * math.sqrt(variance / weight)
        return max(0.0, middle - half), min(1.0, middle + half)


def softened(
    number: int, total: float, squares: float, fair: float, added: float = 2.0
) -> tuple[float, float, float]:
    """Mean, variance and number of so many shares, given by their sums, with some groups of games added.

    Of these a quarter is all won, a quarter all lost, half as is fair. So few groups that all ended alike are not taken
    for certain: Agresti and Min, Simple improved confidence intervals for comparing matched proportions, Statistics in
    Medicine 24 (2005), who add two pairs.
    """
    weight = number + added
    mean = (total + added * (0.25 + fair / 2)) / weight
    return mean, (squares + added * (0.25 + fair * fair / 2)) / weight - mean * mean, weight


def wilson(hits: float, trials: int) -> tuple[float, float]:
    """Wilson's score interval of a share, at 95 %."""
    if not trials:
        return 0.0, 1.0
    rate, square = hits / trials, _Z * _Z / trials
    middle = (rate + square / 2) / (1 + square)
    half = _Z * math.sqrt(rate * (1 - rate) / trials + square / trials / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all lies below, between the two nearest where it falls between; 0 of none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
