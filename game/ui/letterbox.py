"""A window smaller than layouts are made for shows their smallest page, scaled down whole, with bars at its sides."""

from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui import theme
from game.ui.scale import MIN_WINDOW


@dataclass(frozen=True, slots=True)
class Letterbox:
    """The `page` that is laid out and drawn, and where it is shown in a window of this size, in pixels."""

    window: tuple[int, int]
    page: Surface = field(default_factory=lambda: Surface(MIN_WINDOW))

    @property
    def place(self) -> Rect:
        """The part of the window that shows the page."""
        return self.page.get_rect().fit(Rect((0, 0), self.window))

    def on_page(self, event: Event) -> Event:
        """An event of the pointer as it concerns the page; any other as it is."""
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return event
        place, (width, height) = self.place, self.page.get_size()
        x, y = int(event.pos[0]), int(event.pos[1])
        spot = (x - place.x) * width // place.width, (y - place.y) * height // place.height
        return Event(event.type, {**event.dict, "pos": spot})

    def show(self, surface: Surface) -> None:
        """Draw the page into the window, and the bars."""
        place = self.place
        surface.fill(theme.SHADOW)
        surface.blit(pygame.transform.smoothscale(self.page, place.size), place)


def letterbox_for(window: tuple[int, int]) -> Letterbox | None:
    """The letterbox for a window of this size; None where layouts are made for it."""
    small = window[0] < MIN_WINDOW[0] or window[1] < MIN_WINDOW[1]
    return Letterbox(window) if small else None
