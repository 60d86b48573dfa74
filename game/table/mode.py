"""How a table is used: to play at, to learn at or to watch."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface
from pygame.event import Event

from game.core.contract import AnyAction
from game.kit.board.board import AnyBoard
from game.kit.board.context import TableOptions
from game.table.context import TableContext
from game.table.last_turn_replay import LastTurnReplay
from game.table.log import LogBook
from game.table.presenter import AnyPresenter
from game.table.tabs import LOG, Tabs
from game.ui.scale import Scale
from game.ui.scene import SceneStack
from game.ui.widget import Widget
from game.ui.widget_group import WidgetGroup

_GAP: Final = 8


@dataclass(frozen=True, slots=True)
class TableParts:
    """What a mode is given of a table. `stack` is where the table lies, while it does; `show_buttons` shows those that
    there are now, `let_go` lets nothing move, be picked or ringed any more, `changed` asks for a new picture.
    """

    context: TableContext
    board: AnyBoard
    ui: WidgetGroup
    presenter: AnyPresenter
    log_book: LogBook
    last_turn: LastTurnReplay
    tabs: Tabs
    stack: Callable[[], SceneStack]
    show_buttons: Callable[[], None]
    finish_animations: Callable[[], None]
    let_go: Callable[[], None]
    changed: Callable[[], None]


def place_above_log(table: TableParts, widget: Widget, high: float, scale: Scale) -> None:
    """Let a widget stand where the log begins, so many design units tall if there is room, and the log below it."""
    area = table.board.rects.log
    room = Rect(area.x, area.y, area.width, min(scale.px(high), area.height // 2))
    widget.visible = table.board.rects.shows(LOG)
    widget.place(room, scale)
    top = room.bottom + scale.px(_GAP)
    table.log_book.scroll.place(Rect(area.x, top, area.width, area.bottom - top), scale)


class TableMode:
    """A table to play at: nothing is changed. Other modes change what they need; the table calls them."""

    options = TableOptions()

    def join(self, table: TableParts) -> None:
        """Take the parts of the table, when all of them are made; widgets can be added to it now."""

    @property
    def moment(self) -> object:
        """See `Scene.moment`: what the table is at besides whose turn it is."""
        return None

    def hand_widgets(self) -> Sequence[Widget]:
        """What lies with the hand besides the game's own buttons."""
        return ()

    def most_zoom(self, window: Scale, most: float) -> float:
        """The largest zoom in a window in which the table alone could have `most`."""
        return most

    def arranged(self) -> None:
        """The table has taken a new window size."""

    def placed(self, scale: Scale) -> None:
        """The widgets of the table were placed."""

    def buttons_shown(self) -> None:
        """The buttons that there are were shown."""

    def line(self) -> str:
        """What is said in place of all that could be done; an empty text for that."""
        return ""

    def play(self, action: AnyAction) -> bool:
        """Take an action of a person; returns whether nothing is left for the table to do about it."""
        return False

    def undo(self) -> bool:
        """Take the wish to undo; returns whether nothing is left for the table to do about it."""
        return False

    def hint(self) -> bool:
        """Take the wish for a hint; returns whether nothing is left for the table to do about it."""
        return False

    def purpose(self) -> object:
        """What a hint is to serve, as in `Bots.advise`; None for the victory alone."""
        return None

    def handle(self, event: Event) -> bool | None:
        """Take an event before the table: whether it was used, None to let the table have it."""
        return None

    def update(self, dt: float, moved: bool) -> bool:
        """Let `dt` seconds pass, in which something `moved` on the table or not; returns whether something did."""
        return moved

    def left(self) -> None:
        """The table is left for good, perhaps before all has come to rest: what has come of the last step is counted,
        and no longer told.
        """

    def wake_in(self) -> float | None:
        """Seconds until something happens by itself, or None."""
        return None

    def draw(self, surface: Surface) -> None:
        """Draw what lies over the table."""
