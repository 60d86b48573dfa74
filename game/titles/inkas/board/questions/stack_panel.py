"""The lines of what is in question, the newest first, each with the button of the standing orders."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect, Surface

from game.titles.inkas.board.pieces.art import draw_high
from game.titles.inkas.board.pieces.cards import draw_nameless
from game.titles.inkas.board.questions.orders import Ask, SeatOrders
from game.titles.inkas.board.questions.stack_lines import StackLine
from game.titles.inkas.board.shown import BoardViewState
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import letters, write
from game.ui.panels import draw_rule
from game.ui.pictures import Point
from game.ui.pressable import Pressable
from game.ui.scale import Scale
from game.ui.text import wrap
from game.ui.theme import Role
from game.ui.widget import Widget

MOST: Final = 5
"""Lines at most; of more the oldest are not shown."""
_LINE, _SIZE = 36, 17
_SIDE: Final = 28  # of the pin, the badge and a face


class OrderButton(Pressable):
    """The sign of when somebody is asked about such a line; a press opens the orders."""

    def __init__(self, on_click: Callable[[], None]) -> None:
        super().__init__()
        self._on_click = on_click
        self.ask = Ask.ABOVE

    def act(self, spot: Point | None) -> None:
        """Press it."""
        self._on_click()

    def draw(self, surface: Surface) -> None:
        high = min(self.rect.size) * (1.1 if self.hovered else 0.96)
        draw_high(surface, self.scale.look, f"order.{self.ask}", self.rect.center, high)
        self.draw_focus(surface)


class StackPanel:
    """`order` is called when the button of a line is pressed."""

    def __init__(self, order: Callable[[], None], tip: str) -> None:
        self.pins = [OrderButton(order) for _ in range(MOST)]
        for pin in self.pins:
            pin.tooltip, pin.visible = tip, False
        self.widgets: Sequence[Widget] = self.pins
        self._lines: Sequence[StackLine] = ()

    def show(self, lines: Sequence[StackLine], orders: SeatOrders | None) -> None:
        """Take the lines, with the standing orders of who looks on; None where nobody's may be seen."""
        self._lines = lines[:MOST]
        for number, pin in enumerate(self.pins):
            pin.visible, pin.changed = orders is not None and number < len(self._lines), True
            if orders is not None and pin.visible:
                card = self._lines[number].card
                pin.ask = Ask.NEVER if orders.passes_turn else orders.of_card(card) if card else Ask.ABOVE

    def _rows(self, rect: Rect, scale: Scale) -> Sequence[Rect]:
        """The rows of a rectangle that is high enough, each as high as its words need."""
        found, y = [], rect.y
        for line in self._lines:
            left, right = self._margins(line, scale)
            block = wrap(line.text, Role.STRONG, scale, rect.width - left - right, letters(scale, _SIZE))
            found.append(Rect(rect.x, y, rect.width, max(scale.px(_LINE), block.height + scale.px(6))))
            y = found[-1].bottom
        return found

    def _margins(self, line: StackLine, scale: Scale) -> tuple[int, int]:
        """How much of a row lies at the left and the right of its words."""
        side, gap = scale.px(_SIDE), scale.px(5)
        return (side + gap) * ((line.seat >= 0) + bool(line.card)), (side + gap) * (
            len(line.faces) + self.pins[0].visible
        )

    def fit(self, width: int, height: int, scale: Scale) -> None:
        """Leave the oldest lines out that do not fit into a height, in pixels; the newest stays."""
        while len(self._lines) > 1 and self.height(width, scale) > height:
            self._lines = self._lines[:-1]
            self.pins[len(self._lines)].visible = False

    def height(self, width: int, scale: Scale) -> int:
        """How high it is at a width, in pixels."""
        return sum(row.height for row in self._rows(Rect(0, 0, width, 1), scale))

    def place(self, rect: Rect, scale: Scale) -> None:
        """Lay the pins at the right ends of the lines of a rectangle."""
        side = scale.px(_SIDE)
        for pin, row in zip(self.pins, self._rows(rect, scale), strict=False):
            area = Rect(0, 0, side, side)
            area.midright = rect.right, row.centery
            pin.place(area, scale)

    def draw(self, surface: Surface, shown: BoardViewState, rect: Rect) -> None:
        """Draw the lines."""
        for line, row in zip(self._lines, self._rows(rect, shown.scale), strict=True):
            self._draw_line(surface, shown, line, row)
            draw_rule(surface, rect.x, rect.right, row.bottom, shown.scale)

    def _draw_line(self, surface: Surface, shown: BoardViewState, line: StackLine, row: Rect) -> None:
        scale = shown.scale
        side, gap = scale.px(_SIDE), scale.px(5)
        before, after = self._margins(line, scale)
        left, right = row.x, row.right - (side + gap) * self.pins[0].visible
        if line.seat >= 0:
            spot = (left + side // 2, row.centery)
            draw_seat_badge(surface, shown.look, shown.emblem(line.seat), spot, side // 2)
            left += side + gap
        if line.card:
            spot = (left + side // 2, row.centery)
            draw_nameless(surface, shown.look, line.card, spot, scale.px(_LINE - 4))
        for face in reversed(line.faces):
            spot = (right - side // 2, row.centery)
            name = f"face.{face.face}" if face.face else "face.granted"
            draw_high(surface, shown.look, name, spot, side)
            if face.cancelled:
                draw_high(surface, shown.look, "mark.cancelled", spot, side)
            right -= side + gap
        area = Rect(row.x + before, row.y, row.width - before - after, row.height)
        write(
            surface, line.text, area, scale, Role.STRONG, _SIZE, "ink", "left", wrapped=True, explained=True
        )


def draw_beat(surface: Surface, shown: BoardViewState) -> None:
    """Draw in the bowl that somebody may be thinking of an answer, or nobody."""
    bowl = shown.layout.bowl
    area = Rect(bowl.x, bowl.y + round(bowl.height * 0.72), bowl.width, round(bowl.height * 0.16))
    write(surface, "…", area, shown.scale, Role.NAME, 26, "cream", "centre")
