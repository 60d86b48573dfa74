"""Beside a large valley one tab lies open at a time: the tabs and the keys that open another one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from pygame.event import Event

from game.titles.wiraqocha.board.compact_layout import CompactLayout
from game.titles.wiraqocha.board.keyboard import Place
from game.titles.wiraqocha.board.layout import Tab
from game.titles.wiraqocha.rules.engine import decider
from game.titles.wiraqocha.rules.state import State
from game.ui.buttons import Button
from game.ui.icons import icon
from game.ui.keys import digit_of, is_plain

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_ICONS: Final = {Tab.HAND: "die", Tab.PLAYERS: "people", Tab.MARKET: "gear", Tab.JOURNAL: "book"}
_KEYS: Final = {pygame.K_o: Tab.PLAYERS, pygame.K_b: Tab.MARKET, pygame.K_l: Tab.JOURNAL}
_OF_HAND: Final = frozenset(
    {pygame.K_TAB, pygame.K_SPACE, pygame.K_KP_PLUS, pygame.K_KP_MINUS, *map(ord, "+=-cefhinpstuvx")}
)
_ON_LEAF: Final = {
    Place.TOKENS: Tab.HAND,
    Place.CARDS: Tab.HAND,
    Place.MARKET: Tab.MARKET,
    Place.PLAYERS: Tab.PLAYERS,
}


class Tabs:
    """Opens tabs of the table of a scene; where everything stands open it has nothing to do."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        words = scene.words
        self.buttons = {
            tab: Button(
                "",
                partial(self._press, tab),
                style="wood",
                hint=words(f"tabs.key.{tab}"),
                icon=icon(_ICONS[tab]),
                tooltip=words(f"tabs.tip.{tab}"),
            )
            for tab in Tab
        }

    @property
    def _layout(self) -> CompactLayout | None:
        layout = self._scene.view.layout
        return layout if isinstance(layout, CompactLayout) else None

    def place(self) -> None:
        """Put the tabs where the layout has room for them, and hide what only the hand shows."""
        layout = self._layout
        for tab, button in self.buttons.items():
            button.visible = layout is not None
            if layout is not None:
                button.selected = tab is layout.open_tab
                button.place(layout.tab(tab), layout.scale)
        place = self._scene.keyboard.place
        on = _ON_LEAF.get(place) if place is not None else None
        if on is not None and not self._scene.view.layout.shows(on):
            self._scene.keyboard.leave()  # what the keys were at is folded away
        self.cover()

    def cover(self) -> None:
        """Hide the buttons of the hand while another tab lies over it."""
        scene = self._scene
        if not scene.view.layout.shows(Tab.HAND):
            for button in scene.hand_widgets():
                button.visible = False

    def open(self, tab: Tab) -> bool:
        """Let a tab lie open; returns whether it came."""
        scene = self._scene
        if self._layout is None or self._layout.open_tab is tab:
            return False
        scene.motion.finish()
        scene.view.open(tab)
        scene.gestures.reset()
        scene.show_buttons()
        scene.place_widgets()
        scene.keyboard.follow()
        scene.invalidate()
        return True

    def _press(self, tab: Tab) -> None:
        self.open(tab)

    def fold(self) -> bool:
        """Go back to the hand; returns whether something else lay open."""
        return self.open(Tab.HAND)

    def key(self, event: Event) -> bool:
        """Open what a key is about, which still does what it is for; returns whether something opened."""
        if not is_plain(event):
            return False
        tab = _KEYS.get(event.key)
        if event.key == pygame.K_TAB and self._scene.ui.focused is not None:
            return False
        if tab is None and (event.key in _OF_HAND or digit_of(event) is not None):
            tab = Tab.HAND
        return tab is not None and self.open(tab)

    def follow(self, state: State, of_bot: bool) -> None:
        """A step was played: who has something to do, or did it, sees the hand when the table is shown next."""
        scene = self._scene
        seat = decider(state)
        person = seat is not None and not scene.match.seats[seat].bot
        if scene.bots_play and (person or not of_bot or scene.view.open_tab is Tab.MARKET):
            scene.view.open_tab = Tab.HAND
