"""The window and the main loop: sixty frames a second while something moves, asleep while nothing does.

Without the keyboard's focus it takes half as many frames, and what only adorns a screen stands still. A window that
nobody can see draws nothing; games go on.
"""

import contextlib
import gc
import sys
import warnings
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame
from pygame.event import Event

from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import FULL_SCREEN, HELP, MUTE, TERMS
from game.ui.cache import allow_for, forget_sizes, rest
from game.ui.keys import KeyLayout, presses, with_bindings
from game.ui.letterbox import letterbox_for
from game.ui.look import USUAL_LOOK, Look
from game.ui.pictures import fitting
from game.ui.pointers import Pointer, show_pointer
from game.ui.scale import Scale
from game.ui.scene import Scene, SceneStack
from game.ui.screens import smallest_window
from game.ui.wheel import Wheel

FRAMES_PER_SECOND = 60
UNSEEN_STEPS_PER_SECOND = 12
LONGEST_FRAME = 0.1
LONGEST_SLEEP = 5.0
NAP = 0.01
_ICON = (128, 128)  # pixels of the window's icon, at most
WAKE = pygame.event.custom_type()
_GONE = frozenset({pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED})
_BACK = frozenset(
    {pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED}
    | {pygame.WINDOWFOCUSGAINED}
)


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """How the window opens; sizes in pixels, `zoom` as in `Scale`."""

    title: str
    size: tuple[int, int] = (1600, 900)
    fullscreen: bool = False
    zoom: float = 1.0
    look: Look = USUAL_LOOK
    icon: str = ""  # the name of a picture
    position: tuple[int, int] | None = None  # of the upper left corner; None: wherever the system likes


def wake() -> None:
    """Wake the loop from any thread: some work that was done elsewhere has a result. One that has ended sleeps on."""
    with contextlib.suppress(pygame.error):
        pygame.event.post(Event(WAKE))


def name_window(name: str, icon: str = "") -> None:
    """Let the window bear this name, and the picture of this name as its icon."""
    pygame.display.set_caption(name)
    if icon:
        pygame.display.set_icon(fitting(USUAL_LOOK, icon, *_ICON))


def _open_window(size: tuple[int, int], flags: int) -> None:
    """Open a window of this size; one that filled the screen before often takes its size only when asked again."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # a size of the system's own choice is no fault
        for _ in range(2):
            pygame.display.set_mode(size, flags)
            if pygame.display.get_window_size() == size:
                return


def _window() -> pygame.Window:
    """The window that is open."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _keep_at_least(size: tuple[int, int]) -> None:
    """Ask the system not to let the window become smaller; where it cannot be asked, the page is made to fit."""
    with contextlib.suppress(AttributeError, pygame.error):
        _window().minimum_size = size


def _events_within(seconds: float) -> list[Event]:
    """The events that are there, or the first to come in so many seconds.

    Short naps cost a fifth of the processor time of pygame's own wait, which looks a thousand times a second.
    """
    events = pygame.event.get()
    while not events and seconds > 0:
        pygame.time.wait(max(1, round(min(NAP, seconds) * 1000)))
        seconds -= NAP
        events = pygame.event.get()
    return events


def _is_for_fullscreen(event: Event) -> bool:
    """Whether a key that went down is one of those that fill the screen: its own, or Alt with Enter."""
    enter = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
    return presses(event, FULL_SCREEN) or (enter and bool(event.mod & pygame.KMOD_ALT))


def _is_for_mute(event: Event) -> bool:
    """Whether a key that went down may turn the sound off and on, with Ctrl where the letter means something."""
    return presses(event, MUTE) and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_META)


class Loop:
    """The window and the scenes in it."""

    def __init__(self, options: WindowOptions) -> None:
        self.options = options
        self.zoom = options.zoom
        self.fullscreen = options.fullscreen
        if not pygame.display.get_init():
            pygame.display.init()
        least = smallest_window()
        self._windowed = (max(least[0], options.size[0]), max(least[1], options.size[1]))
        self._position = options.position  # of the window's corner, kept while it fills the screen
        self.moving = False
        self.frames_drawn = 0
        self.seen = True  # neither hidden nor minimised
        self.focused = True
        self._tidied_for: list[Scene] = []
        self._pointer: tuple[Pointer, Scale] | None = None  # the shape that the pointer has, and its size
        self._keys, self._wheel = KeyLayout(), Wheel()
        self.on_fullscreen: Callable[[bool], None] | None = None  # told when F11 changed it
        # told what broke; whether the game can go on
        self.on_error: Callable[[Exception], bool] | None = None
        self._broken: deque[Exception] = deque()  # what broke in other threads
        self._calls: deque[Callable[[], None]] = deque()  # what other threads want done
        name_window(options.title, options.icon)
        pygame.display.set_allow_screensaver(True)  # nobody watches a table where nothing moves
        self._shown = False  # until its first picture is drawn: nobody sees it black
        self._open()
        self._letterbox = letterbox_for(pygame.display.get_window_size())
        self.stack = SceneStack(self._scale(options.look))
        allow_for(self.stack.scale.size)
        if options.position is not None and not self.fullscreen:
            pygame.display.set_window_position(options.position)

    def _open(self) -> None:
        hidden = 0 if self._shown else pygame.HIDDEN
        if self.fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN | hidden)
        else:
            _open_window(self._windowed, pygame.RESIZABLE | hidden)
            _keep_at_least(smallest_window())

    def _scale(self, look: Look) -> Scale:
        """The scale of what is drawn: of the window, or of the page in its letterbox."""
        box = self._letterbox
        size = pygame.display.get_window_size() if box is None else box.page.get_size()
        return Scale(*size, self.zoom, look)

    @property
    def _page(self) -> pygame.Surface:
        """What the scenes are drawn on. Raises RuntimeError when there is no window."""
        return self.surface if self._letterbox is None else self._letterbox.page

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
        self._resized()

    def set_fullscreen(self, value: bool) -> None:
        """Fill the whole screen, or go back to a window."""
        if value == self.fullscreen:
            return
        if value:
            self._position = pygame.display.get_window_position()
        self.fullscreen = value
        self._open()
        if not value and self._position is not None:  # else each window would open a little lower
            pygame.display.set_window_position(self._position)
        self._resized()

    def _toggle_fullscreen(self) -> None:
        self.set_fullscreen(not self.fullscreen)
        if self.on_fullscreen is not None:
            self.on_fullscreen(self.fullscreen)

    def break_soon(self, error: Exception) -> None:
        """Tell of an error from any thread: the next step meets it as its own."""
        self._broken.append(error)
        wake()

    def call_soon(self, action: Callable[[], None]) -> None:
        """Have this done by the next step, from any thread: only the loop's own may touch the screens."""
        self._calls.append(action)
        wake()

    def step(self, events: Iterable[Event], dt: float) -> bool:
        """Let `dt` seconds pass, take the events, draw if anything changed; returns whether to go on.

        An error goes to `on_error`; it is raised where nobody is told of it or the game cannot go on.
        """
        try:
            if self._broken:
                raise self._broken.popleft()
            while self._calls:
                self._calls.popleft()()
            return self._step(events, dt)
        except Exception as error:
            self._page.set_clip(None)
            if self.on_error is None or not self.on_error(error):
                raise
            self.moving = False
            return self.stack.running

    def _step(self, events: Iterable[Event], dt: float) -> bool:
        self.moving = self.stack.update(dt)
        stirred = False
        for event in events:
            stirred = True
            self._take(event)
            if not self.stack.running:
                return False
        if self.stack.changed and self.seen:
            self._draw()
            self.frames_drawn += 1
            self.moving |= stirred  # what an event has set going moves from the next step on
        if stirred:
            self._point()
        return self.stack.running

    def _point(self) -> None:
        """Give the pointer the shape that the top scene wants."""
        top = self.stack.top
        wanted = (top.pointer if top is not None else Pointer.ARROW, self.stack.scale)
        if wanted != self._pointer:
            self._pointer = wanted
            show_pointer(*wanted)

    def _draw(self) -> None:
        page, pieces = self._page, self.stack.pieces()
        if pieces:
            page.set_clip(pieces[0].unionall(pieces[1:]))
        self.stack.draw(page)
        page.set_clip(None)
        if not self._shown:
            self._show()
        if self._letterbox is not None:
            self._letterbox.show(self.surface)
            pieces = None
        if pieces:
            pygame.display.update(pieces)
        else:
            pygame.display.flip()

    def _show(self) -> None:
        """Show the window, which has its first picture now."""
        self._shown = True
        try:
            _window().show()
        except (AttributeError, pygame.error):
            self._open()
        self._stand_right()

    def _stand_right(self) -> None:
        """Have a new window stand where it was wanted: some systems put its frame there, and so the window lower.

        At the top of the screen it stays lower, with its title bar in sight.
        """
        wanted = self.options.position
        if wanted is None or self.fullscreen:
            return
        pygame.event.pump()  # its frame is told of by an event
        stands = pygame.display.get_window_position()
        bar = stands[1] - wanted[1]
        if stands != wanted and not 0 <= wanted[1] < bar / 2:
            pygame.display.set_window_position(wanted)

    def _attend(self, event: Event) -> None:
        """Take note of whether somebody looks: games go on, but what only adorns the screen waits."""
        if event.type in _GONE:
            self.seen = False
        elif event.type in _BACK and not self.seen:
            self.seen = True
            self.stack.invalidate()
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.focused = event.type == pygame.WINDOWFOCUSGAINED
        self.stack.lively = self.seen and self.focused

    def _take(self, event: Event) -> None:
        self._attend(event)
        if self._letterbox is not None:
            event = self._letterbox.on_page(event)
        meant = self._keys.meant(event) if event.type != pygame.MOUSEWHEEL else self._wheel.notches(event)
        if meant is None:
            return
        event = with_bindings(meant, self.stack.bindings)
        if self.stack.passes_over(event):
            return
        if event.type == pygame.QUIT:
            self.stack.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._resized()
            self.stack.invalidate()
        elif event.type == pygame.KEYDOWN and self.stack.takes_every_key:
            self.stack.handle(event)
        elif event.type == pygame.KEYDOWN and _is_for_fullscreen(event) and not self.stack.writes(event):
            if not self.stack.presses.again:  # one that is held turns it once
                self._toggle_fullscreen()
        elif self._is_for(HELP, event) and self.stack.on_help is not None:
            self.stack.help()
        elif self._is_for(TERMS, event) and self.stack.on_terms is not None:
            self.stack.on_terms()
        elif not (event.type == pygame.KEYDOWN and _is_for_mute(event) and self.stack.mute(event)):
            self.stack.handle(event)

    def _is_for(self, action: KeyAction, event: Event) -> bool:
        """Whether an event is the key of an action, pressed where it writes nothing."""
        return event.type == pygame.KEYDOWN and presses(event, action) and not self.stack.writes(event)

    def _resized(self) -> None:
        size = pygame.display.get_window_size()
        if not self.fullscreen and size not in pygame.display.get_desktop_sizes():
            self._windowed = size  # as large as the screen it is on its way from there
        if self._letterbox is None or self._letterbox.window != size:
            self._letterbox = letterbox_for(size)
        scale = self._scale(self.stack.scale.look)
        if scale != self.stack.scale:
            forget_sizes()
            allow_for(scale.size)
            self.stack.resize(scale)
            give_back()

    @property
    def windowed_size(self) -> tuple[int, int]:
        """The size of the window in pixels when it does not fill the screen."""
        return self._windowed

    @property
    def windowed_position(self) -> tuple[int, int]:
        """Where the window's upper left corner is when it does not fill the screen, in pixels of the screen."""
        if self.fullscreen and self._position is not None:
            return self._position
        return pygame.display.get_window_position()

    @property
    def idle(self) -> bool:
        """Whether nothing moves and nothing waits to be drawn."""
        return not self.moving and not (self.stack.changed and self.seen)

    @property
    def steps_per_second(self) -> int:
        """How many steps a second are taken while something moves."""
        if not self.seen:
            return UNSEEN_STEPS_PER_SECOND
        return FRAMES_PER_SECOND if self.focused else FRAMES_PER_SECOND // 2

    def sleep_time(self) -> float:
        """How long (in seconds) the loop may sleep for the next event: 0 while something moves."""
        if not self.idle:
            return 0.0
        due = self.stack.wake_in()
        least = 0.001 if self.seen else 1 / UNSEEN_STEPS_PER_SECOND
        return LONGEST_SLEEP if due is None else min(LONGEST_SLEEP, max(least, due))

    def tidy(self) -> None:
        """Let go of the files that pictures were made of. Look for garbage now, among all there is, and later only
        among what comes from now on.

        Looking through all that a screen has brought with it takes longer than a frame: it is done when the screen
        first rests, and not in the middle of a movement.
        """
        self._tidied_for = self.stack.scenes[:1]
        rest()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        give_back()

    def run(self) -> None:
        """Go on until the window is closed or the last scene goes."""
        clock = pygame.Clock()
        while self.stack.running:
            sleep = self.sleep_time()
            if sleep and self._tidied_for != self.stack.scenes[:1]:
                self.tidy()
            events = _events_within(sleep)
            passed = clock.tick(self.steps_per_second) / 1000
            self.step(events, passed if sleep else min(LONGEST_FRAME, passed))


def give_back() -> None:
    """Give the system the memory of pictures that are gone: glibc would keep it, others give it back by themselves."""
    if sys.platform != "linux":
        return
    import ctypes  # asked for late: no first picture needs it

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
