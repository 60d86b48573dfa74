"""The table before and after what happened, as the animations see it: where everything is, was and goes."""

import math
from dataclasses import dataclass

from pygame import Rect, Surface

from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.layout import ring
from game.titles.inkas.board.layout.panel_layout import PanelLayout
from game.titles.inkas.board.layout.table_layout import TableLayout
from game.titles.inkas.board.moves.battles import BattleReader
from game.titles.inkas.board.panels.panels import figure_foot, wallas_of
from game.titles.inkas.board.panels.trays import banished, ukhu_places
from game.titles.inkas.board.ring.crowds import standing_of
from game.titles.inkas.board.shown import BoardViewState, seat_of
from game.titles.inkas.board.view import TableView
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX
from game.titles.inkas.rules.places import HANAN, UKHU, in_rebirth
from game.ui.look import Look
from game.ui.motion.flights import flash
from game.ui.motion.timeline import Paint, piece_of
from game.ui.pictures import Point
from game.ui.scale import Scale

Area = tuple[int, int, int, int]  # a rectangle of the screen that something fills when it arrives
USUAL = 0.64
"""The size of a walla of which nothing else is known."""
_FEET, _REACH = 10.0, 46.0  # on the tray of rebirth: how far below its middle, and from there


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The table at one moment: what was shown, its still picture, and where the hand let something go."""

    shown: BoardViewState
    panels: tuple[PanelLayout, ...]
    picture: Surface
    dropped_at: Point | None = None

    @classmethod
    def of(
        cls, view: TableView, held: frozenset[HiddenPart] = frozenset(), dropped_at: Point | None = None
    ) -> "Snapshot":
        """How the table looks now, with all but what the hand has just let go."""
        hidden = held if dropped_at is not None else frozenset[HiddenPart]()
        return cls(view.shown, view.panels, view.picture_without(hidden), dropped_at)

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
        self.reader = BattleReader(before.shown.state)  # follows the rolls as they are shown

    def mark_battle(self, surface: Surface, t: float) -> None:
        """Paint nothing: it marks in a timeline when a battle begins."""

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
        """Pixels per unit of the sheet."""
        return self.layout.unit

    # scenes

    def scene(self, paint: Paint, *moments: float) -> Paint:
        """What paints a scene; for who wants scenes still, only its pictures at these moments (0 to 1) of it."""
        if not self.after.shown.settings.still:
            return paint
        return lambda surface, t: paint(surface, moments[min(int(t * len(moments)), len(moments) - 1)])

    def flash(self, centre: Point, radius: float) -> Paint:
        """Light about a place, as a scene."""
        return self.scene(flash(centre, radius), 0.4)

    # places

    def foot(self, walla: str, snapshot: Snapshot) -> tuple[Point, float] | None:
        """Where a walla of the board stands or lies, and pixels per unit of its picture."""
        one = standing_of(snapshot.shown.state, walla) if walla in PIECE_INDEX else None
        if one is None:
            return None
        return self.layout.on_view(one.foot), one.size * self.unit

    def foot_in(self, walla: str, wamani: str) -> tuple[Point, float]:
        """The same in a wamani, as it was or is there; about its middle where it is not."""
        for snapshot in (self.after, self.before):
            one = standing_of(snapshot.shown.state, walla) if walla in PIECE_INDEX else None
            found = self.foot(walla, snapshot)
            if one is not None and found is not None and ring.wamani_at(one.foot) == wamani:
                return found
        x, y = ring.middle(wamani)
        return self.layout.on_view((x, y + 22)), USUAL * self.unit

    def in_panel(self, walla: str) -> Point:
        """Where a walla is in its panel, as that lies now; in the middle of it if it came to the ayllu, or left it."""
        laid = self.before if self.panels is self.before.panels else self.after
        seat = max(seat_of(one.shown.state, walla) for one in (self.before, self.after))
        panel = self.panels[max(0, seat)]
        names = wallas_of(laid.shown, seat) if seat >= 0 else ()
        if walla not in names:
            return panel.rect.center
        return figure_foot(laid.shown, panel.wallas[names.index(walla)])

    def of_walla(self, walla: str) -> tuple[Area, ...]:
        """The panel of the seat of a walla, which looks as before until it has happened for the eye."""
        return self.of_seat(seat_of(self.before.shown.state, walla) if walla in PIECE_INDEX else NOBODY)

    def of_seat(self, seat: int, *, hand: bool = False) -> tuple[Area, ...]:
        """The same of a seat; with its `hand`, where that lies open to who looks at the table."""
        if seat < 0 or (self.turning and self.panels is self.after.panels):
            return ()  # nobody's, or in panels that lie anew
        edge, around = self.scale.px(12), self.scale.px(8)
        panel = area(self.panels[seat].rect.inflate(2 * edge, 2 * edge))
        shown = self.after.shown
        seen = hand and seat == shown.viewing == self.before.shown.viewing
        return (panel, area(shown.layout.cards.inflate(around, around))) if seen else (panel,)

    def banished_at(self, walla: str) -> Point:
        """Where a walla lies in the Ukhu Pacha."""
        for snapshot in (self.after, self.before):
            names = banished(snapshot.shown)
            if walla in names:
                return ukhu_places(snapshot.shown)[names.index(walla)][0]
        return self.layout.ukhu.center

    def off_board(self, walla: str) -> Point:
        """Where a walla was on one of the trays; in its panel where it was on none."""
        place = self.before.shown.state.places[PIECE_INDEX[walla]]
        if in_rebirth(place):
            return self.side_of_tray(place - HANAN + 1)
        return self.banished_at(walla) if place == UKHU else self.in_panel(walla)

    def side_of_tray(self, side: float) -> Point:
        """A side of the tray of rebirth, clockwise from the first above; between two, on the way."""
        tray, reach = self.layout.hanan, _REACH * self.unit
        angle = (side - 2) * math.pi / 2
        return (
            tray.centerx + reach * math.cos(angle),
            tray.centery + _FEET * self.unit + reach * math.sin(angle),
        )

    def hand(self, seat: int) -> Point:
        """Where the cards of a seat are: before who looks at the table, else in its panel."""
        shown = self.after.shown
        return shown.layout.cards.center if seat == shown.viewing else self.panels[seat].head.center

    def on(self, wamani: str) -> Point:
        """The middle of a wamani."""
        return self.layout.on_view(ring.middle(wamani))

    def llamas(self, seat: int) -> Rect:
        """Where the llamas of a seat are counted."""
        return self.panels[seat].llamas

    def crop(self, rect: Rect) -> Surface | None:
        """A piece of the picture from before; None off the screen."""
        return piece_of(self.before.picture, rect)


def hide(walla: str) -> frozenset[HiddenPart]:
    """What keeps a walla out of sight until it has arrived."""
    return frozenset({HiddenPart(PartKind.WALLA, walla)})


def area(*rects: Rect) -> Area:
    """What rectangles cover together, as something to be filled."""
    whole = rects[0].unionall(list(rects[1:]))
    return whole.x, whole.y, whole.width, whole.height
