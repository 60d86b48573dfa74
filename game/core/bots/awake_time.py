"""How long somebody could think or wait: a machine that sleeps lets its clock go on, or jump, on some systems."""

from time import perf_counter
from typing import Final

_LONGEST: Final = 1.0  # seconds between two looks; what passes beyond that, nobody had


class AwakeTime:
    """Counts seconds as long as it is looked at often. Of a longer gap, such as a sleep, one second counts."""

    def __init__(self) -> None:
        self._passed = 0.0
        self._looked = perf_counter()

    def passed(self) -> float:
        """The seconds until now."""
        now = perf_counter()
        self._passed += min(now - self._looked, _LONGEST)
        self._looked = now
        return self._passed

    def begin(self) -> None:
        """Count on from now: what passed since the last look belongs to others."""
        self._looked = perf_counter()
