"""Where the panel lies: beside what it asks about, or where a hand has put it; and how it comes there."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect
from pygame.event import Event

from game.ui.animation import ease_out
from game.ui.pictures import Point
from game.ui.pointers import Pointer
from game.ui.widget import LEFT, Widget

_SECONDS: Final = 0.3  # in which it slides in


class PanelPlace:
    """The place of the panel, which is kept for the panels that follow once a hand has moved one."""

    def __init__(self) -> None:
        self.calm = False
        self._moved: Point | None = None  # its middle as a share of the view, once it was moved
        self._come = 0.0  # how much of its way is done, of 1

    @property
    def comes(self) -> bool:
        """Whether it is still on its way."""
        return self._come < 1

    def begin(self) -> None:
        """A new panel is on its way."""
        self._come = 1.0 if self.calm else 0.0

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether it went on."""
        if not self.comes:
            return False
        self._come = min(1.0, self._come + dt / _SECONDS)
        return True

    def rest(self, usual: Rect, view: Rect, window: Rect) -> Rect:
        """Where it comes to lie: at its usual place, or where it was put, never beyond the window."""
        rect = usual.copy()
        if self._moved is not None:
            across, down = self._moved
            rect.center = round(view.x + across * view.width), round(view.y + down * view.height)
            rect.clamp_ip(window)
        return rect

    def now(self, rest: Rect, window: Rect) -> Rect:
        """Where it is on its way there, from below the window."""
        return rest.move(0, round((1 - ease_out(self._come)) * (window.bottom - rest.y)))

    def move(self, centre: Point, view: Rect) -> None:
        """Let it lie round this spot from now on."""
        self._moved = (centre[0] - view.x) / view.width, (centre[1] - view.y) / view.height
        self._come = 1.0


class PanelHandle(Widget):
    """The paper of the panel round its buttons, by which it is moved. `move` is given its new middle."""

    def __init__(self, move: Callable[[Point], None]) -> None:
        super().__init__()
        self._move = move
        self._grip: tuple[int, int] | None = None  # from where it is held to its middle

    @property
    def pointer(self) -> Pointer:
        return Pointer.OPEN if self._grip is None else Pointer.GRAB

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._grip = self.rect.centerx - event.pos[0], self.rect.centery - event.pos[1]
        elif event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
        elif event.type == pygame.MOUSEMOTION and self._grip is not None:
            if not event.buttons[0]:
                self._grip = None
                return False
            self._move((event.pos[0] + self._grip[0], event.pos[1] + self._grip[1]))
        else:
            return False
        return True
