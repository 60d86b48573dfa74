"""Lists of entries, as rows or in a grid: which one is under the pointer, clicked, or pointed at."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.pointers import Pointer
from game.ui.scroll import ScrollArea
from game.ui.shapes import frame
from game.ui.widget import FIRE, LEFT, Spot

EntryT = TypeVar("EntryT")


class ListView(ScrollArea):
    """Cells that know which of them is under the pointer and which is pressed and let go.

    A subclass tells where they lie, draws each, and takes clicks; `renew` lays them out again.
    """

    scrolls = True
    """Whether there may be more cells than have room; without it they lie within `rect`, and no bar beside them."""

    def __init__(self, *, follows: bool = False) -> None:
        super().__init__(follows=follows)
        self.cells: Sequence[Rect] = ()  # in reading order, within the content
        self.under: int | None = None  # the cell under the pointer
        self._pressed: int | None = None

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        """Where the cells lie in content that is as wide as `area`, and seen in as much as that at once."""
        return ()

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        """Draw what is in a cell, counted from 0."""

    def click(self, number: int) -> bool:
        """Take a click on a cell; returns whether it was used."""
        return False

    def hover(self, number: int | None) -> None:
        """Take note that the pointer is on a cell, or on none."""
        if number != self.under:
            self.under = number
            self.changed = True

    @property
    def view(self) -> Rect:
        return super().view if self.scrolls else Rect(self.rect)

    def renew(self) -> None:
        self.cells = self.lay_out(Rect((0, 0), self.view.size))
        self.under = self._pressed = None
        super().renew()

    def content_height(self, width: int) -> int:
        """See `ScrollArea.content_height`: there is as much room below the cells as above them."""
        return self.cells[-1].bottom + self.cells[0].top if self.cells else 0

    def cell(self, number: int) -> Rect:
        """Where a cell is now, in pixels; it may be scrolled out of sight."""
        return self.cells[number].move(self.view.x, self.view.y - self.offset)

    def at(self, spot: Spot) -> int | None:
        """Which cell is there."""
        if not self.visible or not self.view.collidepoint(spot):
            return None
        inside = spot[0] - self.view.x, spot[1] - self.view.y + self.offset
        return next((number for number, cell in enumerate(self.cells) if cell.collidepoint(inside)), None)

    def seen(self) -> range:
        """The cells that can be seen, by number."""
        first = bisect_left(self.cells, self.offset, key=lambda cell: cell.bottom)
        return range(
            first, bisect_right(self.cells, self.offset + self.rect.height, key=lambda cell: cell.top)
        )

    def reveal(self, number: int) -> None:
        """Scroll as little as needed to show a cell, with the room above the first."""
        if self.rect.height:
            around = self.cells[0].top
            self.show_span(self.cells[number].top - around, self.cells[number].bottom + around)

    def set_hovered(self, value: bool) -> None:
        super().set_hovered(value)
        if not value:
            self.hover(None)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION and self._grip is None:
            self.hover(self.at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._pressed = self.at(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self._pressed is not None:
            pressed, self._pressed = self._pressed, None
            return pressed == self.at(event.pos) and self.click(pressed)
        return super().handle(event)

    def draw(self, surface: Surface) -> None:
        if self.scrolls:
            super().draw(surface)
        else:
            self.draw_content(surface, self.rect)

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        for number in self.seen():
            self.draw_cell(surface, self.cell(number), number)


class SelectionList(ListView, Generic[EntryT]):
    """Entries of which one is pointed at: by a click, the arrows, Home, End, Page Up and Page Down.

    Enter, Space or a click on the one that is pointed at takes it.
    """

    hover_points = False
    """Whether the pointer points by being there."""
    click_takes = True

    def __init__(
        self,
        on_point: Callable[[], None],
        on_take: Callable[[], None],
        entries: Iterable[EntryT] = (),
        number: int = 0,
    ) -> None:
        super().__init__()
        self.entries = list(entries)
        self.number = number  # of the one that is pointed at, counted from 0
        self._on_point, self._on_take = on_point, on_take

    @property
    def current(self) -> EntryT | None:
        """The entry that is pointed at."""
        return self.entries[self.number] if self.entries else None

    @property
    def pointer(self) -> Pointer:
        return Pointer.HAND if self.entries and self.click_takes else Pointer.ARROW

    @property
    def focus_place(self) -> Rect:
        return self.cell(self.number) if self.entries else self.rect

    def _within(self, number: int) -> int:
        return max(0, min(len(self.entries) - 1, number))

    def show(self, entries: Iterable[EntryT], number: int = 0) -> None:
        """Show these, pointing at one of them."""
        self.entries = list(entries)
        self.number = self._within(number)
        self.renew()

    def renew(self) -> None:
        super().renew()
        if self.entries:
            self.reveal(self.number)

    def point_at(self, number: int) -> None:
        """Point at an entry, counted from 0; the ends are not passed."""
        number = self._within(number)
        if number != self.number:
            self.number = number
            self.changed = True
            self.reveal(number)
            self._on_point()

    def step(self, key: int) -> bool:
        """Point at another entry, if that is a key for it; returns whether it is."""
        across = sum(cell.top == self.cells[0].top for cell in self.cells)
        page = max(1, sum(cell.bottom <= self.rect.height for cell in self.cells))
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -across, pygame.K_DOWN: across}
        steps |= {pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
        steps |= {pygame.K_HOME: -len(self.entries), pygame.K_END: len(self.entries)}
        if key in steps:
            self.point_at(self.number + steps[key])
        return key in steps

    def hover(self, number: int | None) -> None:
        super().hover(number)
        if self.hover_points and number is not None:
            self.point_at(number)

    def click(self, number: int) -> bool:
        if number != self.number:
            self.point_at(number)
        elif self.click_takes:
            self._on_take()
        return True

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self.entries and event.key in FIRE:
            self._on_take()
            return True
        return bool(event.type == pygame.KEYDOWN and self.entries and self.step(event.key)) or super().handle(
            event
        )

    def draw_pointed(self, surface: Surface, cell: Rect, number: int) -> None:
        """Draw the frame of the one that is pointed at; other cells have none."""
        if number == self.number:
            px, palette = self.scale.px, self.scale.look.palette
            ring = palette.focus if self.ringed else palette.lit
            frame(surface, cell.inflate(px(4), px(4)), ring, px(8), max(2, px(3)))
