"""The table of who wants everything large: the valley beside one column, in which one tab at a time lies open."""

import math
from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.kit.board.table_rects import Tab
from game.titles.wiraqocha.board.layout.table_layout import LARGE_LEAST, PITCH, Point, TableLayout
from game.titles.wiraqocha.content.definitions import Slot
from game.titles.wiraqocha.rules.state import State
from game.ui.scale import Scale, columns, rows

_EDGE: Final = (14, 7)
_BAR, _NOW_ROW = 54, 30
_COLUMN, _WIDEST, _TABS = 364, 520, 50
_VALLEY = 1.45  # width of the valley, of its height, that a wider column leaves it
_TRAY, _BUTTONS, _GAP = 124, 106, 8
_ASIDE = 92
_HEAD = 46
_CARD = 190  # a card of the market is no higher
_PANEL = 300  # and a player's panel among the others
_PLATE = 0.8  # of the size of words
_MARGIN = 15  # between the tiles and the edge of their sheet


class CompactLayout(TableLayout):
    """Everything as large as words: what is not open lies beyond the window's right edge, or folded into its tab."""

    open_tab: Tab

    def __init__(self, scale: Scale, state: State, viewing: int, tab: Tab, *, alike: bool = False) -> None:
        self.open_tab = tab
        super().__init__(scale, state, viewing, alike=alike)

    def folded(self, seat: int) -> bool:
        return self.open_tab is not Tab.PLAYERS and not (self.open_tab is Tab.MAIN and seat == self.viewing)

    def large(self, seat: int) -> bool:
        in_hand = self.open_tab is Tab.MAIN and seat == self.viewing
        return in_hand and self.hand.height >= self.scale.px(LARGE_LEAST)

    def _lay(self) -> None:
        scale, px = self.scale, self.scale.px
        stage = scale.window.inflate(-2 * px(_EDGE[0]), -2 * px(_EDGE[1]))
        self.tight = True
        self.bar, below = rows(stage, [scale.fixed(_BAR + _NOW_ROW), 1], px(_GAP))
        self.bar_row = Rect(self.bar.x, self.bar.y, self.bar.width, px(_BAR))
        free = (below.width - _VALLEY * below.height) / scale.factor - _TABS - 2 * _GAP
        column = scale.fixed(min(_WIDEST, max(_COLUMN, free)))
        self.area, strip, self.market = columns(below, [1, scale.fixed(_TABS), column], px(_GAP))
        self.tabs = tuple(rows(strip, [1] * (len(Tab) + 1), px(_GAP)))
        self._lay_ways()
        self._lay_hand(self.market)
        self._lay_tabs(self.market)
        self._lay_valley()

    def now_row(self) -> Rect:
        px, bar = self.scale.px, self.bar
        return Rect(bar.x + px(24), self.bar_row.bottom - px(8), bar.width - px(48), px(_NOW_ROW + 2))

    def caption_area(self) -> Rect:
        """See `TableLayout.caption_area`: over the line of what can be done, for no tile may be hidden."""
        px, bar = self.scale.px, self.bar
        return Rect(bar.x + px(6), bar.bottom - px(39), bar.width - 2 * px(6), px(36))

    def tab(self, tab: Tab) -> Rect:
        """Where a tab can be opened."""
        return self.tabs[list(Tab).index(tab)]

    def _lay_hand(self, column: Rect) -> None:
        """What a player needs to decide: the panel, the dice, the buttons."""
        scale, px = self.scale, self.scale.px
        shown = column if self.open_tab is Tab.MAIN else column.move(scale.width, 0)
        self.hand, self.tray_panel, buttons = rows(
            shown, [1, scale.fixed(_TRAY), scale.fixed(_BUTTONS)], px(_GAP)
        )
        inner = self.tray_panel.inflate(-2 * px(8), -2 * px(8))
        self.tray, self.aside = columns(inner, [1, scale.fixed(_ASIDE)], px(6))
        self.tray_space = (self.tray.width / scale.factor, self.tray.height / scale.factor)
        first, second = rows(buttons, [1, 1], px(10))
        one, other = columns(first, [1, 1], px(_GAP))
        undo, hint, great = columns(second, [1, 1, 1.8], px(_GAP))
        self.buttons = (one, other, undo, great, hint)

    def _lay_tabs(self, column: Rect) -> None:
        scale, px = self.scale, self.scale.px
        seats = self.state.game.seats
        self.panels = tuple(self.tab(Tab.MAIN if seat == self.viewing else Tab.PLAYERS) for seat in seats)
        if self.open_tab is Tab.MAIN:
            self.panels = tuple(self.hand if seat == self.viewing else self.panels[seat] for seat in seats)
        elif self.open_tab is Tab.PLAYERS:
            gap = px(_GAP)
            high = min(px(_PANEL), (column.height - gap * (len(seats) - 1)) // len(seats))
            self.panels = tuple(
                Rect(column.x, column.y + seat * (high + gap), column.width, high) for seat in seats
            )
        self.log = column if self.open_tab is Tab.JOURNAL else column.move(scale.width, 0)
        self.market_head = self.tab(Tab.MARKET)
        self.cards = (self.market_head,) * 3
        if self.open_tab is Tab.MARKET:
            self.market_head = Rect(column.x, column.y, column.width, px(_HEAD))
            area = Rect(column.x, self.market_head.bottom + px(4), column.width, 0)
            area.height = min(column.bottom - area.y, 3 * px(_CARD))
            self.cards = tuple(rows(area, [1, 1, 1], px(_GAP)))

    @property
    def plate_scale(self) -> float:
        """See `TableLayout.plate_scale`: as far as a tile is wide enough, plates are large as words are."""
        return min(1.35 * self.tile_scale, max(self.tile_scale, _PLATE * self.scale.factor))

    def _lay_valley(self) -> None:
        game = self.state.game
        self.map, self.engraved = self.area, False
        centres, self.radius = _filling([*game.slots, game.shape.graveyard], self.area, self.scale)
        self.centres, self.graveyard = centres[:-1], centres[-1]


def _filling(slots: Sequence[Slot], area: Rect, scale: Scale) -> tuple[tuple[Point, ...], float]:
    """The middles of tiles that fill an area, and their radius, in pixels."""
    spots = [(math.sqrt(3) * (slot.q + slot.r / 2), 1.5 * slot.r) for slot in slots]
    left, right = (end(x for x, _ in spots) for end in (min, max))
    top, bottom = (end(y for _, y in spots) for end in (min, max))
    margin = 2 * scale.px(_MARGIN)
    radius = min(
        (area.width - margin) / (right - left + math.sqrt(3)),
        (area.height - margin) / (bottom - top + 2),
        PITCH * 1.3 * scale.factor,
    )
    return tuple(
        (
            area.centerx + (x - (left + right) / 2) * radius,
            area.centery + (y - (top + bottom) / 2) * radius,
        )
        for x, y in spots
    ), radius
