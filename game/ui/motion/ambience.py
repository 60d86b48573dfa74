"""The slow life of a table on which nothing happens: it asks for a new picture a few times a second."""

from collections.abc import Callable, Sequence
from typing import Protocol

from pygame import Rect, Surface

from game.ui.animation import SlowClock


class LivingThing(Protocol):
    """One thing that lives by itself: where it is, and its picture at a time in seconds."""

    @property
    def area(self) -> Rect:
        """The area it takes on the screen."""

    def draw(self, surface: Surface, time: float) -> None:
        """Draw it as it is at that time."""


class Ambience:
    """All that lives on a table, while it is `alive`."""

    def __init__(self, alive: bool) -> None:
        self._alive = alive
        self._find: Callable[[], Sequence[LivingThing]] | None = None  # until something lives
        self._things: Sequence[LivingThing] | None = None
        self._clock = SlowClock()

    def set_alive(self, alive: bool) -> None:
        """Let the table live or be still."""
        self._alive = alive

    def show(self, find: Callable[[], Sequence[LivingThing]]) -> None:
        """Take what lives on a table of another state or size; `find` is asked when it is to be drawn."""
        self._find, self._things = find, None

    @property
    def _lives(self) -> bool:
        return self._alive and self._find is not None

    @property
    def areas(self) -> list[Rect]:
        """The pieces of the screen that live."""
        return [thing.area for thing in self._all()]

    def _all(self) -> Sequence[LivingThing]:
        if not self._alive or self._find is None:
            return ()
        if self._things is None:
            self._things = self._find()
        return self._things

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether it is time for a new picture."""
        return self._lives and self._clock.update(dt)

    def wake_in(self) -> float | None:
        """Seconds until the next picture; None while the table is still."""
        return self._clock.wake_in() if self._lives else None

    def draw(self, surface: Surface) -> None:
        """Draw what lives, as it is now."""
        for thing in self._all():
            thing.draw(surface, self._clock.time)
