"""The games of a folder as rows, one of which is pointed at."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.load.listed_game import ListedGame, failed, name_of, nearest_win, standing_of
from game.ui.emblems import draw_medal
from game.ui.panels import draw_panel
from game.ui.scroll import ScrollArea
from game.ui.shapes import frame
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import LEFT

_ROW, _GAP = 86, 10
_EDGE = 5  # room round the rows for the ring of the one pointed at
_FIGURES = 230  # how wide the medals and the bar at the right are


class GameRows(ScrollArea):
    """The rows; arrows and clicks point at one, `on_point` is told its number, `on_enter` that it was chosen."""

    def __init__(self, on_point: Callable[[int], None], on_enter: Callable[[], None]) -> None:
        super().__init__()
        self.rows: list[ListedGame] = []
        self.current = 0
        self._on_point = on_point
        self._on_enter = on_enter

    def show(self, rows: list[ListedGame], current: int = 0) -> None:
        """Show these rows, pointing at one of them."""
        self.rows = rows
        self.current = max(0, min(current, len(rows) - 1))
        self.changed = True
        self.scroll_to(self.offset)
        self._reveal()

    def point_at(self, number: int) -> None:
        """Point at a row, counted from 0; the ends are not passed."""
        number = max(0, min(len(self.rows) - 1, number))
        if number != self.current:
            self.current = number
            self.changed = True
            self._reveal()
            self._on_point(number)

    @property
    def focus_place(self) -> Rect:
        """See `Widget.focus_place`: the row that is pointed at."""
        if not self.rows:
            return self.rect
        return self.cell(self.current, Rect(self.view.x, self.view.y - self.offset, self.view.width, 0))

    def _reveal(self) -> None:
        if self.rows:
            cell = self.cell(self.current, Rect(0, 0, self.view.width, 0))
            self.show_span(cell.top - self.scale.px(_EDGE), cell.bottom + self.scale.px(_EDGE))

    def seen(self) -> range:
        """The rows that can be seen, by number."""
        step = max(1, self.scale.px(_ROW) + self.scale.px(_GAP))
        first = self.offset // step
        return range(first, min(len(self.rows), first + self.rect.height // step + 2))

    def content_height(self, width: int) -> int:
        px = self.scale.px
        return max(0, len(self.rows) * (px(_ROW) + px(_GAP)) - px(_GAP)) + 2 * px(_EDGE)

    def cell(self, number: int, origin: Rect) -> Rect:
        """Where a row lies in the content that begins at `origin`."""
        px = self.scale.px
        top = origin.y + px(_EDGE) + number * (px(_ROW) + px(_GAP))
        return Rect(origin.x + px(_EDGE), top, origin.width - 2 * px(_EDGE), px(_ROW))

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            origin = Rect(self.view.x, self.view.y - self.offset, self.view.width, 0)
            for number in self.seen():
                if self.view.collidepoint(event.pos) and self.cell(number, origin).collidepoint(event.pos):
                    self.point_at(number)
                    return True
        if event.type == pygame.KEYDOWN:
            page = max(1, len(self.seen()) - 2)
            moves = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page}
            moves |= {pygame.K_HOME: -len(self.rows), pygame.K_END: len(self.rows)}
            if event.key in moves:
                self.point_at(self.current + moves[event.key])
                return True
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self._on_enter()
                return True
        return super().handle(event)

    def draw_content(self, surface: Surface, rect: Rect) -> None:
        for number in self.seen():
            cell, current = self.cell(number, rect), number == self.current
            try:
                self._draw_row(surface, cell, self.rows[number], current)
            except Exception as error:  # one row must not close the list of all
                self.rows[number] = failed(self.rows[number].path, self.rows[number].words, error)
                self._draw_row(surface, cell, self.rows[number], current)

    def _draw_row(self, surface: Surface, cell: Rect, row: ListedGame, current: bool) -> None:
        px, scale = self.scale.px, self.scale
        broken = row.summary is not None and row.summary.fault is not None
        draw_panel(surface, cell, scale, "note" if broken else "card", active=current)
        if current:
            frame(surface, cell.inflate(px(4), px(4)), self.scale.look.palette.lit, px(8), max(2, px(3)))
        figures = px(_FIGURES) if row.match is not None else 0
        area = Rect(cell.x + px(22), cell.y + px(8), cell.width - px(44) - figures, cell.height - px(16))
        title = Rect(area.x, area.y, area.width, px(36))
        draw_text(surface, name_of(row), TextStyle(Role.NAME, "ink", size=24), scale, title)
        line = Rect(area.x, title.bottom, area.width, area.bottom - title.bottom)
        ink = self.scale.look.palette.no if broken else self.scale.look.palette.faded_ink
        draw_text(surface, standing_of(row), TextStyle(Role.ASIDE, ink, size=18), scale, line)
        if row.match is not None:
            self._draw_figures(
                surface, Rect(cell.right - figures - px(14), area.y, figures, area.height), row
            )

    def _draw_figures(self, surface: Surface, area: Rect, row: ListedGame) -> None:
        """Who plays, and how near the leader is to a victory."""
        px, scale = self.scale.px, self.scale
        step = area.width // max(4, len(row.emblems))
        for number, emblem in enumerate(row.emblems):
            x = area.right - (len(row.emblems) - number) * step + step // 2
            draw_medal(surface, self.scale.look, emblem, (x, area.y + px(22)), px(19))
        if row.summary is None or row.summary.opened is None:
            return
        found = [nearest_win(row, seat) for seat in range(len(row.emblems))]
        seat, way = max(enumerate(found), key=lambda pair: pair[1].part if pair[1] else 0.0)
        bar = Rect(area.x + px(8), area.bottom - px(20), area.width - px(16), px(14))
        if way is not None:
            way.draw_bar(surface, bar, row.emblems[seat], scale)
