"""What a person does at the table: the pointer, what it drags, the keys, and what is said of things."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame.event import Event

from game.base.keys.shell_keys import CONFIRM, END, HINT, UNDO
from game.kit.board.board_input import BoardInput
from game.kit.board.curtain import Curtain
from game.kit.board.table_rects import Tab
from game.titles.machu_picchu.board.hand.gestures import Gestures
from game.titles.machu_picchu.board.hand.keyboard import Keyboard
from game.titles.machu_picchu.board.tips.help_topics import help_topic
from game.titles.machu_picchu.board.tips.tips import Tips
from game.titles.machu_picchu.keys import JOURNAL, MAIN, MARKET, PLAYERS, RIDE, STAY, TYPE
from game.ui.keys import is_plain, presses
from game.ui.pointers import Pointer
from game.ui.tooltip import Tip
from game.ui.widget import Spot

_TAB_KEYS: Final = {
    **dict.fromkeys((STAY, RIDE, UNDO, HINT, END, CONFIRM, MAIN), Tab.MAIN),
    PLAYERS: Tab.PLAYERS,
    MARKET: Tab.MARKET,
    JOURNAL: Tab.JOURNAL,
}
_ON_MARKET: Final = (UNDO, HINT, END)  # whose buttons stand there too


class CityInput(BoardInput):
    """What a panel over the table covers cannot be pointed at, and the curtain is held by mouse or key."""

    def __init__(
        self,
        gestures: Gestures,
        keyboard: Keyboard,
        curtain: Curtain,
        tips: Tips,
        covered: Callable[[Spot], bool],
        type_action: Callable[[], None],
    ) -> None:
        """`covered`: whether something lies over the table at a spot. `type_action` opens the line for typing."""
        super().__init__(gestures, keyboard.cursor)
        self._gestures = gestures
        self._keyboard = keyboard
        self._curtain = curtain
        self._tips = tips
        self._covered = covered
        self._type_action = type_action

    def hover(self, spot: Spot | None) -> bool:
        if spot is None:
            self._curtain.let_go()
        return super().hover(None if spot is not None and self._covered(spot) else spot)

    def drag(self, event: Event) -> bool:
        at = getattr(event, "pos", None)
        if at is not None and self._covered((int(at[0]), int(at[1]))) and self._gestures.lifted is None:
            return False
        return self._curtain.hold(event) or super().drag(event)

    def press(self, event: Event) -> bool:
        if event.type == pygame.KEYUP:
            return self._curtain.hold(event) or self._keyboard.handle(event)
        at = getattr(event, "pos", None)
        if at is not None and self._covered((int(at[0]), int(at[1]))):
            return True
        return super().press(event)

    def key(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and presses(event, TYPE) and is_plain(event):
            self._type_action()
            return True
        return self._curtain.hold(event) or self._keyboard.handle(event)

    def tab_of_key(self, event: Event) -> str | None:
        on_market = self._gestures.view.shown.layout.open_tab is Tab.MARKET
        if on_market and presses(event, *_ON_MARKET):
            return None
        return next((tab for key, tab in _TAB_KEYS.items() if presses(event, key)), None)

    def follow_keys(self) -> None:
        self._keyboard.follow()

    def let_go(self) -> bool:
        return any((self._curtain.lower(), super().let_go()))

    def pointer(self, covered: Callable[[Spot], bool]) -> Pointer | None:
        gestures = self._gestures
        if self.dragging:
            return Pointer.GRAB
        spot = gestures.pointer
        if spot is None or covered(spot) or self._covered(spot):
            return None
        if gestures.piece_at(spot) is not None:
            return Pointer.OPEN
        place = gestures.clickable(gestures.hovered)
        return Pointer.HAND if place in gestures.view.shown.choices.clicks else None

    def tip_at(self, spot: Spot) -> Tip | None:
        if self.dragging or self._covered(spot):
            return None
        return self._tips.tip(self._gestures.view.shown, self._gestures.view.at(spot))

    def help_topic(self, *, noticed: bool) -> str:
        return help_topic(self._gestures.view.shown.state, self._gestures.hovered)
