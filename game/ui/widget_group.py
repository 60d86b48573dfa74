"""The widgets of a scene together: events are handed to them, one has the focus, and what is pointed at is told."""

from collections.abc import Callable, Iterable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.i18n.glossary import Term
from game.ui.keys import is_plain, presses
from game.ui.notices import Toast
from game.ui.scale import Scale
from game.ui.tooltip import Tip, draw_tooltip
from game.ui.widget import FIRE, LEFT, Spot, Widget, nothing

TIP_DELAY = 0.45
LONG_PRESS = 0.9
REPEAT_MS = (350, 40)


def _no_term(spot: Spot) -> None:
    """Nothing is explained."""


class WidgetGroup:
    """The widgets of one scene: hover, press, keyboard focus, shortcuts, tooltips and one line of notice.

    `tip_at`, if given, is asked for a tip where no widget has one (what lies on a board), `term_at` first of all for
    the word of the game under the pointer. No tip covers what is `spared`.
    """

    def __init__(self, widgets: Iterable[Widget] = ()) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.toast = Toast()
        self.tip_at: Callable[[Spot], Tip | None] | None = None
        self.term_at: Callable[[Spot], tuple[Rect, Term] | None] = _no_term
        self.spared: Sequence[Rect] = ()
        self.on_act: Callable[[], None] = nothing
        self.pointer: Spot | None = None
        self.scale = Scale(1920, 1080)
        self.in_view: Rect | None = None  # where widgets are seen that scroll with a page, all but the pinned
        self.pinned: Sequence[Widget] = ()
        self._focus: Widget | None = None
        self._held: Widget | None = None
        self._tip: Tip | None = None
        self._told: Widget | None = None  # the widget that the tip is about
        self._tip_of_spot = False  # whether it is about what lies under the pointer, below all widgets
        self._tip_shown = False
        self._still = 0.0
        self._changed = True

    def add(self, *widgets: Widget) -> None:
        """Add widgets on top of the others."""
        self.widgets.extend(widgets)
        self._changed = True

    def remove(self, *widgets: Widget) -> None:
        """Take widgets away; unknown ones are passed over."""
        for widget in widgets:
            if widget in self.widgets:
                self.widgets.remove(widget)
            if widget is self._focus:
                self.focus(None)
            if widget is self._held:
                self._held = None
        self._changed = True

    def clear(self) -> None:
        """Take all widgets away."""
        self.remove(*list(self.widgets))

    def layout(self, scale: Scale) -> None:
        """Tell the notices the scale; the scene places the widgets itself."""
        self.scale = scale
        self._tip, self._tip_shown = None, False
        self._changed = True

    @property
    def changed(self) -> bool:
        """Whether anything must be drawn again."""
        return self._changed or any(widget.changed for widget in self.widgets)

    @property
    def focused(self) -> Widget | None:
        """The widget that has the keyboard focus."""
        return self._focus

    def focus(self, widget: Widget | None, by_key: bool = False) -> None:
        """Give the keyboard focus to `widget`, or to none; `by_key` shows a ring round it."""
        if self._focus is not None and self._focus is not widget:
            self._focus.set_focused(False)
        self._focus = widget
        if widget is not None:
            widget.set_focused(True, by_key)
        if pygame.display.get_init():
            pygame.key.set_repeat(*(REPEAT_MS if widget is not None and widget.repeats else (0, 0)))
        self._changed = True

    def rest(self) -> None:
        """Be left for another scene: the pointer is forgotten, and typing ends."""
        self.forget_pointer()
        if self._focus is not None and self._focus.repeats:
            self.focus(None)

    def notify(self, text: str, seconds: float = 4.0, warn: bool = True) -> None:
        """Show one line of notice for a while, such as why something cannot be done."""
        self.toast.show(text, seconds, warn)
        self._changed = True

    def notify_too(self, text: str, seconds: float = 12.0) -> None:
        """Show a notice below the one that is shown still, if there is one, so that neither goes unseen."""
        earlier = f"{self.toast.text}\n" if self.toast.left and text not in self.toast.text else ""
        self.notify(f"{earlier}{text}", seconds)

    @property
    def pointed(self) -> Widget | None:
        """The widget under the pointer."""
        return self.at(self.pointer) if self.pointer is not None else None

    def at(self, spot: Spot) -> Widget | None:
        """The topmost widget there."""
        there = (widget for widget in reversed(self.widgets) if widget.contains(spot))
        return next((widget for widget in there if self._is_seen(widget, spot)), None)

    def _is_seen(self, widget: Widget | None, spot: Spot) -> bool:
        """Whether what a widget has at a spot is seen there; without a widget, what lies below all of them."""
        return self.in_view is None or widget in self.pinned or self.in_view.collidepoint(spot)

    @property
    def field(self) -> Widget | None:
        """What letters are written into now."""
        return self._focus if self._focus is not None and self._focus.typing else None

    def meaning_of(self, event: Event) -> object:
        """What a press would do here, to be compared: by the widgets that it can fall on."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            under = self.at((int(event.pos[0]), int(event.pos[1])))
            return under.meaning if under is not None else None
        if event.type != pygame.KEYDOWN:
            return None
        keyed = self.widgets if self.field is None else ()  # where one types, letters are no shortcuts
        meant = [widget for widget in keyed if widget.visible and presses(event, widget.key)]
        if self._focus is not None and event.key in FIRE:
            meant.append(self._focus)
        return tuple(widget.meaning for widget in meant)

    def handle(self, event: Event) -> bool:
        """Hand an event to the widget it is for; returns whether it was used."""
        widgets = tuple(self.widgets)  # what is pressed may take itself away
        used = self._handle(event)
        for widget in widgets:
            if widget.acted:
                widget.acted = False
                self.on_act()
        return used

    def _handle(self, event: Event) -> bool:
        """Hand an event to whom it concerns; returns whether it was used."""
        if event.type == pygame.MOUSEMOTION:
            return self._move(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            held, self._held = self._held, None
            self.hide_tip()
            return held.handle(event) if held is not None else False
        if event.type == pygame.MOUSEWHEEL and self.pointer is not None:
            under = self.at(self.pointer)
            return under.handle(event) if under is not None and under.enabled else False
        if event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self.forget_pointer()
            return False
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.TEXTEDITING):
            used = self._key(event)
            if self.field is not None and self.field.complaint:
                self.notify(self.field.complaint)
            return used
        return False

    def _move(self, event: Event) -> bool:
        self.pointer = (int(event.pos[0]), int(event.pos[1]))
        under = self.at(self.pointer) if self._held is None else self._held
        for widget in self.widgets:
            widget.set_hovered(widget is under and widget.contains(self.pointer))
        self._watch_tip(under)
        if self._held is not None:
            return self._held.handle(event)
        return under is not None and under.handle(event)

    def _watch_tip(self, under: Widget | None) -> None:
        tip = self._term_tip()
        said = under.tip if under is not None and tip is None else ""
        if under is not None and said:
            tip = Tip(said, under.rect)
        elif tip is None and under is None and self.tip_at is not None and self.pointer is not None:
            tip = self.tip_at(self.pointer) if self._is_seen(None, self.pointer) else None
        self.point_out(tip)
        self._told = under if said else None
        self._tip_of_spot = tip is not None and not said

    def _term_tip(self) -> Tip | None:
        """What the word of the game under the pointer means."""
        found = self.term_at(self.pointer) if self.pointer is not None and self._held is None else None
        return None if found is None else Tip(found[1].says, found[0], found[1].name)

    def point_out(self, tip: Tip | None) -> None:
        """Show a tip after the usual while for what the keys point at, until the pointer moves."""
        if tip != self._tip:
            self._changed = self._changed or self._tip_shown
            self._tip, self._tip_shown, self._still = tip, False, 0.0
            self._told, self._tip_of_spot = None, False

    def hide_tip(self) -> None:
        """Say no more of what is pointed at until the pointer or the keys move."""
        self._changed = self._changed or self._tip_shown
        self._tip, self._told, self._tip_shown = None, None, False

    def _keep_tip_true(self) -> None:
        """What the tip is about may be gone by now, or say something else."""
        told = self._told
        if told is not None and self._tip is not None and not (told.visible and told.tip == self._tip.text):
            self._watch_tip(self.pointed)

    def _press(self, event: Event) -> bool:
        self.pointer = (int(event.pos[0]), int(event.pos[1]))
        self.hide_tip()
        under = self.at(self.pointer)
        self._watch_tip(under)
        self._still = TIP_DELAY - LONG_PRESS
        if under is None:
            self.focus(None)
            return False
        if not under.enabled:
            if under.why_not:
                self.notify(under.why_not)
            return True
        self.focus(under if under.focusable else None)
        self._held = under
        return under.handle(event)

    def forget_pointer(self) -> None:
        """Act as if the pointer had left the window: no hover, no press, no tooltip."""
        self._held = None
        self.pointer = None
        for widget in self.widgets:
            widget.set_hovered(False)
        self._watch_tip(None)

    def _key(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self.hide_tip()
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and not event.mod & pygame.KMOD_CTRL:
            return self.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if self._is_unseen_enter(event) and self._shortcut(event):
            return True
        if (
            self._focus is not None
            and self._focus.visible
            and self._focus.enabled
            and self._focus.handle(event)
        ):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        return self._shortcut(event)

    def _shortcut(self, event: Event) -> bool:
        return any(widget.visible and widget.shortcut(event) for widget in reversed(self.widgets))

    def explain(self, event: Event) -> bool:
        """Say why what a key presses cannot be used now, as a click on it does; returns whether there was anything to
        say.
        """
        for widget in self.widgets:
            barred = widget.visible and not widget.enabled and bool(widget.why_not)
            if barred and presses(event, widget.key) and is_plain(event):
                self.notify(widget.why_not)
                return True
        return False

    def _is_unseen_enter(self, event: Event) -> bool:
        """Whether it is Enter while no ring shows where the keys are: a press left the focus there.

        Then Enter means the button that bears its name, not what was clicked last.
        """
        focus = self._focus
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        return enter and focus is not None and not focus.ringed and not focus.typing

    def move_focus(self, by: int) -> bool:
        """Move the keyboard focus to the next (1) or previous (-1) widget that can have it."""
        able = [widget for widget in self.widgets if widget.focusable and widget.visible and widget.enabled]
        if not able:
            return False
        if self._focus in able:
            self.focus(able[(able.index(self._focus) + by) % len(able)], by_key=True)
        else:
            self.focus(able[0 if by > 0 else -1], by_key=True)
        return True

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether something is moving."""
        moving = [widget.update(dt) for widget in self.widgets]
        self._keep_tip_true()
        if self._tip is not None and not self._tip_shown:
            self._still += dt
            if self._still >= TIP_DELAY:
                self._show_tip()
        if self.toast.update(dt):
            self._changed = True
        return any(moving)

    def _show_tip(self) -> None:
        """Show the tip, as it is by now: a press may have turned over what lies under the pointer."""
        if self._tip_of_spot and self.pointer is not None:
            self._tip = self._term_tip() or (self.tip_at(self.pointer) if self.tip_at is not None else None)
        self._tip_shown = self._tip is not None
        self._changed = self._changed or self._tip_shown

    def wake_in(self) -> float | None:
        """Seconds until something changes by itself (a tooltip comes, a notice goes), or None."""
        waits = [wait for wait in (widget.wake_in() for widget in self.widgets) if wait is not None]
        if self.toast.left > 0:
            waits.append(self.toast.left)
        if self._tip is not None and not self._tip_shown:
            waits.append(max(0.0, TIP_DELAY - self._still))
        return min(waits, default=None)

    def draw(self, surface: Surface) -> None:
        """Draw the widgets in order, but for those that scroll with a page."""
        for widget in self.widgets:
            if widget.visible and (self.in_view is None or widget in self.pinned):
                widget.draw(surface)
        if self.field is not None and pygame.display.get_init():  # where an input method lists its choices
            pygame.key.set_text_input_rect(self.field.focus_place)

    def draw_scrolled(self, surface: Surface) -> None:
        """Draw the widgets that scroll with a page."""
        for widget in self.widgets:
            if widget.visible and widget not in self.pinned:
                widget.draw(surface)

    def mark_drawn(self) -> None:
        """Note that everything is on the screen as it is now."""
        for widget in self.widgets:
            widget.changed = False
        self._changed = False

    def draw_notices(self, surface: Surface) -> None:
        """Draw the notice and the tooltip, over everything else of the scene."""
        self.toast.draw(surface, self.scale)
        if self._tip is not None and self._tip_shown:
            draw_tooltip(surface, self._tip.off(self.spared), self.scale)
