"""Events on their way: which of the hand, the keys, the widgets and the log an event on the table is for."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame.event import Event

from game.base.keys.shell_keys import BUTTONS, LOG, RECAP
from game.kit.board.board import AnyBoard
from game.table.context import TableContext
from game.table.last_turn_replay import LastTurnReplay
from game.table.log import LogBook
from game.table.tabs import Tabs
from game.ui.keys import is_plain, presses
from game.ui.widget import LEFT, Spot
from game.ui.widget_group import WidgetGroup


@dataclass(frozen=True, slots=True)
class InputCallbacks:
    """What events do at a table. `hurry` lets what moves in a row go faster and returns whether it does now,
    `finish_animations` brings to its end what moves; `shows_rivals` says whether that is what a computer player did.
    `menu` opens the menu, `notify` tells what happened since the last turn. `widgets` hands an event to the widgets and
    returns whether it was used.
    """

    hurry: Callable[[], bool]
    finish_animations: Callable[[], None]
    shows_rivals: Callable[[], bool]
    menu: Callable[[], None]
    notify: Callable[[], None]
    widgets: Callable[[Event], bool]
    changed: Callable[[], None]


class TableInput:
    """Hands events on; while a computer player decides, only what changes nothing in the game gets them."""

    def __init__(
        self,
        context: TableContext,
        board: AnyBoard,
        ui: WidgetGroup,
        log_book: LogBook,
        tabs: Tabs,
        last_turn: LastTurnReplay,
        callbacks: InputCallbacks,
    ) -> None:
        self._context = context
        self._board = board
        self._board_input = board.input
        self._ui = ui
        self._log_book = log_book
        self._tabs = tabs
        self._last_turn = last_turn
        self._callbacks = callbacks

    @property
    def _watching(self) -> bool:
        return self._context.watched is not None

    def handle(self, event: Event) -> bool:
        """Take an event; returns whether it was used."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self._only_skips(event):
            self._callbacks.changed()
            return True
        if event.type == pygame.MOUSEMOTION:
            self._move((int(event.pos[0]), int(event.pos[1])))
        elif event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self._board_input.hover(None)
            self._callbacks.changed()
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._skip()
            if event.button == LEFT:
                self._board.spotlight.clear()
        elif event.type == pygame.KEYDOWN:
            self._skip()
            if not self._watching and self._ui.field is None and self._board_input.spell(event):
                return True
            # what can be seen needs no other tab
            seen = any(widget.visible and presses(event, widget.key) for widget in self._ui.widgets)
            if not seen and (event.key != pygame.K_TAB or self._ui.focused is None):
                self._tabs.key(event)
            if event.key == pygame.K_TAB and not self._watching and self._ui.focused is None:
                return self._key(event)
        return self._hand_on(event)

    def _skip(self) -> None:
        """Bring to its end what moves, or let what moves in a row go faster first."""
        if not self._callbacks.hurry():
            self._callbacks.finish_animations()

    def _only_skips(self, event: Event) -> bool:
        """Whether a press does no more than bring to its end what rivals did, or what is replayed; then it has done so.

        Where a computer player decides, the press skips and still does what it is for: pause, menu, speed.
        """
        if self._last_turn.running:
            self._last_turn.end()
        elif not self._watching and self._callbacks.shows_rivals():
            self._skip()
        else:
            return False
        return True

    def _move(self, spot: Spot) -> None:
        self._board_input.leave_keys()
        if self._log_book.point(spot):
            self._callbacks.changed()
        if self._board_input.hover(spot):
            self._callbacks.changed()

    def _hand_on(self, event: Event) -> bool:
        watching = self._watching
        if not watching and self._board_input.drag(event):
            if self._board_input.dragging:
                self._ui.point_out(None)  # what lay under the pointer is in the hand now
            elif event.type == pygame.MOUSEBUTTONUP:
                self._ui.hide_tip()  # it was about what could be done before the click
            self._callbacks.changed()
            return True
        if self._callbacks.widgets(event):
            if event.type == pygame.MOUSEBUTTONUP:
                self._ui.focus(None)
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return not watching and self._board_input.press(event)

    def _key(self, event: Event) -> bool:
        log = self._log_book.scroll
        if event.key == pygame.K_ESCAPE:
            self._escape()
            return True
        if presses(event, LOG) and is_plain(event) and log.visible:
            self._ui.focus(log, by_key=True)
            return True
        if presses(event, RECAP) and is_plain(event) and self._context.options.bots:
            self._callbacks.notify()  # its strip is not always there
            return True
        if self._walks_buttons(event):
            self._board_input.leave_keys()
            return self._ui.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        self._callbacks.changed()
        if self._watching:
            return False
        if not self._board_input.key(event):
            return self._ui.explain(event)
        self._ui.focus(None)
        return True

    def _walks_buttons(self, event: Event) -> bool:
        """Whether a key leads to the next button, or with Shift to the one before: Ctrl+Tab, or a letter where no
        button bears it.
        """
        if event.key == pygame.K_TAB:
            return bool(event.mod & pygame.KMOD_CTRL)
        borne = any(presses(event, widget.key) for widget in self._ui.widgets)
        return presses(event, BUTTONS) and is_plain(event) and not borne

    def _escape(self) -> None:
        """Leave what has the keys, fold what lies open, let go what is picked; where nothing is, open the menu."""
        if self._ui.focused is not None or not self._tabs.main_open:
            self._ui.focus(None)
            self._tabs.fold()
            return
        board = self._board_input
        if any((self._board.spotlight.clear(), board.let_go(), board.leave_keys())):
            self._ui.hide_tip()
        else:
            self._callbacks.menu()

    def point(self, spot: Spot) -> None:
        """The keys point there: that is hovered, and told of, as if the mouse were there."""
        self._board_input.hover(spot)
        self._ui.point_out(self._board_input.tip_at(spot))
        self._callbacks.changed()
