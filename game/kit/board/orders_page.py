"""The page of a question's panel on which a seat says once for all how it answers: its standing orders."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Generic

from pygame import Rect, Surface

from game.kit.board.answer_round import AnswerT
from game.kit.board.round_buttons import RoundButton, TickButton
from game.kit.board.standing_orders import OrderT
from game.ui.lettering import write
from game.ui.scale import Scale
from game.ui.theme import Role
from game.ui.widget import Widget

_LINE: Final = 50
_MOST: Final = 8  # lines


@dataclass(frozen=True, slots=True)
class OrderLine(Generic[OrderT]):
    """An order that can be given, in words; where an amount belongs to it, the same with one less and one more."""

    label: str
    order: OrderT
    steps: tuple[OrderT, OrderT] | None = None


class OrdersPage(Generic[AnswerT, OrderT]):
    """The orders that can be given for a question, one of them taken or none.

    `take` is called with the answer that the orders are for, and the order (None: to be asked again). One line at most
    has an amount.
    """

    def __init__(self, none: str, take: Callable[[AnswerT, OrderT | None], None]) -> None:
        self._take = take
        self.answer: AnswerT | None = None
        self._lines: Sequence[OrderLine[OrderT]] = ()
        self._buttons = [
            TickButton("", partial(self._press_line, number), style="paper", size=19)
            for number in range(_MOST)
        ]
        self.none = TickButton(none, partial(self._press, None), style="paper", size=19)
        self.fewer = RoundButton("minus", partial(self._step, False))
        self.more = RoundButton("plus", partial(self._step, True))
        self.widgets: Sequence[Widget] = (*self._buttons, self.none, self.fewer, self.more)

    @property
    def open(self) -> bool:
        """Whether an order is being chosen."""
        return self.answer is not None

    @property
    def height(self) -> int:
        """Its height in design units."""
        return _LINE * (len(self._lines) + 1) + 6

    @property
    def lines(self) -> Sequence[tuple[OrderLine[OrderT], TickButton]]:
        """The orders with their buttons."""
        return tuple(zip(self._lines, self._buttons, strict=False))

    @property
    def _stepped(self) -> OrderLine[OrderT] | None:
        return next((line for line in self._lines if line.steps is not None), None)

    def show(
        self, answer: AnswerT | None, lines: Sequence[OrderLine[OrderT]] = (), now: OrderT | None = None
    ) -> None:
        """Open it for an answer, with the order that holds now; close it for None."""
        self.answer, self._lines = answer, lines
        for button in self._buttons:
            button.visible, button.changed = False, True
        for line, button in self.lines:
            button.visible, button.selected, button.label = True, line.order == now, line.label
        self.none.visible, self.none.selected = answer is not None, now is None
        self.fewer.visible = self.more.visible = self._stepped is not None

    def _press(self, order: OrderT | None) -> None:
        if self.answer is not None:
            self._take(self.answer, order)

    def _press_line(self, number: int) -> None:
        self._press(self._lines[number].order)

    def _step(self, more: bool) -> None:
        line = self._stepped
        if line is not None and line.steps is not None:
            self._press(line.steps[more])

    def number(self, number: int) -> bool:
        """Take a number, from 1, as the order that stands there; the last one is none."""
        orders = [*(line.order for line in self._lines), None]
        if not 0 < number <= len(orders):
            return False
        self._press(orders[number - 1])
        return True

    def step(self, by: int) -> bool:
        """One more or less of an amount; returns whether that can be said here."""
        self._step(by > 0)
        return self._stepped is not None

    def place(self, rect: Rect, scale: Scale) -> None:
        """Lay it into a rectangle."""
        px = scale.px
        left, wide, y = rect.x + px(50), rect.width - px(76), rect.y + px(6)
        for number, button in enumerate((*(button for _, button in self.lines), self.none)):
            stepped = number < len(self._lines) and self._lines[number].steps is not None
            button.place(Rect(left, y, wide - px(96) * stepped, px(_LINE - 6)), scale)
            if stepped:
                self.fewer.place(Rect(left + wide - px(84), y + px(4), px(36), px(36)), scale)
                self.more.place(Rect(left + wide - px(38), y + px(4), px(36), px(36)), scale)
            y += px(_LINE)

    def draw(self, surface: Surface, rect: Rect, scale: Scale) -> None:
        """Draw the numbers of the keys beside its buttons."""
        px = scale.px
        for number, button in enumerate((*(button for _, button in self.lines), self.none), 1):
            area = Rect(rect.x + px(22), button.rect.y, px(24), button.rect.height)
            write(surface, str(number), area, scale, Role.ASIDE, 17, "faded_ink", "centre")
