"""Beside a large valley one leaf lies open at a time: the tabs and the keys that open another one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from pygame.event import Event

from game.titles.wiraqocha.board.compact_layout import CloseLayout
from game.titles.wiraqocha.board.keyboard import Place
from game.titles.wiraqocha.board.layout import Leaf
from game.titles.wiraqocha.rules.engine import decider
from game.titles.wiraqocha.rules.state import State
from game.ui.buttons import Button
from game.ui.icons import icon
from game.ui.keys import digit_of, is_plain

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_ICONS: Final = {Leaf.HAND: "die", Leaf.PLAYERS: "people", Leaf.MARKET: "gear", Leaf.JOURNAL: "book"}
_KEYS: Final = {pygame.K_o: Leaf.PLAYERS, pygame.K_b: Leaf.MARKET, pygame.K_l: Leaf.JOURNAL}
_OF_HAND: Final = frozenset(
    {pygame.K_TAB, pygame.K_SPACE, pygame.K_KP_PLUS, pygame.K_KP_MINUS, *map(ord, "+=-cefhinpstuvx")}
)
_ON_LEAF: Final = {
    Place.TOKENS: Leaf.HAND,
    Place.CARDS: Leaf.HAND,
    Place.MARKET: Leaf.MARKET,
    Place.PLAYERS: Leaf.PLAYERS,
}


class Leaves:
    """Opens leaves of the table of a scene; where everything stands open it has nothing to do."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        words = scene.words
        self.buttons = {
            leaf: Button(
                "",
                partial(self._press, leaf),
                style="wood",
                hint=words(f"tabs.key.{leaf}"),
                icon=icon(_ICONS[leaf]),
                tooltip=words(f"tabs.tip.{leaf}"),
            )
            for leaf in Leaf
        }

    @property
    def _layout(self) -> CloseLayout | None:
        layout = self._scene.view.layout
        return layout if isinstance(layout, CloseLayout) else None

    def place(self) -> None:
        """Put the tabs where the layout has room for them, and hide what only the hand shows."""
        layout = self._layout
        for leaf, button in self.buttons.items():
            button.visible = layout is not None
            if layout is not None:
                button.selected = leaf is layout.leaf
                button.place(layout.tab(leaf), layout.scale)
        place = self._scene.keyboard.place
        on = _ON_LEAF.get(place) if place is not None else None
        if on is not None and not self._scene.view.layout.shows(on):
            self._scene.keyboard.leave()  # what the keys were at is folded away
        self.cover()

    def cover(self) -> None:
        """Hide the buttons of the hand while another leaf lies over it."""
        scene = self._scene
        if not scene.view.layout.shows(Leaf.HAND):
            for button in scene.hand_widgets():
                button.visible = False

    def open(self, leaf: Leaf) -> bool:
        """Let a leaf lie open; returns whether it came."""
        scene = self._scene
        if self._layout is None or self._layout.leaf is leaf:
            return False
        scene.motion.finish()
        scene.view.open(leaf)
        scene.gestures.reset()
        scene.show_buttons()
        scene.place_widgets()
        scene.keyboard.follow()
        scene.invalidate()
        return True

    def _press(self, leaf: Leaf) -> None:
        self.open(leaf)

    def fold(self) -> bool:
        """Go back to the hand; returns whether something else lay open."""
        return self.open(Leaf.HAND)

    def key(self, event: Event) -> bool:
        """Open what a key is about, which still does what it is for; returns whether something opened."""
        if not is_plain(event):
            return False
        leaf = _KEYS.get(event.key)
        if event.key == pygame.K_TAB and self._scene.ui.focused is not None:
            return False
        if leaf is None and (event.key in _OF_HAND or digit_of(event) is not None):
            leaf = Leaf.HAND
        return leaf is not None and self.open(leaf)

    def follow(self, state: State, of_bot: bool) -> None:
        """A step was played: who has something to do, or did it, sees the hand when the table is shown next."""
        scene = self._scene
        seat = decider(state)
        person = seat is not None and not scene.match.seats[seat].bot
        if scene.bots_play and (person or not of_bot or scene.view.leaf is Leaf.MARKET):
            scene.view.leaf = Leaf.HAND
