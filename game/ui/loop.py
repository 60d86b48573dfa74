"""The window and the main loop: sixty frames a second while something moves, asleep while nothing does."""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame
from pygame.event import Event

from game.ui.scale import MIN_WINDOW, Scale
from game.ui.scene import SceneStack

FRAMES_PER_SECOND = 60
LONGEST_FRAME = 0.1
LONGEST_SLEEP = 5.0
WAKE = pygame.event.custom_type()


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """How the window opens; sizes in pixels, `zoom` as in `Scale`."""

    title: str
    size: tuple[int, int] = (1600, 900)
    fullscreen: bool = False
    zoom: float = 1.0
    icon: pygame.Surface | None = None


def wake() -> None:
    """Wake the loop from any thread: some work that was done elsewhere has a result."""
    pygame.event.post(Event(WAKE))


class Loop:
    """The window and the scenes in it."""

    def __init__(self, options: WindowOptions) -> None:
        self.options = options
        self.zoom = options.zoom
        self.fullscreen = options.fullscreen
        self._windowed = (max(MIN_WINDOW[0], options.size[0]), max(MIN_WINDOW[1], options.size[1]))
        self.moving = False
        self.frames_drawn = 0
        if not pygame.display.get_init():
            pygame.display.init()
        pygame.key.set_repeat(350, 40)
        pygame.display.set_caption(options.title)
        if options.icon is not None:
            pygame.display.set_icon(options.icon)
        self.stack = SceneStack(self._open())

    def _open(self) -> Scale:
        if self.fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
            window = pygame.Window.from_display_module()
            window.minimum_size = MIN_WINDOW
        return self._scale()

    def _scale(self) -> Scale:
        width, height = pygame.display.get_window_size()
        return Scale(width, height, self.zoom)

    @property
    def surface(self) -> pygame.Surface:
        """What the window shows. Raises RuntimeError when there is no window."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise RuntimeError("there is no window to draw into")
        return surface

    def set_zoom(self, zoom: float) -> None:
        """Change the player's own size of everything."""
        self.zoom = zoom
        self.stack.resize(self._scale())

    def set_fullscreen(self, value: bool) -> None:
        """Fill the whole screen, or go back to a window."""
        if value == self.fullscreen:
            return
        self.fullscreen = value
        self.stack.resize(self._open())

    def step(self, events: Iterable[Event], dt: float) -> bool:
        """Let `dt` seconds pass, take the events, draw if anything changed; returns whether to go on."""
        self.moving = self.stack.update(dt)
        for event in events:
            self._take(event)
            if not self.stack.running:
                return False
        if self.stack.changed:
            self.stack.draw(self.surface)
            pygame.display.flip()
            self.frames_drawn += 1
        return self.stack.running

    def _take(self, event: Event) -> None:
        if event.type == pygame.QUIT:
            self.stack.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._resized()
            self.stack.invalidate()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.set_fullscreen(not self.fullscreen)
        else:
            self.stack.handle(event)

    def _resized(self) -> None:
        scale = self._scale()
        if not self.fullscreen:
            self._windowed = scale.size
        if scale != self.stack.scale:
            self.stack.resize(scale)

    @property
    def idle(self) -> bool:
        """Whether nothing moves and nothing waits to be drawn."""
        return not self.moving and not self.stack.changed

    def sleep_time(self) -> float:
        """How long (in seconds) the loop may sleep for the next event: 0 while something moves."""
        if not self.idle:
            return 0.0
        due = self.stack.wake_in()
        return LONGEST_SLEEP if due is None else min(LONGEST_SLEEP, max(0.001, due))

    def run(self) -> None:
        """Go on until the window is closed or the last scene goes."""
        clock = pygame.Clock()
        while self.stack.running:
            sleep = self.sleep_time()
            events = [pygame.event.wait(max(1, round(sleep * 1000)))] if sleep else []
            events = [event for event in events if event.type != pygame.NOEVENT] + pygame.event.get()
            passed = clock.tick(FRAMES_PER_SECOND) / 1000
            self.step(events, passed if sleep else min(LONGEST_FRAME, passed))
