"""The players at the end of a game, best first, with their figures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.bots.available_bots import level_of, seat_name
from game.core.match import Match, rival_of
from game.core.seat_colours import emblems_of
from game.kit.level_pips import draw_pips, pips_width
from game.kit.portraits import draw_portrait_in
from game.ui.emblems import draw_rim, draw_seat_badge
from game.ui.panels import draw_panel
from game.ui.scale import Scale, columns, inset, rows
from game.ui.shapes import rounded
from game.ui.text import TextStyle, draw_text
from game.ui.theme import ROLE_SIZES, Role
from game.ui.widget import Widget

_NAME = 3.4  # of a line, where a column of figures has 1
_HEAD, _HIGHEST = 44, 78  # heights of the head and of a line, in design units
_SHORT, _TALLEST = 1200, 124  # width of a line on which the name stands over the figures, and its height
_AROUND = 4  # room above and below all lines
_LETTERS = 0.7  # of the height of a line: letters with what hangs below them
_RIMMED = 60  # least height of a line that has a rim, in design units


@dataclass(frozen=True, slots=True)
class RankedSeat:
    """How one player stood at the end: the figures in the order of the columns, ready to be shown."""

    seat: int
    figures: tuple[str, ...]
    won: bool


@dataclass(frozen=True, slots=True)
class FigureColumn:
    """What stands above a column of figures, and how wide it is. One that can `draw` shows of each seat, by its number,
    more than a figure.
    """

    title: str
    share: float = 1.0
    draw: Callable[[Surface, int, Rect, Scale], None] | None = None


class Ranking:
    """A `Part` of a result: a line for each player, in this order."""

    widgets: Sequence[Widget] = ()

    def __init__(
        self, words: Words, match: Match, figures: Sequence[FigureColumn], lines: Sequence[RankedSeat]
    ) -> None:
        self._words, self._match, self._bots = words, match, match.title.bots
        self._emblems = emblems_of(match)
        self._figures, self._lines = figures, lines
        self._area, self._scale = Rect(0, 0, 0, 0), Scale(0, 0)

    def place(self, area: Rect, scale: Scale) -> None:
        """See `Part.place`."""
        self._area, self._scale = inset(area, scale.px(30), scale.px(_AROUND)), scale

    @property
    def tall(self) -> float:
        """See `ResultTable.tall`."""
        return _HEAD + _TALLEST * len(self._lines) + 2 * _AROUND

    @property
    def _short(self) -> bool:
        px = self._scale.px
        return self._area.width < px(_SHORT) and self._area.height >= px(self.tall - 2 * _AROUND)

    def _cells(self, line: Rect) -> list[Rect]:
        """The name's cell and those of the figures."""
        shares = [column.share for column in self._figures]
        if not self._short:
            return columns(line, [_NAME, *shares])
        above, below = rows(line, [1, 1])
        return [above, *columns(below, shares)]

    def paint(self, surface: Surface) -> None:
        """See `Part.paint`."""
        area, scale, px = self._area, self._scale, self._scale.px
        height = min(px(_HIGHEST), area.height // (len(self._lines) + 1))
        head = Rect(area.x, area.y, area.width, min(px(_HEAD), height))
        if self._short:
            height = min(px(_TALLEST), (area.height - head.height) // len(self._lines))
        style = TextStyle(Role.STRONG, "faded_ink", "centre", size=20)
        for column, cell in zip(self._figures, self._cells(head)[1:], strict=True):
            place = Rect(cell.x, head.y, cell.width, head.height)
            draw_text(surface, column.title, style, scale, place)
        for number, standing in enumerate(self._lines):
            line = Rect(area.x, head.bottom + number * height, area.width, height - min(px(8), height // 8))
            self._paint_line(surface, line, standing)

    def _paint_line(self, surface: Surface, line: Rect, standing: RankedSeat) -> None:
        scale, px = self._scale, self._scale.px
        draw_panel(surface, line, scale, "card" if standing.won else "note", active=standing.won)
        emblem = self._emblems[standing.seat]
        inner = inset(line, px(6))
        rounded(surface, Rect(inner.x, inner.y, px(14), inner.height), scale.look.seat(emblem).base, px(3))
        name, *cells = self._cells(line)
        rim = px(8) if name.height >= px(_RIMMED) else 0  # a low line has no room for it below the name
        if rim:
            place = Rect(inner.x + px(104), name.bottom - px(6) - rim, name.width - px(110), rim)
            draw_rim(surface, scale.look, emblem, place)
        radius = min(px(28), name.height // 2 - px(6))
        draw_seat_badge(surface, scale.look, emblem, (name.x + px(62), name.centery), radius)
        words = Rect(name.x + px(104), name.y, name.width - px(110), name.height - round(1.5 * rim))
        self._paint_player(surface, words, standing.seat)
        style = TextStyle(Role.FIGURE, "ink", "centre", size=self._size(Role.FIGURE, cells[0]))
        for column, figure, cell in zip(self._figures, standing.figures, cells, strict=True):
            if column.draw is not None:
                column.draw(surface, standing.seat, cell, scale)
            else:
                draw_text(surface, figure, style, scale, cell)

    def _size(self, role: Role, area: Rect) -> float:
        """The size of letters of a role, less where an area is too low for it."""
        return min(ROLE_SIZES[role], _LETTERS * area.height / self._scale.factor)

    def _paint_player(self, surface: Surface, area: Rect, number: int) -> None:
        """Draw who sits there: a rival's portrait, the name, the pips of a computer player's level."""
        scale, px, seat = self._scale, self._scale.px, self._match.seats[number]
        rival = rival_of(self._bots, seat)
        area = draw_portrait_in(surface, scale, self._match.setup.title, rival, area)
        if level := level_of(self._bots, seat):
            wide = pips_width(scale, self._bots)
            draw_pips(surface, Rect(area.right - wide, area.y, wide, area.height), scale, self._bots, level)
            area = Rect(area.x, area.y, area.width - wide - px(10), area.height)
        style = TextStyle(Role.NAME, "ink", size=self._size(Role.NAME, area))
        draw_text(surface, seat_name(self._words, seat), style, scale, area)
