"""Beside a large board one tab lies open at a time where not everything has room."""

from collections.abc import Callable
from functools import partial
from typing import Final

from pygame.event import Event

from game.kit.board.board import AnyBoard
from game.ui.buttons import Button
from game.ui.keys import is_plain
from game.ui.scale import Scale

LOG: Final = "journal"
"""The tab of the log, on every board that has tabs."""


class Tabs:
    """Opens tabs of a board; where everything stands open it has nothing to do. `opened` is called when one came."""

    def __init__(self, board: AnyBoard, opened: Callable[[], None]) -> None:
        self._board = board
        self._opened = opened
        self.main = board.tabs[0].name if board.tabs else ""
        self.buttons = {
            tab.name: Button(
                "",
                partial(self._press, tab.name),
                style="wood",
                hint=tab.key,
                icon=tab.icon,
                tooltip=tab.tooltip,
            )
            for tab in board.tabs
        }

    @property
    def main_open(self) -> bool:
        """Whether the main tab stands open."""
        return self._board.rects.shows(self.main)

    def place(self, scale: Scale) -> None:
        """Put the tabs where the board has room for them."""
        rects = self._board.rects
        for name, button in self.buttons.items():
            button.visible = name in rects.tabs
            if button.visible:
                button.selected = name == rects.open_tab
                button.place(rects.tabs[name], scale)

    def open(self, name: str) -> bool:
        """Let a tab lie open; returns whether it came."""
        rects = self._board.rects
        if name not in rects.tabs or rects.open_tab == name:
            return False
        self._board.open_tab(name)
        self._opened()
        return True

    def _press(self, name: str) -> None:
        self.open(name)

    def fold(self) -> bool:
        """Go back to the main tab; returns whether something else lay open."""
        return self.open(self.main)

    def key(self, event: Event) -> bool:
        """Open what a key is about, which still does what it is for; returns whether something opened."""
        name = self._board.input.tab_of_key(event) if is_plain(event) else None
        return name is not None and self.open(name)
