"""Scenes and the stack they lie on: the top one gets the input, a modal one lets those under it be seen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from weakref import ref

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.i18n.glossary import Glossary
from game.base.keys.bindings import DEFAULT_KEYS
from game.ui import theme
from game.ui.cache import forget_pictures
from game.ui.keys import is_plain, presses
from game.ui.look import Look
from game.ui.mute_sign import draw_mute_sign
from game.ui.pointers import Pointer
from game.ui.press_guard import PressGuard, PressTarget
from game.ui.scale import Scale
from game.ui.terms import TermPlaces, collecting
from game.ui.widget_group import WidgetGroup


class Scene:
    """One screen, or (when `modal`) one dialog over others.

    A subclass makes its widgets in `__init__`, places them in `layout`, and draws in `draw`. It calls
    `invalidate` when something that is not a widget must be drawn again.
    """

    modal = False
    takes_every_key = False
    """Whether even the keys that mean the same on every screen are for this one."""
    largest_zoom = 1.0
    """Up to which zoom everything finds room in any window; notices and tooltips follow the player's zoom further."""

    def __init__(self) -> None:
        self.ui = WidgetGroup()
        self.scale = Scale(1920, 1080)
        self._stack: SceneStack | None = None
        self._changed = True
        self.terms = TermPlaces()
        self.ui.term_at = self.terms.at

    @property
    def stack(self) -> SceneStack:
        """The stack it lies on; only while it does."""
        if self._stack is None:
            raise RuntimeError(f"{type(self).__name__} is not on a stack")
        return self._stack

    @property
    def on_stack(self) -> bool:
        """Whether it lies on a stack now."""
        return self._stack is not None

    @property
    def lively(self) -> bool:
        """Whether what only adorns it moves."""
        return self._stack is None or self._stack.lively

    def put_on(self, stack: SceneStack | None) -> None:
        """Tell it which stack it lies on; the stack calls this."""
        self._stack = stack
        if stack is not None:
            self.ui.on_act = stack.pressed

    def invalidate(self) -> None:
        """Ask to be drawn again."""
        self._changed = True

    @property
    def changed(self) -> bool:
        """Whether it must be drawn again."""
        return self._changed or self.ui.changed

    def pieces(self) -> list[Rect] | None:
        """The pieces of the screen that alone must be drawn again; None for all of it."""
        return None

    def enter(self) -> None:
        """Called when it comes onto the stack, after its first layout."""

    def leave(self) -> None:
        """Called when it goes from the stack."""

    def pause(self) -> None:
        """Called when another scene is put over it."""
        self.ui.rest()

    def resume(self) -> None:
        """Called when it is on top again because the one above it went."""

    def arrange(self, scale: Scale) -> None:
        """Take a new window size or zoom; the stack calls this."""
        self.scale = self.laid_at(scale)
        self.ui.layout(scale.at_most(scale.zoom))
        self.layout(self.scale)
        self.invalidate()

    def laid_at(self, scale: Scale) -> Scale:
        """The size at which everything is laid out in this window."""
        return scale.at_most(self.most_zoom(scale))

    def most_zoom(self, scale: Scale) -> float:
        """Up to which zoom everything finds room in this window."""
        return self.largest_zoom

    def layout(self, scale: Scale) -> None:
        """Place everything; called at first and whenever the window or the zoom changes."""

    def handle(self, event: Event) -> bool:
        """Take an event; returns whether it was used."""
        return self.ui.handle(event)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether something moved, so that frames go on."""
        return self.ui.update(dt)

    def wake_in(self) -> float | None:
        """Seconds until something happens by itself though nothing moves now, or None."""
        return self.ui.wake_in()

    @property
    def moment(self) -> object:
        """What it is at, to be compared: a press that was meant for one moment does nothing in the next."""
        return None

    @property
    def pointer(self) -> Pointer:
        """The pointer's shape now."""
        under = self.ui.pointed
        return under.pointer if under is not None else Pointer.ARROW

    def mute_place(self) -> Rect:
        """Where the sign of silence stands while the sound is off: a square in the window's upper left corner."""
        side, edge = self.scale.px(36), self.scale.px(6)
        return Rect(edge, edge, side, side)

    def help_topic(self) -> str:
        """What help is about now: the name of a page, or an empty text for help at large."""
        return ""

    def put_backdrop(self, surface: Surface, backdrop: Surface) -> None:
        """Dim what lies under it, when it is modal; the stack calls this before it is painted."""
        surface.blit(backdrop, (0, 0))

    def draw(self, surface: Surface) -> None:
        """Draw everything but the notices."""
        self.ui.draw(surface)

    def paint(self, surface: Surface) -> None:
        """Draw it with its notices; the stack calls this."""
        # what stands outside the pieces is where it was
        whole = self._stack is None or self._stack.pieces() is None
        if whole:
            self.terms.begin(self._stack.glossary if self._stack is not None else None)
        with collecting(self.terms, noting=whole):
            self.draw(surface)
        with collecting(self.terms, pointed=False):
            self.ui.draw_notices(surface)
        self.ui.mark_drawn()
        self._changed = False


class SceneStack:
    """The scenes that are open, the last one on top. `running` turns false when the program should end."""

    backdrop = 130

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.scenes: list[Scene] = []
        self.on_help: Callable[[str], None] | None = None  # F1 anywhere: opens help at a topic
        self.on_terms: Callable[[], None] | None = None  # its key anywhere: explains the words that are seen
        self.on_mute: Callable[[], None] | None = None  # M anywhere but where one types: sound off or on
        self.muted = False
        self.bindings = DEFAULT_KEYS
        self.glossary: Glossary | None = None  # of the game whose words are explained
        self.on_press: Callable[[], None] | None = None  # a button anywhere was pressed
        self.running = True
        self.presses = PressGuard()
        self.lively = True  # what only adorns a screen moves; not while nobody looks
        self._changed = True
        self._backdrop: Surface | None = None

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.scenes:
            self.scenes[-1].pause()
        self.scenes.append(scene)
        scene.put_on(self)
        scene.arrange(self.scale)
        scene.enter()
        self._changed = True

    def pop(self, scene: Scene | None = None) -> None:
        """Take the top scene (or `scene`, wherever it is) away; the program ends when none is left."""
        gone = self.scenes[-1] if scene is None else scene
        if gone not in self.scenes:
            return
        was_top = gone is self.scenes[-1]
        self.scenes.remove(gone)
        self._let_go(gone)
        self._changed = True
        if not self.scenes:
            self.running = False
        elif was_top:
            self.scenes[-1].resume()

    def replace(self, scene: Scene) -> None:
        """Put `scene` in the place of all that are open."""
        for gone in reversed(self.scenes):
            self._let_go(gone)
        self.scenes.clear()
        self.push(scene)

    def drop_all(self) -> None:
        """Take all scenes away, even those that break as they go."""
        for gone in reversed(self.scenes):
            with suppress(Exception):
                self._let_go(gone)
        self.scenes.clear()

    @staticmethod
    def _let_go(gone: Scene) -> None:
        gone.ui.rest()
        gone.leave()
        gone.put_on(None)

    def help(self, topic: str | None = None) -> None:
        """Open help about a topic, by default about what the top scene is at, where there is any."""
        if self.on_help is not None and self.top is not None:
            self.on_help(self.top.help_topic() if topic is None else topic)

    def mute(self, event: Event) -> bool:
        """Turn the sound off or on by its key; returns whether that was done.

        The letter is the top scene's where that types it or has a button for it, unless Ctrl is held.
        """
        if self.on_mute is None or (self._means_letter(event) and not event.mod & pygame.KMOD_CTRL):
            return False
        if not self.presses.held:
            self.on_mute()
        return True

    def _means_letter(self, event: Event) -> bool:
        """Whether the letter means something else in the top scene."""
        if self.top is None:
            return False
        ui = self.top.ui
        return ui.field is not None or any(presses(event, widget.key) for widget in ui.widgets)

    @property
    def takes_every_key(self) -> bool:
        """Whether even the keys of the window are for the top scene."""
        return self.top is not None and self.top.takes_every_key

    def writes(self, event: Event) -> bool:
        """Whether a key that went down writes into a field of the top scene."""
        typing = self.top is not None and self.top.ui.field is not None
        return typing and is_plain(event) and len(getattr(event, "unicode", "")) == 1

    def show_muted(self, muted: bool) -> None:
        """Show the sign of silence, or take it away."""
        if muted != self.muted:
            self.muted = muted
            self.invalidate()

    def pressed(self) -> None:
        """Tell that a button was pressed, to whoever listens."""
        if self.on_press is not None:
            self.on_press()

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    def resize(self, scale: Scale) -> None:
        """Lay all scenes out for a new window size or zoom."""
        self.scale = scale
        self._backdrop = None
        for scene in self.scenes:
            scene.arrange(scale)
        self._changed = True

    def set_look(self, look: Look) -> None:
        """Draw everything in this look from now on."""
        if look != self.scale.look:
            forget_pictures()  # those of the old look will not be asked for again
            self.resize(replace(self.scale, look=look))

    def visible(self) -> list[Scene]:
        """The scenes that can be seen, from the lowest up."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].modal:
            first -= 1
        return self.scenes[max(0, first) :]

    @property
    def changed(self) -> bool:
        """Whether anything must be drawn again."""
        return self._changed or any(scene.changed for scene in self.visible())

    def pieces(self) -> list[Rect] | None:
        """The pieces of the screen that alone must be drawn again; None for all of it."""
        scenes = self.visible()
        return scenes[0].pieces() if len(scenes) == 1 and not self._changed else None

    def invalidate(self) -> None:
        """Ask for everything to be drawn again."""
        self._changed = True

    def passes_over(self, event: Event) -> bool:
        """Whether an event is for nothing here: a press too many, meant for what was there before it, or a key that
        an input method is given. Asked once about every event.
        """
        surplus = self.presses.surplus(event, self._about(event), self.scale.factor)
        field = self.top.ui.field if self.top is not None else None
        return surplus or (event.type == pygame.KEYDOWN and field is not None and field.composing)

    def _about(self, event: Event) -> PressTarget:
        """What a press or a letter is about now."""
        top = self.top
        if top is None or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.TEXTINPUT):
            return PressTarget()
        field = top.ui.field
        thing = top.ui.meaning_of(event)
        closing = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and top.modal
        written = field.meaning if field is not None else None
        return PressTarget(ref(top), top.moment, thing, written, len(self.scenes), closing)

    def handle(self, event: Event) -> bool:
        """Hand an event to the top scene; returns whether it was used."""
        top = self.top
        if top is None or not top.handle(event):
            return False
        self._changed = True
        return True

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass for all that can be seen; returns whether something moved."""
        self.presses.update(dt)
        moved = [scene.update(dt) for scene in self.visible()]
        if any(moved):
            self._changed = True
            return True
        return False

    def wake_in(self) -> float | None:
        """Seconds until something happens by itself, or None."""
        waits = [wait for wait in (scene.wake_in() for scene in self.visible()) if wait is not None]
        return min(waits, default=None)

    def draw(self, surface: Surface) -> None:
        """Draw what can be seen, with a dark backdrop under each modal scene."""
        for scene in self.visible():
            if scene.modal:
                scene.put_backdrop(surface, self._backdrop_of(surface.get_size()))
            scene.paint(surface)
            if self.muted and not scene.modal:
                draw_mute_sign(surface, scene.mute_place(), scene.scale)
        self._changed = False

    def _backdrop_of(self, size: tuple[int, int]) -> Surface:
        if self._backdrop is None or self._backdrop.get_size() != size:
            self._backdrop = Surface(size)
            self._backdrop.fill(theme.SHADOW)
            self._backdrop.set_alpha(self.backdrop)
        return self._backdrop
