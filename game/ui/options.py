"""Options to choose from, as rows or as cards with pictures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from pygame import Rect, Surface

from game.base.colour import RGB
from game.ui.high_contrast import draw_ring
from game.ui.list_view import SelectionList
from game.ui.look import Look
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.shapes import rounded
from game.ui.text import TextStyle, draw_block, draw_text, fit, fits, measure, wrap
from game.ui.theme import Role
from game.ui.widget import nothing

ValueT = TypeVar("ValueT")
MOST_COLUMNS = 4  # options with pictures that stand side by side at most
_ONE_LINE = 590
_LABEL = 23  # size of the letters of a row
_LINE = 30  # height of one line of it
_ASIDE = 72  # room in a row for its number
_BESIDE_DETAIL = 26  # how much wider the words of a card are than its picture
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


class OptionList(SelectionList[Option[ValueT]]):
    """The options of a chooser; it scrolls when there are too many, and a click chooses at once."""

    focusable = False
    hover_points = True

    def __init__(
        self,
        options: Sequence[Option[ValueT]],
        picture_size: tuple[float, float],
        on_choose: Callable[[int], None],
    ) -> None:
        first = next((number for number, option in enumerate(options) if option.enabled), 0)
        super().__init__(nothing, nothing, options, first)
        self.picture_size = picture_size
        self.on_choose = on_choose
        self.pictures = any(option.picture is not None for option in options)
        self.most_columns = MOST_COLUMNS
        self.room = 0  # how wide it will be, in pixels; 0 where that is not known yet
        self.marked = True  # whether the keys are at the current option

    @property
    def columns(self) -> int:
        """How many options stand side by side."""
        return max(1, min(len(self.entries), self.most_columns)) if self.pictures else 1

    @property
    def view(self) -> Rect:
        """See `ScrollArea.view`; the area of the bar is used when no bar is needed."""
        return super().view if self.height_of(self.scale) > self.rect.height else Rect(self.rect)

    def width_of(self, scale: Scale) -> int:
        """How wide the rows must be for each of their words to stand on one line, in pixels."""
        words = (
            measure(text, role, scale, size)[0]
            for option in self.entries
            for text, role, size in ((option.label, Role.NAME, _LABEL), (option.detail, Role.SMALL, None))
        )
        return max(words, default=0) + scale.px(_ASIDE + 2 * _EDGE) + 1

    def _cell_height(self, scale: Scale) -> int:
        if self.pictures:
            lines = self._longest_detail(scale, scale.px(self.picture_size[0] + _BESIDE_DETAIL))
            return scale.px(self.picture_size[1] + 66 + (40 if lines else 0) + 20 * max(0, lines - 2))
        room = (self.room or scale.px(_ONE_LINE + _ASIDE + 2 * _EDGE)) - scale.px(_ASIDE + 2 * _EDGE)
        more = max(
            (self._label_height(option, scale, room) for option in self.entries), default=0
        ) - scale.px(_LINE)
        longest = self._longest_detail(scale, room)
        return max(0, more) + scale.px((54, 76, 94)[min(longest, 2)] + 18 * max(0, longest - 2))

    def _longest_detail(self, scale: Scale, room: int) -> int:
        """How many lines the longest detail takes in so much room, in pixels."""
        details = (option.detail for option in self.entries if option.detail)
        return max((len(wrap(detail, Role.SMALL, scale, room).lines) for detail in details), default=0)

    def _label_height(self, option: Option[ValueT], scale: Scale, room: int) -> int:
        """How tall the label of a row is in so much room: one line, smaller if need be, or as many as it takes."""
        line = scale.px(_LINE)
        if fits(option.label, Role.NAME, scale, (room, line), size=_LABEL):
            return line
        return wrap(option.label, Role.NAME, scale, room, _LABEL).height

    def height_of(self, scale: Scale) -> int:
        """How tall all options are, in pixels."""
        return self.height_of_lines(-(-len(self.entries) // self.columns), scale)

    def height_of_lines(self, lines: int, scale: Scale) -> int:
        """How tall so many lines of options are, in pixels."""
        return lines * (self._cell_height(scale) + scale.px(10)) - scale.px(10) + scale.px(8)

    def lines_within(self, height: int, scale: Scale) -> int:
        """How many whole lines of options have room in a height in pixels."""
        return max(0, (height - scale.px(8) + scale.px(10)) // (self._cell_height(scale) + scale.px(10)))

    def content_height(self, width: int) -> int:
        return self.height_of(self.scale)

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        self.room = area.width
        return [self._place(number, area.width) for number in range(len(self.entries))]

    def _place(self, number: int, width: int) -> Rect:
        px = self.scale.px
        across = self.columns
        gap, edge = px(10), px(_EDGE)
        width = (width - 2 * edge - gap * (across - 1)) // across
        height = self._cell_height(self.scale)
        # a last line of few stands in the middle
        beside = min(across, len(self.entries) - number // across * across)
        x = edge + (across - beside) * (width + gap) // 2 + number % across * (width + gap)
        return Rect(x, px(4) + number // across * (height + gap), width, height)

    def click(self, number: int) -> bool:
        self.on_choose(number)
        return True

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        px, option = self.scale.px, self.entries[number]
        current = number == self.number and self.marked
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
            words = Rect(cell.x + px(56), cell.y + px(6), cell.width - px(_ASIDE), cell.height - px(12))
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
        label = Rect(words.x, words.y, words.width, px(_LINE) if option.detail else words.height)
        draw_text(surface, option.label, TextStyle(Role.NAME, ink, "centre", size=22), self.scale, label)
        if option.detail:
            below = Rect(words.x, label.bottom, words.width, words.bottom - label.bottom)
            draw_text(
                surface,
                option.detail,
                TextStyle(Role.SMALL, ink, "centre", "top", wrapped=True, explained=True),
                self.scale,
                below,
            )

    def _draw_row(self, surface: Surface, area: Rect, option: Option[ValueT], ink: RGB) -> None:
        px = self.scale.px
        high = self._label_height(option, self.scale, area.width)
        style = TextStyle(Role.NAME, ink, size=_LABEL, wrapped=high > px(_LINE))
        if not option.detail:
            draw_text(surface, option.label, style, self.scale, area)
            return
        label = Rect(area.x, area.y, area.width, high)
        draw_text(surface, option.label, style, self.scale, label)
        below = Rect(area.x, label.bottom, area.width, area.bottom - label.bottom)
        block = fit(option.detail, Role.SMALL, self.scale, below.size, wrapped=True)
        draw_block(surface, block, below, ink, explained=True)

    def _draw_number(self, surface: Surface, cell: Rect, number: int) -> None:
        px = self.scale.px
        box = Rect(cell.x + px(12), cell.y + px(12), px(28), px(26))
        if not self.pictures:
            box.centery = cell.centery
        draw_number(surface, box, number, self.scale)


def draw_number(surface: Surface, box: Rect, number: int, scale: Scale) -> None:
    """Draw the key that chooses an option, counted from 0; the tenth and later ones have none."""
    if number >= 9:
        return
    palette, radius = scale.look.palette, scale.px(5)
    rounded(surface, box, palette.faded_ink, radius)
    rounded(surface, box.inflate(-2, -2), palette.parchment, max(1, radius - 1))
    draw_text(surface, str(number + 1), TextStyle(Role.STRONG, "ink", "centre", size=16), scale, box)
