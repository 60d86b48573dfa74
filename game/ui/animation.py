"""Easing, and numbers on their way, driven by the time that passes, never by a clock of their own."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

Ease = Callable[[float], float]


def ease_in_out(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3 - 2 * t)


def ease_out(t: float) -> float:
    """Fast at first, slow at the end."""
    return 1 - (1 - t) ** 3


def ease_back(t: float) -> float:
    """As `ease_out`, but a little beyond the end and back."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


def mix(a: float, b: float, t: float) -> float:
    """The value `t` (0 to 1) of the way from `a` to `b`."""
    return a + (b - a) * t


PICTURES_A_SECOND = 12.0
_LONGEST = 0.5  # seconds; after a longer sleep time goes on from where it was


@dataclass(slots=True)
class SlowClock:
    """The time of what moves slowly by itself, in seconds: it asks for a new picture a few times a second."""

    time: float = 0.0
    _waited: float = 0.0

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether it is time for a new picture."""
        self._waited += min(dt, _LONGEST)
        if self._waited < 1 / PICTURES_A_SECOND:
            return False
        self.time += self._waited
        self._waited = 0.0
        return True

    def wake_in(self) -> float:
        """Seconds until the next picture."""
        return 1 / PICTURES_A_SECOND - self._waited


@dataclass(slots=True)
class Tween:
    """Numbers on their way from `start` to `end` in `duration` seconds."""

    start: Sequence[float]
    end: Sequence[float]
    duration: float
    ease: Ease = ease_in_out
    elapsed: float = 0.0

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether it is still under way."""
        self.elapsed = min(self.duration, self.elapsed + dt)
        return not self.done

    @property
    def done(self) -> bool:
        """Whether the end is reached."""
        return self.elapsed >= self.duration

    @property
    def value(self) -> tuple[float, ...]:
        """Where the numbers are now."""
        t = 1.0 if self.duration <= 0 else self.ease(min(1.0, self.elapsed / self.duration))
        return tuple(mix(a, b, t) for a, b in zip(self.start, self.end, strict=True))
