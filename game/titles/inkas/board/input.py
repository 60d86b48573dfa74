"""What a person does at the table: the pointer, what it drags, the keys, and what is said of things."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame.event import Event

from game.base.keys.shell_keys import CONFIRM, END, HINT, UNDO
from game.kit.board.board_input import BoardInput
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.hand.gestures import Gestures
from game.titles.inkas.board.hand.hand_curtain import HandCurtain
from game.titles.inkas.board.hand.keyboard import Keyboard
from game.titles.inkas.board.hand.pins import Pins
from game.titles.inkas.board.hand.stops import StopButtons
from game.titles.inkas.board.layout.ring import wamani_at
from game.titles.inkas.board.moves.powers import power_in_use
from game.titles.inkas.board.tips.help_topics import help_topic
from game.titles.inkas.board.tips.tips import Tips
from game.titles.inkas.keys import (
    ATTACK,
    CARRY,
    JOURNAL,
    MAIN,
    MARKET,
    MOVE,
    OFFERINGS,
    PIN,
    PLACE,
    PLAYERS,
    POWER,
    STAFF,
    STOP,
    THEFT,
)
from game.ui.keys import digit_of, is_plain, presses
from game.ui.pointers import Pointer
from game.ui.tooltip import Tip
from game.ui.widget import LEFT, Spot

_TAB_KEYS: Final = {
    **dict.fromkeys((MAIN, PLACE, MOVE, POWER, CARRY, ATTACK, THEFT, STAFF), Tab.MAIN),
    **dict.fromkeys((UNDO, HINT, END, CONFIRM), Tab.MAIN),
    PLAYERS: Tab.PLAYERS,
    MARKET: Tab.MARKET,
    OFFERINGS: Tab.MARKET,
    JOURNAL: Tab.JOURNAL,
}


class RingInput(BoardInput):
    """What pointer and keys do, with the fan of a crowded wamani over the board."""

    def __init__(
        self,
        gestures: Gestures,
        keyboard: Keyboard,
        tips: Tips,
        hand: HandCurtain,
        pins: Pins,
        stops: StopButtons,
    ) -> None:
        super().__init__(gestures, keyboard.cursor)
        self._stops = stops
        self._pins = pins
        self._hand_curtain = hand
        self._gestures = gestures
        self._keyboard = keyboard
        self._tips = tips

    def spell(self, event: Event) -> bool:
        return self._keyboard.spell(event)

    def key(self, event: Event) -> bool:
        if presses(event, PIN) and is_plain(event) and self._point():
            return True
        looks = not self._keyboard.takes_tab and not event.mod & pygame.KMOD_SHIFT
        return (looks and self._hand_curtain.hold(event)) or self._keyboard.handle(event)

    def _point(self) -> bool:
        """Leave a pin at the wamani where the pointer or the keys are; returns whether that can be done."""
        shown, spot = self._gestures.view.shown, self._gestures.pointer
        under = spot is not None and shown.layout.view.collidepoint(spot)
        wamani = (
            wamani_at(shown.layout.in_view(spot)) if spot is not None and under else self._keyboard.wamani
        )
        return self._pins.point(shown.state, shown.viewing, wamani or "")

    def hover(self, spot: Spot | None) -> bool:
        if spot is None:
            self._hand_curtain.curtain.let_go()
        return super().hover(spot)

    def drag(self, event: Event) -> bool:
        hand = self._hand_curtain
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return super().drag(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and hand.curtain.held:
            self._let_go_of_hand(event)
            return True
        if not hand.hold(event):
            return super().drag(event)
        if hand.curtain.held:
            super().drag(event)  # the card under it can be dragged at once
        return True

    def _let_go_of_hand(self, event: Event) -> None:
        """The mouse no longer holds the hand up: a card that was dragged is dropped."""
        if self.dragging:
            super().drag(event)
        else:
            self._gestures.drag.cancel()
        self._hand_curtain.let_fall(picked=self._gestures.picked is not None)

    def press(self, event: Event) -> bool:
        if event.type == pygame.KEYUP:
            return self._hand_curtain.hold(event)
        return super().press(event)

    def let_go(self) -> bool:
        return any((self._hand_curtain.curtain.lower(), super().let_go()))

    def tab_of_key(self, event: Event) -> str | None:
        if presses(event, STOP):
            return self._stops.tab
        held = self._gestures.view.shown.layout.held
        if held and digit_of(event) and not event.mod & pygame.KMOD_SHIFT:
            return Tab.MARKET
        return next((tab for key, tab in _TAB_KEYS.items() if presses(event, key)), None)

    def follow_keys(self) -> None:
        self._keyboard.follow()

    def pointer(self, covered: Callable[[Spot], bool]) -> Pointer | None:
        gestures = self._gestures
        if self.dragging:
            return Pointer.GRAB
        spot = gestures.pointer
        if spot is None or covered(spot):
            return None
        if gestures.at.piece_at(spot) is not None:
            return Pointer.OPEN
        return Pointer.HAND if gestures.actions_under() else None

    def tip_at(self, spot: Spot) -> Tip | None:
        gestures = self._gestures
        shown, thing = gestures.view.shown, gestures.at.item_at(spot)
        if self.dragging:
            return None
        return self._tips.tip(shown, thing, gestures.picked, gestures.actions_under())

    def help_topic(self, *, noticed: bool) -> str:
        shown = self._gestures.view.shown
        power = power_in_use(shown.state, shown.choices.actions)
        return power or help_topic(shown.state, self._gestures.hovered)
