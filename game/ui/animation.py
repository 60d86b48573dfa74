"""Easing, tweens and a queue of steps driven by the time that passes, never by a clock of their own."""

import math
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

Ease = Callable[[float], float]
AT_ONCE = math.inf


def linear(t: float) -> float:
    """Even speed."""
    return t


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


def _nothing() -> None:
    return None


def _nothing_of(_: float) -> None:
    return None


@dataclass(slots=True)
class Step:
    """One step of an animation.

    `on_start` is called once at its beginning, `on_progress` with 0 to 1 (eased) as it goes, always ending
    with 1, and `on_end` once after that; all three are called even when the step is skipped.
    """

    duration: float
    on_progress: Callable[[float], None] = _nothing_of
    on_start: Callable[[], None] = _nothing
    on_end: Callable[[], None] = _nothing
    ease: Ease = ease_in_out
    elapsed: float = 0.0
    started: bool = False

    def advance(self, dt: float) -> float:
        """Let `dt` seconds pass; returns the seconds left over after its end, or -1 while it is under way."""
        if not self.started:
            self.started = True
            self.on_start()
        self.elapsed += dt
        if self.elapsed < self.duration:
            self.on_progress(self.ease(self.elapsed / self.duration))
            return -1.0
        self.on_progress(self.ease(1.0))
        self.on_end()
        return self.elapsed - self.duration


def pause(duration: float) -> Step:
    """A step in which nothing happens."""
    return Step(duration)


def call(action: Callable[[], None]) -> Step:
    """A step without a duration that calls `action`."""
    return Step(0.0, on_end=action)


def together(*steps: Step) -> Step:
    """Several steps at the same time, as one."""
    longest = max((step.duration for step in steps), default=0.0)

    def progress(t: float) -> None:
        now = t * longest
        for step in steps:
            part = 1.0 if step.duration <= 0 or t >= 1 else min(1.0, now / step.duration)
            step.on_progress(step.ease(part))

    def start() -> None:
        for step in steps:
            step.on_start()

    def end() -> None:
        for step in steps:
            step.on_end()

    return Step(longest, progress, start, end, linear)


@dataclass(slots=True)
class AnimationQueue:
    """Steps shown one after another. `speed` multiplies time; `AT_ONCE` shows everything in no time."""

    speed: float = 1.0
    _steps: deque[Step] = field(default_factory=deque)

    @property
    def busy(self) -> bool:
        """Whether any step is left."""
        return bool(self._steps)

    def add(self, *steps: Step) -> None:
        """Put steps at the end of the queue."""
        self._steps.extend(steps)

    def extend(self, steps: Iterable[Step]) -> None:
        """Put steps at the end of the queue."""
        self._steps.extend(steps)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether anything was shown."""
        if not self._steps:
            return False
        if self.speed == AT_ONCE:
            self.skip_all()
            return True
        left = dt * self.speed
        while self._steps and left >= 0:
            step = self._steps[0]
            left = step.advance(left)
            if left >= 0 and self._steps and self._steps[0] is step:
                self._steps.popleft()
        return True

    def skip(self) -> bool:
        """Bring the current step to its end at once; returns whether there was one."""
        if not self._steps:
            return False
        self._steps.popleft().advance(math.inf)
        return True

    def skip_all(self) -> None:
        """Bring all steps to their ends, with those that the steps add meanwhile."""
        while self.skip():
            pass

    def clear(self) -> None:
        """Forget all steps without showing them."""
        self._steps.clear()
