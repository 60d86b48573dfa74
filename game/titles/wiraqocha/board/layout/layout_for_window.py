"""The table's layout for a window: with all its parts open where they have room, else with one tab of them."""

from typing import Final

from game.kit.board.table_rects import Tab
from game.titles.wiraqocha.board.layout.compact_layout import CompactLayout
from game.titles.wiraqocha.board.layout.table_layout import TableLayout
from game.titles.wiraqocha.rules.state import State
from game.ui.scale import Scale

_CLOSE: Final = (1400, 760)  # design units below which in either direction not everything can stand open


def layout_for_window(
    scale: Scale, state: State, viewing: int, tab: Tab, *, alike: bool = False
) -> TableLayout:
    """The table for a window: with `tab` open where there is not room for everything, else with all of it."""
    if is_compact(scale):
        return CompactLayout(scale, state, viewing, tab, alike=alike)
    return TableLayout(scale, state, viewing, alike=alike)


def is_compact(scale: Scale) -> bool:
    """Whether not everything on the table can stand open."""
    stage = scale.stage()
    return stage.width < scale.px(_CLOSE[0]) or stage.height < scale.px(_CLOSE[1])
