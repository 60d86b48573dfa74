"""How much a bot may think: by the clock, or by a number of positions, which gives the same on every machine."""

from typing import Final

from game.core.bots.awake_time import AwakeTime

LONGEST: Final = 3.0  # times the seconds, that a busy machine is given for the positions that go with them


class Budget:
    """What is left of a turn's thinking: `seconds` of the clock, or `positions` valued where that is above 0.

    By the clock it lasts until `at_least` so many positions are valued too, but no longer than `LONGEST` times.
    """

    def __init__(self, seconds: float, positions: int = 0, at_least: int = 0) -> None:
        self._seconds, self._positions, self._at_least = seconds, positions, at_least
        self.spent = 0  # positions valued so far
        self._time = AwakeTime()

    def begin(self) -> None:
        """Thinking goes on: the clock runs again."""
        self._time.begin()

    def pause(self) -> None:
        """Thinking stops: what the others do is not charged."""
        self._time.passed()

    def charge(self, positions: int) -> None:
        """So many positions were valued."""
        self.spent += positions

    def left(self) -> float:
        """The share that is left, 1 to 0."""
        if self._positions:
            return max(0.0, 1 - self.spent / self._positions)
        used = self._time.passed() / self._seconds
        if self._at_least:
            used = min(used, max(used / LONGEST, self.spent / self._at_least))
        return max(0.0, 1 - used)
