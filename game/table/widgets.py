"""The buttons and the log of a table: which are there, where they lie, and which a tab hides."""

from collections.abc import Iterable

from pygame import Rect

from game.kit.board.board import AnyBoard
from game.kit.board.context import ButtonStates
from game.table.bot_bar import BotBar
from game.table.context import TableContext
from game.table.last_turn_replay import LastTurnReplay
from game.table.log import LogBook
from game.table.mode import TableMode
from game.table.recap import RecapDisplay
from game.table.tabs import LOG, Tabs
from game.ui.buttons import Button
from game.ui.scale import Scale
from game.ui.widget import Widget
from game.ui.widget_group import WidgetGroup


class TableWidgets:
    """Places the widgets of a table in the rectangles that its board leaves, and shows those that there are now."""

    def __init__(
        self,
        context: TableContext,
        board: AnyBoard,
        mode: TableMode,
        bot_bar: BotBar,
        log_book: LogBook,
        last_turn: LastTurnReplay,
        recap: RecapDisplay,
        tabs: Tabs,
    ) -> None:
        self._context = context
        self._board = board
        self._mode = mode
        self._bot_bar = bot_bar
        self._log = log_book.scroll
        self._last_turn = last_turn
        self._recap = recap
        self._tabs = tabs
        self._window = Rect(0, 0, 0, 0)

    def add_to(self, ui: WidgetGroup) -> None:
        """Put all of them on the screen."""
        if self._context.options.buttons:
            board = self._board
            ui.add(*board.buttons, *self._bot_bar.buttons.values(), board.rules, board.menu)
        ui.add(self._log)
        if self._context.options.buttons:
            ui.add(self._last_turn.button, *self._recap.widgets)
        ui.add(*self._tabs.buttons.values())
        ui.tip_at = self._board.input.tip_at

    def place(self, ui: WidgetGroup, scale: Scale) -> None:
        """Lay the buttons, the log and the notices of `ui` where the board has room for them."""
        rects = self._board.rects
        self._window = scale.window
        self._board.place_buttons()
        self._bot_bar.place(rects.bots, scale)
        self._log.visible = self._context.options.log and rects.shows(LOG)
        self._log.place(rects.log, scale)
        self._last_turn.place(rects.replay, scale, among_tabs=bool(rects.tabs))
        self._recap.place(scale)
        self._tabs.place(scale)
        self._cover_hand()
        ui.toast.bottom = (scale.height - rects.notice_bottom) / scale.factor
        ui.toast.ceiling = rects.notice_top / scale.factor
        self._mode.placed(scale)

    def _of_hand(self) -> Iterable[Widget]:
        """What lies with the hand of the player who decides."""
        return (*self._board.buttons, *self._bot_bar.buttons.values(), *self._mode.hand_widgets())

    def _cover_hand(self) -> None:
        """Hide what lies with the hand while another tab lies over it, but for what that tab has too."""
        if not self._tabs.main_open:
            for widget in self._of_hand():
                widget.visible = widget.visible and self._window.colliderect(widget.rect)

    def show_buttons(self, states: ButtonStates) -> None:
        """Show the buttons that there are now."""
        self._board.show_buttons(states)
        self._board.place_buttons()  # where the tab has them that lies open now
        self.show_bot_bar()
        self._mode.buttons_shown()

    def darken(self, *, dark: bool) -> None:
        """Let the buttons that play look as if they could not be pressed, or as they are."""
        for widget in self._board.buttons:
            if isinstance(widget, Button):
                widget.dark = dark

    def show_bot_bar(self) -> None:
        """Show the buttons of the computer players."""
        self._bot_bar.show()
        self._cover_hand()
