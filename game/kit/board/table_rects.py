"""Where the parts of any table have room on a board, and the tabs of one where not everything has."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pygame import Rect

from game.base.i18n.words import Words
from game.base.keys.bindings import KeyAction
from game.ui.icons import Icon


class Tab(StrEnum):
    """What can lie open beside a large board, one at a time; a board may have others."""

    MAIN = "main"
    PLAYERS = "players"
    MARKET = "market"
    JOURNAL = "journal"


@dataclass(frozen=True, slots=True)
class TableRects:
    """Where the parts of any table have room on this board as it lies now, in pixels.

    `log` is where its lines scroll within `log_panel`; `replay` is for the button that shows the last turn; `bots`
    for those of the computer players' pace, pause and rest; `buttons` for those that play, `menu` for those of
    rules and menu; `caption` for what a computer player does, `now` for the line of what can be done. Notices come
    between `notice_top` and `notice_bottom`. `quiet` is an area whose lower left corner hides nothing. `tabs` is empty
    where everything stands open, else one of them is the `open_tab`.
    """

    log: Rect
    log_panel: Rect
    replay: Rect
    bots: tuple[Rect, Rect, Rect]
    buttons: Rect
    menu: Rect
    caption: Rect
    now: Rect
    notice_top: int
    notice_bottom: int
    quiet: Rect
    tabs: Mapping[str, Rect]
    open_tab: str | None = None

    def shows(self, tab: str) -> bool:
        """Whether this stands open."""
        return self.open_tab in (None, tab)


@dataclass(frozen=True, slots=True)
class BoardTab:
    """A tab of the board where not everything has room: its name, its sign, the name of its key, and what it tells."""

    name: str
    icon: Icon
    key: str
    tooltip: str


def board_tabs(words: Words, signs: Mapping[Tab, tuple[Icon, KeyAction]]) -> tuple[BoardTab, ...]:
    """The tabs with these signs and keys, in their order; what they tell is in the words."""
    caps = {tab: words.cap(key) for tab, (_, key) in signs.items()}
    return tuple(
        BoardTab(tab, sign, caps[tab], words(f"tabs.tip.{tab}", key=caps[tab]))
        for tab, (sign, _) in signs.items()
    )
