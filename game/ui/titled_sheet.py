"""A sheet of paper that lies over a part of the table, with a title and a line under it."""

from collections.abc import Callable
from typing import Final, TypeAlias

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import Widget

HEAD: Final = 58  # design units that title and line take
_FIGURE: Final = 56

DrawFigure: TypeAlias = Callable[[Surface, Rect, Scale], None]


class TitledSheet(Widget):
    """The sheet itself, with the figure that `draw_figure` draws before the title.

    It keeps the pointer from what lies under it.
    """

    def __init__(self, title: str = "", line: str = "", draw_figure: DrawFigure | None = None) -> None:
        super().__init__()
        self.title, self.line = title, line
        self._draw_figure = draw_figure

    @property
    def inner(self) -> Rect:
        """The room for what is on it, in pixels."""
        return self.rect.inflate(-2 * self.scale.px(18), -2 * self.scale.px(14))

    def handle(self, event: Event) -> bool:
        """See `Widget.handle`: what is pressed here does not fall through to the table."""
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def draw(self, surface: Surface) -> None:
        px, inner = self.scale.px, self.inner
        draw_panel(surface, self.rect, self.scale, "paper", active=True)
        left = inner.x
        if self._draw_figure:
            figure = Rect(inner.x - px(4), inner.y - px(4), px(_FIGURE), px(HEAD))
            self._draw_figure(surface, figure, self.scale)
            left = figure.right + px(8)
        title = Rect(left, inner.y, inner.right - left, px(34))
        draw_text(surface, self.title, TextStyle(Role.NAME, "ink", size=25), self.scale, title)
        line = Rect(left, title.bottom - px(4), title.width, px(22))
        draw_text(surface, self.line, TextStyle(Role.ASIDE, "faded_ink", size=16), self.scale, line)
