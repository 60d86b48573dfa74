"""The wheel in whole notches: what turns pages and steps volumes does so once a notch, and only the way it goes."""

import pygame
from pygame.event import Event


class Wheel:
    """Adds up the fractions of a notch that fine wheels and touchpads tell of, up and down or sideways.

    With Shift a wheel turns sideways: down is to the right.
    """

    def __init__(self) -> None:
        self._left = 0.0  # of a notch, turned but not told yet
        self._sideways = False

    def notches(self, event: Event) -> Event | None:
        """The event with whole notches in `y`, or in `x` where it is turned sideways; None while they make none."""
        y = float(getattr(event, "precise_y", 0.0)) or float(event.y)
        x = float(getattr(event, "precise_x", 0.0)) or float(getattr(event, "x", 0))
        if not x and pygame.key.get_mods() & pygame.KMOD_SHIFT:
            x, y = -y, 0.0
        sideways = abs(x) > abs(y)
        turned = x if sideways else y
        if not turned:
            return None
        if turned * self._left < 0 or sideways is not self._sideways:
            self._left = 0.0  # it turns another way now
        self._sideways = sideways
        self._left += turned
        whole = int(self._left + (1e-6 if turned > 0 else -1e-6))
        self._left -= whole
        told = {"x": whole, "y": 0} if sideways else {"x": 0, "y": whole}
        return Event(pygame.MOUSEWHEEL, {**event.dict, **told}) if whole else None
