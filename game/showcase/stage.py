"""A stack of scenes that no window shows, and its picture."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pygame import Surface

    from game.ui.look import Look
    from game.ui.scene import SceneStack

Size = tuple[int, int]


@contextmanager
def stage(size: Size, look: "Look | None" = None) -> Iterator["SceneStack"]:
    """A stack of scenes that no window shows, in a look (the usual one), to be drawn with `draw`; sizes in pixels."""
    # A driver that is no screen: nothing opens, and no window manager has a say in the size.
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from game.ui.cache import allow_for, forget_pictures
    from game.ui.look import USUAL_LOOK
    from game.ui.scale import Scale
    from game.ui.scene import SceneStack

    pygame.display.init()
    pygame.display.set_mode(size)
    forget_pictures()
    allow_for(size)
    stack = SceneStack(Scale(*size, look=look or USUAL_LOOK))
    try:
        yield stack
    finally:
        for scene in reversed(stack.scenes):
            scene.leave()


def draw(stack: "SceneStack") -> "Surface":
    """The picture of what lies on the stack, at its first moment: nothing has moved yet."""
    from pygame import Surface

    surface = Surface(stack.scale.size)
    stack.draw(surface)
    return surface
