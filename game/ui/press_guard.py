"""Keeps a press too many from acting on what the one before it has brought.

The second press of two, or a key that is still held, does nothing in the turn of the person that has just begun, on the
page to which the first one has led, or with a button that has come to stand there; nor is a letter that opened a field
written into it. What was there already takes presses as fast as they come: Escape closes one dialog after the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame
from pygame.event import Event

LASTS: Final = 0.7  # seconds after a press in which the same press again may be surplus
MOST: Final = 1.5  # seconds after which it counts though it was repeated all the time: it is meant now
_NEAR: Final = 24  # design units between two clicks at the same place


@dataclass(frozen=True, slots=True)
class Press:
    """A key or a button of the mouse that is pressed, and where; keys are pressed nowhere."""

    kind: int
    number: int
    spot: tuple[int, int] = (0, 0)

    @classmethod
    def of(cls, event: Event) -> Press | None:
        """The press that an event tells of; None where it tells of none."""
        if event.type == pygame.KEYDOWN:
            return cls(event.type, event.key)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return cls(event.type, event.button, (int(event.pos[0]), int(event.pos[1])))
        return None

    def like(self, other: Press, near: int) -> bool:
        """Whether it is the same again, for the mouse within so many pixels."""
        apart = max(abs(self.spot[0] - other.spot[0]), abs(self.spot[1] - other.spot[1]))
        return (self.kind, self.number) == (other.kind, other.number) and apart <= near


@dataclass(frozen=True, slots=True)
class PressTarget:
    """What a press is about, to be compared: the scene on top, its moment (as whose turn it is), the thing that the
    press falls on, and the field that letters go into; how many scenes there are, and whether it closes the top one.
    """

    scene: object = None
    moment: object = None
    thing: object = None
    field: object = None
    scenes: int = 0
    closing: bool = False

    def closes_next(self, before: PressTarget) -> bool:
        """Whether it closes what lay under that which the press before has closed."""
        return self.closing and self.scenes < before.scenes


class PressGuard:
    """Remembers the last press that acted and what it was about, for a moment and as long as its key is held."""

    def __init__(self) -> None:
        self._last: Press | None = None
        self._about = PressTarget()
        self._left = 0.0  # seconds in which the same press again may be surplus
        self._since = 0.0  # seconds since the press that acted
        self._down: int | None = None  # the key that was pressed last, while it is held
        self.again = False
        """Whether the press that was asked about last is the same as the one before, and follows at once."""
        self.held = False
        """Whether its key was held since the one before."""

    def surplus(self, event: Event, about: PressTarget, unit: float) -> bool:
        """Whether an event is a press too many: it repeats the last one that acted, and is about something else now.

        `unit` is the pixels of a design unit.
        """
        press = Press.of(event)
        if press is None:
            return self._follows(event, about)
        last = self._last
        self.held = press.kind == pygame.KEYDOWN and press.number == self._down
        recent = last is not None and self._left > 0 and press.like(last, round(_NEAR * unit))
        self.again = self.held or recent
        self._down = press.number if press.kind == pygame.KEYDOWN else self._down
        before = self._about
        elsewhere = (about.scene, about.moment, about.thing) != (before.scene, before.moment, before.thing)
        if self.again and elsewhere and (self.held or not about.closes_next(before)):
            self._left = LASTS if self.held else min(LASTS, MOST - self._since)
            return True
        self._last, self._about, self._left, self._since = press, about, LASTS, 0.0
        return False

    def _follows(self, event: Event, about: PressTarget) -> bool:
        """Whether an event is the letter of a key that is held, and would go elsewhere than when that was pressed."""
        if event.type == pygame.TEXTINPUT:
            elsewhere = (about.scene, about.field) != (self._about.scene, self._about.field)
            return self._down is not None and elsewhere
        if event.type == pygame.WINDOWFOCUSLOST or (event.type == pygame.KEYUP and event.key == self._down):
            self._down = None
        return False

    def forget(self) -> None:
        """Take the next press for a new one: what the last one was about has only been made anew."""
        self._last, self._down = None, None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left = max(0.0, self._left - dt)
        self._since += dt
