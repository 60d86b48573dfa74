"""The games of a folder as rows, one of which is pointed at."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.scenes.load.listed_game import ListedGame, failed, name_of, nearest_win, standing_of
from game.ui.emblems import draw_seat_badge
from game.ui.list_view import SelectionList
from game.ui.panels import draw_panel
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_ROW, _GAP = 86, 10
STEP = _ROW + _GAP
_EDGE = 5  # room round the rows for the ring of the one pointed at
_FIGURES = 230  # how wide the medals and the bar at the right are


class GameRows(SelectionList[ListedGame]):
    """The rows; a click does no more than point."""

    click_takes = False

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        edge, high, gap = self.scale.px(_EDGE), self.scale.px(_ROW), self.scale.px(_GAP)
        tops = (edge + number * (high + gap) for number in range(len(self.entries)))
        return [Rect(edge, top, area.width - 2 * edge, high) for top in tops]

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        try:
            self._draw_row(surface, cell, number)
        except Exception as error:  # one row must not close the list of all
            self.entries[number] = failed(self.entries[number].path, self.entries[number].words, error)
            self._draw_row(surface, cell, number)

    def _draw_row(self, surface: Surface, cell: Rect, number: int) -> None:
        px, scale, row = self.scale.px, self.scale, self.entries[number]
        broken = row.summary is not None and row.summary.fault is not None
        draw_panel(surface, cell, scale, "note" if broken else "card", active=number == self.number)
        self.draw_pointed(surface, cell, number)
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
            draw_seat_badge(surface, self.scale.look, emblem, (x, area.y + px(22)), px(19))
        if row.summary is None or row.summary.opened is None:
            return
        found = [nearest_win(row, seat) for seat in range(len(row.emblems))]
        seat, way = max(enumerate(found), key=lambda pair: pair[1].part if pair[1] else 0.0)
        bar = Rect(area.x + px(8), area.bottom - px(20), area.width - px(16), px(14))
        if way is not None:
            way.draw_bar(surface, bar, row.emblems[seat], scale)
