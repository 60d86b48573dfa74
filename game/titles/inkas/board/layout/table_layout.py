"""Where the parts of the table lie, in pixels, for every shape of window and number of seats."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.kit.board.stage import Stage
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.layout.ring import VIEW
from game.ui.pictures import Point
from game.ui.scale import Scale, columns, rows

_EDGE, _GAP = 14, 16
_BAR: Final = (14, 48)  # its top, its height
_TOP = 72
_COLUMN, _WIDEST = 362, 520
WIDEST: Final = VIEW[0] + 3 * (_WIDEST + _GAP) + 2 * _EDGE
"""Design units of a window in which it is no wider any more."""
_BETWEEN = 10  # panels
_BELOW = 12  # the sheet
_CARDS: Final = (700, 138, 260)  # width of the row of cards, its height at least and at most
_BUTTONS: Final = 150  # height of the buttons beside them, at most
_QUESTION: Final = 428
_OFFERINGS: Final = (168, 256)  # height two and two, and one below the other
_STORE: Final = (58, 48)  # more for a fifth
_HIGH: Final = 1300  # height of a window in which they lie one below the other
_LEAST_QUESTION: Final = (250, 366)
"""Where something else than the log has its place: without the answers of cards that are held, and with them."""
_SPACIOUS = 400  # width of the buttons from which icons stand beside the names of their keys
_LARGE, _SMALL = 352, 204
_TRAY: Final = 176.0  # side of a tray on the sheet
_TRAY_EDGE: Final = (26.0, 28.0)  # from the sides and from top and bottom of the sheet


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All parts of the table. `large` is the seat whose panel is the large one.

    `buttons` are the places of move, attack, place, undo, hint, draw and the end of the turn, within `button_area`.
    The phases of a turn begin at `parts` in the `bar_row`; `prompt` is for the line of what can be done, where it has
    a row of its own. `open_tab` is what lies open where not everything has room, and `tabs` the places where others
    can be opened.
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
    cards: Rect
    buttons: tuple[Rect, ...]
    button_area: Rect
    question: Rect
    offerings: Rect
    journal: Rect
    tabs: tuple[Rect, ...] = ()
    open_tab: Tab | None = None
    held: bool = False  # cards are held, and the dead rise

    def shows(self, tab: Tab) -> bool:
        """Whether what is on a tab lies open."""
        return self.open_tab in (None, tab)

    @property
    def panels_beside(self) -> bool:
        """Whether the panels stand in a column beside the sheet."""
        return self.open_tab is None and self.seats[0].right <= self.view.x

    @property
    def unit(self) -> float:
        """Pixels per unit of the sheet."""
        return self.view.width / VIEW[0]

    def on_view(self, place: Point) -> Point:
        """A place of the sheet, given in its units, in pixels."""
        return self.view.x + place[0] * self.unit, self.view.y + place[1] * self.unit

    def in_view(self, spot: tuple[int, int]) -> Point:
        """A spot of the screen in units of the sheet."""
        return (spot[0] - self.view.x) / self.unit, (spot[1] - self.view.y) / self.unit

    def area_on_view(self, area: tuple[float, float, float, float]) -> Rect:
        """A rectangle of the sheet, given in its units, in pixels."""
        (x, y), unit = self.on_view(area[:2]), self.unit
        return Rect(round(x), round(y), round(area[2] * unit), round(area[3] * unit))

    @property
    def bowl(self) -> Rect:
        """The bowl of the battle, at the upper right of the sheet."""
        right = VIEW[0] - _TRAY_EDGE[0] - _TRAY
        return self.area_on_view((right, _TRAY_EDGE[1], _TRAY, _TRAY))

    @property
    def ukhu(self) -> Rect:
        """The tray of the banished, at its lower left."""
        return self.area_on_view((_TRAY_EDGE[0], VIEW[1] - _TRAY_EDGE[1] - _TRAY, _TRAY, _TRAY))

    @property
    def hanan(self) -> Rect:
        """The tray of rebirth, at its upper left; of no size where the dead do not rise."""
        side = _TRAY if self.held else 0.0
        return self.area_on_view((*_TRAY_EDGE, side, side))

    @property
    def label(self) -> Rect:
        """The cartouche, at its lower right."""
        return self.area_on_view((VIEW[0] - 206, VIEW[1] - 174, 182, 142))


def offerings_height(*, stacked: bool, stores: bool) -> int:
    """Height of the offerings two and two, or one below the other (`stacked`), with the store or without."""
    return _OFFERINGS[stacked] + (_STORE[stacked] if stores else 0)


def open_layout(
    stage: Stage, seats: int, large: int, *, with_log: bool, held: bool = False, stores: bool = False
) -> TableLayout:
    """The table with all its parts open, for so many seats, with the large panel for one of them. In a low window the
    sheet is smaller. Without the log what stands in its place has more room, less where cards are `held`; with a store
    the offerings have more.
    """
    wide, bottom = stage.width, stage.height - _EDGE
    beside = 3 if wide >= VIEW[0] + 3 * (_COLUMN + _GAP) + 2 * _EDGE else 2
    side = min(_WIDEST, (wide - VIEW[0] - 2 * _EDGE) / beside - _GAP)
    middle = _EDGE + side + _GAP
    sheet = min(1.0, (bottom - _TOP - _BELOW - _CARDS[1]) / VIEW[1])
    cards = min(_CARDS[2], bottom - _TOP - sheet * VIEW[1] - _BELOW)
    top = (_TOP + bottom - sheet * VIEW[1] - _BELOW - cards) / 2
    low = top + sheet * VIEW[1] + _BELOW
    buttons = stage.rect(middle + _CARDS[0] + _EDGE, low, VIEW[0] - _CARDS[0] - _EDGE, min(cards, _BUTTONS))
    asked = _QUESTION if with_log else _LEAST_QUESTION[held]
    offered = offerings_height(stacked=stage.height >= _HIGH, stores=stores)
    question, offerings, journal = _right(stage, middle + VIEW[0] + _GAP, side, beside, (asked, offered))
    return TableLayout(
        scale=stage.scale,
        large=large,
        bar=stage.rect(_GAP, _BAR[0], wide - 2 * _GAP, _BAR[1]),
        bar_row=stage.rect(_GAP, _BAR[0], wide - 2 * _GAP, _BAR[1]),
        parts=stage.rect(middle + 24, _BAR[0], 1, _BAR[1]).x,
        prompt=None,
        rules=stage.rect(wide - 320, _BAR[0] + 4, 142, 40),
        menu=stage.rect(wide - 164, _BAR[0] + 4, 140, 40),
        seats=_panels(stage, side, seats, large),
        view=stage.rect(middle + VIEW[0] * (1 - sheet) / 2, top, VIEW[0] * sheet, VIEW[1] * sheet),
        cards=stage.rect(middle, low, _CARDS[0], cards),
        buttons=lay_buttons(buttons, stage.scale),
        button_area=buttons,
        question=question,
        offerings=offerings,
        journal=journal,
    )


def _right(
    stage: Stage, x: float, side: float, beside: int, heights: tuple[float, float]
) -> tuple[Rect, Rect, Rect]:
    """Question and offerings, so high, and journal, which has a column of its own in a window that is wide enough."""
    bottom = stage.height - _EDGE
    question, offerings = heights
    below = _TOP + question + offerings + 2 * _BETWEEN
    journal: tuple[float, float] = (x + side + _GAP, _TOP) if beside > 2 else (x, below)
    return (
        stage.rect(x, _TOP, side, question),
        stage.rect(x, _TOP + question + _BETWEEN, side, offerings),
        stage.rect(*journal, side, bottom - journal[1]),
    )


def _panels(stage: Stage, side: float, seats: int, large: int) -> tuple[Rect, ...]:
    found: list[Rect] = []
    y = float(_TOP)
    free = stage.height - _EDGE - _TOP - (seats - 1) * _BETWEEN
    small = min(_SMALL, (free - _LARGE) / max(1, seats - 1))
    for seat in range(seats):
        height = _LARGE if seat == large else small
        found.append(stage.rect(_EDGE, y, side, height))
        y += height + _BETWEEN
    return tuple(found)


def lay_buttons(area: Rect, scale: Scale) -> tuple[Rect, ...]:
    """Two rows: move, attack, place; undo, hint, the offer of a draw and the end of the turn."""
    gap = scale.px(10)
    above, below = rows(area, [1, 1], gap)
    end = 2.6 if area.width > scale.px(_SPACIOUS) else 3.1
    return *columns(above, [1, 1.16, 1.02], gap), *columns(below, [1, 1, 1, end], gap)
