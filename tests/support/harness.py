"""A driver without a screen, for tests: it posts the events that a hand would make and lets time pass as it
is told.
"""

import os
from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame.event import Event

from game.ui.loop import Loop, WindowOptions
from game.ui.press_guard import LASTS
from game.ui.scene import Scene

Spot = tuple[int, int]
FRAME = 1 / 60
SLOW_FRAME = 1 / 12  # while nobody looks: what moves must come to the same end on any machine
GLANCE = 4  # of so many frames one is drawn while nobody looks


class _HarnessLoop(Loop):
    """A loop from which one may look away: then it draws few frames of what moves, and the last one always."""

    looked_away = False
    _skipped = 0

    def _draw(self) -> None:
        if self.looked_away and self.moving and self._skipped < GLANCE - 1:
            self._skipped += 1
            return
        self._skipped = 0
        super()._draw()


class Harness:
    """A hidden window with `scene` in it. Every gesture is posted as events and takes at least one frame."""

    def __init__(self, scene: Scene, size: Spot = (1920, 1080), zoom: float = 1.0) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        self.loop = _HarnessLoop(WindowOptions("harness", size, zoom=zoom))
        self.stack = self.loop.stack
        self.pointer: Spot = (-1, -1)
        self.buttons = (0, 0, 0)
        pygame.event.clear()
        pygame.key.set_repeat(0, 0)  # as in a program that has just started
        self.stack.push(scene)
        self.frames(1)

    @property
    def surface(self) -> pygame.Surface:
        """What the window shows."""
        return self.loop.surface

    def post(self, *events: Event) -> None:
        """Post events and let one frame pass."""
        for event in events:
            pygame.event.post(event)
        self.frames(1)

    def frames(self, count: int, dt: float = FRAME) -> None:
        """Let `count` frames of `dt` seconds pass."""
        for _ in range(count):
            self.loop.step(pygame.event.get(), dt)

    def settle(self, limit: float = 30.0, dt: float = SLOW_FRAME) -> float:
        """Let time pass, `dt` seconds a frame, until nothing moves; returns the seconds it took.

        Whoever waits for that does not press at once: no press after it is a press too many.
        Raises TimeoutError after `limit`.
        """
        passed = 0.0
        self.frames(1)
        self.loop.looked_away = True
        try:
            while not self.loop.idle and self.stack.running:
                if passed > limit:
                    raise TimeoutError(f"something still moves after {limit} seconds")
                self.frames(1, dt)
                passed += dt
        finally:
            self.loop.looked_away = False
        self.stack.presses.update(LASTS)
        return passed

    def wait(self, seconds: float) -> None:
        """Let so many seconds pass."""
        self.frames(max(1, round(seconds / FRAME)))

    def move(self, spot: Spot) -> None:
        """Move the pointer there, with the buttons as they are."""
        rel = (spot[0] - self.pointer[0], spot[1] - self.pointer[1])
        self.pointer = spot
        self.post(Event(pygame.MOUSEMOTION, pos=spot, rel=rel, buttons=self.buttons, touch=False))

    def press(self, spot: Spot, button: int = 1) -> None:
        """Move there and press a button."""
        self.move(spot)
        self._set_button(button, 1)
        self.post(Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=button, touch=False))

    def release(self, spot: Spot, button: int = 1) -> None:
        """Move there and let the button go."""
        if spot != self.pointer:
            self.move(spot)
        self._set_button(button, 0)
        self.post(Event(pygame.MOUSEBUTTONUP, pos=spot, button=button, touch=False))

    def _set_button(self, button: int, value: int) -> None:
        held = list(self.buttons)
        if 1 <= button <= 3:
            held[button - 1] = value
        self.buttons = (held[0], held[1], held[2])

    def click(self, spot: Spot, button: int = 1) -> None:
        """Press and let go at one spot."""
        self.press(spot, button)
        self.release(spot, button)

    def drag(self, start: Spot, end: Spot, steps: int = 8) -> None:
        """Press at `start`, move to `end` in so many steps, let go there."""
        self.press(start)
        for k in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * k // steps
            y = start[1] + (end[1] - start[1]) * k // steps
            self.move((x, y))
        self.release(end)

    def wheel(self, notches: int, spot: Spot | None = None) -> None:
        """Turn the wheel: up is positive."""
        if spot is not None:
            self.move(spot)
        self.post(
            Event(pygame.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches), flipped=False)
        )

    def key(self, key: int, mod: int = 0) -> None:
        """Press and let go a key."""
        self.post(Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        self.post(Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))

    def keys(self, keys: Sequence[int]) -> None:
        """Press several keys one after another."""
        for key in keys:
            self.key(key)

    def type(self, text: str) -> None:
        """Type text, letter by letter."""
        for letter in text:
            self.post(Event(pygame.TEXTINPUT, text=letter))

    def lose_focus(self) -> None:
        """Let the window lose the keyboard."""
        self.post(Event(pygame.WINDOWFOCUSLOST))

    def resize(self, size: Spot) -> None:
        """Change the window's size."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def screenshot(self, path: str | Path) -> None:
        """Save what the window shows."""
        self.stack.invalidate()
        self.frames(1, 0.0)
        pygame.image.save(self.surface, str(path))
