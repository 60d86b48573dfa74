"""The lines of the log as they scroll: one can be pointed at, chosen by a click or with the keys."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.kit.board.line_signs import LogLine
from game.table.signs import ROW, LineLayout, SignPainter
from game.ui.emblems import draw_seat_badge, draw_seat_bar
from game.ui.list_view import ListView
from game.ui.pointers import Pointer
from game.ui.shapes import frame, polygon, rounded

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_INDENT, _BADGE = 12, 30  # room at the left of a line, and of one that has a badge, in design units
_AFTER_TURN, _AFTER_LINE = 10, 2  # room above a heading, and above any other line
_STEP, _FOLD = 8, 20  # how far a step is set in, and the area of the triangle of a line that has steps
_BAR = 6  # width of the bar beside a line that touches the one who looks


class LogScroll(ListView):
    """Shows lines.

    `on_choose` is told which line is to be seen once more, `on_point` which one the keys point at.
    """

    def __init__(
        self,
        painter: SignPainter,
        emblems: Sequence[str],
        on_choose: Callable[[LogLine], None],
        on_point: Callable[[LogLine], None],
    ) -> None:
        """`emblems` in the order of the seats."""
        super().__init__(follows=True)
        self.lines: tuple[LogLine, ...] = ()  # those that are seen
        self.viewer = -1
        self._told: tuple[LogLine, ...] = ()
        self._unfolded: set[tuple[tuple[int, ...], str]] = set()  # lines whose steps are seen
        self._painter = painter
        self._emblems = emblems
        self._colours: dict[str, str] = {}
        self._on_choose = on_choose
        self._on_point = on_point
        self._laid: list[LineLayout] = []
        self._layouts: dict[tuple[int, int], tuple[LogLine, int, LineLayout]] = {}  # by viewer and line
        self._laid_at = self.scale
        self._chosen: int | None = None  # the line that the keys are at

    def set_lines(self, lines: Sequence[LogLine], viewer: int, colours: dict[str, str]) -> None:
        """Show these lines, for the player at the seat `viewer`; `colours` are the emblems by colour."""
        fresh = tuple(lines)
        if fresh == self._told and viewer == self.viewer:
            return
        self._told, self.viewer, self._colours = fresh, viewer, colours
        self._unfold()

    def _unfold(self) -> None:
        """Show all lines, and the steps of those that are unfolded."""
        fresh = tuple(
            seen for line in self._told for seen in (line, *(line.steps if self._is_unfolded(line) else ()))
        )
        self.lines = fresh
        if self._chosen is not None and self._chosen >= len(fresh):
            self._chosen = None
        self.renew()

    def _is_unfolded(self, line: LogLine) -> bool:
        return bool(line.steps) and (line.moments, line.badge) in self._unfolded

    def _fold(self, line: LogLine) -> None:
        """Show the steps of a line, or show them no more; what comes next is still followed."""
        self._unfolded ^= {(line.moments, line.badge)}  # of one moment there may be lines of several players
        offset, follows = self.offset, self._at_end
        self._unfold()
        self.scroll_to(offset)
        first = self.lines.index(line)
        last = first + (len(line.steps) if self._is_unfolded(line) else 0)
        for end in (last, min(first + 1, last)):  # all of it, or where it begins
            self.show_span(self.cells[first].top, self.cells[end].bottom)
        self._at_end = follows

    def arrange(self) -> None:
        if self.scale != self._laid_at:
            self._layouts.clear()
            self._laid_at = self.scale
        super().arrange()

    # where lines are

    def _left(self, line: LogLine) -> int:
        if self.viewer in line.struck:
            return self.scale.px(_BAR + _BADGE + 4)
        step = _STEP if line.inner else 0
        return self.scale.px(step + (_BADGE + 8 if line.badge else _INDENT))

    def _right(self, line: LogLine) -> int:
        return self.scale.px(_FOLD if line.steps else 4)

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        self._laid = [self._layout(line, area.width) for line in self.lines]
        cells = list[Rect]()
        top, high = 0, self.scale.px(ROW)
        for line, layout in zip(self.lines, self._laid, strict=True):
            top += self.scale.px(_AFTER_TURN if line.heading else _AFTER_LINE) if cells else 0
            cells.append(Rect(0, top, area.width, layout.rows * high))
            top += layout.rows * high
        return cells

    def _layout(self, line: LogLine, width: int) -> LineLayout:
        """A line as it is laid out for the person who looks, once."""
        known = self._layouts.get((self.viewer, id(line)))
        if known is not None and known[0] is line and known[1] == width:
            return known[2]
        space = width - self._left(line) - self._right(line)
        layout = self._painter.lay_out(line.signs, self.scale, space)
        if layout.rows > 1 and line.brief:
            layout = self._painter.lay_out(line.brief, self.scale, space)
        self._layouts[self.viewer, id(line)] = line, width, layout
        return layout

    @property
    def pointer(self) -> Pointer:
        return Pointer.HAND if self._can_choose(self.under) else Pointer.ARROW

    def _can_choose(self, number: int | None) -> bool:
        return number is not None and number < len(self.lines) and bool(self.lines[number].moments)

    # the hand and the keys

    def set_focused(self, value: bool, by_key: bool = False) -> None:
        super().set_focused(value, by_key)
        if not value:
            self._chosen = None

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (*_ENTER, pygame.K_UP, pygame.K_DOWN):
            return self._go(event.key)
        return super().handle(event)

    def click(self, number: int) -> bool:
        if self._can_choose(number):
            self._act(self.lines[number])
            return True
        return False

    def _act(self, line: LogLine) -> None:
        """Unfold a line that has steps, or fold it; see any other once more."""
        if line.steps:
            self._fold(line)
        else:
            self._on_choose(line)

    def _go(self, key: int) -> bool:
        """Go to the next line with the arrows, or choose the one that the keys are at."""
        if key in _ENTER:
            if self._chosen is None:
                return False
            self._act(self.lines[self._chosen])
            return True
        able = [number for number in range(len(self.lines)) if self._can_choose(number)]
        if not able:
            return False
        if self._chosen is None:
            shown = [number for number in able if self.view.contains(self.cell(number))] or able
            self._chosen = shown[0 if key == pygame.K_DOWN else -1]
        elif key == pygame.K_DOWN:
            self._chosen = next((number for number in able if number > self._chosen), able[-1])
        else:
            self._chosen = next((number for number in reversed(able) if number < self._chosen), able[0])
        self.reveal(self._chosen)
        self.changed = True
        self._on_point(self.lines[self._chosen])
        return True

    # the screen

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        if self.lines[number].heading:
            self._draw_heading(surface, cell, self.lines[number], self._laid[number])
        else:
            self._draw_line(surface, cell, number)

    def _draw_heading(self, surface: Surface, area: Rect, line: LogLine, layout: LineLayout) -> None:
        """The player's badge, whose turn it was, and a thin rule to the end of the area."""
        px = self.scale.px
        draw_seat_badge(
            surface,
            self.scale.look,
            self._colours[line.badge],
            (area.x + px(16), area.y + px(ROW) // 2),
            px(13),
        )
        left = area.x + self._left(line)
        self._painter.draw(surface, layout, (left, area.y), self.scale, self.scale.look.palette.faded_ink)
        rule = left + layout.width + px(10)
        if layout.rows == 1 and rule < area.right:
            y = area.centery
            surface.fill(self.scale.look.palette.rule, Rect(rule, y, area.right - rule, max(1, px(1.2))))

    def _draw_line(self, surface: Surface, area: Rect, number: int) -> None:
        px, line, layout = self.scale.px, self.lines[number], self._laid[number]
        back = area.inflate(-px(2), 0)
        struck = self.viewer in line.struck
        if struck:
            emblem = self._emblems[self.viewer]
            rounded(surface, back, self.scale.look.seat(emblem).light, px(5), 90)
            bar = Rect(back.x, back.y, px(_BAR), back.height)
            draw_seat_bar(surface, self.scale.look, emblem, bar)
            draw_seat_badge(
                surface, self.scale.look, emblem, (bar.right + px(15), area.y + px(ROW) // 2), px(12)
            )
        elif line.badge:
            draw_seat_badge(
                surface,
                self.scale.look,
                self._colours[line.badge],
                (area.x + px(16 + (_STEP if line.inner else 0)), area.y + px(ROW) // 2),
                px(12),
            )
        if line.steps:
            self._draw_fold(surface, area, line)
        if number == self.under and self._can_choose(number):
            rounded(surface, back, self.scale.look.palette.lit, px(5), 70)
        ink = self.scale.look.palette.no if line.remark else self.scale.look.palette.ink
        self._painter.draw(surface, layout, (area.x + self._left(line), area.y), self.scale, ink)
        if number == self._chosen and self.focused:
            frame(surface, back, self.scale.look.palette.focus, px(5), max(2, px(2.4)))

    def _draw_fold(self, surface: Surface, area: Rect, line: LogLine) -> None:
        """A small triangle: it points aside, or down where the steps are seen."""
        side, x, y = self.scale.px(5), area.right - self.scale.px(_FOLD / 2), area.y + self.scale.px(ROW / 2)
        tips: list[tuple[float, float]] = [
            (x - side * 0.6, y - side),
            (x - side * 0.6, y + side),
            (x + side * 0.8, y),
        ]
        if self._is_unfolded(line):
            tips = [(x - side, y - side * 0.6), (x + side, y - side * 0.6), (x, y + side * 0.8)]
        polygon(surface, tips, self.scale.look.palette.faded_ink)
