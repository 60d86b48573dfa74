"""How much a bot may think: by the clock, or by a number of positions, which gives the same on every machine."""

from game.core.bots.awake_time import AwakeTime


class Budget:
    """What is left of a turn's thinking. `seconds` of the clock, or `positions` valued where that is above 0."""

    def __init__(self, seconds: float, positions: int = 0) -> None:
        self._seconds, self._positions = seconds, positions
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
        return max(0.0, 1 - self._time.passed() / self._seconds)
