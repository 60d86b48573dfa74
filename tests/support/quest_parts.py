"""Where the parts of a table of INKAS lie."""

from game.kit.board.table_rects import Tab
from game.table.scene import TableScene
from game.titles.inkas.board.board import QuestBoard
from tests.support.layout_faults import Box


def table_parts(table: TableScene) -> list[Box]:
    """The parts of a table of INKAS that can be seen."""
    assert isinstance(table.board, QuestBoard)
    layout = table.board.view.shown.layout
    found = [("bar", layout.bar), ("view", layout.view)]
    for number, seat in enumerate(layout.seats):
        if layout.shows(Tab.MAIN if number == layout.large else Tab.PLAYERS):
            found.append((f"panel {number}", seat))
    if layout.shows(Tab.MAIN):
        found += [
            ("question", layout.question),
            *((f"button {n}", one) for n, one in enumerate(layout.buttons)),
        ]
    if layout.shows(Tab.MARKET):
        found += [("cards", layout.cards), ("offerings", layout.offerings)]
    return found + ([("journal", layout.journal)] if layout.shows(Tab.JOURNAL) else [])
