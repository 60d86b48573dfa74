"""A page that is taller than the window: it scrolls by the wheel, the bar and the keys that nothing on it takes."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.scroll import ScrollArea
from game.ui.widget import LEFT
from game.ui.widget_group import WidgetGroup


class PageScroll(ScrollArea):
    """The part of the window in which the page is seen; `length` is how tall the page is, in pixels."""

    def __init__(self, paint: Callable[[Surface], None]) -> None:
        super().__init__()
        self.length = 0
        self._paint_page = paint

    def content_height(self, width: int) -> int:
        return self.length

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        """See `ScrollArea.draw_content`: the page is laid out where it is seen."""
        self._paint_page(surface)

    def take(self, event: Event, ui: WidgetGroup) -> bool:
        """Take what scrolls the page: its bar, and the wheel wherever nothing else scrolls by it; returns whether it
        was that.

        What the wheel would change it does not: the page moves such things under the pointer.
        """
        if event.type == pygame.MOUSEWHEEL:
            under = ui.pointed
            if not (isinstance(under, ScrollArea) and under.enabled and under.handle(event)):
                self.handle(event)
            return True
        on_bar = event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and self._on_bar(event.pos)
        moved = event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP) and self._grip is not None
        return (on_bar or moved) and self.handle(event)

    def _on_bar(self, spot: tuple[int, int]) -> bool:
        return self.furthest > 0 and self.rect.collidepoint(spot) and spot[0] >= self.view.right

    def show(self, place: Rect) -> None:
        """Scroll as little as needed to show a place of the window; of what is taller than that, its beginning."""
        top = place.y - self.rect.y + self.offset
        if place.height < self.rect.height:
            self.show_span(top, top + place.height)
        elif not place.contains(self.rect):
            self.show_top(top)
