"""The page of the slip on which a seat says once for all how it answers: its standing orders."""

from collections.abc import Callable
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.machu_picchu.board.moves.answers import Answer
from game.titles.machu_picchu.board.moves.standing_orders import ORDERS, USUAL_CORN, Order, StandingOrder
from game.titles.machu_picchu.board.panels.round_buttons import RoundButton, TickButton
from game.titles.machu_picchu.board.pieces.lettering import write
from game.titles.machu_picchu.board.shown import BoardViewState
from game.ui.theme import Role
from game.ui.widget import Widget

_LINE: Final = 50
_MOST_CORN: Final = 20


class PinPage:
    """The orders that can be given for a question, one of them taken or none.

    `take` is called with the answer that the orders are for, and the order (None: to be asked again).
    """

    def __init__(self, words: Words, take: Callable[[Answer, StandingOrder | None], None]) -> None:
        self._words = words
        self._take = take
        self.answer: Answer | None = None
        self._day = 0
        self._corn = USUAL_CORN
        self.orders = {
            order: TickButton("", partial(self._press, order), style="paper", size=19) for order in Order
        }
        self.none = TickButton(words("orders.none"), partial(self._press, None), style="paper", size=19)
        self.fewer = RoundButton("minus", partial(self._step, -1))
        self.more = RoundButton("plus", partial(self._step, 1))
        self.widgets: tuple[Widget, ...] = (*self.orders.values(), self.none, self.fewer, self.more)

    @property
    def open(self) -> bool:
        """Whether an order is being chosen."""
        return self.answer is not None

    @property
    def choices(self) -> tuple[Order, ...]:
        """What can be ordered here."""
        return ORDERS.get(self.answer.question, ()) if self.answer is not None else ()

    @property
    def height(self) -> int:
        """Its height in design units."""
        return _LINE * (len(self.choices) + 1) + 6

    def show(self, answer: Answer | None, now: StandingOrder | None, day: int) -> None:
        """Open it for an answer, with the order that holds now; close it for None."""
        self.answer, self._day = answer, day
        if now is not None and now.order is Order.KEEPING:
            self._corn = now.corn
        for order, button in self.orders.items():
            button.visible = order in self.choices
            button.selected = now is not None and now.order is order
            button.label = self._words(f"orders.{order.value}", count=self._corn)
            button.changed = True
        self.none.visible, self.none.selected = answer is not None, now is None
        self.fewer.visible = self.more.visible = Order.KEEPING in self.choices

    def _step(self, by: int) -> None:
        """Another amount of corn stays."""
        self._corn = max(1, min(_MOST_CORN, self._corn + by))
        self._press(Order.KEEPING)

    def _press(self, order: Order | None) -> None:
        if self.answer is None:
            return
        if order is None:
            self._take(self.answer, None)
            return
        corn = self._corn if order is Order.KEEPING else 0
        self._take(self.answer, StandingOrder(order, corn, self._day if order is Order.NOT_TODAY else 0))

    def number(self, number: int) -> bool:
        """Take a number, from 1, as the order that stands there; the last one is none."""
        lines: list[Order | None] = [*self.choices, None]
        if not 0 < number <= len(lines):
            return False
        self._press(lines[number - 1])
        return True

    def step(self, by: int) -> bool:
        """More or less corn stays; returns whether that can be said here."""
        if Order.KEEPING in self.choices:
            self._step(by)
        return Order.KEEPING in self.choices

    def place(self, rect: Rect, shown: BoardViewState) -> None:
        """Lay it into a rectangle."""
        scale, px = shown.scale, shown.scale.px
        left, wide = rect.x + px(50), rect.width - px(76)
        y = rect.y + px(6)
        for button in (*(self.orders[order] for order in self.choices), self.none):
            keeping = button is self.orders[Order.KEEPING]
            button.place(Rect(left, y, wide - px(96) * keeping, px(_LINE - 6)), scale)
            if keeping:
                self.fewer.place(Rect(left + wide - px(84), y + px(4), px(36), px(36)), scale)
                self.more.place(Rect(left + wide - px(38), y + px(4), px(36), px(36)), scale)
            y += px(_LINE)

    def draw(self, surface: Surface, rect: Rect, shown: BoardViewState) -> None:
        """Draw the numbers of the keys beside its buttons."""
        px = shown.scale.px
        for number, button in enumerate((*(self.orders[order] for order in self.choices), self.none), 1):
            area = Rect(rect.x + px(22), button.rect.y, px(24), button.rect.height)
            write(surface, str(number), area, shown.scale, Role.ASIDE, 17, "faded_ink", "centre")
