"""Where the parts of a table of Machu Picchu lie."""

from game.kit.board.table_rects import Tab
from game.table.scene import TableScene
from game.titles.machu_picchu.board.board import city_of
from tests.support.layout_faults import Box


def table_parts(table: TableScene) -> list[Box]:
    """The parts of a table of Machu Picchu that can be seen."""
    layout = city_of(table.board).view.shown.layout
    found = [("bar", layout.bar), ("view", layout.view)]
    shown = range(len(layout.seats)) if layout.shows(Tab.PLAYERS) else []
    found += [(f"panel {seat}", layout.seats[seat]) for seat in shown]
    if layout.shows(Tab.MAIN):
        found += [("tray", layout.tray), *((f"button {n}", one) for n, one in enumerate(layout.buttons))]
    if layout.shows(Tab.MARKET):
        found += [("market", layout.market), ("clergy", layout.clergy)]
    return found + ([("journal", layout.journal)] if layout.shows(Tab.JOURNAL) else [])
