"""Keys as people mean them, whatever their keyboard's layout."""

import pygame
from pygame.event import Event

_KEYPAD = (
    pygame.K_KP1,
    pygame.K_KP2,
    pygame.K_KP3,
    pygame.K_KP4,
    pygame.K_KP5,
    pygame.K_KP6,
    pygame.K_KP7,
    pygame.K_KP8,
    pygame.K_KP9,
)

_HELD = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META


def is_plain(event: Event) -> bool:
    """Whether a KEYDOWN is about its key alone: no Ctrl, Alt or Meta is held with it."""
    return not event.mod & _HELD


def digit_of(event: Event) -> int | None:
    """Which of the keys 1 to 9 a KEYDOWN is about, or None.

    The place of the key counts where the layout needs Shift for digits, as the French one does.
    """
    if pygame.K_1 <= event.key <= pygame.K_9:
        return int(event.key) - pygame.K_0
    if event.key in _KEYPAD:
        return _KEYPAD.index(event.key) + 1
    scancode = int(getattr(event, "scancode", 0))
    if pygame.KSCAN_1 <= scancode <= pygame.KSCAN_9:
        return scancode - pygame.KSCAN_1 + 1
    return None
