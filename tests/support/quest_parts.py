"""Where the parts of a table of INKAS lie."""

from game.kit.board.table_rects import Tab
from game.table.scene import TableScene
from game.titles.inkas.board.board import ring_of
from tests.support.layout_faults import Box


def table_parts(table: TableScene) -> list[Box]:
    """The parts of a table of INKAS that can be seen."""
    layout = ring_of(table.board).view.shown.layout
    found = [("bar", layout.bar), ("view", layout.view)]
    # the own panel is on the main tab, those of the others are on theirs
    shown = [seat for seat, area in enumerate(layout.seats) if area.x < layout.scale.width]
    found += [(f"panel {seat}", layout.seats[seat]) for seat in shown]
    if layout.shows(Tab.MAIN):
        found += [("question", layout.question)]
        found += [(f"button {number}", area) for number, area in enumerate(layout.buttons)]
    if layout.shows(Tab.MARKET):
        found += [("offerings", layout.offerings), ("cards", layout.cards)]
    return found + ([("journal", layout.journal)] if layout.shows(Tab.JOURNAL) else [])
