"""Opens the game as its command does, up to the first picture; what the game itself does not need is not read."""

import os
import runpy
import sys


def show_first_picture() -> None:
    """Print `ready` when the first picture is shown and events are taken, and end; arguments are the game's own."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from game.ui.loop import Loop

    def first(loop: Loop) -> None:
        import pygame

        loop.step(pygame.event.get(), 0.0)
        print("ready", flush=True)

    Loop.run = first  # type: ignore[assignment, method-assign]
    sys.argv = ["game", *sys.argv[1:]]
    runpy.run_module("game", run_name="__main__")
