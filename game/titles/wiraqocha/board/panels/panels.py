"""The players' panels: what each one has, and how near to each of the three victories."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto

from pygame import Rect, Surface

from game.base.colour import contrast
from game.base.i18n.words import Words
from game.core.bots.available_bots import seat_level
from game.core.match import Seat, rival_of
from game.kit.portraits import draw_portrait
from game.titles.wiraqocha.board.layout.panel_layout import CardSlot, PanelLayout
from game.titles.wiraqocha.board.moves.invitations import ALL
from game.titles.wiraqocha.board.panels.victory_bars import VictoryBars, progress
from game.titles.wiraqocha.board.pieces.art import card_picture, draw_picture, draw_token_in, relic_drawing
from game.titles.wiraqocha.board.pieces.glyphs import draw_count, draw_limited, draw_name
from game.titles.wiraqocha.board.valley.valley import draw_relic
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.phrases import card_name
from game.titles.wiraqocha.rules.actions import RESERVE, Conquer, Exchange
from game.titles.wiraqocha.rules.engine import decider, legal_actions
from game.titles.wiraqocha.rules.preparation import allowance
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.tokens import KINDS, NOBODY
from game.ui import theme
from game.ui.cache import cached
from game.ui.emblems import draw_rim, draw_seat_badge
from game.ui.look import Look
from game.ui.panels import draw_glow, draw_panel, draw_rule
from game.ui.scale import Scale
from game.ui.shapes import frame, rounded
from game.ui.text import Align, TextStyle, draw_text, fits, measure
from game.ui.textures import gradient, masked
from game.ui.theme import Role

_LABEL = 16  # size of the words over the tokens
_NAMES = {True: 27, False: 23}  # size of a name in a large panel and in another one
_NOTES = {True: 17, False: 16}  # and of the note beside it


@cached
def _strip(look: Look, size: tuple[int, int], emblem: str, radius: int) -> Surface:
    """The ground of a panel's header: its colour, shaded to the side on which the words still read."""
    clear = contrast(look.seat(emblem).text, look.seat(emblem).light) > contrast(
        look.seat(emblem).text, look.seat(emblem).dark
    )
    other = look.seat(emblem).light if clear else look.seat(emblem).dark
    stops = (other, other) if look.high_contrast else (look.seat(emblem).base, look.seat(emblem).base, other)
    return masked(gradient(size, stops, 0.75), radius)


def dice_next(state: State, seat: int) -> int:
    """The dice that a seat may roll at its next muster, as the board stands: its allowance less dice it keeps."""
    view = state if seat == state.mover else replace(state, mover=seat)
    return max(0, allowance(view) - dice_protecting(state, seat))


def dice_protecting(state: State, seat: int) -> int:
    """The dice of a seat that protect its tiles: as long as they stay there they are not rolled."""
    return sum(1 for tile, piece in enumerate(state.board) if piece >> 3 == seat and state.protecting[tile])


def _can_drag(state: State) -> bool:
    """Whether a token of the reserve can go to the valley."""
    if state.phase is not Phase.ACTIONS:
        return False
    moves = legal_actions(state)
    return any(isinstance(move, Conquer | Exchange) and move.token.place == RESERVE for move in moves)


def _spent(state: State, card: int) -> bool:
    """Whether the card's power cannot be used any more this turn (the Death Ray: ever)."""
    used = state.used_cards >> card & 1
    return bool(used or (state.ray_fired and state.game.ray_cards >> card & 1))


def badge_place(layout: PanelLayout, scale: Scale) -> tuple[tuple[int, int], int]:
    """The middle of the badge in a panel's header, and its radius; a small one in the corner of a folded panel."""
    px, strip = scale.px, layout.header
    if layout.folded:
        return (strip.right - px(14), strip.y + px(14)), px(10)
    radius = (px(26) if layout.large else strip.height // 2) + px(1)
    return (strip.x + radius - px(1), strip.centery + px(1)), radius


class CardStyle(Enum):
    """How an own card is shown."""

    BOTH = auto()
    SLIM = auto()  # both, with half of the picture
    NAME = auto()
    PICTURE = auto()


def _picture_of(card: Rect, scale: Scale, show: CardStyle) -> Rect:
    """The place of the picture on a card that has its name beside it."""
    edge = min(scale.px(5), card.height // 8)
    side = card.height - 2 * edge
    return Rect(card.x + edge, card.y + edge, side if show is CardStyle.BOTH else side // 2, side)


def _name_area(card: Rect, scale: Scale, show: CardStyle) -> Rect:
    """The area of the name on a card, beside its picture or alone."""
    px = scale.px
    if show is CardStyle.NAME:
        return card.inflate(-2 * px(5), 0)
    left = _picture_of(card, scale, show).right + px(7 if show is CardStyle.BOTH else 5)
    return Rect(left, card.y, card.right - px(5) - left, card.height)


class PanelPainter:
    """Draws the panels in the words and emblems of one game."""

    def __init__(
        self, words: Words, seats: Sequence[Seat], emblems: tuple[str, ...], people: tuple[int, ...]
    ) -> None:
        """`people` are the seats of persons, to whom the panels speak."""
        self.words = words
        self.seats = seats
        self.emblems = emblems
        self.people = people
        self.bars = VictoryBars(words)
        self.invitations = ALL
        self._looked_at: State | None = None
        self._can_drag = False  # what was found of the state that was looked at last

    def draw(
        self,
        surface: Surface,
        layout: PanelLayout,
        scale: Scale,
        state: State,
        seat: int,
        hidden: frozenset[int],
    ) -> None:
        """Draw the panel of a seat; the tokens of the places in `hidden` are in the hand."""
        moves = decider(state) == seat
        if moves:
            draw_glow(surface, layout.rect, scale)
        draw_panel(surface, layout.rect, scale, "paper", active=moves)
        self._header(surface, layout, scale, state, seat)
        for y in layout.rules:
            draw_rule(surface, layout.rect.x + scale.px(18), layout.rect.right - scale.px(18), y, scale)
        self._stats(surface, layout, scale, state, seat)
        self._tokens(surface, layout, scale, state, seat, hidden)
        for place in layout.vacant:
            frame(surface, place, scale.look.palette.rule, scale.px(6), max(1, scale.px(1.3)))
        show = self._how_shown(layout.cards, scale, state)
        for slot in layout.cards:
            self._card(surface, slot, scale, state, show, layout.large and _spent(state, slot.card))
        ways = progress(state, seat, self.words)
        self.bars.draw(surface, layout.bars, ways, self.emblems[seat], scale, slim=layout.slim)

    def looks(self, layout: PanelLayout, state: State, seat: int, hidden: frozenset[int]) -> object:
        """What the panel's look depends on: as long as it is the same, the panel need not be drawn again."""
        return (
            layout,
            decider(state) == seat,
            self._called_on(state, seat),
            (state.crystals[seat], state.cubes[seat], dice_next(state, seat), state.hostages[seat]),
            [owner == seat for owner in state.relics],
            [layout.large and _spent(state, slot.card) for slot in layout.cards],
            progress(state, seat, self.words),
            hidden,
        )

    def _called_on(self, state: State, seat: int) -> bool:
        """Whether a person sits there who is invited to drag tokens, and can drag one to the valley now."""
        if not self.invitations.reserve or seat not in self.people or decider(state) != seat:
            return False
        if self._looked_at is not state:
            self._looked_at, self._can_drag = state, _can_drag(state)
        return self._can_drag

    def _note(self, state: State, seat: int) -> str:
        """What stands beside a player's name: a computer player's level, or that this person is to play."""
        level = seat_level(self.words, self.seats[seat])
        plays = seat in self.people and decider(state) == seat
        return level or (self.words("table.to_play") if plays else "")

    def _header(self, surface: Surface, layout: PanelLayout, scale: Scale, state: State, seat: int) -> None:
        px, emblem, strip = scale.px, self.emblems[seat], layout.header
        rim = Rect(strip.x, strip.bottom - px(9), strip.width, px(9))
        surface.blit(_strip(scale.look, strip.size, emblem, px(5)), strip)
        draw_rim(surface, scale.look, emblem, rim)
        centre, radius = badge_place(layout, scale)
        draw_seat_badge(surface, scale.look, emblem, centre, radius)
        note_text = self._note(state, seat)
        size = _NOTES[layout.large]
        note = self._note_width(note_text, layout, scale)
        portrait = self._portrait_place(layout, scale, seat, note)
        rival = rival_of(BOTS, self.seats[seat])
        if portrait is not None and rival is not None:
            draw_portrait(surface, scale.look, NAME, rival, *portrait)
        left = self._left_of_name(layout, scale, portrait)
        area = Rect(left, strip.y, strip.right - left - px(12), rim.y - strip.y)
        name = Rect(area.x, area.y, area.width - note, area.height)
        draw_name(
            surface,
            self.seats[seat].name,
            name,
            scale,
            Role.NAME,
            scale.look.seat(emblem).text,
            _NAMES[layout.large],
        )
        if note_text:
            box = Rect(name.right + px(4), area.y, note - px(4), area.height)
            draw_text(
                surface,
                note_text,
                TextStyle(Role.ASIDE, scale.look.seat(emblem).text, "right", size=size),
                scale,
                box,
            )

    @staticmethod
    def _note_width(note: str, layout: PanelLayout, scale: Scale) -> int:
        """The room that the note beside a name takes."""
        return measure(note, Role.ASIDE, scale, _NOTES[layout.large])[0] + scale.px(6) if note else 0

    def _portrait_place(
        self, layout: PanelLayout, scale: Scale, seat: int, note: int
    ) -> tuple[tuple[int, int], int] | None:
        """The middle and the radius of the portrait of who plays a seat, beside its badge; None without a portrait, or
        without room for name and note beside it.
        """
        px = scale.px
        (x, y), badge = badge_place(layout, scale)
        if rival_of(BOTS, self.seats[seat]) is None or layout.folded:
            return None
        radius = layout.header.height // 2 + px(2)
        place = (x + badge + px(4) + radius, y), radius
        name = measure(self.seats[seat].name, Role.NAME, scale, _NAMES[layout.large])[0]
        left = self._left_of_name(layout, scale, place)
        return place if left + name + note <= layout.header.right - px(12) else None

    @staticmethod
    def _left_of_name(layout: PanelLayout, scale: Scale, portrait: tuple[tuple[int, int], int] | None) -> int:
        """Where the name begins: beside the portrait, or else the badge."""
        if portrait is not None:
            return portrait[0][0] + portrait[1] + scale.px(8)
        return layout.header.x + 2 * badge_place(layout, scale)[1] + scale.px(10)

    def name_left(self, layout: PanelLayout, scale: Scale, seat: int) -> int:
        """Where the name of a seat begins in its panel."""
        note = self._note_width(seat_level(self.words, self.seats[seat]), layout, scale)
        return self._left_of_name(layout, scale, self._portrait_place(layout, scale, seat, note))

    def _stats(self, surface: Surface, layout: PanelLayout, scale: Scale, state: State, seat: int) -> None:
        size = 27 if layout.large else 25
        draw_count(surface, "crystal", state.crystals[seat], layout.crystals, scale, size=size)
        draw_count(surface, "die", dice_next(state, seat), layout.dice, scale, size=size)
        limit = state.game.figures.cube_limit
        kept = self.words("table.kept", limit=limit)
        draw_limited(surface, state.cubes[seat], limit, kept, layout.cubes, scale, size=size)
        for relic, rect in enumerate(layout.relics):
            if state.relics[relic] == seat:
                draw_relic(
                    surface,
                    scale.look,
                    relic_drawing(state.game.relics, relic),
                    rect.center,
                    rect.width * 1.05,
                )
            else:
                draw_picture(surface, scale.look, "wiraqocha/relic.slot", rect.center, rect.width)

    def _tokens(
        self,
        surface: Surface,
        layout: PanelLayout,
        scale: Scale,
        state: State,
        seat: int,
        hidden: frozenset[int],
    ) -> None:
        px, emblem = scale.px, self.emblems[seat]
        if layout.reserve_label is not None:
            self._aside(surface, scale, layout.reserve_label, "reserve", "left")
            if not hidden and self._called_on(state, seat):
                self._invite(surface, scale, layout.reserve_label)
        for number, slot in enumerate(layout.tokens):
            away = not slot.home or number in hidden
            draw_token_in(surface, scale.look, KINDS[slot.kind], emblem, slot.rect, ghost=away)
        piece = state.hostages[seat]
        if layout.hostage is not None and piece != NOBODY:
            rounded(surface, layout.hostage, scale.look.palette.no, px(6), 60)
            draw_token_in(surface, scale.look, KINDS[piece & 7], self.emblems[piece >> 3], layout.hostage)
            self._bars_of_cage(surface, layout.hostage, scale)

    def _invite(self, surface: Surface, scale: Scale, area: Rect) -> None:
        """That tokens can be dragged, where there is room for it beside the reserve's name."""
        named, _ = measure(self.words("table.reserve"), Role.ASIDE, scale, _LABEL)
        wide, _ = measure(self.words("table.drag_here"), Role.ASIDE, scale, _LABEL)
        if named + scale.px(12) + wide <= area.width:
            self._aside(surface, scale, area, "drag_here", "right")

    def _aside(self, surface: Surface, scale: Scale, area: Rect, name: str, align: Align) -> None:
        text = self.words(f"table.{name}")
        draw_text(surface, text, TextStyle(Role.ASIDE, "faded_ink", align, size=_LABEL), scale, area)

    @staticmethod
    def _bars_of_cage(surface: Surface, rect: Rect, scale: Scale) -> None:
        width = max(1, scale.px(2))
        for step in range(1, 4):
            x = rect.x + rect.width * step // 4
            surface.fill(
                scale.look.palette.outline, Rect(x, rect.y + scale.px(3), width, rect.height - scale.px(6))
            )
        frame(surface, rect, scale.look.palette.outline, scale.px(6), width)

    def _card(
        self, surface: Surface, slot: CardSlot, scale: Scale, state: State, show: CardStyle, used: bool
    ) -> None:
        px, rect = scale.px, slot.rect
        name = state.game.cards[slot.card].name
        draw_panel(surface, rect, scale, "note")
        if show is not CardStyle.NAME:
            box = _picture_of(rect, scale, show)
            if show is CardStyle.PICTURE:  # whose tip has the name
                side = min(rect.size) - 2 * px(4)
                box = Rect(rect.centerx - side // 2, rect.centery - side // 2, side, side)
            surface.blit(card_picture(scale.look, name, box.size), box)
            frame(surface, box, scale.look.palette.outline, px(3), max(1, px(1.3)))
        if show is not CardStyle.PICTURE:
            align: Align = "centre" if show is CardStyle.NAME else "left"
            area = _name_area(rect, scale, show)
            draw_text(
                surface,
                card_name(self.words, name),
                TextStyle(Role.STRONG, align=align, size=15, wrapped=True),
                scale,
                area,
            )
        if used:
            rounded(surface, rect, theme.PARCHMENT_DARK, px(6), 120)

    def _how_shown(self, slots: Sequence[CardSlot], scale: Scale, state: State) -> CardStyle:
        """All cards of a panel are shown alike: with as much as finds room on each of them."""
        if all(slot.named for slot in slots):
            for show in (CardStyle.BOTH, CardStyle.SLIM, CardStyle.NAME):
                areas = [_name_area(slot.rect, scale, show) for slot in slots]
                names = [card_name(self.words, state.game.cards[slot.card].name) for slot in slots]
                if all(
                    area.width > 0 and fits(name, Role.STRONG, scale, area.size, size=15)
                    for name, area in zip(names, areas, strict=True)
                ):
                    return show
        return CardStyle.PICTURE
