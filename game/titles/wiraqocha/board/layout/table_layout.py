"""Where everything lies on the table, in pixels, worked out from one scale factor and the state."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.kit.board.stage import stage_of
from game.kit.board.table_rects import Tab
from game.titles.wiraqocha.board.layout.graveyard_layout import WreckPile, wreck_at, wreck_places
from game.titles.wiraqocha.content.definitions import Slot
from game.titles.wiraqocha.rules.state import State
from game.ui.scale import FixedLength, Scale, columns, rows
from game.ui.shapes import in_hexagon

Point = tuple[float, float]
Spot = tuple[int, int]

SHEET = (1136, 844)  # the map, in units of the 1920 x 1080 layout
ENGRAVED = (278.5, 135.5)  # where the engraved map has the slot q = 0, r = 0
PITCH = 95.5  # and the radius of its tiles
SLOTS = 23  # of the valley it shows, the Graveyard's among them
# where the first tile of each of its rows is, and how many there are
ENGRAVED_ROWS = (
    (278.5, 135.5, 4),
    (195.79, 278.75, 5),
    (278.5, 422.0, 5),
    (195.79, 565.25, 5),
    (278.5, 708.5, 4),
)
_MARGIN = 96  # of tiles' centres from the edge of the map
_FRAME = 62  # between the tiles of another valley and the edge of its sheet
_BESIDE_FRAME = 34  # the same where the sheet is the engraved one
INSTRUMENTS = (  # what is engraved in the corners: dividers, compass, loupe, cartouche
    Rect(40, 20, 95, 165),
    Rect(944, 24, 156, 188),
    Rect(50, 645, 115, 160),
    Rect(872, 668, 250, 150),
)
_GROWN = (
    1.15,
    1.1,
    1.05,
    1.0,
    0.95,
    0.9,
    0.86,
)  # times as large as engraved another valley may lie between them
_ASIDE = (0, -20, 20, -40, 40)  # and so far from the middle

TILE_UNITS = 96.0  # a tile's radius in the units that offsets on tiles are given in
TOKEN_AT = (-21.0, 15.0)
DIE_AT = (50.0, 9.0)
RELIC_AT = (50.0, -40.0)
PLATE_AT = (0.0, 55.0)
SHIELD_AT = (-18.0, -72.0)
FORTRESS_AT = (18.0, -72.0)
PROBED_AT = (-62.0, 22.0)
PAYMENT_AT = (0.0, -56.0)

TRAY = (560.0, 118.0)  # a tray's usual size in its own units; it is stretched to its rectangle by one factor

_EDGE = 14
_GAP = 14
_COLUMN, _WIDEST_COLUMN = 364, 520
_WIDEST = (
    SHEET[0] + 3 * (_WIDEST_COLUMN + _GAP) + 2 * _EDGE
)  # units of a window in which it is no wider any more
_BAR = 56
_TRAY, _ABOVE_TRAY = 138, 12
_LARGE, _LARGEST = 404, 720
LARGE_LEAST = 338
_PANEL_LEAST = 200  # from this height on a small panel shows all that its player has
_TIGHT = 1800  # width of the table, in design units, below which things stand closer
_NOW_ROW = 34  # the line of what can be done, where it stands below the rest of the bar
_TIGHT_TRAY, _TIGHT_BUTTONS = 108, 108
_CARD, _CARD_LEAST = 166, 118
_CARD_ALONE = 240  # where the journal has a column of its own
_LOG_LEAST = 136
_SMALL = {2: 330, 3: 268, 4: 260}  # height of a panel at most, by the number of players
_PANEL_GAP = 10


@dataclass(frozen=True, slots=True)
class ValleyPlaces:
    """Where a valley lies, in pixels: its sheet, the tiles' radius and centres, in the order of its slots.

    `engraved` tells whether it lies on the engraved map, and `own_shape` whether it is another valley than that shows.
    """

    sheet: Rect
    engraved: bool
    radius: float
    centres: tuple[Point, ...]
    own_shape: bool = False


class TableLayout:
    """All places of the table for one window size, number of players and seat that it is shown for (`viewing`).

    The panel of that seat is the large one, unless all are `alike`. `open_tab` is what lies open where not everything
    has room; None: everything stands open.
    """

    open_tab: Tab | None = None
    tabs: tuple[Rect, ...] = ()  # one for each tab, and one place more
    tray_space = TRAY
    own_shape = False  # whether the valley on the engraved map is another one than that shows

    def __init__(self, scale: Scale, state: State, viewing: int, *, alike: bool = False) -> None:
        self.scale = scale
        self.state = state
        self.viewing = viewing
        self.alike = alike
        self._lay()

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.state.mover

    def shows(self, tab: Tab) -> bool:
        """Whether this stands open."""
        return self.open_tab in (None, tab)

    def folded(self, seat: int) -> bool:
        """Whether a player's panel is folded away into the place where it can be opened."""
        return False

    def large(self, seat: int) -> bool:
        """Whether a player's panel is the large one."""
        return self.panels[seat].height >= self.scale.px(LARGE_LEAST) if self.alike else seat == self.viewing

    def _lay(self) -> None:
        scale = self.scale
        px = scale.px
        stage = stage_of(scale, _WIDEST).area
        stage = stage.inflate(-2 * px(_EDGE), -2 * px(_EDGE // 2 + 3))
        self.tight = stage.width < px(_TIGHT)
        self.bar, below = rows(stage, [scale.fixed(_BAR + (_NOW_ROW if self.tight else 0)), 1], px(10))
        self.bar_row = Rect(self.bar.x, self.bar.y, self.bar.width, px(_BAR))
        beside, wide = self._beside(below)
        left, middle, *right = columns(below, [wide, 1, *[wide] * beside], px(_GAP))
        bottom_height = _TIGHT_TRAY + _GAP + _TIGHT_BUTTONS if self.tight else _TRAY
        self.map, bottom = rows(middle, [1, scale.fixed(bottom_height)], px(_ABOVE_TRAY))
        self._lay_ways()
        self._lay_bottom(bottom)
        self._lay_market(*right)
        self.panels = self._lay_panels(left)
        self._lay_valley()

    def _beside(self, area: Rect) -> tuple[int, FixedLength]:
        """How many columns stand to the right of the map, and how wide each column is: what the map leaves free."""
        if self.tight:
            return 1, self.scale.fixed(_COLUMN)
        wide, high = (side / self.scale.factor for side in area.size)
        free = wide - max(SHEET[0], (high - _TRAY - _ABOVE_TRAY) * SHEET[0] / SHEET[1])
        beside = 2 if free >= 3 * (_COLUMN + _GAP) else 1
        each = free / (beside + 1) - _GAP
        return beside, self.scale.fixed(max(_COLUMN, min(_WIDEST_COLUMN, each)))

    def _lay_bottom(self, bottom: Rect) -> None:
        px = self.scale.px
        if self.tight:
            tray, buttons = rows(bottom, [1, self.scale.fixed(_TIGHT_BUTTONS)], px(_GAP))
        else:
            tray, buttons = columns(bottom, [1, self.scale.fixed(430)], px(14))
        self.tray_panel = tray
        inner = tray.inflate(-2 * px(10), -2 * px(10))
        self.tray, self.aside = columns(inner, [1, self.scale.fixed(118)], px(8))
        self._lay_buttons(buttons)

    def _lay_buttons(self, area: Rect) -> None:
        """The buttons of the phases in an area."""
        px = self.scale.px
        if self.tight:
            above, below = rows(area, [1, 1], px(12))
            undo, hint, great = columns(below, [1, 1, 1.7], px(14))
        else:
            above, middle, great = rows(area, [1, 1, 1.25], px(8))
            undo, hint = columns(middle, [1, 1], px(14))
        one, other = columns(above, [1, 1], px(14))
        self.buttons = (one, other, undo, great, hint)

    def _lay_ways(self) -> None:
        """The buttons of the bar."""
        px = self.scale.px
        self.menu_button = Rect(
            self.bar.right - px(154), self.bar.y + px(6), px(146), self.bar_row.height - px(12)
        )
        self.rules_button = self.menu_button.move(-px(156), 0)

    def _lay_market(self, right: Rect, log: Rect | None = None) -> None:
        """The market, and the journal: in a column of its own where there is one."""
        px = self.scale.px
        left = right.height / self.scale.factor - 12 - _LOG_LEAST - 50
        card = _CARD_ALONE if log else max(_CARD_LEAST, min(_CARD, left / 3))
        market, below = rows(right, [self.scale.fixed(50 + 3 * card), 1], px(12))
        self.log = log or below
        self.market = market
        head = Rect(market.x, market.y, market.width, px(46))
        self.market_head = head
        area = Rect(market.x, head.bottom + px(4), market.width, market.bottom - head.bottom - px(4))
        self.cards = tuple(rows(area, [1, 1, 1], px(8)))

    def _lay_panels(self, column: Rect) -> tuple[Rect, ...]:
        px = self.scale.px
        count = len(self.state.game.seats)
        gap = px(_PANEL_GAP)
        free = column.height - gap * (count - 1)
        if self.alike:
            height = min(px(_LARGEST), free // count)
            return tuple(rows(column, [FixedLength(height)] * count, gap))
        small = min(px(_SMALL[count]), (free - px(_LARGE)) // (count - 1))
        if small < px(_PANEL_LEAST):
            small = min(px(_PANEL_LEAST), (free - px(LARGE_LEAST)) // (count - 1))
        large = min(px(_LARGEST), free - small * (count - 1))
        heights = [FixedLength(large if self.large(seat) else small) for seat in self.state.game.seats]
        return tuple(rows(column, heights, gap))

    def _lay_valley(self) -> None:
        game = self.state.game
        places = valley_places([*game.slots, game.shape.graveyard], self.map)
        self.map, self.engraved, self.radius = places.sheet, places.engraved, places.radius
        self.own_shape = places.own_shape
        self.centres: tuple[Point, ...] = places.centres[:-1]
        self.graveyard: Point = places.centres[-1]

    def now_row(self) -> Rect | None:
        """Where the line of what can be done stands if it has a row of its own in the bar."""
        px, bar = self.scale.px, self.bar
        if not self.tight:
            return None
        return Rect(bar.x + px(24), self.bar_row.bottom - px(8), bar.width - px(48), px(_NOW_ROW))

    def caption_area(self) -> Rect:
        """Where it stands what a computer player does: at the upper edge of the map, off the tiles."""
        area = Rect(self.map.x, self.map.y + self.scale.px(2), self.map.width, self.scale.px(44))
        if area.y < self._tiles_top < area.bottom:
            area.height = round(self._tiles_top) - area.y - 1
        return area

    @property
    def notice_edge(self) -> int:
        """The lower edge of a line of notice: above the tiles."""
        return round(min(self.map.y + self.scale.px(78), self._tiles_top - 1))

    @property
    def _tiles_top(self) -> float:
        return min(y for _, y in (*self.centres, self.graveyard)) - self.radius

    # tiles

    @property
    def plate_scale(self) -> float:
        """Pixels per unit of a tile's plate."""
        return self.tile_scale

    @property
    def tile_scale(self) -> float:
        """Pixels per unit of an offset on a tile."""
        return self.radius / TILE_UNITS

    def on_tile(self, tile: int, offset: Point) -> Point:
        """A place on a tile, by its offset from the tile's centre."""
        x, y = self.centres[tile]
        return x + offset[0] * self.tile_scale, y + offset[1] * self.tile_scale

    def on_plate(self, tile: int, offset: Point, lower: float) -> Point:
        """The same for what is as large as plates: `lower` units further down where they are twice as large."""
        grown = self.plate_scale / self.tile_scale
        return self.on_tile(tile, (offset[0], offset[1] + lower * (grown - 1)))

    def tile_at(self, spot: Spot) -> int | None:
        """The territory under a spot."""
        for tile, centre in enumerate(self.centres):
            if in_hexagon(spot, centre, self.radius):
                return tile
        return None

    def die_rect(self, tile: int) -> Rect:
        """Where the protecting die of a tile lies, with its mat."""
        side = round(self.tile_scale * 46)
        rect = Rect(0, 0, side, side)
        rect.center = _whole(self.on_tile(tile, DIE_AT))
        return rect

    def tile_rect(self, tile: int) -> Rect:
        """The square round a tile."""
        return _square(self.centres[tile], self.radius)

    # the Graveyard

    def wrecks(self) -> tuple[WreckPile, ...]:
        """What lies in the Graveyard, and where."""
        return wreck_places(self.state.graveyard, self.graveyard, self.tile_scale)

    def wreck_at(self, spot: Spot) -> WreckPile | None:
        """The wreck under a spot."""
        return wreck_at(self.wrecks(), spot)


def valley_places(slots: Sequence[Slot], area: Rect) -> ValleyPlaces:
    """Lay out a valley in an area: as it is engraved, between the instruments of that map, or on a sheet of its own."""
    unit = min(area.width / SHEET[0], area.height / SHEET[1])
    spots = [
        (ENGRAVED[0] + math.sqrt(3) * PITCH * (slot.q + slot.r / 2), ENGRAVED[1] + 1.5 * PITCH * slot.r)
        for slot in slots
    ]
    sheet = Rect(0, 0, round(SHEET[0] * unit), round(SHEET[1] * unit))
    sheet.center = area.center
    pitch, own_shape = PITCH, not (len(slots) == SLOTS and all(_on_sheet(spot) for spot in spots))
    engraved = not own_shape
    if own_shape:
        between = _between_instruments(spots)
        engraved = between is not None
        spots, pitch = between or _fitted(spots)
    centres = tuple((sheet.x + x * unit, sheet.y + y * unit) for x, y in spots)
    return ValleyPlaces(sheet, engraved, pitch * unit, centres, own_shape and engraved)


def _between_instruments(spots: Sequence[Point]) -> tuple[list[Point], float] | None:
    """Places of tiles on the engraved map on which they hide none of its instruments, as large as may be, with the
    tiles' radius; None where there are no such places.
    """
    for grown in _GROWN:
        for down in _ASIDE[:3]:
            for across in _ASIDE:
                moved = _moved(spots, grown, (SHEET[0] / 2 + across, SHEET[1] / 2 + down))
                if all(_is_free(spot, PITCH * grown) for spot in moved):
                    return moved, PITCH * grown
    return None


def _is_free(spot: Point, radius: float) -> bool:
    """Whether a tile hides neither the frame nor an instrument."""
    half = math.sqrt(3) / 2 * radius
    x, y = spot
    if not (_BESIDE_FRAME + half <= x <= SHEET[0] - _BESIDE_FRAME - half):
        return False
    if not (_BESIDE_FRAME + radius <= y <= SHEET[1] - _BESIDE_FRAME - radius):
        return False
    nearest = ((max(one.left, min(x, one.right)), max(one.top, min(y, one.bottom))) for one in INSTRUMENTS)
    return not any(in_hexagon((round(a), round(b)), spot, radius) for a, b in nearest)


def _on_sheet(spot: Point) -> bool:
    return all(_MARGIN <= x <= side - _MARGIN for x, side in zip(spot, SHEET, strict=True))


def _fitted(spots: Sequence[Point]) -> tuple[list[Point], float]:
    """Places of tiles moved to the middle of the sheet and made as large as it allows, with the tiles' radius."""
    left, top, right, bottom = _ends(spots)
    area = (SHEET[0] - 2 * _FRAME, SHEET[1] - 2 * _FRAME)
    size = (right - left + math.sqrt(3) * PITCH, bottom - top + 2 * PITCH)
    grown = min(1.3, area[0] / size[0], area[1] / size[1])
    return _moved(spots, grown, (SHEET[0] / 2, SHEET[1] / 2)), PITCH * grown


def _ends(spots: Sequence[Point]) -> tuple[float, float, float, float]:
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return min(across), min(down), max(across), max(down)


def _moved(spots: Sequence[Point], grown: float, to: Point) -> list[Point]:
    """Places so many times as far from each other, with their middle there."""
    left, top, right, bottom = _ends(spots)
    middle = ((left + right) / 2, (top + bottom) / 2)
    return [(to[0] + (x - middle[0]) * grown, to[1] + (y - middle[1]) * grown) for x, y in spots]


def _square(centre: Point, half: float) -> Rect:
    return Rect(round(centre[0] - half), round(centre[1] - half), round(2 * half), round(2 * half))


def _whole(point: Point) -> Spot:
    return round(point[0]), round(point[1])
