"""The table of who wants everything large: the city beside one column, in which one tab at a time lies open.

What does not lie open is beyond the window's right edge.
"""

from typing import Final

from pygame import Rect

from game.kit.board.stage import Margins, Stage, margins_for
from game.kit.board.table_rects import Tab
from game.titles.machu_picchu.board.layout.city import VIEW
from game.titles.machu_picchu.board.layout.table_layout import TableLayout, lay_buttons
from game.ui.scale import FixedLength, Scale, Share, columns, rows

LEAST: Final = (1280, 720)
"""Design units within which it finds room."""
_USUAL, _LEAST = Margins(14, 8, 22), Margins(8, 6, 8)
_GAP: Final = 8  # between parts of the column
_BAR, _ROW = 48, 32  # height of the bar, and of the line of what can be done below its first row
_COLUMN, _TABS = 362, 50
_TRAY, _BUTTONS = 138, 116
_LARGE: Final = (352, 316)
_OTHERS: Final = (204, 158, 140)
_OWN: Final = (352, 316, 204, 158, 140, 48)  # heights of the own panel beside the market
_MARKET, _CLERGY = 286, 316
_ROW_OF_BUTTONS: Final = 46
_MARKET_SHARE: Final = 0.53  # of what is left for market and clergy, where that is too little for both
_PARTS: Final = 420  # where the parts of a turn begin


def compact_layout(stage: Stage, seats: int, viewing: int, tab: Tab) -> TableLayout:
    """The table with a tab open; the large panel is that of the seat for which it is shown."""
    scale, wide, high = stage.scale, stage.width, stage.height
    edge, gap, _ = margins = margins_for(scale, _USUAL, _LEAST)
    top = edge + _BAR + _ROW + gap
    x = wide - edge - _COLUMN
    column = stage.rect(x, top, _COLUMN, high - edge - top)
    strip = stage.rect(x - gap - _TABS, top, _TABS, high - edge - top)
    away = scale.width * 2
    shown = {each: column if each is tab else column.move(away, 0) for each in Tab}
    panel, tray, area = _main(shown[Tab.MAIN], scale)
    buttons = lay_buttons(area, scale)
    own, market, clergy, below = _market(shown[Tab.MARKET], scale)
    if tab is Tab.MARKET:
        panel, buttons = own, (*buttons[:2], *columns(below, [1, 1, 2], scale.px(10)))
    others = _others(shown[Tab.PLAYERS], scale, seats - 1)
    found = iter(others)
    return TableLayout(
        scale=scale,
        large=viewing,
        bar=stage.rect(edge, edge, wide - 2 * edge, _BAR + _ROW),
        bar_row=stage.rect(edge, edge, wide - 2 * edge, _BAR),
        parts=stage.rect(_PARTS, edge, 1, _BAR).x,
        prompt=stage.rect(edge + 20, edge + _BAR - 8, wide - 2 * edge - 40, _ROW + 2),
        rules=stage.rect(wide - 318, edge + 4, 142, 40),
        menu=stage.rect(wide - 162, edge + 4, 140, 40),
        seats=tuple(panel if seat == viewing else next(found) for seat in range(seats)),
        view=_view(stage, margins, top, x - gap - _TABS),
        tray=tray,
        buttons=buttons,
        button_area=area,
        market=market,
        clergy=clergy,
        journal=shown[Tab.JOURNAL],
        tabs=tuple(rows(strip, [1] * (len(Tab) + 1), scale.px(gap))),
        open_tab=tab,
    )


def _view(stage: Stage, margins: Margins, top: float, right: float) -> Rect:
    """The view as large as fits to the left of the tabs."""
    edge, _, frame = margins
    wide, high = right - 2 * frame, stage.height - top - 2 * frame + edge
    size = min(wide / VIEW[0], high / VIEW[1])
    x = (right - size * VIEW[0]) / 2
    y = top + (stage.height - edge / 2 - top - size * VIEW[1]) / 2
    return stage.rect(x, y, size * VIEW[0], size * VIEW[1])


def _main(column: Rect, scale: Scale) -> tuple[Rect, Rect, Rect]:
    """The panel, the tray and the buttons of who plays."""
    below = [scale.fixed(_TRAY), scale.fixed(_BUTTONS)]
    free = column.height - scale.px(_TRAY + _BUTTONS + 2 * 12)
    tall = next((high for high in _LARGE if scale.px(high) <= free), _LARGE[-1])
    panel, tray, buttons, _ = rows(column, [scale.fixed(tall), *below, 1], scale.px(12))
    return panel, tray, buttons


def _market(column: Rect, scale: Scale) -> tuple[Rect, Rect, Rect, Rect]:
    """The own panel, as much of it as there is room for, the market, the rows of clergy, and a row of buttons."""
    gap = scale.px(_GAP)
    free = column.height - scale.px(_ROW_OF_BUTTONS) - 3 * gap
    wanted = scale.px(_MARKET) + scale.px(_CLERGY)
    tall = next((high for high in _OWN if scale.px(high) + wanted <= free), _OWN[-1])
    left = free - scale.px(tall)
    more = max(0, left - wanted) // 2
    market = min(scale.px(_MARKET), round(left * _MARKET_SHARE)) + more
    clergy = min(scale.px(_CLERGY) + more, left - market)
    parts: list[Share] = [
        scale.fixed(tall),
        FixedLength(market),
        FixedLength(clergy),
        scale.fixed(_ROW_OF_BUTTONS),
        1,
    ]
    own, above, below, buttons, _ = rows(column, parts, gap)
    return own, above, below, buttons


def _others(column: Rect, scale: Scale, count: int) -> list[Rect]:
    """The panels of the others."""
    gap = scale.px(10)
    free = (column.height - gap * (count - 1)) / max(1, count)
    tall = next((high for high in _OTHERS if scale.px(high) <= free), _OTHERS[-1])
    return rows(column, [FixedLength(scale.px(tall))] * count, gap)
