"""The screens that there are, and how large a window opens on them."""

import contextlib
from typing import Final

import pygame
from pygame import Rect

from game.ui.scale import MIN_WINDOW

_CENTRED_ON: Final = 0x2FFF0000  # SDL_WINDOWPOS_CENTERED, to which the number of a screen is added

Size = tuple[int, int]
Box = tuple[int, int, int, int]
"""A screen: its left and top edges, its width and its height in pixels."""


def screens() -> list[Box]:
    """The screens that there are, the main one first.

    Only windows know where the others are: a hidden one is put into the middle of each.
    """
    found = [Rect((0, 0), size) for size in pygame.display.get_desktop_sizes()]
    if len(found) > 1:
        with contextlib.suppress(AttributeError, pygame.error):
            window = pygame.Window("", (64, 64), hidden=True)
            for number, screen in enumerate(found):
                window.position = (_CENTRED_ON | number, _CENTRED_ON | number)
                screen.center = Rect(window.position, window.size).center
            window.destroy()
    return [(*screen.topleft, *screen.size) for screen in found]


def window_size(screen: Size) -> Size:
    """How large the window opens on a screen of this size, in pixels: nine tenths of it, and 16 : 9; no smaller than
    layouts are made for where that finds room.
    """
    width = min(screen[0], screen[1] * 16 // 9) * 9 // 10
    if width < MIN_WINDOW[0] <= screen[0] and MIN_WINDOW[1] <= screen[1]:
        return MIN_WINDOW
    return width, width * 9 // 16


def smallest_window() -> Size:
    """The least size of the window in pixels: that for which layouts are made, or what finds room on every screen."""
    return min(MIN_WINDOW, *map(window_size, pygame.display.get_desktop_sizes()))
