"""The table before and after what happened, as the animations see it: where everything is, was and goes."""

from dataclasses import dataclass

from pygame import Rect, Surface

from game.titles.machu_picchu.board.city.city_view import incas_on, princes_on
from game.titles.machu_picchu.board.city.sky import tile_area
from game.titles.machu_picchu.board.city.trail import scouts
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.layout.city import TERRACES
from game.titles.machu_picchu.board.layout.panel_layout import PanelLayout
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.panels.clergy_rows import row_areas
from game.titles.machu_picchu.board.panels.market import Column, market_columns
from game.titles.machu_picchu.board.panels.panels import tile_areas
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.content.definitions import Good, MoonTile, Row
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, GOOD_INDEX, NOWHERE, ROW_INDEX, TILE_INDEX
from game.ui.look import Look
from game.ui.motion.timeline import piece_of
from game.ui.pictures import Point
from game.ui.scale import Scale

Area = tuple[int, int, int, int]  # a rectangle of the screen that something fills when it arrives


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The table at one moment: what was shown, its still picture, and where the hand let a Prince go."""

    shown: BoardViewState
    panels: tuple[PanelLayout, ...]
    picture: Surface
    dropped_at: Point | None = None

    @classmethod
    def of(cls, view: TableView, dropped_at: Point | None = None) -> "Snapshot":
        """How the table looks now, with all but a Prince that the hand has just let go."""
        held = HiddenPart(PartKind.PRINCE, view.shown.active)
        picture = view.picture_without(frozenset() if dropped_at is None else frozenset({held}))
        return cls(view.shown, view.panels, picture, dropped_at)

    def later(self, view: TableView) -> "Snapshot":
        """What is shown now, without a new picture: animations take pieces only of that from before."""
        return Snapshot(view.shown, view.panels, self.picture)


class Transition:
    """What the animations of one action need. Before a turn changes hands, panels lie as they did."""

    def __init__(self, before: Snapshot, after: Snapshot) -> None:
        self.before = before
        self.after = after
        self.turning = before.shown.layout.seats != after.shown.layout.seats
        self.panels = before.panels if self.turning else after.panels
        self.dropped_at = before.dropped_at

    def turn(self) -> None:
        """The turn has changed hands: from here on the panels lie as they do now."""
        self.panels = self.after.panels

    # measures

    @property
    def layout(self) -> TableLayout:
        """Where the parts of the table are."""
        return self.after.shown.layout

    @property
    def scale(self) -> Scale:
        """Pixels per design unit."""
        return self.after.shown.scale

    @property
    def look(self) -> Look:
        """How everything is drawn."""
        return self.after.shown.look

    @property
    def unit(self) -> float:
        """Pixels per unit of the view."""
        return self.layout.unit

    # who

    def seat(self, colour: str) -> int:
        """A player's seat."""
        return self.after.shown.state.game.colours.index(colour)

    def emblem(self, colour: str) -> str:
        """A player's emblem."""
        return self.after.shown.emblems[self.seat(colour)]

    # panels

    def panel(self, colour: str) -> PanelLayout:
        """A player's panel as it lies now."""
        return self.panels[self.seat(colour)]

    def good_area(self, colour: str, good: Good) -> Rect:
        """The cell of a good in a panel."""
        return self.panel(colour).goods[GOOD_INDEX[good]]

    def good(self, colour: str, good: Good) -> Point:
        """The picture of a good in a panel."""
        cell = self.good_area(colour, good)
        return cell.x + self.scale.px(13), cell.centery

    def supply(self, colour: str) -> Point:
        """The Incas that a player has left."""
        area = self.panel(colour).supply
        return area.x + min(area.width // 2, self.scale.px(110)), area.centery + self.scale.px(10)

    def held_tile(self, colour: str) -> Point:
        """Where the Moon Tiles of a player lie."""
        return tile_areas(self.panel(colour), 1)[0].center

    def sun_in_head(self, colour: str) -> Point:
        """Where the Sun Tile lies before a player."""
        head = self.panel(colour).head
        return head.right - self.scale.px(30), head.centery

    # the city

    def prince(self, seat: int, snapshot: Snapshot) -> Point | None:
        """The foot of a Prince; None while he waits outside the city."""
        place = snapshot.shown.state.prince[seat]
        if place == NOWHERE:
            return None
        return dict(princes_on(snapshot.shown, DISTRICTS[place].value))[seat]

    def incas(self, seat: int, district: str) -> Point:
        """The foot of the Incas of a seat in a district, or the middle of it where they are gone."""
        for snapshot in (self.after, self.before):
            for found, _, _, foot in incas_on(snapshot.shown, district):
                if found == seat:
                    return foot
        return self.on(district)

    def on(self, district: str) -> Point:
        """The middle of a terrace's floor."""
        terrace = TERRACES[district]
        return self.layout.on_view(terrace.middle[0], terrace.middle[1] + terrace.reach[1] * 0.4)

    def mat(self, district: str) -> Point:
        """The mat of a district, or the middle of one that has none."""
        mat = TERRACES[district].mat
        return self.layout.on_view(*mat) if mat is not None else self.on(district)

    def scout(self, seat: int, snapshot: Snapshot) -> Point:
        """The foot of a Scout."""
        return dict(scouts(snapshot.shown))[seat]

    def tile(self, tile: MoonTile) -> Point:
        """The place of a Moon Tile in the sky."""
        return tile_area(self.after.shown, TILE_INDEX[tile]).center

    # beside it

    def column(self, good: Good) -> Column:
        """The column of a good on the market."""
        return next(column for column in market_columns(self.layout) if column.good == good)

    def row(self, row: Row) -> tuple[Rect, ...]:
        """The places of the cards of a row of clergy."""
        return row_areas(self.layout)[ROW_INDEX[row]][1]

    def crop(self, rect: Rect) -> Surface | None:
        """A piece of the picture from before; None off the screen."""
        return piece_of(self.before.picture, rect)


def token_area(cell: Rect, scale: Scale) -> Area:
    """A cell of a panel with its token, which reaches over its left edge."""
    return area(cell.inflate(2 * scale.px(5), 0))


def area(*rects: Rect) -> Area:
    """What rectangles cover together, as something to be filled."""
    whole = rects[0].unionall(list(rects[1:]))
    return whole.x, whole.y, whole.width, whole.height
