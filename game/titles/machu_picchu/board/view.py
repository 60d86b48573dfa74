"""The table as a picture of the state: its layers, kept until something changes, and what lies under a spot."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.contract import Rival
from game.kit.board.board_item import BoardItem, hit
from game.kit.board.hit_areas import HitAreas
from game.kit.board.still_picture import Layer, StillPicture
from game.kit.board.table_rects import Tab
from game.titles.machu_picchu.board.city.city_view import city_item, city_spots, draw_city, draw_corners
from game.titles.machu_picchu.board.hidden_parts import HiddenPart
from game.titles.machu_picchu.board.layout.layout_for_window import layout_for_window
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.moves.choices import NOTHING, PossibleGestures
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.moves.standing_orders import CityPin
from game.titles.machu_picchu.board.panels.clergy_rows import (
    clergy_items,
    clergy_looks,
    draw_clergy,
)
from game.titles.machu_picchu.board.panels.ends import draw_ends, ends_area, ends_looks
from game.titles.machu_picchu.board.panels.market import draw_market, market_items, market_looks
from game.titles.machu_picchu.board.panels.panels import draw_seat_panel, panel_items, panel_looks, panels_of
from game.titles.machu_picchu.board.panels.topbar import bar_looks, draw_top_bar
from game.titles.machu_picchu.board.panels.tray import draw_tray, tray_item, tray_looks
from game.titles.machu_picchu.board.pieces.art import draw
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.rules.state import Phase, Question, State
from game.ui.lettering import write
from game.ui.panels import draw_panel, draw_rule
from game.ui.scale import Scale
from game.ui.textures import wood
from game.ui.theme import Role

Spot = tuple[int, int]
_SHADOW: Final = 8  # of the frames, over their edges


class TableView:
    """All that is drawn from the state, and where it is."""

    def __init__(
        self,
        words: Words,
        names: tuple[str, ...],
        emblems: tuple[str, ...],
        state: State,
        viewing: int,
        *,
        openly: bool = False,
        rivals: tuple[Rival | None, ...] = (),
    ) -> None:
        """`openly`: the hands of all are seen. `rivals`: by seat, who the computer player is."""
        self._words, self._names, self._emblems, self._rivals = words, names, emblems, rivals
        self._openly = openly
        self.with_log = True  # without it its place is left to others
        self._still = StillPicture(self._ground, self._layers, frozenset[HiddenPart]())
        self.alike = False  # whether all panels are large where they have room
        self.tab = Tab.MAIN  # what lies open where not everything has room
        self._take(self._made(Scale(1920, 1080), state, viewing, NOTHING, face_up=False))

    def _made(
        self, scale: Scale, state: State, viewing: int, choices: PossibleGestures, *, face_up: bool
    ) -> BoardViewState:
        layout = self._layout(scale, state, viewing)
        words, names, emblems, openly = self._words, self._names, self._emblems, self._openly
        return BoardViewState(
            *(state, viewing, layout, words, names, emblems, choices, face_up),
            open=openly,
            rivals=self._rivals,
        )

    @property
    def scale(self) -> Scale:
        """Pixels per design unit."""
        return self.shown.scale

    def arrange(self, scale: Scale) -> None:
        """Take a new window size."""
        old = self.shown
        self._still.clear()
        self._take(replace(old, layout=self._layout(scale, old.state, old.viewing)))

    def open(self, tab: Tab) -> None:
        """Let a tab lie open, where not everything has room."""
        if tab is not self.tab:
            self.tab = tab
            self.arrange(self.scale)

    def _layout(self, scale: Scale, state: State, viewing: int) -> TableLayout:
        asked = state.phase is Phase.NIGHT or state.question is Question.RETURN  # and not who plays
        large = viewing if asked else state.mover
        return layout_for_window(scale, len(state.game.seats), large, viewing, self.tab, alike=self.alike)

    def show(self, state: State, viewing: int, choices: PossibleGestures, *, face_up: bool) -> None:
        """Show a state for a seat, whose hand is seen or not, with what can be done in it."""
        old, made = self.shown, self._made(self.scale, state, viewing, choices, face_up=face_up)
        self._take(replace(made, before=old.state if old.layout.seats == made.layout.seats else None))

    def invite(self, able: PossibleGestures) -> None:
        """Show the same state with these things to be done."""
        self._take(replace(self.shown, choices=able))

    def change(
        self,
        *,
        staying: bool | None = None,
        riding: bool | None = None,
        face_up: bool | None = None,
        pins: tuple[tuple[CityPin, ...], ...] | None = None,
    ) -> None:
        """Show the same state otherwise."""
        old = self.shown
        self._take(
            replace(
                old,
                staying=old.staying if staying is None else staying,
                riding=old.riding if riding is None else riding,
                face_up=old.face_up if face_up is None else face_up,
                pins=old.pins if pins is None else pins,
            )
        )

    def _take(self, shown: BoardViewState) -> None:
        self.shown = shown
        self.panels = panels_of(shown)
        layout, ends = shown.layout, ends_area(shown.layout)
        self._areas = HitAreas(
            *((panel.rect, partial(panel_items, shown, panel)) for panel in self.panels),
            (layout.market, partial(market_items, shown)),
            (layout.clergy, partial(clergy_items, shown)),
            (ends, lambda: (hit(ItemKind.ENDS, ends),)),
        )
        self._still.renew()

    # what lies where

    def at(self, spot: Spot) -> BoardItem[ItemKind] | None:
        """What is under a spot."""
        shown, layout = self.shown, self.shown.layout
        found = tray_item(shown, spot)  # the fan stands over the edge of its tray
        if found is None and layout.view.collidepoint(spot):
            return city_item(shown, spot)
        return found or self._areas.at(spot)

    # layers

    def draw(self, surface: Surface, hidden: frozenset[HiddenPart] = frozenset()) -> None:
        """Draw everything that lies still, but for what is hidden."""
        surface.blit(self.picture_without(hidden), (0, 0))

    def picture_without(self, hidden: frozenset[HiddenPart]) -> Surface:
        """Everything that lies still, but for what is hidden."""
        self._hide(hidden)
        return self.picture()

    def draw_in_parts(self, hidden: frozenset[HiddenPart]) -> Iterator[None]:
        """Draw what has changed, but for what is hidden, a part of the table at each step."""
        self._hide(hidden)
        yield from self._still.draw_in_parts(hidden)

    def _hide(self, hidden: frozenset[HiddenPart]) -> None:
        if hidden != self.shown.hidden:
            self.shown = replace(self.shown, hidden=hidden)

    def picture(self) -> Surface:
        """Everything that lies still; it stays the same until it is drawn again after another state was shown."""
        return self._still.draw(self.shown.hidden)

    def _layers(self, _: frozenset[HiddenPart]) -> list[Layer]:
        shown, layout, px = self.shown, self.shown.layout, self.shown.scale.px
        over = layout.view.bottom
        if layout.open_tab is not None:
            over = layout.seats[shown.viewing].bottom + px(5)
        fan = layout.tray.union(Rect(layout.tray.x, over, layout.tray.width, 1))

        def part(area: Rect, looks: object, paint: Callable[[Surface, BoardViewState], None]) -> Layer:
            return Layer(((area, looks),), lambda surface: paint(surface, shown))

        found = [
            self._left(),
            Layer(city_spots(shown), lambda surface: draw_city(surface, shown)),
            part(layout.market, market_looks(shown), draw_market),
            part(layout.clergy, clergy_looks(shown), draw_clergy),
            part(fan, tray_looks(shown), draw_tray),
            part(layout.bar_row.inflate(-2 * px(_SHADOW), 0), bar_looks(shown), draw_top_bar),
        ]
        if self.with_log:
            found.append(part(ends_area(layout), ends_looks(shown), draw_ends))
        return found

    def _left(self) -> Layer:
        """The column of the panels, each with the light and the shadow of its frame."""
        shown, layout, px = self.shown, self.shown.layout, self.shown.scale.px
        if layout.open_tab is not None:
            return self._column()
        left = layout.seats[0].x - px(14)
        right = layout.view.x - px(2)
        top, low = layout.bar.bottom + px(2), shown.scale.height
        if layout.journal.x < right:  # it lies below them
            low = layout.journal.y - px(2)
        edges = [top, *(one.rect.bottom + px(5) for one in self.panels[:-1]), low]
        spots = tuple(
            (
                Rect(left, start, right - left, end - start),
                (panel_looks(shown, panel), panel.rect, _beside(panel.seat, shown)),
            )
            for panel, start, end in zip(self.panels, edges[:-1], edges[1:], strict=True)
        )  # the light round a panel reaches over the edge of the next one
        return Layer(spots, self._paint_panels)

    def _column(self) -> Layer:
        """The panels that lie open in the column."""
        shown, px = self.shown, self.shown.scale.px
        spots = tuple(
            (panel.rect.inflate(2 * px(5), 2 * px(5)), (panel_looks(shown, panel), panel.rect))
            for panel in self.panels
        )
        return Layer(spots, self._paint_panels)

    def _paint_panels(self, surface: Surface) -> None:
        for panel in self.panels:
            draw_seat_panel(surface, self.shown, panel)

    def _ground(self) -> Surface:
        """The bare table, without anything that a game changes."""
        shown, layout, scale = self.shown, self.shown.layout, self.shown.scale
        ground = Surface(scale.size)
        ground.blit(wood(scale.look, scale.size), (0, 0))
        for area in _round(layout.view, ground.get_rect()):
            ground.set_clip(area)
            draw(ground, scale.look, "landscape", layout.on_view(0, 0), layout.unit)
            draw_corners(ground, shown)
        ground.set_clip(None)
        draw_panel(ground, layout.bar, scale, "wood")
        for rect in (layout.market, layout.clergy):
            draw_panel(ground, rect, scale, "wood")
        draw_panel(ground, layout.tray, scale, "tray")
        if self.with_log:
            self._draw_journal(ground)
        return ground

    def _draw_journal(self, ground: Surface) -> None:
        scale, px, rect = self.scale, self.scale.px, self.shown.layout.journal
        draw_panel(ground, rect, scale, "paper")
        head = Rect(rect.x + px(22), rect.y + px(8), rect.width - px(140), px(44))
        write(ground, self._words("table.journal"), head, scale, Role.NAME, 25)
        draw_rule(ground, rect.x + px(20), rect.right - px(20), rect.y + px(54), scale)


def _beside(seat: int, shown: BoardViewState) -> tuple[bool, ...]:
    """Whether the panel above or below has a light or a broad frame round it."""
    around = (shown.seen_turn.decider, shown.seen_turn.mover)
    return tuple(seat - other == way for other in around for way in (-1, 1))


def _round(inner: Rect, outer: Rect) -> Sequence[Rect]:
    """What of a rectangle lies round another one."""
    return (
        Rect(outer.x, outer.y, outer.width, inner.y - outer.y),
        Rect(outer.x, inner.bottom, outer.width, outer.bottom - inner.bottom),
        Rect(outer.x, inner.y, inner.x - outer.x, inner.height),
        Rect(inner.right, inner.y, outer.right - inner.right, inner.height),
    )
