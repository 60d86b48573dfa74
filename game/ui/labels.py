"""Words and links as widgets."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pygame import Rect, Surface

from game.ui.pressable import Pressable
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import Widget

_BODY: Final = TextStyle(Role.BODY)


class Label(Widget):
    """Words that fit themselves into their rectangle."""

    def __init__(self, text: str, style: TextStyle = _BODY, *, tooltip: str = "") -> None:
        super().__init__(tooltip=tooltip)
        self._text = text
        self.style = replace(style, explained=True)

    @property
    def text(self) -> str:
        """The words."""
        return self._text

    @text.setter
    def text(self, value: str) -> None:
        if value != self._text:
            self._text = value
            self.changed = True

    def draw(self, surface: Surface) -> None:
        draw_text(surface, self._text, self.style, self.scale, self.rect)


class Link(Pressable):
    """Words that lead somewhere: cream on wood, underlined while they are pointed at."""

    def __init__(
        self, text: str, on_click: Callable[[], None], *, key: int | None = None, tooltip: str = ""
    ) -> None:
        super().__init__(key=key, tooltip=tooltip)
        self.text = text
        self._on_click = on_click

    def act(self, spot: tuple[int, int] | None) -> None:
        """Go there."""
        self._on_click()

    def draw(self, surface: Surface) -> None:
        ink = self.scale.look.palette.cream if self.hovered else self.scale.look.palette.parchment_shade
        drawn = draw_text(surface, self.text, TextStyle(Role.SMALL, ink, "right"), self.scale, self.rect)
        if self.hovered:
            surface.fill(
                ink, Rect(drawn.x, drawn.bottom - self.scale.px(2), drawn.width, max(1, self.scale.px(1)))
            )
        self.draw_focus(surface)
