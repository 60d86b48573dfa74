"""The table as a picture of the state: its layers, kept until something changes, and what lies under a spot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import TypeAlias

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Seat
from game.kit.board.hit_areas import HitAreas
from game.kit.board.still_picture import Layer, StillPicture
from game.kit.board.table_rects import Tab
from game.titles.wiraqocha.board.hidden_parts import HiddenPart, TilePart
from game.titles.wiraqocha.board.layout.layout_for_window import layout_for_window
from game.titles.wiraqocha.board.layout.panel_layout import (
    DraggedToken,
    PanelLayout,
    folded_panel,
    panel_layout,
    slot_of,
)
from game.titles.wiraqocha.board.layout.table_layout import Spot, TableLayout
from game.titles.wiraqocha.board.moves.invitations import Invitations
from game.titles.wiraqocha.board.panels.panels import PanelPainter
from game.titles.wiraqocha.board.panels.topbar import now_area
from game.titles.wiraqocha.board.panels.tray import Tray
from game.titles.wiraqocha.board.pieces.art import hexagon_mask
from game.titles.wiraqocha.board.static_layers import (
    StaticLayers,
    between,
    draw_log,
    draw_trays,
    get_aside_ready,
)
from game.titles.wiraqocha.board.valley.tile_rims import RimStrength
from game.titles.wiraqocha.board.valley.valley import draw_map, map_title
from game.titles.wiraqocha.rules.actions import RESERVE, TokenAt
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import KINDS, NOBODY
from game.ui.dice import get_ready
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.textures import wood

# what is on its way, and the token that is in the hand
_Absent: TypeAlias = tuple[frozenset[HiddenPart], DraggedToken | None]


class ItemKind(Enum):
    """The kinds of things that the pointer can be on."""

    TILE = auto()
    TOKEN = auto()
    DIE_ON_TILE = auto()
    GRAVEYARD = auto()
    WRECK = auto()
    RESERVE_TOKEN = auto()
    HOSTAGE = auto()
    CRYSTALS = auto()
    CUBES = auto()
    DICE = auto()
    RELIC = auto()
    BAR = auto()
    OWN_CARD = auto()
    MARKET_CARD = auto()
    DECK = auto()
    PLAYER = auto()


@dataclass(frozen=True, slots=True)
class ValleyItem:
    """Something under the pointer: its number (tile, kind, card, relic, bar) and its seat where it has one."""

    what: ItemKind
    number: int
    rect: tuple[int, int, int, int]
    seat: int = NOBODY

    @property
    def place(self) -> Rect:
        """Where it is, in pixels."""
        return Rect(self.rect)


def _thing(what: ItemKind, number: int, rect: Rect, seat: int = NOBODY) -> ValleyItem:
    return ValleyItem(what, number, (rect.x, rect.y, rect.width, rect.height), seat)


def _hit(what: ItemKind, number: int, rect: Rect, seat: int = NOBODY) -> tuple[Rect, ValleyItem]:
    """A thing with the area in which it is pointed at."""
    return rect, _thing(what, number, rect, seat)


class TableView:
    """All that is drawn from the state, and where it is."""

    def __init__(
        self,
        words: Words,
        seats: Sequence[Seat],
        emblems: tuple[str, ...],
        state: State,
        people: tuple[int, ...],
        rims: RimStrength,
        viewing: int,
    ) -> None:
        """`people` are the seats of persons; the table is shown for one of them, at the seat `viewing`."""
        self.words = words
        self.rims = rims
        self.seats = seats
        self.people = people
        self.emblems = emblems
        self.painter = PanelPainter(words, seats, emblems, people)
        self.tray = Tray()
        self.with_log = True  # without it its place is left to others
        self.guide_on_board: Rect | None = None  # where the guide of a lesson lies on the board
        self.state = state
        self.viewing = viewing
        self.open_tab = Tab.MAIN  # what lies open where not everything has room
        self.set_aside: Sequence[int] = ()
        nothing: _Absent = frozenset(), None
        self._still = StillPicture(self._draw_ground, self._layers, nothing)
        self.arrange(Scale(1920, 1080))

    def arrange(self, scale: Scale) -> None:
        """Take a new window size."""
        self.scale = scale
        self._still.clear()
        self.show(self.state, self.viewing, self.set_aside)
        self.now_area = now_area(self.layout, self.words)

    @property
    def active(self) -> int:
        """The seat whose turn it is in the state that is shown."""
        return self.state.mover

    def show(self, state: State, viewing: int, set_aside: Sequence[int]) -> None:
        """Take a new state, with the seat that it is shown for and the dice used this turn."""
        self.state, self.viewing, self.set_aside = state, viewing, set_aside
        self.layout = self._layout_for(viewing, self.open_tab)
        self.panels = tuple(self.panel(self.layout, seat) for seat in state.game.seats)
        self.tray.place(self.layout.tray, self.layout.tray_space)
        zones = [
            (panel.rect, partial(self._in_panel, panel, seat))
            for seat, panel in enumerate(self.panels)
            if not panel.folded
        ]
        if self.layout.shows(Tab.MARKET):
            zones.append((self.scale.window, partial(self._in_market)))
        self._areas = HitAreas(*zones)
        self._still.renew()
        self._in_hand: DraggedToken | None = None

    def _layout_for(self, viewing: int, tab: Tab) -> TableLayout:
        return layout_for_window(self.scale, self.state, viewing, tab, alike=not self.people)

    def panel(self, layout: TableLayout, seat: int) -> PanelLayout:
        """The places in the panel of a seat."""
        rect = layout.panels[seat]
        if layout.folded(seat):
            return folded_panel(rect, layout.state)
        return panel_layout(rect, layout.scale, layout.state, seat, layout.large(seat))

    def invite(self, invitations: Invitations) -> None:
        """Let panels and market call on to do this and nothing else."""
        if invitations != self.painter.invitations:
            self.painter.invitations = invitations
            self._still.renew()

    def open(self, tab: Tab) -> None:
        """Let this lie open, where not everything has room."""
        self.open_tab = tab
        self.show(self.state, self.viewing, self.set_aside)

    # what lies where

    def at(self, spot: Spot) -> ValleyItem | None:
        """What is under a spot."""
        if self.layout.map.collidepoint(spot):
            return self._in_valley(spot)
        return self._areas.at(spot)

    def _in_market(self) -> Iterator[tuple[Rect, ValleyItem]]:
        for card, place in zip(self.state.market, self.layout.cards, strict=False):
            yield _hit(ItemKind.MARKET_CARD, card, place)
        yield _hit(ItemKind.DECK, 0, self.layout.market_head)

    def _in_valley(self, spot: Spot) -> ValleyItem | None:
        layout, state = self.layout, self.state
        wreck = layout.wreck_at(spot)
        if wreck is not None:
            return _thing(ItemKind.WRECK, wreck.kind, wreck.rect, wreck.seat)
        tile = layout.tile_at(spot)
        if tile is None:
            x, y = layout.graveyard
            side = round(layout.radius * 1.6)
            rect = Rect(round(x) - side // 2, round(y) - side // 2, side, side)
            return _thing(ItemKind.GRAVEYARD, 0, rect) if rect.collidepoint(spot) else None
        seat = state.board[tile] >> 3
        if state.protecting[tile] and layout.die_rect(tile).collidepoint(spot):
            return _thing(ItemKind.DIE_ON_TILE, tile, layout.die_rect(tile), seat)
        what = ItemKind.TILE if state.board[tile] == NOBODY else ItemKind.TOKEN
        return _thing(what, tile, layout.tile_rect(tile), seat)

    def _in_panel(self, panel: PanelLayout, seat: int) -> Iterator[tuple[Rect, ValleyItem]]:
        if panel.hostage is not None:
            yield _hit(ItemKind.HOSTAGE, 0, panel.hostage, seat)
        for slot in panel.tokens:
            if slot.home:
                yield _hit(ItemKind.RESERVE_TOKEN, slot.kind, slot.rect, seat)
        for card in panel.cards:
            yield _hit(ItemKind.OWN_CARD, card.card, card.rect, seat)
        groups = (
            (ItemKind.CRYSTALS, (panel.crystals,)),
            (ItemKind.CUBES, (panel.cubes,)),
            (ItemKind.DICE, (panel.dice,)),
            (ItemKind.RELIC, panel.relics),
            (ItemKind.BAR, panel.bars),
        )
        for what, rects in groups:
            for number, rect in enumerate(rects):
                yield _hit(what, number, rect, seat)
        yield _hit(ItemKind.PLAYER, seat, panel.rect if panel.slim else panel.header, seat)

    def token_of(self, thing: ValleyItem) -> TokenAt | None:
        """The token that a thing is, if it is one."""
        if thing.what is ItemKind.RESERVE_TOKEN:
            return TokenAt(KINDS[thing.number], RESERVE)
        if thing.what is ItemKind.TOKEN:
            return TokenAt(KINDS[self.state.board[thing.number] & 7], self.state.game.labels[thing.number])
        return None

    # layers

    def draw(self, surface: Surface, hidden: frozenset[HiddenPart], in_hand: DraggedToken | None) -> None:
        """Draw everything that lies still; what is `hidden` is on its way, one token may be in the hand."""
        surface.blit(self._draw(hidden, in_hand), (0, 0))

    def picture(self, leaving: TokenAt | None = None) -> Surface:
        """Everything that lies still, with nothing on its way; it stays the same until it is drawn again.

        A token that is in the hand, or else `leaving` the reserve, is not there any more.
        """
        return self._draw(
            frozenset(), self._in_hand or (DraggedToken(leaving) if leaving is not None else None)
        )

    def _draw(self, hidden: frozenset[HiddenPart], in_hand: DraggedToken | None) -> Surface:
        self._in_hand = in_hand
        return self._still.draw((hidden, in_hand))

    def _layers(self, absent: _Absent) -> list[Layer]:
        hidden, in_hand = absent
        gone: frozenset[int] = frozenset()
        lifted: frozenset[HiddenPart] = frozenset()
        if in_hand is not None and in_hand.token.place == RESERVE:
            slot = slot_of(self.panels[self.active], in_hand)
            gone = frozenset() if slot is None else frozenset({slot})
        elif in_hand is not None:
            lifted = frozenset({HiddenPart(TilePart.TOKEN, self.state.game.index[in_hand.token.place])})
        still = StaticLayers(
            self.words,
            self.seats,
            self.emblems,
            self.painter,
            self.layout,
            self.panels,
            self.set_aside,
            self.rims,
            self.painter.invitations,
        )
        return still.layers(hidden, gone, lifted)

    def _draw_ground(self) -> Surface:
        """The bare table, without anything that a game changes."""
        ground = Surface(self.scale.size)
        ground.blit(wood(self.layout.scale.look, self.scale.size), (0, 0))
        draw_map(ground, self.layout, map_title(self.words, self.state.game.valley))
        if self.layout.open_tab is None:
            draw_trays(ground, self.layout)
            if self.with_log:
                draw_log(ground, self.layout, self.words, self.replay_area().x)
        ground.set_clip(between(self.layout))
        draw_panel(ground, self.layout.bar, self.scale, "wood")  # its shadow on the map
        ground.set_clip(None)
        self._prepare()
        return ground

    def _prepare(self) -> None:
        """Make now what is seen first in the middle of a movement: dice, a tile's shape, every person's large panel."""
        get_ready(self.layout.scale.look, self.tray.side)
        get_aside_ready(self.layout)
        hexagon_mask(round(self.layout.radius))
        scratch = Surface((1, 1))  # what is drawn is kept by its size, wherever it falls
        for seat in self.people or self.state.game.seats:
            layout = self._layout_for(seat, Tab.MAIN)
            self.painter.draw(scratch, self.panel(layout, seat), self.scale, self.state, seat, frozenset())
            if layout.open_tab is None:
                draw_panel(scratch, layout.cards[0], self.scale, "card", active=True)

    @property
    def guide_place(self) -> Rect | None:
        """Where a lesson says what to do: on the board, or in the place of the log; None where it says nothing."""
        if self.guide_on_board is not None:
            return self.guide_on_board
        return None if self.with_log or not self.layout.shows(Tab.JOURNAL) else self.layout.log

    def replay_area(self) -> Rect:
        """Where the button stands that shows the last turn once more: beside the log's title, or below the tabs."""
        px, log = self.scale.px, self.layout.log
        if self.layout.tabs:
            return self.layout.tabs[-1]
        return Rect(log.right - px(106), log.y + px(12), px(90), px(36))
