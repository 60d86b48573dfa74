"""A page that is larger than the window is seen through it: where the pointer is, or what the keys are at."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.look import Look
from game.ui.scale import Scale
from game.ui.shapes import polygon

_EDGE = 0.1  # part of the window's side at each end in which the pointer has come to the page's own edge
_FROM = 1.4  # of the player's zoom: whoever wants little more sees everything at once rather
_LEAST = 1.04  # times the window: a page that is hardly larger is better made to fit


@dataclass(slots=True)
class Viewport:
    """The `page` that is laid out and drawn, the `window` that shows a part of it, and that part's corner."""

    page: Scale
    window: tuple[int, int]
    corner: tuple[int, int] = (0, 0)

    @property
    def seen(self) -> Rect:
        """The part of the page that is seen, in pixels of the page."""
        return Rect(self.corner, self.window)

    def follow(self, spot: tuple[int, int]) -> bool:
        """Show the part that belongs to a spot of the window: its edges show those of the page."""
        sides = zip(spot, self.window, self.page.size, strict=True)
        return self._go([round(_part(at / side) * (whole - side)) for at, side, whole in sides])

    def show(self, rect: Rect) -> bool:
        """Show a rectangle of the page, in the middle, or its beginning where it is too large; whether it moved."""
        spans = ((rect.x, rect.width), (rect.y, rect.height))
        measures = zip(spans, self.corner, self.window, self.page.size, strict=True)
        return self._go([_shown(span, here, side, whole) for span, here, side, whole in measures])

    def _go(self, corner: list[int]) -> bool:
        moved, self.corner = tuple(corner) != self.corner, (corner[0], corner[1])
        return moved

    def on_page(self, event: Event) -> Event:
        """An event of the pointer as it concerns the page; any other as it is."""
        return at_spot(event, lambda x, y: (x + self.corner[0], y + self.corner[1]))


def at_spot(event: Event, spot: Callable[[int, int], tuple[int, int]]) -> Event:
    """An event of the pointer at the spot that belongs to its own; any other as it is."""
    if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return event
    x, y = event.pos
    return Event(event.type, {**event.dict, "pos": spot(int(x), int(y))})


def draw_edge_arrows(surface: Surface, look: Look, viewport: Viewport) -> None:
    """Draw an arrow at each edge of the window behind which the page goes on."""
    (width, height), seen, px = viewport.window, viewport.seen, viewport.page.px
    for way, more in (
        ((-1, 0), seen.left > 0),
        ((1, 0), seen.right < viewport.page.width),
        ((0, -1), seen.top > 0),
        ((0, 1), seen.bottom < viewport.page.height),
    ):
        if not more:
            continue
        tip = (width / 2 + way[0] * (width / 2 - px(5)), height / 2 + way[1] * (height / 2 - px(5)))
        back = (tip[0] - way[0] * px(13), tip[1] - way[1] * px(13))
        aside = (way[1] * px(17), way[0] * px(17))
        corners = [tip, (back[0] + aside[0], back[1] + aside[1]), (back[0] - aside[0], back[1] - aside[1])]
        polygon(surface, corners, look.palette.lit, look.palette.outline, max(2, px(2.5)))


def viewport_for(window: Scale, most: float) -> Viewport | None:
    """The viewport for what fits up to a zoom of `most`, where the player wants more; None where it fits as wanted.

    The page is laid out as at the usual size, and as much larger than the window as the player wants it.
    """
    if window.zoom < _FROM or window.zoom < _LEAST * most:
        return None
    page = Scale(round(window.width * window.zoom), round(window.height * window.zoom), look=window.look)
    return Viewport(page, window.size)


def _shown(span: tuple[int, int], here: int, side: int, whole: int) -> int:
    """Where a side of the window begins on the page so that a span of the page, begin and length, is seen on it."""
    begin, length = span
    if here <= begin and begin + length <= here + side:
        return here
    wanted = begin + length // 2 - side // 2 if length <= side else begin - side // 20
    return min(whole - side, max(0, wanted))


def _part(at: float) -> float:
    return min(1.0, max(0.0, (at - _EDGE) / (1 - 2 * _EDGE)))
