"""How many of a partner's llamas are borrowed for what is done next, beside the prices: the own come first."""

from collections.abc import Callable
from typing import Final

from pygame import Rect

from game.base.i18n.words import Words
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.moves.loans import most_lent
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.rules.engine import legal_actions
from game.ui.selectors import BoundedStepper

_HIGH: Final = 40
_INSET: Final = 16  # from the sides of the panel


class LendingStepper(BoundedStepper):
    """Lies at the foot of the panel while something can be paid with a partner's llamas; `changed_to` is called when
    another number is wanted.
    """

    def __init__(self, words: Words, changed_to: Callable[[], None]) -> None:
        super().__init__([""], 0, lambda wanted: changed_to(), tooltip=words("table.borrow.tip"))
        self._words = words
        self.visible = False

    @property
    def wanted(self) -> int:
        """How many are to be borrowed; 0: only what the own do not pay."""
        return self.index

    def forget(self) -> None:
        """Another moment: the own come first again."""
        self.index = 0

    def show(self, shown: BoardViewState) -> None:
        """Lie on the panel where somebody at the table can borrow."""
        state, words = shown.state, self._words
        asks = state.game.asks_partners and bool(shown.choices.actions) and shown.layout.shows(Tab.MAIN)
        most = most_lent(legal_actions(state)) if asks else 0
        self.visible = self.enabled = most > 0
        if not self.visible:
            return
        partner = shown.names[state.game.partners[state.decider]]
        lent = [words("amount.llamas", count=count) for count in range(1, most + 1)]
        self.options = [
            words("table.borrow.own"),
            *(words("table.borrow.lent", lent=one, player=partner) for one in lent),
        ]
        self.index, self.changed = min(self.index, most), True

    def lie_above(self, low: int, shown: BoardViewState) -> None:
        """Lie on the panel so that it ends there."""
        px, rect = shown.scale.px, shown.layout.question
        area = Rect(rect.x + px(_INSET), low - px(_HIGH), rect.width - 2 * px(_INSET), px(_HIGH))
        self.place(area, shown.scale)
