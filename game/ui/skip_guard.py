"""Keeps a press too many from acting on what the one before it has brought.

One that was meant to skip what rivals do does nothing in the turn of the person that has just begun, and the second one
of a double click nothing on the page to which the first one has led.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame
from pygame.event import Event

LASTS: Final = 0.7  # seconds after a skipping press in which the same press again is surplus
MOST: Final = 1.5  # seconds after which it counts though it was repeated all the time: it is meant now
_NEAR: Final = 24  # design units between two clicks at the same place


@dataclass(frozen=True, slots=True)
class Press:
    """A key or a button of the mouse that is pressed, and where; keys are pressed nowhere."""

    kind: int
    number: int
    spot: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, event: Event) -> Press:
        """The press that an event of a key or a mouse button tells of."""
        if event.type == pygame.KEYDOWN:
            return cls(event.type, event.key)
        return cls(event.type, event.button, (int(event.pos[0]), int(event.pos[1])))

    def like(self, other: Press, near: int) -> bool:
        """Whether it is the same again, for the mouse within so many pixels."""
        apart = max(abs(self.spot[0] - other.spot[0]), abs(self.spot[1] - other.spot[1]))
        return (self.kind, self.number) == (other.kind, other.number) and apart <= near


class SkipGuard:
    """Remembers the last press that skipped something, for a moment."""

    def __init__(self) -> None:
        self._last: Press | None = None
        self._asked: Press | None = None  # the press that was asked about last
        self._left = 0.0  # seconds
        self._since = 0.0  # seconds since the press that skipped

    def skipped(self, event: Event) -> None:
        """A press has skipped what rivals did, or what is replayed."""
        self._last, self._left, self._since = Press.of(event), LASTS, 0.0

    def led_on(self) -> None:
        """The press that was asked about last has led on to something new."""
        self._last, self._left, self._since = self._asked, LASTS, 0.0

    def surplus(self, event: Event, unit: float) -> bool:
        """Whether a press only repeats the one that skipped; `unit` is the pixels of a design unit."""
        press = self._asked = Press.of(event)
        if self._last is None or self._left <= 0 or not press.like(self._last, round(_NEAR * unit)):
            return False
        self._left = min(LASTS, MOST - self._since)
        return True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left = max(0.0, self._left - dt)
        self._since += dt

    def wake_in(self) -> float | None:
        """Seconds until it forgets the press; None where there is none."""
        return self._left if self._left > 0 else None
