"""Who goes along with a Guide: everybody there is marked or not by a click, and off they go together."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Rect

from game.base.i18n.words import Words
from game.kit.board.round_buttons import TickButton
from game.titles.inkas.board.moves.choices import end_of
from game.titles.inkas.board.moves.escorts import candidates, toggled_company, usual
from game.titles.inkas.board.moves.labels import walla_in_role
from game.titles.inkas.phrases import wamani_name
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.state import State
from game.ui.buttons import Button
from game.ui.modal import Modal
from game.ui.scale import columns, grid
from game.ui.widget import nothing

_ROW, _FOOT, _GAP = 52, 58, 12
_COLUMNS: Final = 2


class EscortChooser(Modal):
    """All allies are marked at first; `go` is called with the company."""

    def __init__(
        self, words: Words, state: State, action: Action, go: Callable[[tuple[str, ...]], None]
    ) -> None:
        end = wamani_name(words, end_of(action))
        super().__init__(words("table.ask.company", wamani=end), "", nothing)
        self._state, self._action, self._go = state, action, go
        self.company = usual(state, action)
        names = [name for side in candidates(state, action) for name in side]
        self.members = {
            name: TickButton(
                walla_in_role(words, state, name), partial(self._toggle, name), style="paper", size=20
            )
            for name in names
        }
        self.cancel_button = Button(
            words("table.ask.cancel"),
            self.cancel,
            key=pygame.K_ESCAPE,
            hint=words("table.ask.cancel_key"),
            style="wood",
        )
        self.go_button = Button(
            words("table.ask.go"), self._confirm, key=pygame.K_RETURN, hint=words("table.ask.go_key")
        )
        self.ui.add(*self.members.values(), self.cancel_button, self.go_button)
        self._mark()

    def _toggle(self, name: str) -> None:
        self.company = toggled_company(self._state, self._action, self.company, name)
        self._mark()

    def _mark(self) -> None:
        for name, button in self.members.items():
            button.selected = name in self.company
            button.changed = True

    def _confirm(self) -> None:
        self.close()
        self._go(self.company)

    @property
    def _rows(self) -> int:
        return -(-len(self.members) // _COLUMNS)

    @property
    def width(self) -> float:
        return 720

    def body_height(self, width: int) -> int:
        return self.scale.px(self._rows * (_ROW + _GAP) + _FOOT + _GAP)

    def place_body(self, rect: Rect) -> None:
        px = self.scale.px
        high = self._rows * px(_ROW + _GAP)
        cells = grid(Rect(rect.x, rect.y, rect.width, high), _COLUMNS, self._rows, px(_GAP))
        for button, cell in zip(self.members.values(), cells, strict=False):
            button.place(cell, self.scale)
        foot = Rect(rect.x, rect.bottom - px(_FOOT), rect.width, px(_FOOT))
        left, right = columns(foot, [1, 1], px(16))
        self.cancel_button.place(left, self.scale)
        self.go_button.place(right, self.scale)
