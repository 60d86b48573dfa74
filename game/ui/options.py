"""Options to choose from, as rows or as cards with pictures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.base.colour import RGB
from game.ui.high_contrast import draw_ring
from game.ui.look import Look
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.scroll import ScrollArea
from game.ui.shapes import rounded
from game.ui.text import TextStyle, draw_block, draw_text, fit, measure
from game.ui.theme import Role

ValueT = TypeVar("ValueT")
MOST_COLUMNS = 4  # options with pictures that stand side by side at most
_ONE_LINE = 590
_EDGE = 7  # room beside the options for their shadows and the ring


@dataclass(frozen=True, slots=True)
class Option(Generic[ValueT]):
    """Something to choose: its value, words, and a function that draws its picture, if it has one."""

    value: ValueT
    label: str
    detail: str = ""
    picture: Callable[[Surface, Look, Rect], None] | None = None
    enabled: bool = True
    why_not: str = ""


class OptionList(ScrollArea, Generic[ValueT]):
    """The options of a chooser; it scrolls when there are too many."""

    focusable = False

    def __init__(
        self,
        options: Sequence[Option[ValueT]],
        picture_size: tuple[float, float],
        on_choose: Callable[[int], None],
    ) -> None:
        super().__init__()
        self.options = tuple(options)
        self.picture_size = picture_size
        self.on_choose = on_choose
        self.pictures = any(option.picture is not None for option in options)
        self.current = next((number for number, option in enumerate(options) if option.enabled), 0)
        self.most_columns = MOST_COLUMNS
        self.marked = True  # whether the keys are at the current option
        self._pressed: int | None = None

    @property
    def columns(self) -> int:
        """How many options stand side by side."""
        return max(1, min(len(self.options), self.most_columns)) if self.pictures else 1

    def point_at(self, number: int) -> None:
        """Make that option, counted from 0, the current one and scroll to it; the ends are not passed."""
        number = max(0, min(len(self.options) - 1, number))
        if number != self.current:
            self.current = number
            self.changed = True
            cell = self._cell(number, Rect(0, 0, self.view.width, 0))
            self.show_span(cell.top - self.scale.px(4), cell.bottom + self.scale.px(4))

    @property
    def view(self) -> Rect:
        """See `ScrollArea.view`; the area of the bar is used when no bar is needed."""
        return super().view if self.height_of(self.scale) > self.rect.height else Rect(self.rect)

    def _cell_height(self, scale: Scale) -> int:
        if self.pictures:
            details = any(option.detail for option in self.options)
            return scale.px(self.picture_size[1] + (106 if details else 66))
        widest = max((measure(option.detail, Role.SMALL, scale)[0] for option in self.options), default=0)
        return scale.px(54 if widest == 0 else 76 if widest <= scale.px(_ONE_LINE) else 94)

    def height_of(self, scale: Scale) -> int:
        """How tall all options are, in pixels."""
        return self.height_of_lines(-(-len(self.options) // self.columns), scale)

    def height_of_lines(self, lines: int, scale: Scale) -> int:
        """How tall so many lines of options are, in pixels."""
        return lines * (self._cell_height(scale) + scale.px(10)) - scale.px(10) + scale.px(8)

    def lines_within(self, height: int, scale: Scale) -> int:
        """How many whole lines of options have room in a height in pixels."""
        return max(0, (height - scale.px(8) + scale.px(10)) // (self._cell_height(scale) + scale.px(10)))

    def content_height(self, width: int) -> int:
        return self.height_of(self.scale)

    def _cell(self, number: int, origin: Rect) -> Rect:
        px = self.scale.px
        across = self.columns
        gap, edge = px(10), px(_EDGE)
        width = (origin.width - 2 * edge - gap * (across - 1)) // across
        height = self._cell_height(self.scale)
        # a last line of few stands in the middle
        beside = min(across, len(self.options) - number // across * across)
        x = origin.x + edge + (across - beside) * (width + gap) // 2 + number % across * (width + gap)
        return Rect(x, origin.y + px(4) + number // across * (height + gap), width, height)

    def _origin(self) -> Rect:
        view = self.view
        return Rect(view.x, view.y - self.offset, view.width, view.height)

    def _at(self, spot: tuple[int, int]) -> int | None:
        origin = self._origin()
        cells = range(len(self.options))
        return next((number for number in cells if self._cell(number, origin).collidepoint(spot)), None)

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            number = self._at((int(event.pos[0]), int(event.pos[1])))
            if event.type == pygame.MOUSEMOTION and number is not None:
                self.point_at(number)
            elif event.type == pygame.MOUSEBUTTONDOWN and number is not None:
                self._pressed = number
                return True
            elif event.type == pygame.MOUSEBUTTONUP and self._pressed is not None:
                pressed, self._pressed = self._pressed, None
                if pressed == number:
                    self.on_choose(number)
                return True
        return super().handle(event)

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        for number, option in enumerate(self.options):
            cell = self._cell(number, rect)
            if cell.bottom >= self.rect.top and cell.top <= self.rect.bottom:
                self._draw_option(surface, cell, option, number)

    def _draw_option(self, surface: Surface, cell: Rect, option: Option[ValueT], number: int) -> None:
        px = self.scale.px
        current = number == self.current and self.marked
        draw_panel(surface, cell, self.scale, "card")
        if current:
            draw_ring(
                surface,
                self.scale.look,
                cell.inflate(px(4), px(4)),
                self.scale.look.palette.focus,
                px(8),
                max(2, px(3.5)),
            )
        self._draw_number(surface, cell, number)
        ink = self.scale.look.palette.ink if option.enabled else self.scale.look.palette.pale_ink
        if not self.pictures:
            words = Rect(cell.x + px(56), cell.y + px(6), cell.width - px(72), cell.height - px(12))
            self._draw_row(surface, words, option, ink)
            return
        wide, tall = px(self.picture_size[0]), px(self.picture_size[1])
        area = Rect(0, 0, min(wide, cell.width - px(16)), tall)
        area.midtop = (cell.centerx, cell.y + px(16))
        if option.picture is not None:
            option.picture(surface, self.scale.look, area)
        if not option.enabled:
            rounded(surface, area, self.scale.look.palette.card, px(4), 150)
        words = Rect(
            cell.x + px(10), area.bottom + px(4), cell.width - px(20), cell.bottom - area.bottom - px(10)
        )
        label = Rect(words.x, words.y, words.width, px(30) if option.detail else words.height)
        draw_text(surface, option.label, TextStyle(Role.NAME, ink, "centre", size=22), self.scale, label)
        if option.detail:
            below = Rect(words.x, label.bottom, words.width, words.bottom - label.bottom)
            draw_text(
                surface,
                option.detail,
                TextStyle(Role.SMALL, ink, "centre", "top", wrapped=True),
                self.scale,
                below,
            )

    def _draw_row(self, surface: Surface, area: Rect, option: Option[ValueT], ink: RGB) -> None:
        px = self.scale.px
        if not option.detail:
            draw_text(surface, option.label, TextStyle(Role.NAME, ink, size=23), self.scale, area)
            return
        label = Rect(area.x, area.y, area.width, px(30))
        draw_text(surface, option.label, TextStyle(Role.NAME, ink, size=23), self.scale, label)
        below = Rect(area.x, label.bottom, area.width, area.bottom - label.bottom)
        block = fit(option.detail, Role.SMALL, self.scale, below.size, wrapped=True)
        draw_block(surface, block, below, ink)

    def _draw_number(self, surface: Surface, cell: Rect, number: int) -> None:
        if number >= 9:
            return
        px = self.scale.px
        box = Rect(cell.x + px(12), cell.y + px(12), px(28), px(26))
        if not self.pictures:
            box.centery = cell.centery
        rounded(surface, box, self.scale.look.palette.faded_ink, px(5))
        rounded(surface, box.inflate(-2, -2), self.scale.look.palette.parchment, max(1, px(5) - 1))
        draw_text(surface, str(number + 1), TextStyle(Role.STRONG, "ink", "centre", size=16), self.scale, box)
