"""The table of who wants everything large: the sheet beside one column, in which one tab at a time lies open.

What does not lie open is beyond the window's right edge.
"""

from typing import Final

from pygame import Rect

from game.kit.board.stage import Stage
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.layout.ring import VIEW
from game.titles.inkas.board.layout.table_layout import TableLayout, lay_buttons, offerings_height
from game.ui.scale import FixedLength, Scale, rows

LEAST: Final = (1280, 720)
"""Design units within which it finds room."""
_EDGE, _GAP = 14, 8
_BAR, _ROW = 48, 32  # height of the bar, and of the line of what can be done below its first row
_COLUMN, _TABS = 362, 50
_OWN, _QUESTION, _BUTTONS = 188, 250, 124
_OTHERS: Final = (204, 158)
_CARDS = 280
_PARTS: Final = 400  # where the phases of a turn begin
_FRAME: Final = 12  # between the sheet and what is round it


def compact_layout(stage: Stage, seats: int, viewing: int, tab: Tab, *, stores: bool = False) -> TableLayout:
    """The table with a tab open; the first panel is that of the seat for which it is shown. `stores`: llamas can be
    stored.
    """
    scale, wide, high = stage.scale, stage.width, stage.height
    top = _EDGE + _BAR + _ROW + _GAP
    x = wide - _EDGE - _COLUMN
    column = stage.rect(x, top, _COLUMN, high - _EDGE - top)
    strip = stage.rect(x - _GAP - _TABS, top, _TABS, high - _EDGE - top)
    shown = {each: column if each is tab else column.move(scale.width * 2, 0) for each in Tab}
    panel, question, area = _main(shown[Tab.MAIN], scale)
    offerings, cards = _market(shown[Tab.MARKET], scale, offerings_height(stacked=True, stores=stores))
    found = iter(_others(shown[Tab.PLAYERS], scale, seats - 1))
    return TableLayout(
        scale=scale,
        large=-1,
        bar=stage.rect(_EDGE, _EDGE, wide - 2 * _EDGE, _BAR + _ROW),
        bar_row=stage.rect(_EDGE, _EDGE, wide - 2 * _EDGE, _BAR),
        parts=stage.rect(_PARTS, _EDGE, 1, _BAR).x,
        prompt=stage.rect(_EDGE + 20, _EDGE + _BAR - 8, wide - 2 * _EDGE - 40, _ROW + 2),
        rules=stage.rect(wide - 318, _EDGE + 4, 142, 40),
        menu=stage.rect(wide - 162, _EDGE + 4, 140, 40),
        seats=tuple(panel if seat == viewing else next(found) for seat in range(seats)),
        view=_view(stage, top, x - _GAP - _TABS),
        cards=cards,
        buttons=lay_buttons(area, scale),
        button_area=area,
        question=question,
        offerings=offerings,
        journal=shown[Tab.JOURNAL],
        tabs=tuple(rows(strip, [1] * (len(Tab) + 1), scale.px(_GAP))),
        open_tab=tab,
    )


def _view(stage: Stage, top: float, right: float) -> Rect:
    """The sheet as large as fits to the left of the tabs."""
    wide, high = right - 2 * _FRAME, stage.height - top - 2 * _FRAME + _EDGE
    size = min(wide / VIEW[0], high / VIEW[1])
    x = (right - size * VIEW[0]) / 2
    y = top + (stage.height - _EDGE / 2 - top - size * VIEW[1]) / 2
    return stage.rect(x, y, size * VIEW[0], size * VIEW[1])


def _main(column: Rect, scale: Scale) -> tuple[Rect, Rect, Rect]:
    """The panel of who plays, the question and the buttons."""
    gap = scale.px(10)
    free = column.height - scale.px(_OWN + _BUTTONS) - 2 * gap
    question = FixedLength(min(free, scale.px(2 * _QUESTION)))
    own, asked, buttons, _ = rows(column, [scale.fixed(_OWN), question, scale.fixed(_BUTTONS), 1], gap)
    return own, asked, buttons


def _market(column: Rect, scale: Scale, high: int) -> tuple[Rect, Rect]:
    """The offerings, so high, and the kinds of cards below them."""
    offerings, cards, _ = rows(column, [scale.fixed(high), scale.fixed(_CARDS), 1], scale.px(12))
    return offerings, cards


def _others(column: Rect, scale: Scale, count: int) -> list[Rect]:
    """The panels of the others."""
    gap = scale.px(10)
    free = (column.height - gap * (count - 1)) / max(1, count)
    tall = next((high for high in _OTHERS if scale.px(high) <= free), _OTHERS[-1])
    return rows(column, [FixedLength(scale.px(tall))] * count, gap)
