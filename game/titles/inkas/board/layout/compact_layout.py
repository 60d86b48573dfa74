"""The table of who wants everything large: the sheet beside one column, in which one tab at a time lies open.

What does not lie open is beyond the window's right edge.
"""

from typing import Final

from pygame import Rect

from game.kit.board.stage import Margins, Stage, margins_for
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.layout.ring import VIEW
from game.titles.inkas.board.layout.table_layout import TableLayout, lay_buttons, offerings_height
from game.ui.scale import FixedLength, Scale, rows

LEAST: Final = (1280, 720)
"""Design units within which it finds room."""
_USUAL, _LEAST = Margins(14, 8, 12), Margins(8, 6, 6)
_BAR, _ROW = 48, 32  # height of the bar, and of the line of what can be done below its first row
_COLUMN, _TABS = 362, 50
_OWN, _QUESTION, _BUTTONS = 188, 250, 124
_OTHERS: Final = (204, 158)
_CARDS = 280
_PARTS: Final = 400  # where the phases of a turn begin


def compact_layout(stage: Stage, seats: int, viewing: int, tab: Tab, *, stores: bool = False) -> TableLayout:
    """The table with a tab open; the first panel is that of the seat for which it is shown. `stores`: llamas can be
    stored.
    """
    scale, wide, high = stage.scale, stage.width, stage.height
    edge, gap, _ = margins = margins_for(scale, _USUAL, _LEAST)
    top = edge + _BAR + _ROW + gap
    x = wide - edge - _COLUMN
    column = stage.rect(x, top, _COLUMN, high - edge - top)
    strip = stage.rect(x - gap - _TABS, top, _TABS, high - edge - top)
    shown = {each: column if each is tab else column.move(scale.width * 2, 0) for each in Tab}
    panel, question, area = _main(shown[Tab.MAIN], scale)
    offerings, cards = _market(shown[Tab.MARKET], scale, offerings_height(stacked=True, stores=stores))
    found = iter(_others(shown[Tab.PLAYERS], scale, seats - 1))
    return TableLayout(
        scale=scale,
        large=-1,
        bar=stage.rect(edge, edge, wide - 2 * edge, _BAR + _ROW),
        bar_row=stage.rect(edge, edge, wide - 2 * edge, _BAR),
        parts=stage.rect(_PARTS, edge, 1, _BAR).x,
        prompt=stage.rect(edge + 20, edge + _BAR - 8, wide - 2 * edge - 40, _ROW + 2),
        rules=stage.rect(wide - 318, edge + 4, 142, 40),
        menu=stage.rect(wide - 162, edge + 4, 140, 40),
        seats=tuple(panel if seat == viewing else next(found) for seat in range(seats)),
        view=_view(stage, margins, top, x - gap - _TABS),
        cards=cards,
        buttons=lay_buttons(area, scale),
        button_area=area,
        question=question,
        offerings=offerings,
        journal=shown[Tab.JOURNAL],
        tabs=tuple(rows(strip, [1] * (len(Tab) + 1), scale.px(gap))),
        open_tab=tab,
    )


def _view(stage: Stage, margins: Margins, top: float, right: float) -> Rect:
    """The sheet as large as fits to the left of the tabs."""
    edge, _, frame = margins
    wide, high = right - 2 * frame, stage.height - top - 2 * frame + edge
    size = min(wide / VIEW[0], high / VIEW[1])
    x = (right - size * VIEW[0]) / 2
    y = top + (stage.height - edge / 2 - top - size * VIEW[1]) / 2
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
