"""The moves and the throws that counted, as cards, one of which is pointed at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.analysis.result import AnalysedMove
from game.table.line_signs import LineSign
from game.table.signs import ROW, SignPainter
from game.ui.emblems import draw_medal
from game.ui.page import GAP
from game.ui.panels import draw_panel
from game.ui.plot import MARK, draw_mark
from game.ui.pointers import Pointer
from game.ui.scale import inset, rows
from game.ui.shapes import frame
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role
from game.ui.widget import LEFT, Widget

MOST: Final = 4  # cards
_HEAD: Final = 44
_OPENS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)
_STEPS: Final = {pygame.K_UP: -1, pygame.K_LEFT: -1, pygame.K_DOWN: 1, pygame.K_RIGHT: 1}


@dataclass(frozen=True, slots=True)
class SignedLine:
    """Words and the signs of a title's log."""

    painter: SignPainter
    signs: tuple[LineSign, ...]


@dataclass(frozen=True, slots=True)
class MoveCard:
    """A move with what is said of it: a head, a figure, the `whole` of it, and as much as the card shows of that, in
    sentences or lines of the log.
    """

    found: AnalysedMove
    emblem: str
    head: str
    figure: str
    whole: str
    played: str | SignedLine
    note: str | SignedLine = ""


class MoveList(Widget):
    """The cards, one below the other; arrows and clicks point at one, `on_point` is told.

    A click on the one that is pointed at, or Enter, opens it: `on_open` is told.
    """

    focusable = True

    def __init__(
        self, on_point: Callable[[], None], on_open: Callable[[MoveCard], None], tooltip: str
    ) -> None:
        super().__init__(tooltip=tooltip)
        self.cards: tuple[MoveCard, ...] = ()
        self.number = 0
        self._chosen = False
        self._on_point, self._on_open = on_point, on_open

    @property
    def current(self) -> MoveCard | None:
        """The card that is pointed at."""
        return self.cards[self.number] if self.cards else None

    @property
    def pointer(self) -> Pointer:
        return Pointer.HAND if self.cards else Pointer.ARROW

    @property
    def focus_place(self) -> Rect:
        return self.cell(self.number) if self.cards else self.rect

    def show(self, cards: Sequence[MoveCard], first: int = 0) -> None:
        """Show these, pointing at the move that was chosen where it is among them, else at the `first` of them."""
        before = self.current if self._chosen else None
        moves = [card.found.move for card in cards]
        self.cards = tuple(cards)
        self._chosen = before is not None and before.found.move in moves
        self.number = moves.index(before.found.move) if before is not None and self._chosen else first
        self.changed = True
        self._on_point()

    def point_at(self, number: int) -> None:
        """Point at a card, counted from 0; the ends are not passed."""
        number = max(0, min(len(self.cards) - 1, number))
        self._chosen = True
        if self.cards and number != self.number:
            self.number = number
            self.changed = True
            self._on_point()

    def cell(self, number: int) -> Rect:
        """Where a card lies."""
        return rows(self.rect, [1] * MOST, self.scale.px(GAP * 0.6))[number]

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            for number in range(len(self.cards)):
                if self.cell(number).collidepoint(event.pos):
                    self._press(number)
                    return True
        if event.type == pygame.KEYDOWN and event.key in _OPENS and self.current is not None:
            self._on_open(self.current)
            return True
        if event.type == pygame.KEYDOWN and event.key in _STEPS and self.cards:
            self.point_at(self.number + _STEPS[event.key])
            return True
        return False

    def _press(self, number: int) -> None:
        """Point at a card, or open the one that is pointed at already."""
        if number != self.number:
            self.point_at(number)
        else:
            self._on_open(self.cards[number])

    def draw(self, surface: Surface) -> None:
        for number, card in enumerate(self.cards):
            self._draw_card(surface, self.cell(number), number, card)

    def _draw_card(self, surface: Surface, cell: Rect, number: int, card: MoveCard) -> None:
        px, scale = self.scale.px, self.scale
        current = number == self.number
        draw_panel(surface, cell, scale, "card", active=current)
        if current:
            ring = scale.look.palette.focus if self.ringed else scale.look.palette.lit
            frame(surface, cell.inflate(px(4), px(4)), ring, px(8), max(2, px(3)))
        area = inset(cell, px(18), px(9))
        head, said = rows(area, [scale.fixed(_HEAD), 1])
        draw_mark(surface, scale, number + 1, (head.x + px(MARK), head.centery))
        draw_medal(surface, scale.look, card.emblem, (head.x + px(48), head.centery), px(19))
        figure = Rect(head.right - px(130), head.y, px(130), head.height)
        draw_text(surface, card.figure, TextStyle(Role.FIGURE, "ink", "right", size=26), scale, figure)
        title = Rect(head.x + px(78), head.y, figure.x - head.x - px(88), head.height)
        draw_text(surface, card.head, TextStyle(Role.NAME, "ink", size=21), scale, title)
        parts = [part for part in (card.played, card.note) if part]
        for part, area in zip(parts, self._divided(parts, said), strict=True):
            if isinstance(part, SignedLine):
                self._draw_signs(surface, part, area)
            else:
                draw_text(surface, part, TextStyle(Role.SMALL, "ink", size=17, wrapped=True), scale, area)

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
