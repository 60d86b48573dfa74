"""What lies still on the table, layer by layer, each with what its look depends on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.core.match import Seat
from game.kit.board.still_picture import Layer
from game.kit.board.table_rects import Tab
from game.titles.wiraqocha.board.hidden_parts import HiddenPart, TilePart
from game.titles.wiraqocha.board.layout.panel_layout import PanelLayout
from game.titles.wiraqocha.board.layout.table_layout import TableLayout
from game.titles.wiraqocha.board.moves.invitations import Invitations
from game.titles.wiraqocha.board.panels.market import card_offer, draw_market
from game.titles.wiraqocha.board.panels.panels import PanelPainter
from game.titles.wiraqocha.board.panels.topbar import draw_bar_on_top
from game.titles.wiraqocha.board.valley.graveyard import draw_wrecks, recovery_price
from game.titles.wiraqocha.board.valley.tile_rims import RimStrength, TileRim, rims_of
from game.titles.wiraqocha.board.valley.valley import draw_holdings, draw_things
from game.titles.wiraqocha.rules.engine import decider
from game.titles.wiraqocha.rules.state import ON_TILE, State
from game.titles.wiraqocha.rules.tokens import NOBODY
from game.ui.dice import draw_die
from game.ui.panels import Kind, draw_glow, draw_panel, draw_rule
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_OVER_EDGE = 24  # how far things on a tile may reach over its square, in units of the 1920 x 1080 layout
_ASIDE = 0.92  # of the side of its place, of a die that is set aside
_SHADOW = 18  # and shadows of frames over their edges


@dataclass(frozen=True, slots=True)
class _Framed:
    """Something in a frame of its own: where, which frame, how it is drawn whole, what its look depends on."""

    rect: Rect
    kind: Kind
    glows: bool
    draw: Callable[[Surface], None]
    looks: object


def between(layout: TableLayout) -> Rect:
    """What lies between the panels and the market, below the bar: nothing in a frame is drawn there anew."""
    px = layout.scale.px
    top, right = layout.bar.bottom + px(5), layout.market.x - px(12)
    return Rect(layout.map.x, top, right - layout.map.x, layout.scale.height - top)


def draw_trays(surface: Surface, layout: TableLayout) -> None:
    """Draw the empty tray, and the place of the dice that are set aside."""
    draw_panel(surface, layout.tray_panel, layout.scale, "tray")
    for rect in (layout.tray, layout.aside):
        draw_panel(surface, rect, layout.scale, "felt")


def draw_log(surface: Surface, layout: TableLayout, words: Words, right: int) -> None:
    """Draw the sheet of the log with its title, which has room up to `right`."""
    px, log = layout.scale.px, layout.log
    draw_panel(surface, log, layout.scale, "paper")
    title = Rect(log.x + px(22), log.y + px(8), right - log.x - px(30), px(44))
    draw_text(surface, words("table.log"), TextStyle(Role.NAME, "ink", size=26), layout.scale, title)
    draw_rule(surface, log.x + px(18), log.right - px(18), log.y + px(56), layout.scale)


def aside_grid(layout: TableLayout, count: int) -> tuple[int, int, float]:
    """How many of so many dice that are set aside lie beside and below each other, and the side of each in pixels."""
    px, area = layout.scale.px, layout.aside
    across = 3 if count <= 6 else 4
    down = -(-count // across)
    return across, down, min((area.width - px(14)) / across, (area.height - px(32)) / down, px(44)) / 1.12


def get_aside_ready(layout: TableLayout) -> None:
    """Make the dice that are set aside first, before they are."""
    _, _, side = aside_grid(layout, 1)
    for face in range(1, 7):
        draw_die(Surface((1, 1)), layout.scale.look, face, (0, 0), round(side * _ASIDE), dimmed=True)


@dataclass(slots=True)
class StaticLayers:
    """What is to be seen of one state, with the words, names and colours of its game."""

    words: Words
    seats: Sequence[Seat]
    emblems: tuple[str, ...]
    painter: PanelPainter
    layout: TableLayout
    panels: tuple[PanelLayout, ...]
    set_aside: Sequence[int]
    rims: RimStrength
    invitations: Invitations

    @property
    def state(self) -> State:
        """The state that is shown."""
        return self.layout.state

    def layers(
        self, hidden: frozenset[HiddenPart], gone: frozenset[int], lifted: frozenset[HiddenPart] = frozenset()
    ) -> list[Layer]:
        """All layers. What is `hidden` on tiles or `lifted` from them is left out, and the tokens at the places in
        `gone` of the reserve. A tile whose token is still on its way shows nobody's rim.
        """
        coming = {thing.tile for thing in hidden if thing.part is TilePart.TOKEN}
        rims = rims_of(self.state, coming) if self.rims is not RimStrength.OFF else ()
        valley = self._valley(hidden | lifted, rims)
        if self.layout.open_tab is not None:
            return [valley, self._top(), self._column(self.layout.open_tab, gone)]
        return [valley, *self._frames(gone), self._aside()]

    # the valley

    def _valley(self, hidden: frozenset[HiddenPart], rims: Sequence[TileRim | None]) -> Layer:
        layout = self.layout
        reach = 2 * layout.scale.px(_OVER_EDGE)
        spots: list[tuple[Rect, object]] = []
        for tile in self.state.game.territories:
            area = layout.tile_rect(tile).inflate(reach, reach).clip(layout.map)
            spots.append((area, (self._on_tile(tile, hidden), rims[tile] if rims else None)))
        pile = Rect(0, 0, round(2 * layout.radius), round(2 * layout.radius)).inflate(reach, reach)
        pile.center = round(layout.graveyard[0]), round(layout.graveyard[1])
        price = recovery_price(self.state, layout.viewing)
        spots.append((pile.clip(layout.map), (tuple(self.state.graveyard), price, layout.viewing)))

        def paint(surface: Surface) -> None:
            name = self.words("table.graveyard")
            draw_wrecks(surface, layout, self.emblems, price)  # a large name reaches over them
            draw_holdings(surface, layout, self.emblems, rims, self.rims, hidden, name)
            draw_things(surface, layout, self.emblems, hidden)

        return Layer(tuple(spots), paint)

    def _on_tile(self, tile: int, hidden: frozenset[HiddenPart]) -> object:
        state, piece = self.state, self.state.board[tile]
        relic = state.game.relic_on[tile]
        return (
            piece,
            state.protecting[tile],
            tile == state.devastated,
            tile == state.shield,
            tile == state.fortress,
            relic >= 0 and state.relics[relic] == ON_TILE,
            piece >= 0 and piece & 7 == 0 and state.probed >> (piece >> 3) & 1,
            frozenset(thing.part for thing in hidden if thing.tile == tile),
        )

    # what stands in frames

    def _frames(self, gone: frozenset[int]) -> list[Layer]:
        """The panels, the market and the bar. Each is drawn with the frames beside it, whose shadows fall on it."""
        layout, px = self.layout, self.layout.scale.px
        framed = [self._panel(panel, seat, gone) for seat, panel in enumerate(self.panels)]
        framed += [self._market(), self._bar()]
        middle = between(layout)
        below = middle.y
        ends = [panel.rect.bottom + px(5) for panel in self.panels]
        ends[-1] += px(_SHADOW)
        areas = [Rect(0, top, middle.x, end - top) for top, end in pairwise([below, *ends])]
        width = layout.scale.width
        beside = layout.log.x > layout.market.right  # the journal in a column of its own
        right = layout.market.right + px(5) if beside else width
        bottom = layout.scale.height if beside else layout.log.y
        areas.append(Rect(middle.right, below, right - middle.right, bottom - below))
        areas.append(Rect(0, 0, width, below))
        return [self._framed(framed, number, area) for number, area in enumerate(areas)]

    def _framed(self, framed: Sequence[_Framed], number: int, area: Rect) -> Layer:
        reach = 2 * self.layout.scale.px(_SHADOW)
        shown = framed[number]
        near = [one for one in framed if one is shown or one.rect.inflate(reach, reach).colliderect(area)]

        def paint(surface: Surface) -> None:
            for one in near:
                if one is shown:
                    one.draw(surface)
                else:
                    if one.glows:
                        draw_glow(surface, one.rect, self.layout.scale)
                    draw_panel(surface, one.rect, self.layout.scale, one.kind, one.glows)

        return Layer(((area, (shown.looks, [(one.rect, one.glows) for one in near])),), paint)

    def _panel(self, panel: PanelLayout, seat: int, gone: frozenset[int]) -> _Framed:
        scale, state = self.layout.scale, self.state
        away = gone if seat == self.layout.active else frozenset()
        return _Framed(
            panel.rect,
            "paper",
            decider(state) == seat,
            lambda surface: self.painter.draw(surface, panel, scale, state, seat, away),
            self.painter.looks(panel, state, seat, away),
        )

    def _market(self) -> _Framed:
        state = self.state
        cards = [state.game.cards[card] for card in state.market]
        layout = self.layout
        marks = self.invitations.marks
        offers = [replace(card_offer(state, card, layout.viewing), marked=marks(card.name)) for card in cards]
        return _Framed(
            layout.market_head,
            "wood",
            False,
            lambda sheet: draw_market(sheet, layout, self.words, offers),
            (tuple(state.market), len(state.deck), offers),
        )

    def _bar(self) -> _Framed:
        layout, state = self.layout, self.state
        named = state.mover if state.winner == NOBODY else state.winner
        return _Framed(
            layout.bar,
            "wood",
            False,
            lambda surface: draw_bar_on_top(
                surface, layout, self.words, self.seats[named].name, self.emblems[named]
            ),
            (named, state.winner, state.turn, state.phase),
        )

    # beside a large valley

    def _top(self) -> Layer:
        middle, bar = between(self.layout), self._bar()
        return Layer(((Rect(0, 0, self.layout.scale.width, middle.y), bar.looks),), bar.draw)

    def _column(self, tab: Tab, gone: frozenset[int]) -> Layer:
        """What lies open in the column."""
        layout, middle = self.layout, between(self.layout)
        framed = [
            self._panel(panel, seat, gone) for seat, panel in enumerate(self.panels) if not panel.folded
        ]
        if tab is Tab.MARKET:
            framed.append(self._market())
        elif tab is Tab.JOURNAL:
            right = layout.log.right
            framed.append(
                _Framed(
                    layout.log, "paper", False, lambda sheet: draw_log(sheet, layout, self.words, right), ()
                )
            )

        def paint(surface: Surface) -> None:
            for one in framed:
                one.draw(surface)
            if tab is Tab.MAIN:
                draw_trays(surface, layout)
                self._draw_aside(surface)

        looks = tab, [one.looks for one in framed], tuple(self.set_aside)
        area = Rect(middle.right, middle.y, layout.scale.width - middle.right, middle.height)
        return Layer(((area, looks),), paint)

    # the dice set aside

    def _aside(self) -> Layer:
        return Layer(((self.layout.aside, tuple(self.set_aside)),), self._draw_aside)

    def _draw_aside(self, surface: Surface) -> None:
        scale, area = self.layout.scale, self.layout.aside
        px = scale.px
        words = Rect(area.x, area.bottom - px(26), area.width, px(22))
        text = self.words("table.set_aside")
        draw_text(surface, text, TextStyle(Role.ASIDE, "parchment_shade", "centre", size=15), scale, words)
        dice = self.set_aside
        if not dice:
            return
        across, down, side = aside_grid(self.layout, len(dice))
        for number, face in enumerate(dice):
            row, column = divmod(number, across)
            in_row = min(across, len(dice) - row * across)
            x = area.centerx + (column - (in_row - 1) / 2) * side * 1.16
            y = area.y + (area.height - px(26)) / 2 + (row - (down - 1) / 2) * side * 1.16 + px(2)
            draw_die(surface, self.layout.scale.look, face, (x, y), round(side * _ASIDE), dimmed=True)
