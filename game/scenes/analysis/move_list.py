"""The moves and the throws that counted, as cards, one of which is pointed at."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.core.analysis.result import AnalysedMove
from game.kit.board.line_signs import LineSign
from game.table.signs import ROW, SignPainter
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import write
from game.ui.list_view import SelectionList
from game.ui.page_layout import GAP
from game.ui.panels import draw_panel
from game.ui.plot import MARK, draw_mark
from game.ui.scale import inset, rows
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

MOST: Final = 4  # cards
_HEAD: Final = 44


@dataclass(frozen=True, slots=True)
class SignedLine:
    """Words and the signs of a title's log."""

    painter: SignPainter
    signs: tuple[LineSign, ...]


@dataclass(frozen=True, slots=True)
class MoveCard:
    """A turn, an answer or a throw with what is said of it: a head, a figure, the `whole` of it, and as much as the
    card shows of that, in sentences or lines of the log.

    `found` is the dearest decision of a turn, or the throw; the steps `begin` to `end` (that one not included) are all
    of it.
    """

    found: AnalysedMove
    begin: int
    end: int
    emblem: str
    head: str
    figure: str
    whole: str
    played: str | SignedLine
    note: str | SignedLine = ""


class MoveList(SelectionList[MoveCard]):
    """The cards, one below the other."""

    scrolls = False
    repeats = False

    def __init__(self, on_point: Callable[[], None], on_open: Callable[[], None], tooltip: str) -> None:
        super().__init__(on_point, on_open)
        self.tooltip = tooltip
        self._chosen = False

    def show(self, entries: Iterable[MoveCard], number: int = 0) -> None:
        """Show these, pointing at the move that was chosen where it is among them, else at the one of that number."""
        before = self.current if self._chosen else None
        cards = list(entries)
        moves = [card.found.move for card in cards]
        self._chosen = before is not None and before.found.move in moves
        super().show(cards, moves.index(before.found.move) if before is not None and self._chosen else number)
        self._on_point()

    def point_at(self, number: int) -> None:
        self._chosen = True
        super().point_at(number)

    def lay_out(self, area: Rect) -> Sequence[Rect]:
        return rows(area, [1] * MOST, self.scale.px(GAP * 0.6))[: len(self.entries)]

    def draw_cell(self, surface: Surface, cell: Rect, number: int) -> None:
        px, scale, card = self.scale.px, self.scale, self.entries[number]
        draw_panel(surface, cell, scale, "card", active=number == self.number)
        self.draw_pointed(surface, cell, number)
        area = inset(cell, px(18), px(9))
        head, said = rows(area, [scale.fixed(_HEAD), 1])
        draw_mark(surface, scale, number + 1, (head.x + px(MARK), head.centery))
        draw_seat_badge(surface, scale.look, card.emblem, (head.x + px(48), head.centery), px(19))
        figure = Rect(head.right - px(130), head.y, px(130), head.height)
        draw_text(surface, card.figure, TextStyle(Role.FIGURE, "ink", "right", size=26), scale, figure)
        title = Rect(head.x + px(78), head.y, figure.x - head.x - px(88), head.height)
        draw_text(surface, card.head, TextStyle(Role.NAME, "ink", size=21), scale, title)
        parts = [part for part in (card.played, card.note) if part]
        for part, area in zip(parts, self._divided(parts, said), strict=True):
            if isinstance(part, SignedLine):
                self._draw_signs(surface, part, area)
            else:
                write(surface, part, area, scale, Role.SMALL, 17, wrapped=True)

    def _divided(self, parts: Sequence[str | SignedLine], area: Rect) -> list[Rect]:
        """Room for each part: as many rows as each line of signs needs, as far as there are; else all alike."""
        if not all(isinstance(part, SignedLine) for part in parts):
            return rows(area, [1] * len(parts))
        high, most = self.scale.px(ROW), max(1, area.height // self.scale.px(ROW))
        wanted = [
            part.painter.lay_out(part.signs, self.scale, area.width).rows
            for part in parts
            if isinstance(part, SignedLine)
        ]
        while sum(wanted) > most and max(wanted) > 1:
            wanted[wanted.index(max(wanted))] -= 1
        gap = (area.height - high * sum(wanted)) // (len(wanted) + 1)
        tops = [area.y + gap * (number + 1) + high * sum(wanted[:number]) for number in range(len(wanted))]
        return [Rect(area.x, top, area.width, high * count) for top, count in zip(tops, wanted, strict=True)]

    def _draw_signs(self, surface: Surface, line: SignedLine, area: Rect) -> None:
        painter, scale = line.painter, self.scale
        layout, room = painter.lay_out(line.signs, scale, area.width), area.height // scale.px(ROW)
        if layout.rows > room:
            layout = painter.cut(layout, scale, area.width, max(1, room))
        painter.draw(surface, layout, area.topleft, scale, scale.look.palette.ink)
