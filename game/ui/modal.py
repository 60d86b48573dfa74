"""A panel over the scene: a title, a text, and what a dialog adds to them."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.page_scroll import PageScroll
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.text import TextBlock, TextStyle, draw_block, draw_text, wrap_evenly
from game.ui.theme import Role
from game.ui.widget import LEFT, Widget

WIDTH = 760
PAD = 40
BESIDE = 80  # design units of the window that a panel leaves at its sides
_ABOVE: Final = 60  # and above and below it
_TITLE: Final = 44  # height of the title
_BELOW_TITLE, _BELOW_TEXT = 10, 14
_SCROLLED: Final = 12  # between what scrolls and the body


def is_key(event: Event, *keys: int) -> bool:
    """Whether one of these keys went down."""
    return bool(event.type == pygame.KEYDOWN and event.key in keys)


class Modal(Scene):
    """A panel in the middle of the window with a title and a text; subclasses add what is below.

    Below the text can be `content`, and below that a body. Where the window has no room for all of it, text and content
    scroll, and the body stays in sight.

    `on_cancel` is called when Escape closes it; without it, Escape does nothing and an answer must be given.
    Enter where no ring shows the focus does what it does at the beginning.
    """

    modal = True
    largest_zoom = 2.0

    def __init__(self, title: str, text: str = "", on_cancel: Callable[[], None] | None = None) -> None:
        super().__init__()
        self.title = title
        self.text = text
        self.on_cancel = on_cancel
        self.panel = Rect(0, 0, 0, 0)
        self.content: Sequence[Widget] = ()  # the widgets that scroll with the text
        self.flows = False  # whether they do
        self.scroll = PageScroll(self._draw_flowing)
        self._flow = Rect(0, 0, 0, 0)  # where text and content lie

    @property
    def width(self) -> float:
        """How wide the panel should be, in design units."""
        return WIDTH

    def content_height(self, width: int) -> int:
        """How tall what scrolls with the text is at a width, both in pixels."""
        return 0

    def place_content(self, rect: Rect) -> None:
        """Place what scrolls with the text."""

    def draw_content(self, surface: Surface) -> None:
        """Draw what of the content is no widget."""

    def body_height(self, width: int) -> int:
        """How tall what is below the text should be at a width, both in pixels."""
        return 0

    def least_body(self, width: int) -> int:
        """How tall it must be; what scrolls by itself can do with less."""
        return self.body_height(width)

    def place_body(self, rect: Rect) -> None:
        """Place what is below the text."""

    # where everything lies

    def _words(self, width: int) -> TextBlock:
        return wrap_evenly(self.text, Role.BODY, self.scale, width, 20)

    def _text_height(self, width: int) -> int:
        return self._words(width).height + self.scale.px(_BELOW_TEXT) if self.text else 0

    def _flow_height(self, width: int) -> int:
        """How tall text and content are at a width, both in pixels."""
        return self._text_height(width) + self.content_height(width)

    @property
    def _head(self) -> int:
        """How tall the title is with the panel's edge above it, in pixels."""
        px = self.scale.px
        return px(PAD - 8) + px(_TITLE) + px(_BELOW_TITLE)

    def height_at(self, width: int) -> int:
        """How tall a panel of that width should be, both in pixels."""
        px = self.scale.px
        inner = width - 2 * px(PAD)
        return self._head + self._flow_height(inner) + self.body_height(inner) + px(PAD)

    def place_panel(self) -> Rect:
        """Where the panel lies: in the middle of the window, as far as there is room."""
        scale = self.scale
        width = min(scale.px(self.width), scale.width - scale.px(BESIDE))
        height = min(self.height_at(width), scale.height - scale.px(_ABOVE))
        return Rect((scale.width - width) // 2, (scale.height - height) // 2, width, height)

    def layout(self, scale: Scale) -> None:
        pad = scale.px(PAD)
        self.panel = self.place_panel()
        inner = self.panel.inflate(-2 * pad, 0)
        top, bottom = self.panel.y + self._head, self.panel.bottom - pad
        tall = self._flow_height(inner.width)
        room = bottom - top - self.least_body(inner.width)
        self.flows = 0 < tall > room
        if self.flows:
            view = self._scroll_in(Rect(inner.x, top, inner.width, room - scale.px(_SCROLLED)))
            self._flow = Rect(view.x, view.y - self.scroll.offset, view.width, self.scroll.length)
            top += room
        else:
            self.ui.in_view, self.ui.pinned = None, ()
            self._flow = Rect(inner.x, top, inner.width, tall)
            top += tall
        text = self._text_height(self._flow.width)
        self.place_content(
            Rect(self._flow.x, self._flow.y + text, self._flow.width, self._flow.height - text)
        )
        self.place_body(Rect(inner.x, top, inner.width, bottom - top))

    def _scroll_in(self, area: Rect) -> Rect:
        """Let text and content scroll in an area; returns where they are seen."""
        self.scroll.place(area, self.scale)
        self.scroll.length = self._flow_height(self.scroll.view.width)
        self.scroll.renew()
        self.ui.in_view = area
        self.ui.pinned = [widget for widget in self.ui.widgets if widget not in self.content]
        return self.scroll.view

    def _follow(self) -> None:
        """Lay everything out anew where it was scrolled."""
        if self.flows and self._flow.y != self.scroll.view.y - self.scroll.offset:
            self.layout(self.scale)
            self.invalidate()

    # life

    def close(self) -> None:
        """Take it away."""
        self.stack.pop(self)

    @property
    def _shows_focus(self) -> bool:
        """Whether a ring or a caret shows where the keys are."""
        focused = self.ui.focused
        return focused is not None and (focused.ringed or focused.typing)

    def cancel(self) -> None:
        """Close it without an answer, if that is allowed."""
        if self.on_cancel is not None:
            self.close()
            self.on_cancel()

    def handle(self, event: Event) -> bool:
        if self.flows and self.scroll.take(event, self.ui):
            self._follow()
            return True
        if is_key(event, pygame.K_RETURN, pygame.K_KP_ENTER) and not self._shows_focus:
            # a press on the paper took the focus away, or one on a switch left it there
            self.ui.focus(None)
            self.enter()
        if self.ui.handle(event):
            self._look_there(event)
            return True
        if is_key(event, pygame.K_ESCAPE):
            self.cancel()
            return True
        if (
            event.type == pygame.MOUSEBUTTONDOWN
            and event.button == LEFT
            and not self.panel.collidepoint(event.pos)
        ):
            self.cancel()
            return True
        if self.flows and event.type == pygame.KEYDOWN and self.scroll.handle(event):
            self._follow()
            return True
        return False

    def _look_there(self, event: Event) -> None:
        """See what the keys are at."""
        at = self.ui.focused
        if self.flows and event.type == pygame.KEYDOWN and at is not None and at not in self.ui.pinned:
            self.scroll.show(at.focus_place)
            self._follow()

    @property
    def changed(self) -> bool:
        return super().changed or (self.flows and self.scroll.changed)

    # what is drawn

    def draw(self, surface: Surface) -> None:
        px = self.scale.px
        draw_panel(surface, self.panel, self.scale, "sheet")
        inner = self.panel.inflate(-2 * px(PAD), 0)
        line = Rect(inner.x, self.panel.y + px(PAD - 8), inner.width, px(_TITLE))
        draw_text(surface, self.title, TextStyle(Role.HEADING, "ink", "centre"), self.scale, line)
        if self.flows:
            self.scroll.draw(surface)
            self.scroll.changed = False
        else:
            self._draw_still(surface)
        self.ui.draw(surface)

    def _draw_still(self, surface: Surface) -> None:
        """Draw the text, and what of the content is no widget."""
        ink = self.scale.look.palette.ink
        if self.text:
            words = self._words(self._flow.width)
            draw_block(surface, words, self._flow, ink, "centre", "top", explained=True)
        self.draw_content(surface)

    def _draw_flowing(self, surface: Surface) -> None:
        """Draw all that scrolls."""
        self._draw_still(surface)
        self.ui.draw_scrolled(surface)
