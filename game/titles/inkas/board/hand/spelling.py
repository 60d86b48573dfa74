"""A wamani that is typed as it is written, `Cb2`: a capital for its suyu, a letter for its sector, its ring."""

import pygame
from pygame.event import Event

from game.titles.inkas.content.definitions import SECTORS, SUYUS, WAMANIS
from game.ui.keys import digit_of, is_plain

_SHIFTS = (pygame.K_LSHIFT, pygame.K_RSHIFT)


class Spelling:
    """What has been typed of a wamani so far."""

    def __init__(self) -> None:
        self.begun = ""

    def take(self, event: Event) -> str | None:
        """Take a KEYDOWN: the wamani where it is whole, the beginning of one, None where the key is no part of it."""
        if event.key in _SHIFTS:
            return self.begun or None
        begun, self.begun = self.begun, ""
        if not is_plain(event):
            return None
        letter = chr(event.key) if pygame.K_a <= event.key <= pygame.K_z else ""
        if event.mod & pygame.KMOD_SHIFT:
            letter = letter.upper()
        sign = letter or str(digit_of(event) or "")
        if not begun:
            known = sign in SUYUS
        elif len(begun) == 1:
            known = sign in SECTORS
        else:
            known = begun + sign in WAMANIS
        if not sign or not known:
            return None
        self.begun = begun + sign if len(begun) < 2 else ""
        return begun + sign
