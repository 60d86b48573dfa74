"""A panel over the scene: a title, a text, and what a dialog adds to them."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.scene import Scene
from game.ui.text import TextBlock, TextStyle, draw_block, draw_text, wrap_evenly
from game.ui.theme import Role
from game.ui.widget import LEFT

WIDTH = 760
PAD = 40
BESIDE = 80  # design units of the window that a panel leaves at its sides


def is_key(event: Event, *keys: int) -> bool:
    """Whether one of these keys went down."""
    return bool(event.type == pygame.KEYDOWN and event.key in keys)


class Modal(Scene):
    """A panel in the middle of the window with a title and a text; subclasses add what is below.

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

    @property
    def width(self) -> float:
        """How wide the panel should be, in design units."""
        return WIDTH

    def body_height(self, width: int) -> int:
        """How tall what is below the text should be at a width, both in pixels."""
        return 0

    def place_body(self, rect: Rect) -> None:
        """Place what is below the text."""

    def _words(self, width: int) -> TextBlock:
        return wrap_evenly(self.text, Role.BODY, self.scale, width, 20)

    def _head(self, width: int) -> int:
        """How tall the title and the text are in a panel of that width, both in pixels."""
        px = self.scale.px
        words = self._words(width - 2 * px(PAD)).height + px(14) if self.text else 0
        return px(PAD - 8) + px(44) + px(10) + words

    def height_at(self, width: int) -> int:
        """How tall a panel of that width should be, both in pixels."""
        px = self.scale.px
        return self._head(width) + self.body_height(width - 2 * px(PAD)) + px(PAD)

    def place_panel(self) -> Rect:
        """Where the panel lies: in the middle of the window, as far as there is room."""
        scale = self.scale
        width = min(scale.px(self.width), scale.width - scale.px(BESIDE))
        height = min(self.height_at(width), scale.height - scale.px(60))
        return Rect((scale.width - width) // 2, (scale.height - height) // 2, width, height)

    def layout(self, scale: Scale) -> None:
        pad = scale.px(PAD)
        self.panel = self.place_panel()
        top = self.panel.y + self._head(self.panel.width)
        inner = self.panel.width - 2 * pad
        self.place_body(Rect(self.panel.x + pad, top, inner, self.panel.bottom - pad - top))

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
        if is_key(event, pygame.K_RETURN, pygame.K_KP_ENTER) and not self._shows_focus:
            # a press on the paper took the focus away, or one on a switch left it there
            self.ui.focus(None)
            self.enter()
        if self.ui.handle(event):
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
        return False

    def draw(self, surface: Surface) -> None:
        px = self.scale.px
        draw_panel(surface, self.panel, self.scale, "sheet")
        inner = self.panel.inflate(-2 * px(PAD), 0)
        line = Rect(inner.x, self.panel.y + px(PAD - 8), inner.width, px(44))
        draw_text(surface, self.title, TextStyle(Role.HEADING, "ink", "centre"), self.scale, line)
        if self.text:
            area = Rect(inner.x, line.bottom + px(10), inner.width, self.panel.height)
            draw_block(
                surface,
                self._words(inner.width),
                area,
                self.scale.look.palette.ink,
                "centre",
                "top",
                explained=True,
            )
        self.ui.draw(surface)
