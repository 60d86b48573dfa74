"""What acts when it is pressed."""

import pygame
from pygame.event import Event

from game.base.keys.bindings import KeyAction
from game.ui.keys import is_plain, presses
from game.ui.pointers import Pointer
from game.ui.widget import FIRE, LEFT, Widget


class Pressable(Widget):
    """A widget that acts when it is pressed and let go, or by Enter or Space when it has the focus."""

    focusable = True

    def __init__(self, *, key: KeyAction | int | None = None, tooltip: str = "") -> None:
        super().__init__(tooltip=tooltip)
        self.key = key
        self.pressed = False

    @property
    def pointer(self) -> Pointer:
        return Pointer.HAND if self.enabled else Pointer.NO

    def _fire(self, spot: tuple[int, int] | None) -> None:
        self.acted = True
        self.act(spot)

    def act(self, spot: tuple[int, int] | None) -> None:
        """Do what it is for; `spot` is where the pointer let go, None for a key."""

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self.pressed = self.changed = True
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self.pressed:
            self.pressed, self.changed = False, True
            if self.enabled and self.contains(event.pos):
                self._fire((int(event.pos[0]), int(event.pos[1])))
            return True
        if event.type == pygame.KEYDOWN and event.key in FIRE:
            self._fire(None)
            return True
        return False

    def shortcut(self, event: Event) -> bool:
        enter = self.key == pygame.K_RETURN and event.key == pygame.K_KP_ENTER
        if (enter or presses(event, self.key)) and self.enabled and is_plain(event):
            self._fire(None)
            return True
        return False
