"""Where the parts of a table of Wiraqocha lie."""

from game.kit.board.table_rects import Tab
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from tests.support.layout_faults import Box


def table_parts(table: TableScene) -> list[Box]:
    """The parts of a table of Wiraqocha that can be seen."""
    layout = valley_of(table.board).view.layout
    panels = [(f"panel {seat}", panel) for seat, panel in enumerate(layout.panels) if not layout.folded(seat)]
    cards = [(f"card {number}", card) for number, card in enumerate(layout.cards)]
    found = [("bar", layout.bar), *panels, ("map", layout.map)]
    found += [("market head", layout.market_head), *cards] if layout.shows(Tab.MARKET) else []
    found += [("log", layout.log)] if layout.shows(Tab.JOURNAL) else []
    return found + ([("tray", layout.tray_panel)] if layout.shows(Tab.MAIN) else [])
