"""The button that lets everything be passed until the turn ends."""

import pygame
from pygame.event import Event

from game.ui.buttons import Button


class TurnPassButton(Button):
    """Shift and Space press it, which without Shift only pass what is asked now."""

    def shortcut(self, event: Event) -> bool:
        if event.key != pygame.K_SPACE or not event.mod & pygame.KMOD_SHIFT or not self.enabled:
            return False
        self.on_click()
        return True
