"""The table's layout for a window: with all its parts open where they have room, else with one tab of them."""

from typing import Final

from game.kit.board.stage import stage_of
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.layout import tall_layout
from game.titles.inkas.board.layout.compact_layout import compact_layout
from game.titles.inkas.board.layout.table_layout import WIDEST, TableLayout, open_layout
from game.ui.scale import Scale

_AREA: Final = (1900, 1010)  # design units below which not everything can stand open


def layout_for_window(
    scale: Scale,
    seats: int,
    active: int,
    viewing: int,
    tab: Tab,
    *,
    with_log: bool = True,
    held: bool = False,
    stores: bool = False,
) -> TableLayout:
    """The table for so many seats: the seat whose turn it is, that for which it is shown, and the tab to lie open;
    `held`: cards are held; `stores`: llamas can be stored.
    """
    stage = stage_of(scale, WIDEST)
    if tall_layout.has_room(stage):
        return tall_layout.tall_layout(stage, seats, active, stores=stores)
    if stage.width < _AREA[0] or stage.height < _AREA[1]:
        return compact_layout(stage, seats, viewing, tab, stores=stores)
    return open_layout(stage, seats, active, with_log=with_log, held=held, stores=stores)
