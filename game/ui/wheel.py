"""The wheel in whole notches: what turns pages and steps volumes does so once a notch, and only up and down."""

import pygame
from pygame.event import Event


class Wheel:
    """Adds up the fractions of a notch that fine wheels and touchpads tell of; sideways counts for nothing."""

    def __init__(self) -> None:
        self._left = 0.0  # of a notch, turned but not told yet

    def notches(self, event: Event) -> Event | None:
        """The event with whole notches in `y`; None while they make none."""
        y = float(getattr(event, "precise_y", 0.0)) or float(event.y)
        x = float(getattr(event, "precise_x", 0.0)) or float(getattr(event, "x", 0))
        if not y or abs(x) > abs(y):
            return None
        if y * self._left < 0:
            self._left = 0.0  # it turns the other way now
        self._left += y
        whole = int(self._left + (1e-6 if y > 0 else -1e-6))
        self._left -= whole
        return Event(pygame.MOUSEWHEEL, {**event.dict, "y": whole}) if whole else None
