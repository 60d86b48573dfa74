"""The table in a tall window: the city is larger; market and clergy lie below it, the journal below the panels."""

from dataclasses import replace
from typing import Final

from pygame import Rect

from game.kit.board.stage import Stage
from game.titles.machu_picchu.board.layout.city import VIEW
from game.titles.machu_picchu.board.layout.table_layout import TableLayout, lay_buttons, open_layout
from game.ui.scale import columns, rows

LEAST: Final = 1400  # design units of height from which on a window is tall
_FOOT: Final = 300  # height of what lies below the city
_MAIN: Final = 700  # width of the tray and of the buttons below it
_BUTTONS: Final = 138
_JOURNAL: Final = 330  # height that it has at least, with what is between it and the panels
_GAP, _BETWEEN, _PANELS = 16, 12, 10


def tall_layout(stage: Stage, seats: int, large: int, *, alike: bool) -> TableLayout:
    """The table for so many seats, with the large panel for one of them, or for all `alike` where they have room."""
    usual = open_layout(stage, seats, large, alike=alike, below=_JOURNAL)
    scale, px = stage.scale, stage.scale.px
    left, top = usual.tray.x, usual.seats[0].y
    area = Rect(left, top, usual.clergy.right - left, usual.journal.bottom - top)
    above, foot = rows(area, [1, scale.fixed(_FOOT)], px(_BETWEEN))
    main, market, clergy = columns(foot, [scale.fixed(_MAIN), 1, 1], px(_GAP))
    tray, buttons = rows(main, [1, scale.fixed(_BUTTONS)], px(_BETWEEN))
    unit = min(above.width / VIEW[0], above.height / VIEW[1])
    view = Rect(0, 0, round(unit * VIEW[0]), round(unit * VIEW[1]))
    view.center = above.center
    lowest = max(usual.seats, key=lambda panel: panel.bottom)
    below = lowest.bottom + px(_PANELS)
    return replace(
        usual,
        view=view,
        tray=tray,
        buttons=lay_buttons(buttons, scale),
        button_area=buttons,
        market=market,
        clergy=clergy,
        journal=Rect(lowest.x, below, lowest.width, area.bottom - below),
    )
