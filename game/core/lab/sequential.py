"""A sequential test: games are played until it is known whether the first bot wins so much, or no more than so much.

Games are counted in the order of their numbers, and only those that bots of one name won alone.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.core.contract import Refusal
from game.core.lab.experiment import Experiment
from game.core.lab.results import SimulatedGame
from game.core.lab.statistics import softened

_ERROR: Final = 0.05  # how often either finding may be wrong, where nothing is said
# seeds that soften the mean and the variance: with fewer, errors are too frequent in short tests
_ADDED: Final = 4.0


class SequentialFinding(StrEnum):
    """What a test has shown."""

    AT_LEAST = "at_least"
    AT_MOST = "at_most"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Whether a share is at least `high` or at most `low`.

    Of shares that are `low`, a part of `alpha` is found to be `high`; of those that are `high`, one of `beta` to be
    `low`.
    """

    low: float
    high: float
    alpha: float = _ERROR
    beta: float = _ERROR

    @property
    def bounds(self) -> tuple[float, float]:
        """The logarithms of the likelihood ratio at which the lower and the higher share are found (Wald)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


def parse_test(text: str) -> SequentialTest | Refusal:
    """The test that is written `P0,P1`, with the two errors behind where they are not the usual ones."""
    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) in (2, 4) and 0 < numbers[0] < numbers[1] < 1:
        test = SequentialTest(*numbers)
        if 0 < test.alpha < 0.5 and 0 < test.beta < 0.5:
            return test
    return Refusal("lab_test", {"found": text})


class SequentialRun:
    """A test under way.

    It takes Wald's likelihood ratio of single games. Where several games share a seed, their mean is one observation,
    and the ratio is that of normal distributions with the variance found so far (GSPRT).
    """

    def __init__(self, test: SequentialTest, experiment: Experiment) -> None:
        self.test = test
        self.observations = 0  # games, or seeds with all of their games
        self.bot = experiment.bots[0]
        self._fair = 0.0  # summed over the observations
        self._size = experiment.group_size
        self._group: list[SimulatedGame] = []
        self._total = self._squares = 0.0

    def add(self, result: SimulatedGame) -> None:
        """Count the next game."""
        self._group.append(result)
        if len(self._group) < self._size:
            return
        group, self._group = self._group, []
        if all(_decided(game) for game in group):
            share = sum(game.won_by(self.bot) for game in group) / self._size
            self._fair += sum(game.fair((self.bot,)) for game in group) / self._size
            self.observations += 1
            self._total += share
            self._squares += share * share

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the observations are by the higher share than by the lower one."""
        low, high, number = self.test.low, self.test.high, self.observations
        if self._size == 1:
            lost = number - self._total
            return self._total * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
        mean, variance, _ = softened(number, self._total, self._squares, self._fair / max(1, number), _ADDED)
        return number * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def finding(self) -> SequentialFinding:
        """What is shown by now."""
        low, high = self.test.bounds
        if self.ratio >= high:
            return SequentialFinding.AT_LEAST
        return SequentialFinding.AT_MOST if self.ratio <= low else SequentialFinding.OPEN

    @property
    def settled(self) -> bool:
        """Whether no more games are needed."""
        return self.finding is not SequentialFinding.OPEN


def _decided(game: SimulatedGame) -> bool:
    """Whether the game was played to its end, and bots of one name alone won it."""
    return sum(game.won_by(bot) for bot in {player.bot for player in game.players}) == 1


def needed(results: Iterable[SimulatedGame], run: SequentialRun | None) -> Iterator[SimulatedGame]:
    """The results up to the one that settles the test; all of them where there is none."""
    for result in results:
        yield result
        if run is not None:
            run.add(result)
            if run.settled:
                return
