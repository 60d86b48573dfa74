"""The table of a window that is taller than wide: the sheet across it, all else in three columns below."""

from typing import Final

from game.kit.board.stage import Stage
from game.titles.inkas.board.layout.ring import VIEW
from game.titles.inkas.board.layout.table_layout import TableLayout, lay_buttons, offerings_height
from game.ui.scale import FixedLength, columns, rows

_EDGE, _GAP = 14, 10
_BAR, _TOP = 48, 72
_LOW: Final = 760  # least height of what is below the sheet
_LEAST: Final = 1500  # width from which three columns have room
_LARGE, _SMALL, _LEAST_SMALL = 352, 204, 158
_BUTTONS, _CARDS = 138, 200


def has_room(stage: Stage) -> bool:
    """Whether a window is tall enough for it."""
    return stage.width >= _LEAST and stage.height - _sheet_bottom(stage) >= _LOW


def _sheet_bottom(stage: Stage) -> float:
    return _TOP + (stage.width - 2 * _EDGE) * VIEW[1] / VIEW[0] + _GAP


def tall_layout(stage: Stage, seats: int, large: int, *, stores: bool = False) -> TableLayout:
    """The table for so many seats, with the large panel for one of them; `stores`: llamas can be stored."""
    scale, wide = stage.scale, stage.width
    across, bottom, gap = wide - 2 * _EDGE, _sheet_bottom(stage), scale.px(_GAP)
    below = stage.rect(_EDGE, bottom, across, stage.height - _EDGE - bottom)
    left, middle, right = columns(below, [1, 1, 1], gap)
    free = left.height - scale.px(_LARGE) - (seats - 1) * gap
    small = min(scale.px(_SMALL), max(scale.px(_LEAST_SMALL), free // max(1, seats - 1)))
    heights = [FixedLength(scale.px(_LARGE) if seat == large else small) for seat in range(seats)]
    question, cards, buttons = rows(middle, [1, scale.fixed(_CARDS), scale.fixed(_BUTTONS)], gap)
    offerings, journal = rows(right, [scale.fixed(offerings_height(stacked=True, stores=stores)), 1], gap)
    return TableLayout(
        scale=scale,
        large=large,
        bar=stage.rect(_EDGE, _EDGE, across, _BAR),
        bar_row=stage.rect(_EDGE, _EDGE, across, _BAR),
        parts=stage.rect(400, _EDGE, 1, _BAR).x,
        prompt=None,
        rules=stage.rect(wide - 318, _EDGE + 4, 142, 40),
        menu=stage.rect(wide - 162, _EDGE + 4, 140, 40),
        seats=tuple(rows(left, [*heights, 1], gap)[:seats]),
        view=stage.rect(_EDGE, _TOP, across, across * VIEW[1] / VIEW[0]),
        cards=cards,
        buttons=lay_buttons(buttons, scale),
        button_area=buttons,
        question=question,
        offerings=offerings,
        journal=journal,
    )
