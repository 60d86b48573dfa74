"""The windows in which tables are measured, and the figures that are made of times."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from game import COMMAND

if TYPE_CHECKING:
    from game.ui.loop import Loop

FULL_HD: Final = (1920, 1080)
FOUR_K: Final = (3840, 2160)
FRAME: Final = 1 / 60


@contextmanager
def window(size: tuple[int, int]) -> Iterator["Loop"]:
    """A window of this size under the present video driver."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from game.ui.cache import forget_pictures
    from game.ui.loop import Loop, WindowOptions

    forget_pictures()
    loop = Loop(WindowOptions(COMMAND, size))
    loop.step((), 0.0)  # the window is shown with its first picture
    pygame.event.get()
    try:
        yield loop
    finally:
        for scene in reversed(loop.stack.scenes):
            scene.leave()


def p99(times: Sequence[float]) -> float:
    """What only one time in a hundred exceeds."""
    return sorted(times)[min(len(times) - 1, len(times) * 99 // 100)]
