"""Where the parts of the table lie, in pixels, for every shape of window and number of seats."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from pygame import Rect

from game.kit.board.stage import Stage
from game.kit.board.table_rects import Tab
from game.titles.machu_picchu.board.layout.city import VIEW
from game.ui.scale import Scale, columns, rows

_EDGE, _GAP = 14, 16
_BAR = (14, 48)  # its top, its height
_TOP = 72
_COLUMN, _WIDEST = 362, 520
WIDEST: Final = VIEW[0] + 3 * (_WIDEST + _GAP) + 2 * _EDGE
"""Design units of a window in which it is no wider any more."""
_BETWEEN = 10  # panels
_BELOW = 12  # the view
_TRAY = (700, 138, 232)  # its width, and its height at least and at most
_MARKET, _CLERGY = 286, 290
_TALLEST = 490  # market or rows of clergy, where the journal stands in a column of its own
_LARGE, _SMALL = 352, 204
_CLOSE: Final = ((_LARGE, _SMALL), (316, 158), (316, 140))  # where more sit at the table, or in a low window


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All parts of the table. `large` is the seat whose panel is the large one.

    `buttons` are the places of stay, ride, undo, hint and the end of the turn, within the `button_area` where they all
    lie open. The parts of a turn begin at `parts` in
    the `bar_row`; `prompt` is for the line of what can be done, where it has a row of its own. `open_tab` is what lies
    open where not everything has room, and `tabs` the places where others can be opened.
    """

    scale: Scale
    large: int
    bar: Rect
    bar_row: Rect
    parts: int
    prompt: Rect | None
    rules: Rect
    menu: Rect
    seats: tuple[Rect, ...]
    view: Rect
    tray: Rect
    buttons: tuple[Rect, ...]
    button_area: Rect
    market: Rect
    clergy: Rect
    journal: Rect
    tabs: tuple[Rect, ...] = ()
    open_tab: Tab | None = None

    def shows(self, tab: Tab) -> bool:
        """Whether what is on a tab lies open."""
        return self.open_tab in (None, tab)

    @property
    def unit(self) -> float:
        """Pixels per unit of the view."""
        return self.view.width / VIEW[0]

    def on_view(self, x: float, y: float) -> tuple[float, float]:
        """A place of the view, given in its units, in pixels."""
        return self.view.x + x * self.unit, self.view.y + y * self.unit


def open_layout(stage: Stage, seats: int, large: int, *, alike: bool, below: float = 0) -> TableLayout:
    """The table with all its parts open, for so many seats, with the large panel for one of them, or for all `alike`
    where they have room; `below` the panels so many units stay free. In a low window the city is smaller.
    """
    wide, bottom = stage.width, stage.height - _EDGE
    columns_beside = 3 if wide >= VIEW[0] + 3 * (_COLUMN + _GAP) + 2 * _EDGE else 2
    side = min(_WIDEST, (wide - VIEW[0] - 2 * _EDGE) / columns_beside - _GAP)
    middle = _EDGE + side + _GAP
    city = min(1.0, (bottom - _TOP - _BELOW - _TRAY[1]) / VIEW[1])
    tray = min(_TRAY[2], bottom - _TOP - city * VIEW[1] - _BELOW)
    top = (_TOP + bottom - city * VIEW[1] - _BELOW - tray) / 2
    low = top + city * VIEW[1] + _BELOW
    buttons = stage.rect(middle + _TRAY[0] + _EDGE, low, VIEW[0] - _TRAY[0] - _EDGE, tray)
    market, clergy, journal = _right(stage, middle + VIEW[0] + _GAP, side, columns_beside)
    return TableLayout(
        scale=stage.scale,
        large=large,
        bar=stage.rect(_GAP, _BAR[0], wide - 2 * _GAP, _BAR[1]),
        bar_row=stage.rect(_GAP, _BAR[0], wide - 2 * _GAP, _BAR[1]),
        parts=stage.rect(middle + 70, _BAR[0], 1, _BAR[1]).x,
        prompt=None,
        rules=stage.rect(wide - 320, _BAR[0] + 4, 142, 40),
        menu=stage.rect(wide - 164, _BAR[0] + 4, 140, 40),
        seats=_panels(stage, side, below, _Panels(seats, large, alike)),
        view=stage.rect(middle + VIEW[0] * (1 - city) / 2, top, VIEW[0] * city, VIEW[1] * city),
        tray=stage.rect(middle, low, _TRAY[0], tray),
        buttons=lay_buttons(buttons, stage.scale),
        button_area=buttons,
        market=market,
        clergy=clergy,
        journal=journal,
    )


def _right(stage: Stage, x: float, side: float, columns_beside: int) -> tuple[Rect, Rect, Rect]:
    """Market, rows of clergy and journal, which has a column of its own in a window that is wide enough."""
    bottom = stage.height - _EDGE
    own = columns_beside > 2
    half = min(_TALLEST, (bottom - _TOP - _BETWEEN) / 2)
    market, clergy = (half, half) if own else (_MARKET, _CLERGY)
    below = _TOP + market + clergy + 2 * _BETWEEN
    journal = (x + side + _GAP, _TOP) if own else (x, below)
    return (
        stage.rect(x, _TOP, side, market),
        stage.rect(x, _TOP + market + _BETWEEN, side, clergy),
        stage.rect(*journal, side, bottom - journal[1]),
    )


class _Panels(NamedTuple):
    """How many panels there are, and which of them are large: one, or all `alike`."""

    seats: int
    large: int
    alike: bool

    def heights(self, free: float) -> list[int]:
        """Their heights within so many units."""
        if self.alike:
            for tall, _ in _CLOSE:
                if tall * self.seats <= free:
                    return [tall] * self.seats
        fitting = (pair for pair in _CLOSE if pair[0] + (self.seats - 1) * pair[1] <= free)
        tall, small = next(fitting, _CLOSE[-1])
        return [tall if seat == self.large else small for seat in range(self.seats)]


def _panels(stage: Stage, side: float, below: float, panels: _Panels) -> tuple[Rect, ...]:
    free = stage.height - _EDGE - _TOP - below - (panels.seats - 1) * _BETWEEN
    found: list[Rect] = []
    y = float(_TOP)
    for height in panels.heights(free):
        found.append(stage.rect(_EDGE, y, side, height))
        y += height + _BETWEEN
    return tuple(found)


def lay_buttons(area: Rect, scale: Scale) -> tuple[Rect, ...]:
    """Two rows: stay and ride; undo, hint and the end of the turn."""
    gap = scale.px(10)
    above, below = rows(area, [1, 1], gap)
    stay, ride = columns(above, [1, 1], gap)
    first, end = columns(below, [1, 1], gap)
    undo, hint = columns(first, [1, 1], gap)
    return stay, ride, undo, hint, end
