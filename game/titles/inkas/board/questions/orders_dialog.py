"""The dialog of a seat's standing orders: in which cases it is asked, and for each card."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.base.keys.shell_keys import CONFIRM
from game.kit.board.round_buttons import TickButton
from game.titles.inkas.board.questions.foresight import Danger
from game.titles.inkas.board.questions.orders import CASES, MOST_LENT, NEVER_LENT, Ask, SeatOrders
from game.titles.inkas.phrases import card_name
from game.ui.buttons import Button
from game.ui.lettering import write
from game.ui.modal import BESIDE, PAD, Modal
from game.ui.scale import columns, grid, rows
from game.ui.selectors import BoundedStepper, SegmentedControl
from game.ui.theme import Role

_ROW, _HEAD, _FOOT, _GAP = 42, 36, 66, 8
_COLUMN: Final = 500  # least width of one of two columns
_BUTTON: Final = 320
_LENDING: Final = 620  # width of the choice of how much is lent


_OF_SIDE: Final = {str(Danger.FALLS): "falls_side"}
"""Cases that say more where a partner's wallas count too."""


def _cases(*, allied: bool) -> Sequence[tuple[str, str]]:
    """Each case with the key of what is said of it."""
    return [(case, _OF_SIDE.get(case, case) if allied else case) for case in CASES]


class OrdersDialog(Modal):
    """Each press holds at once; `changed` is called then, `over` when it is closed."""

    def __init__(
        self,
        words: Words,
        player: str,
        orders: SeatOrders,
        cards: Sequence[str],
        changed: Callable[[], None],
        over: Callable[[], None],
        *,
        answers: bool = True,
        allied: bool = False,
        lends: bool = False,
    ) -> None:
        """`answers`: actions are answered, where seats are `allied` also those against a partner; `lends`: it may ask
        for llamas.
        """
        tip = words("answers.order.tip" if answers else "answers.order.lend_tip")
        super().__init__(words("answers.order.title", player=player), tip, over)
        self._said, self._orders, self._ordered, self._cards = words, orders, changed, cards
        self.cases = {
            case: TickButton(words(f"answers.case.{said}"), partial(self._turn, case), style="paper", size=18)
            for case, said in _cases(allied=allied)
            if answers
        }
        lent = [words("amount.llamas", count=count) for count in range(1, MOST_LENT + 1)]
        self.lending = BoundedStepper(
            [
                words("answers.order.lend_never"),
                words("answers.order.lend_ask"),
                *(words("answers.order.lend", lent=one) for one in lent),
            ],
            orders.lends - NEVER_LENT,
            self._lend,
        )
        self._lends = self.lending.visible = lends
        said = [words(f"answers.value.{ask}") for ask in Ask]
        self.card_asks = {
            card: SegmentedControl(said, tuple(Ask).index(orders.of_card(card)), partial(self._order, card))
            for card in cards
        }
        self.pass_turn = TickButton(words("answers.order.this_turn"), self._pass_turn, style="paper", size=18)
        self.pass_turn.tooltip, self.pass_turn.visible = (
            words("answers.order.this_turn_tip", key=words.cap(CONFIRM)),
            answers,
        )
        self.done = Button(
            words("answers.order.close"),
            self.cancel,
            key=pygame.K_RETURN,
            hint=words("answers.order.key_close"),
        )
        self._heads: list[tuple[str, Rect]] = []
        self._names: list[tuple[str, Rect]] = []
        self.content = [*self.cases.values(), *self.card_asks.values(), self.lending]
        self.ui.add(*self.content, self.pass_turn, self.done)
        self._mark()

    def _mark(self) -> None:
        for case, button in self.cases.items():
            button.selected, button.changed = case in self._orders.cases, True
        self.pass_turn.selected, self.pass_turn.changed = self._orders.passes_turn, True

    def _turn(self, case: str) -> None:
        self._orders.turn(case)
        self._mark()
        self._ordered()

    def _order(self, card: str, index: int) -> None:
        self._orders.order_card(card, tuple(Ask)[index])
        self._ordered()

    def _pass_turn(self) -> None:
        self._orders.pass_turn(passes=not self._orders.passes_turn)
        self._mark()
        self._ordered()

    def _lend(self, index: int) -> None:
        self._orders.lend(index + NEVER_LENT)
        self._ordered()

    @property
    def width(self) -> float:
        return 1240

    @property
    def _across(self) -> int:
        """How many columns stand side by side."""
        window = self.scale.width / self.scale.factor - BESIDE - 2 * PAD
        return 2 if window >= 2 * _COLUMN else 1

    @property
    def _heights(self) -> list[int]:
        """Of both parts, in design units, with what stands over each."""
        down = [-(-count // self._across) for count in (len(self.cases), len(self.card_asks))]
        lending = [_ROW + 2 * _GAP] if self._lends else [0]
        return [part for rows in down for part in (_HEAD * bool(rows), rows * (_ROW + _GAP))] + lending

    def content_height(self, width: int) -> int:
        return sum(map(self.scale.px, self._heights))

    def place_content(self, rect: Rect) -> None:
        scale, px, across = self.scale, self.scale.px, self._across
        parts = rows(rect, [*(scale.fixed(high) for high in self._heights), 1], 0)
        heads = [("only_if", parts[0]), ("each", parts[2])]
        self._heads = [(self._said(f"answers.order.{key}"), part) for key, part in heads if part.height]
        cells = grid(parts[1], across, -(-len(self.cases) // across), px(_GAP))
        for button, cell in zip(self.cases.values(), cells, strict=False):
            button.place(cell, scale)
        cells = grid(parts[3], across, -(-len(self.card_asks) // across), px(_GAP))
        self._names = []
        for (card, control), cell in zip(self.card_asks.items(), cells, strict=False):
            name, area = columns(cell, [1, 1.7], px(10))
            self._names.append((card_name(self._said, card), name))
            control.place(area, scale)
        middle = Rect(0, 0, min(rect.width, px(_LENDING)), px(_ROW))
        middle.midtop = rect.centerx, parts[4].y + px(_GAP)
        self.lending.place(middle, scale)

    def draw_content(self, surface: Surface) -> None:
        for said, area in self._heads:
            write(surface, said, area, self.scale, Role.NAME, 22)
        for said, area in self._names:
            write(surface, said, area, self.scale, Role.STRONG, 19)

    def body_height(self, width: int) -> int:
        return self.scale.px(_FOOT + _GAP)

    def place_body(self, rect: Rect) -> None:
        scale, px = self.scale, self.scale.px
        feet: Sequence[Button] = (self.pass_turn, self.done) if self.pass_turn.visible else (self.done,)
        wide = min(rect.width, len(feet) * px(_BUTTON))
        area = Rect(0, rect.bottom - px(_FOOT - 10), wide, px(_FOOT - 10))
        area.centerx = rect.centerx
        for low, cell in zip(feet, columns(area, [1] * len(feet), px(2 * _GAP)), strict=True):
            low.place(cell, scale)
