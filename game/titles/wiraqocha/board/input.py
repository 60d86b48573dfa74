"""The hand of Wiraqocha on the shell's table: the pointer, what it drags, and the keys."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Final

import pygame
from pygame import Rect
from pygame.event import Event

from game.base.keys.bindings import KeyAction
from game.base.keys.shell_keys import END, HINT, LOG, PACE, UNDO
from game.kit.board.board_input import BoardInput
from game.kit.board.gesture_outcome import NotAllowed
from game.kit.board.table_rects import Tab
from game.titles.wiraqocha.board.hand.die_menu import DieMenuEntry
from game.titles.wiraqocha.board.hand.gesture_responder import GestureResponder
from game.titles.wiraqocha.board.hand.gestures import Gestures
from game.titles.wiraqocha.board.hand.keyboard import Keyboard
from game.titles.wiraqocha.board.layout.table_layout import Point
from game.titles.wiraqocha.board.moves.choices import GestureHint
from game.titles.wiraqocha.board.moves.selection import Selection
from game.titles.wiraqocha.board.tips.help_topics import topic_of_answer, topic_of_moment, topic_of_thing
from game.titles.wiraqocha.board.tips.tips import Tips
from game.titles.wiraqocha.board.view import ItemKind
from game.titles.wiraqocha.keys import (
    CARDS,
    COLLECT,
    EXOSKELETON,
    FACTORY,
    MARKET,
    MUSTER,
    PLAYERS,
    PROTECT,
    REROLL,
    ROLL,
    SACRIFICE,
)
from game.titles.wiraqocha.rules.actions import Action, Collect, Muster
from game.titles.wiraqocha.rules.engine import decider
from game.ui.keys import digit_of, is_plain, presses, sign_of
from game.ui.pointers import Pointer
from game.ui.text import sentence
from game.ui.tooltip import Box, Tip
from game.ui.widget import Spot

_STEPS: Final[dict[KeyAction, Action]] = {COLLECT: Collect(), MUSTER: Muster()}
_TAB_KEYS: Final = {PLAYERS: Tab.PLAYERS, MARKET: Tab.MARKET, LOG: Tab.JOURNAL}
_KEYS_OF_HAND: Final = (
    *(pygame.K_TAB, ROLL, COLLECT, MUSTER, SACRIFICE, FACTORY, REROLL, EXOSKELETON, PROTECT, CARDS),
    *(UNDO, HINT, END, PACE),
)
_PRESSED = frozenset(
    {ItemKind.MARKET_CARD, ItemKind.OWN_CARD, ItemKind.WRECK, ItemKind.DIE_ON_TILE, ItemKind.CRYSTALS}
)
_ON_TILES = frozenset({ItemKind.TILE, ItemKind.TOKEN, ItemKind.DIE_ON_TILE})


class ValleyInput(BoardInput):
    """`press` does what a button of an action does."""

    def __init__(
        self,
        gestures: Gestures,
        selection: Selection,
        keyboard: Keyboard,
        tips: Tips,
        responder: GestureResponder,
        press: Callable[[Action], None],
    ) -> None:
        super().__init__(gestures, keyboard.cursor)
        self.watching = False  # whether no person decides now
        self._view = gestures.view
        self._gestures = gestures
        self._selection = selection
        self._keyboard = keyboard
        self._tips = tips
        self._responder = responder
        self._press_button = press

    @property
    def asking(self) -> bool:
        return bool(self._selection.aimed_card)

    def key(self, event: Event) -> bool:
        step = next((step for key, step in _STEPS.items() if presses(event, key)), None)
        if step is not None and is_plain(event):  # their buttons are not always there
            self._press_button(step)
            return True
        return self._keyboard.handle(event)

    def tab_of_key(self, event: Event) -> str | None:
        if presses(event, *_KEYS_OF_HAND) or sign_of(event) is not None or digit_of(event) is not None:
            return Tab.MAIN
        return next((tab for key, tab in _TAB_KEYS.items() if presses(event, key)), None)

    def pointer(self, covered: Callable[[Spot], bool]) -> Pointer | None:
        """What the pointer says of the thing under it; None where a button or nothing lies there."""
        gestures = self._gestures
        if gestures.drag.dragging:
            return Pointer.NO if gestures.reason() is not None else Pointer.GRAB
        spot = gestures.pointer
        if spot is None or covered(spot):
            return None
        if gestures.choosing and gestures.over() is not None:
            return Pointer.NO if gestures.reason() is not None else Pointer.HAND
        if gestures.can_take(spot):
            return Pointer.OPEN
        thing = gestures.hovered
        if thing is None or self.watching:
            return None
        if thing.what is ItemKind.MARKET_CARD or thing.seat == self._view.active:
            return Pointer.HAND if thing.what in _PRESSED else None
        return None

    def tip_at(self, spot: tuple[int, int]) -> Tip | None:
        """What is said of the thing under a spot."""
        reason = self.reason_tip(self._view.layout.tile_at(spot))
        if reason is not None:
            return reason
        if self._gestures.menu is not None:
            entry = self._gestures.menu.at(spot)
            if entry is not None:
                return Tip(self._said_of(entry), self._gestures.menu.cell(entry.name))
        die = self._view.tray.at(spot)
        if die is not None and self._gestures.menu is None:
            return Tip(self._tips.details.die(die.face), self._view.tray.die_rect(die))
        thing = self._view.at(spot)
        if thing is None:
            return None
        state, seat = self._view.state, self._view.viewing
        now = decider(state) == seat and self._selection.state is state
        tip = self._tips.tip(state, thing, seat, self._selection.actions if now else None)
        if tip is None or thing.what not in _ON_TILES:
            return tip
        return self._aside(replace(tip, rect=self._view.layout.tile_rect(thing.number)), thing.number)

    def _said_of(self, entry: DieMenuEntry) -> str:
        """What an entry of the menu over a die does; where it cannot be chosen, why not."""
        said = self._view.words(f"table.die_menu.{entry.name}")
        if entry.refusal is None:
            return said
        return f"{said}\n{sentence(self._responder.say(NotAllowed(entry.refusal)))}"

    def help_topic(self, *, noticed: bool) -> str:
        """The section of the book about a refusal, `noticed` or felt, about what is pointed at, or the phase."""
        topic = topic_of_answer(self._gestures.reason())
        if not topic and noticed:
            topic = self._responder.explained
        thing = self._gestures.hovered
        if not topic and thing is not None:
            topic = topic_of_thing(self._view.state, thing)
        return topic or topic_of_moment(self._view.state)

    def reason_tip(self, tile: int | None) -> Tip | None:
        """Why the tile under the pointer cannot be chosen; None where it can, or none is being chosen."""
        answer = self._gestures.reason()
        if isinstance(answer, NotAllowed | GestureHint) and tile is not None:
            return self._refused(answer, tile)
        return None

    def _refused(self, answer: NotAllowed | GestureHint, tile: int) -> Tip:
        """Why a tile cannot be chosen, off those that can."""
        text, place = self._responder.say(answer), self._view.layout.tile_rect(tile)
        index = self._view.state.game.index
        lit = {index[label] for label in self._gestures.lit()}
        return self._off(Tip(text, place), tile, lit)

    def _aside(self, tip: Tip, tile: int) -> Tip:
        """The tip about a tile, off the tiles beside it."""
        beside = self._view.state.game.neighbours[tile]
        around = {other for other in self._view.state.game.territories if beside >> other & 1}
        return self._off(tip, tile, around)

    def _off(self, tip: Tip, tile: int, spared: Collection[int]) -> Tip:
        """The tip about a tile, right beside it: it hides nothing of it, nor the bar on top, no die, no button, no card
        on offer and no journal, and as little as can be of the tiles to be spared.
        """
        layout = self._view.layout
        near, far = [tip.rect], [_inner(layout.graveyard, layout.radius)]
        for other, centre in enumerate(layout.centres):
            if other != tile:
                (near if other in spared else far).append(_inner(centre, layout.radius))
        far += [layout.tray_panel, *layout.panels]
        tray = self._view.tray
        dice = [tray.die_rect(die) for die in tray.in_order()]
        barred = [layout.bar, *dice, *layout.buttons, *layout.tabs]
        barred += [layout.log] if layout.shows(Tab.JOURNAL) else []
        barred += [layout.market] if layout.shows(Tab.MARKET) else []
        return replace(tip, near=_boxes(near), far=_boxes(far), barred=_boxes(barred), beside=True)


def _inner(centre: Point, radius: float) -> Rect:
    """The square of a tile within which nearly all of it lies."""
    side = round(radius * 1.7)
    rect = Rect(0, 0, side, side)
    rect.center = (round(centre[0]), round(centre[1]))
    return rect


def _boxes(rects: Sequence[Rect]) -> tuple[Box, ...]:
    return tuple((rect.x, rect.y, rect.width, rect.height) for rect in rects)
