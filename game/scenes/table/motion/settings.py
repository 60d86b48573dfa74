"""How much moves on the table, and how fast: the player's choice."""

import math
from dataclasses import dataclass
from enum import StrEnum


class Pace(StrEnum):
    """How fast what happens is shown."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    AT_ONCE = "at_once"

    @property
    def factor(self) -> float:
        """What time is multiplied by; infinite for at once."""
        return {Pace.SLOW: 0.6, Pace.NORMAL: 1.0, Pace.FAST: 1.9, Pace.AT_ONCE: math.inf}[self]


@dataclass(frozen=True, slots=True)
class MotionSettings:
    """The pace of what happens, and whether mist, smoke and lights live on a table where nothing happens."""

    speed: Pace = Pace.NORMAL
    ambient: bool = True


STILL = MotionSettings(ambient=False)
