"""The question for a new key: the next key that is pressed answers it."""

from collections.abc import Callable

import pygame
from pygame.event import Event

from game.ui.keys import is_plain, key_name
from game.ui.modal import Modal
from game.ui.widget import nothing

_ALONE = (
    *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT),
    *(pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK, pygame.K_NUMLOCK),
)


class KeyQuestion(Modal):
    """`choose` takes the name of the key, or None for one that cannot be chosen. Escape leaves all as it is."""

    takes_every_key = True

    def __init__(self, title: str, text: str, choose: Callable[[str | None], None]) -> None:
        super().__init__(title, text, on_cancel=nothing)
        self._choose = choose

    def handle(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key == pygame.K_ESCAPE:
            return super().handle(event)
        if event.key not in _ALONE:
            self.close()
            self._choose(key_name(event.key) if is_plain(event) else None)
        return True
