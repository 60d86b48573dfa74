"""The button that lets everything be passed until the turn ends."""

import pygame
from pygame.event import Event

from game.base.keys.shell_keys import CONFIRM
from game.ui.buttons import Button
from game.ui.keys import presses


class TurnPassButton(Button):
    """Shift and the key that confirms press it, which without Shift only pass what is asked now."""

    def shortcut(self, event: Event) -> bool:
        if not presses(event, CONFIRM) or not event.mod & pygame.KMOD_SHIFT or not self.enabled:
            return False
        self.on_click()
        return True
