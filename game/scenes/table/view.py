"""The table as a picture of the state: its layers, kept until something changes, and what lies under a spot."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect, Surface

from game.content.definitions import Kind
from game.match import Seat
from game.rules.actions import RESERVE, TokenAt
from game.rules.state import State
from game.rules.tokens import KINDS, NOBODY
from game.scenes.table.layout import Spot, TableLayout
from game.scenes.table.market import draw_market
from game.scenes.table.motion.act import Hidden, Part
from game.scenes.table.panel_layout import PanelLayout, TokenSlot, panel_layout
from game.scenes.table.panels import PanelPainter
from game.scenes.table.topbar import draw_bar_on_top
from game.scenes.table.tray import Tray
from game.scenes.table.valley import draw_map, draw_name_plate, draw_things
from game.ui import theme
from game.ui.dice import draw_die, get_ready
from game.ui.panels import draw_panel, draw_rule
from game.ui.scale import Scale
from game.ui.text import draw_text
from game.ui.textures import wood
from game.ui.theme import Livery, Role
from game.words import Words


class What(Enum):
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
class Thing:
    """Something under the pointer: its number (tile, kind, card, relic, bar) and its seat where it has one."""

    what: What
    number: int
    rect: tuple[int, int, int, int]
    seat: int = NOBODY

    @property
    def place(self) -> Rect:
        """Where it is, in pixels."""
        return Rect(self.rect)


def _thing(what: What, number: int, rect: Rect, seat: int = NOBODY) -> Thing:
    return Thing(what, number, (rect.x, rect.y, rect.width, rect.height), seat)


class TableView:
    """All that is drawn from the state, and where it is."""

    def __init__(
        self, words: Words, seats: Sequence[Seat], liveries: tuple[Livery, ...], state: State
    ) -> None:
        self.words = words
        self.seats = seats
        self.liveries = liveries
        self.painter = PanelPainter(words, seats, liveries)
        self.tray = Tray()
        self.with_log = True  # without it its place is left to others
        self.state = state
        self.active = 0
        self.set_aside: Sequence[int] = ()
        self.arrange(Scale(1920, 1080))

    def arrange(self, scale: Scale) -> None:
        """Take a new window size."""
        self.scale = scale
        self._ground: Surface | None = None
        self._sheets: list[Surface] = []  # the two that boards are drawn on in turns, the older one first
        self.show(self.state, self.active, self.set_aside)

    def show(self, state: State, active: int, set_aside: Sequence[int]) -> None:
        """Take a new state, with the seat whose panel is the large one and the dice used this turn."""
        self.state, self.active, self.set_aside = state, active, set_aside
        self.layout = TableLayout(self.scale, state, active)
        self.panels = tuple(self.panel(self.layout, seat) for seat in state.game.seats)
        self.tray.place(self.layout.tray)
        self._board: Surface | None = None
        self._hidden: frozenset[Hidden] = frozenset()
        self._in_hand: TokenAt | None = None
        self.now_room = Rect(0, 0, 0, 0)

    def panel(self, layout: TableLayout, seat: int) -> PanelLayout:
        """The places in the panel of a seat."""
        rect = layout.panels[seat]
        return panel_layout(rect, layout.scale, layout.state, seat, seat == layout.active)

    # what lies where

    def at(self, spot: Spot) -> Thing | None:
        """What is under a spot."""
        if self.layout.map.collidepoint(spot):
            return self._in_valley(spot)
        for seat, panel in enumerate(self.panels):
            if panel.rect.collidepoint(spot):
                return self._in_panel(panel, seat, spot)
        for place, card in enumerate(self.state.market):
            if self.layout.cards[place].collidepoint(spot):
                return _thing(What.MARKET_CARD, card, self.layout.cards[place])
        if self.layout.market_head.collidepoint(spot):
            return _thing(What.DECK, 0, self.layout.market_head)
        return None

    def _in_valley(self, spot: Spot) -> Thing | None:
        layout, state = self.layout, self.state
        wreck = layout.wreck_at(spot)
        if wreck is not None:
            side = round(layout.wreck_side())
            rect = Rect(0, 0, side, side)
            rect.center = (round(wreck.centre[0]), round(wreck.centre[1]))
            return _thing(What.WRECK, wreck.kind, rect, wreck.seat)
        tile = layout.tile_at(spot)
        if tile is None:
            x, y = layout.graveyard
            side = round(layout.radius * 1.6)
            rect = Rect(round(x) - side // 2, round(y) - side // 2, side, side)
            return _thing(What.GRAVEYARD, 0, rect) if rect.collidepoint(spot) else None
        seat = state.board[tile] >> 3
        if state.protecting[tile] and layout.die_rect(tile).collidepoint(spot):
            return _thing(What.DIE_ON_TILE, tile, layout.die_rect(tile), seat)
        what = What.TILE if state.board[tile] == NOBODY else What.TOKEN
        return _thing(what, tile, layout.tile_rect(tile), seat)

    def _in_panel(self, panel: PanelLayout, seat: int, spot: Spot) -> Thing | None:
        if panel.hostage is not None and panel.hostage.collidepoint(spot):
            return _thing(What.HOSTAGE, 0, panel.hostage, seat)
        for slot in panel.tokens:
            if slot.home and slot.rect.collidepoint(spot):
                return _thing(What.RESERVE_TOKEN, slot.kind, slot.rect, seat)
        for card in panel.cards:
            if card.rect.collidepoint(spot):
                return _thing(What.OWN_CARD, card.card, card.rect, seat)
        groups = (
            (What.CRYSTALS, (panel.crystals,)),
            (What.CUBES, (panel.cubes,)),
            (What.DICE, (panel.dice,)),
            (What.RELIC, panel.relics),
            (What.BAR, panel.bars),
        )
        for what, rects in groups:
            for number, rect in enumerate(rects):
                if rect.collidepoint(spot):
                    return _thing(what, number, rect, seat)
        head = panel.rect if panel.slim else panel.header
        return _thing(What.PLAYER, seat, head, seat) if head.collidepoint(spot) else None

    def token_of(self, thing: Thing) -> TokenAt | None:
        """The token that a thing is, if it is one."""
        if thing.what is What.RESERVE_TOKEN:
            return TokenAt(KINDS[thing.number], RESERVE)
        if thing.what is What.TOKEN:
            return TokenAt(KINDS[self.state.board[thing.number] & 7], self.state.game.labels[thing.number])
        return None

    def token_kind(self, slot: TokenSlot) -> Kind:
        """The kind of token that a place of a panel is for."""
        return KINDS[slot.kind]

    # layers

    def draw(self, surface: Surface, hidden: frozenset[Hidden], in_hand: TokenAt | None) -> None:
        """Draw everything that lies still; what is `hidden` is on its way, one token may be in the hand."""
        surface.blit(self._still(hidden, in_hand), (0, 0))

    def picture(self) -> Surface:
        """Everything that lies still, with nothing on its way; it stays the same until it is drawn again."""
        return self._still(frozenset(), self._in_hand)

    def _still(self, hidden: frozenset[Hidden], in_hand: TokenAt | None) -> Surface:
        board = self._board
        if board is None or in_hand != self._in_hand:
            board = self._board = self._draw_board(hidden, in_hand)
        elif hidden != self._hidden:
            for tile in {thing.tile for thing in hidden ^ self._hidden}:
                self._draw_tile(board, tile, self._with_hand(hidden, in_hand))
        self._hidden, self._in_hand = hidden, in_hand
        return board

    def _with_hand(self, hidden: frozenset[Hidden], in_hand: TokenAt | None) -> frozenset[Hidden]:
        if in_hand is None or in_hand.place == RESERVE:
            return hidden
        return hidden | {Hidden(Part.TOKEN, self.state.game.index[in_hand.place])}

    def _draw_tile(self, board: Surface, tile: int, hidden: frozenset[Hidden]) -> None:
        """Draw one tile again, with all that stands on it."""
        room = self.layout.tile_rect(tile).inflate(self.scale.px(24), self.scale.px(24))
        board.set_clip(room)
        board.blit(self._ground_layer(), room, room)
        draw_things(board, self.layout, self.liveries, hidden)
        board.set_clip(None)

    def _sheet(self) -> Surface:
        """The bare table to draw on. The last sheet but one is used again: the last shows how things were before."""
        ground = self._ground_layer()
        if len(self._sheets) < 2:
            self._sheets.append(ground.copy())
        else:
            self._sheets.reverse()
            self._sheets[-1].blit(ground, (0, 0))
        return self._sheets[-1]

    def _draw_board(self, hidden: frozenset[Hidden], in_hand: TokenAt | None) -> Surface:
        board = self._sheet()
        gone_kinds: frozenset[int] = frozenset()
        if in_hand is not None and in_hand.place == RESERVE:
            gone_kinds = frozenset({KINDS.index(in_hand.kind)})
        draw_things(board, self.layout, self.liveries, self._with_hand(hidden, in_hand))
        for seat, panel in enumerate(self.panels):
            gone = gone_kinds if seat == self.active else frozenset()
            self.painter.draw(board, panel, self.scale, self.state, seat, gone)
        draw_market(board, self.layout, self.words)
        name, livery = self.seats[self.active].name, self.liveries[self.active]
        self.now_room = draw_bar_on_top(board, self.layout, self.words, name, livery)
        self._draw_aside(board)
        return board

    def _map_title(self) -> str:
        """The valley's own name, if it has one."""
        key = f"menu.layout.{self.state.game.valley}"
        return self.words(key if self.words.knows(key) else "table.map_title")

    def _ground_layer(self) -> Surface:
        if self._ground is None:
            self._ground = Surface(self.scale.size)
            get_ready(self.tray.side)
            self._ground.blit(wood(self.scale.size), (0, 0))
            draw_map(self._ground, self.layout, (self._map_title(), self.words("table.map_aside")))
            draw_name_plate(self._ground, self.layout, self.words("table.graveyard"))
            self._draw_trays(self._ground)
            if self.with_log:
                self._draw_log_panel(self._ground)
        return self._ground

    def _draw_trays(self, surface: Surface) -> None:
        draw_panel(surface, self.layout.tray_panel, self.scale, "tray")
        for rect in (self.layout.tray, self.layout.aside):
            draw_panel(surface, rect, self.scale, "felt")

    def _draw_log_panel(self, surface: Surface) -> None:
        px, log = self.scale.px, self.layout.log
        draw_panel(surface, log, self.scale, "paper")
        title = Rect(log.x + px(22), log.y + px(8), self.replay_room().x - log.x - px(30), px(44))
        draw_text(surface, self.words("table.log"), Role.NAME, self.scale, title, theme.INK, size=26)
        draw_rule(surface, log.x + px(18), log.right - px(18), log.y + px(56), self.scale)

    def log_room(self) -> Rect:
        """Where the lines of the log scroll."""
        px, log = self.scale.px, self.layout.log
        return Rect(log.x + px(20), log.y + px(64), log.width - px(32), log.height - px(78))

    def replay_room(self) -> Rect:
        """Where the button stands that shows the last turn once more: beside the log's title."""
        px, log = self.scale.px, self.layout.log
        return Rect(log.right - px(106), log.y + px(12), px(90), px(36))

    def _draw_aside(self, surface: Surface) -> None:
        px, room = self.scale.px, self.layout.aside
        words = Rect(room.x, room.bottom - px(26), room.width, px(22))
        text = self.words("table.set_aside")
        draw_text(surface, text, Role.ASIDE, self.scale, words, theme.PARCHMENT_SHADE, "centre", size=15)
        dice = self.set_aside
        if not dice:
            return
        across = 3 if len(dice) <= 6 else 4
        down = -(-len(dice) // across)
        side = min((room.width - px(14)) / across, (room.height - px(32)) / down, px(44)) / 1.12
        for number, face in enumerate(dice):
            row, column = divmod(number, across)
            in_row = min(across, len(dice) - row * across)
            x = room.centerx + (column - (in_row - 1) / 2) * side * 1.16
            y = room.y + (room.height - px(26)) / 2 + (row - (down - 1) / 2) * side * 1.16 + px(2)
            draw_die(surface, face, (x, y), round(side * 0.92), dimmed=True)
