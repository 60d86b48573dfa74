"""What all widgets share."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.keys.bindings import KeyAction
from game.ui.high_contrast import draw_ring
from game.ui.pointers import Pointer
from game.ui.scale import Scale

Spot = tuple[int, int]
LEFT = 1
RIGHT = 3
FIRE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""The keys that press what has the focus."""


class Widget:
    """A thing on the screen with a rectangle in pixels. `changed` is raised whenever it must be
    drawn again.
    """

    focusable = False
    typing = False
    """Whether letters are written into it: they are no shortcuts while it has the focus."""
    repeats = False
    """Whether a key that is held down is meant again and again while this has the focus."""
    key: KeyAction | int | None = None
    """The key that presses it from anywhere: that of an action, or one that means the same always."""

    def __init__(self, *, tooltip: str = "") -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.scale = Scale(1920, 1080)
        self.visible = True
        self.tooltip = tooltip
        self.why_not = ""  # why it cannot be used now
        self.changed = True
        self.hovered = False
        self.focused = False
        self.ringed = False
        self.acted = False  # whether a press just did what it is for; the group takes note of it
        self._enabled = True

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return self._enabled

    @enabled.setter
    def enabled(self, value: bool) -> None:
        if value != self._enabled:
            self._enabled = value
            self.changed = True

    @property
    def meaning(self) -> object:
        """What pressing it means, to be compared: the same thing can come to mean another."""
        return id(self)

    @property
    def composing(self) -> bool:
        """Whether an input method is at work in it: keys are for that alone."""
        return False

    @property
    def complaint(self) -> str:
        """What is wrong with what was written into it, said in passing."""
        return ""

    @property
    def tip(self) -> str:
        """What a tooltip says: why it cannot be used now, or what it does."""
        return self.why_not if not self.enabled and self.why_not else self.tooltip

    @property
    def pointer(self) -> Pointer:
        """The pointer's shape over it."""
        return Pointer.ARROW

    def place(self, rect: Rect, scale: Scale) -> None:
        """Put it there, in pixels of that scale."""
        self.rect = Rect(rect)
        self.scale = scale
        self.changed = True
        self.arrange()

    def arrange(self) -> None:
        """Place what is inside it; called after every `place`."""

    def contains(self, spot: Spot) -> bool:
        """Whether the pointer at `spot` is on it."""
        return self.visible and self.rect.collidepoint(spot)

    @property
    def focus_place(self) -> Rect:
        """What of it the keys are at."""
        return self.rect

    def set_hovered(self, value: bool) -> None:
        """Tell it that the pointer came or went."""
        if value != self.hovered:
            self.hovered = value
            self.changed = True

    def set_focused(self, value: bool, by_key: bool = False) -> None:
        """Tell it that the keyboard focus came (`by_key` or by a press) or went."""
        self.ringed = value and by_key
        if value != self.focused:
            self.focused = value
            self.changed = True

    def handle(self, event: Event) -> bool:
        """Take an event meant for it; returns whether it was used."""
        return False

    def shortcut(self, event: Event) -> bool:
        """Take a key that nothing with the focus wanted; returns whether it was used."""
        return False

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether it looks different now."""
        return False

    def wake_in(self) -> float | None:
        """Seconds until it changes by itself though it does not move now, or None."""
        return None

    def draw(self, surface: Surface) -> None:
        """Draw it."""

    def draw_focus(self, surface: Surface) -> None:
        """Draw the ring that shows the keyboard focus."""
        if self.ringed:
            ring = self.rect.inflate(self.scale.px(8), self.scale.px(8))
            draw_ring(
                surface,
                self.scale.look,
                ring,
                self.scale.look.palette.focus,
                self.scale.px(12),
                max(2, self.scale.px(3)),
            )


def nothing() -> None:
    """Do nothing, where nobody is to be told and nothing is to be done."""
