"""The hand of Wiraqocha on the shell's table: the pointer, what it drags, and the keys."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame.event import Event

from game.kit.board.board_input import BoardInput
from game.kit.board.table_rects import Tab
from game.titles.wiraqocha.board.hand.gestures import Gestures
from game.titles.wiraqocha.board.hand.keyboard import Keyboard
from game.titles.wiraqocha.board.overlay import Overlay
from game.titles.wiraqocha.rules.actions import Action, Collect, Muster
from game.ui.keys import digit_of, is_plain, sign_of
from game.ui.pointers import Pointer
from game.ui.tooltip import Tip
from game.ui.widget import Spot

_STEPS: Final[dict[int, Action]] = {pygame.K_i: Collect(), pygame.K_n: Muster()}
_TAB_KEYS: Final = {pygame.K_o: Tab.PLAYERS, pygame.K_b: Tab.MARKET, pygame.K_l: Tab.JOURNAL}
_KEYS_OF_HAND: Final = frozenset({pygame.K_TAB, pygame.K_SPACE, *map(ord, "cefhinpstuvx")})


class ValleyInput(BoardInput):
    """`press` does what a button of an action does."""

    def __init__(
        self, gestures: Gestures, keyboard: Keyboard, overlay: Overlay, press: Callable[[Action], None]
    ) -> None:
        super().__init__(gestures, keyboard.cursor)
        self._gestures = gestures
        self._keyboard = keyboard
        self._overlay = overlay
        self._press_button = press

    @property
    def asking(self) -> bool:
        return bool(self._gestures.selection.aimed_card)

    def key(self, event: Event) -> bool:
        step = _STEPS.get(event.key)
        if step is not None and is_plain(event):  # their buttons are not always there
            self._press_button(step)
            return True
        return self._keyboard.handle(event)

    def tab_of_key(self, event: Event) -> str | None:
        if event.key in _KEYS_OF_HAND or sign_of(event) is not None or digit_of(event) is not None:
            return Tab.MAIN
        return _TAB_KEYS.get(event.key)

    def pointer(self, covered: Callable[[Spot], bool]) -> Pointer | None:
        return self._overlay.pointer(covered)

    def tip_at(self, spot: Spot) -> Tip | None:
        return self._overlay.tip_at(spot)

    def help_topic(self, *, noticed: bool) -> str:
        return self._overlay.help_topic(noticed=noticed)
