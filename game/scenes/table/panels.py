"""The players' panels: what each one has, and how near to each of the three victories."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect, Surface

from game.match import Seat
from game.opponents import seat_level
from game.phrases import card_name
from game.rules.preparation import allowance
from game.rules.state import State
from game.rules.tokens import KINDS, NOBODY
from game.rules.victory import technology
from game.scenes.table.art import (
    SKULLS,
    draw_picture,
    draw_thing,
    draw_token_in,
    picture,
    relic_drawing,
)
from game.scenes.table.panel_layout import CardSlot, PanelLayout
from game.scenes.table.small import draw_count, draw_name
from game.scenes.table.valley import draw_relic
from game.ui import icons, theme
from game.ui.colour import contrast
from game.ui.emblems import draw_medal, draw_rim
from game.ui.keep import kept
from game.ui.panels import draw_bar, draw_panel, draw_rule
from game.ui.scale import Scale, inset
from game.ui.shapes import frame, rounded
from game.ui.text import Align, draw_text, fits, measure
from game.ui.textures import gradient, masked
from game.ui.theme import Livery, Role
from game.words import Words

_SMALL = 14  # size of the words at the bars of a small panel


@dataclass(frozen=True, slots=True)
class Progress:
    """How near a seat is to a victory: how much it has of what it needs, as a part and in figures."""

    victory: str
    part: float
    figures: str
    steps: int


def progress(state: State, seat: int, words: Words) -> tuple[Progress, Progress, Progress]:
    """The three victories as they stand for a seat (W-15.2 to W-15.4)."""
    goal = state.game.victory
    relics, crystals = state.relics.count(seat), state.crystals[seat]
    cost = technology(state, seat)
    need = goal.leviathan
    both = min(cost.resources, need.resources) + min(cost.somnium, need.somnium)
    figures = words(
        "table.bar.leviathan_figures",
        cubes=cost.resources,
        of_cubes=need.resources,
        crystals=cost.somnium,
        of_crystals=need.somnium,
    )
    return (
        Progress("treasure", relics / goal.relics, _of(words, relics, goal.relics), goal.relics),
        Progress("somnium", crystals / goal.crystals, _of(words, crystals, goal.crystals), goal.crystals),
        Progress("leviathan", both / (need.resources + need.somnium), figures, need.resources + need.somnium),
    )


@kept(16)
def _strip(size: tuple[int, int], livery: Livery, radius: int) -> Surface:
    """The ground of a panel's header: its colour, shaded to the side on which the words still read."""
    clear = contrast(livery.text, livery.light) > contrast(livery.text, livery.dark)
    other = livery.light if clear else livery.dark
    stops = (other, other) if theme.is_strong() else (livery.base, livery.base, other)
    return masked(gradient(size, stops, 0.75), radius)


def _of(words: Words, have: int, need: int) -> str:
    return words("table.bar.figures", have=have, need=need)


def dice_next(state: State, seat: int) -> int:
    """The dice that a seat may roll at its next muster, as the board stands: its allowance less dice it keeps."""
    view = state
    if seat != state.mover:
        view = state.copy()
        view.mover = seat
    kept = sum(1 for tile, piece in enumerate(state.board) if piece >> 3 == seat and state.protecting[tile])
    return max(0, allowance(view) - kept)


def _draw_sign(surface: Surface, victory: str, box: Rect) -> None:
    """Draw what stands for a victory where its name has no room: a relic, a crystal, a machine."""
    if victory == "treasure":
        draw_relic(surface, SKULLS[0], box.center, box.height)
    elif victory == "somnium":
        draw_thing(surface, "crystal", box.center, box.height)
    else:
        icons.icon("gear")(surface, box, theme.INK)


def _spent(state: State, card: int) -> bool:
    """Whether the card's power cannot be used any more this turn (the Death Ray: ever)."""
    used = state.used_cards >> card & 1
    return bool(used or (state.ray_fired and state.game.ray_cards >> card & 1))


def draw_slim_bar(surface: Surface, rect: Rect, bar: Progress, livery: Livery, scale: Scale) -> None:
    """Draw the bar of a victory beside its sign, without words; nothing where there is no room for it."""
    if not rect.height:
        return
    side = scale.px(18)
    _draw_sign(surface, bar.victory, Rect(rect.x, rect.centery - side // 2, side, side))
    room = Rect(rect.x + side + scale.px(4), rect.y, rect.width - side - scale.px(4), rect.height)
    draw_bar(surface, room, bar.part, livery, scale, bar.steps if bar.steps <= 12 else 0)


class Show(Enum):
    """How an own card is shown."""

    BOTH = auto()
    NAME = auto()
    PICTURE = auto()


def _picture_of(card: Rect, scale: Scale) -> Rect:
    """The place of the picture on a card that has its name beside it."""
    side = card.height - 2 * scale.px(5)
    return Rect(card.x + scale.px(5), card.y + scale.px(5), side, side)


def _name_room(card: Rect, scale: Scale, show: Show) -> Rect:
    """The room of the name on a card, beside its picture or alone."""
    px = scale.px
    if show is Show.NAME:
        return card.inflate(-2 * px(5), 0)
    left = _picture_of(card, scale).right + px(7)
    return Rect(left, card.y, card.right - px(5) - left, card.height)


class PanelPainter:
    """Draws the panels in the words and liveries of one game."""

    def __init__(self, words: Words, seats: Sequence[Seat], liveries: tuple[Livery, ...]) -> None:
        self.words = words
        self.seats = seats
        self.liveries = liveries

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
        draw_panel(surface, layout.rect, scale, "paper", active=layout.large)
        self._header(surface, layout, scale, seat)
        for y in layout.rules:
            draw_rule(surface, layout.rect.x + scale.px(18), layout.rect.right - scale.px(18), y, scale)
        self._stats(surface, layout, scale, state, seat)
        self._tokens(surface, layout, scale, state, seat, hidden)
        for place in layout.vacant:
            frame(surface, place, theme.RULE, scale.px(6), max(1, scale.px(1.3)))
        show = self._how_shown(layout.cards, scale, state)
        for slot in layout.cards:
            self._card(surface, slot, scale, state, show, layout.large and _spent(state, slot.card))
        bars = progress(state, seat, self.words)
        named = not layout.slim and all(
            self._has_room(bar, rect, scale) for bar, rect in zip(bars, layout.bars, strict=True)
        )
        for bar, rect in zip(bars, layout.bars, strict=True):
            if layout.slim:
                thin = Rect(
                    rect.x, rect.centery - scale.px(7), rect.width, scale.px(13) if rect.height else 0
                )
                draw_slim_bar(surface, thin, bar, self.liveries[seat], scale)
                continue
            self._bar(surface, rect, bar, scale, self.liveries[seat], named)

    def looks(self, layout: PanelLayout, state: State, seat: int, hidden: frozenset[int]) -> object:
        """What the panel's look depends on: as long as it is the same, the panel need not be drawn again."""
        return (
            layout,
            (state.crystals[seat], state.cubes[seat], dice_next(state, seat), state.hostages[seat]),
            [owner == seat for owner in state.relics],
            [layout.large and _spent(state, slot.card) for slot in layout.cards],
            progress(state, seat, self.words),
            hidden,
        )

    def _header(self, surface: Surface, layout: PanelLayout, scale: Scale, seat: int) -> None:
        px, livery, strip = scale.px, self.liveries[seat], layout.header
        rim = Rect(strip.x, strip.bottom - px(9), strip.width, px(9))
        surface.blit(_strip(strip.size, livery, px(5)), strip)
        draw_rim(surface, livery, rim)
        radius = (px(26) if layout.large else strip.height // 2) + px(1)
        draw_medal(surface, livery, (strip.x + radius - px(1), strip.centery + px(1)), radius)
        left = strip.x + 2 * radius + px(10)
        level = seat_level(self.words, self.seats[seat])
        note_text = level or (self.words("table.to_play") if layout.large else "")
        size = 17 if layout.large else 16
        note = measure(note_text, Role.ASIDE, scale, size)[0] + px(6) if note_text else 0
        room = Rect(left, strip.y, strip.right - left - px(12), rim.y - strip.y)
        name = Rect(room.x, room.y, room.width - note, room.height)
        draw_name(
            surface, self.seats[seat].name, name, scale, Role.NAME, livery.text, 27 if layout.large else 23
        )
        if note_text:
            box = Rect(name.right + px(4), room.y, note - px(4), room.height)
            draw_text(surface, note_text, Role.ASIDE, scale, box, livery.text, "right", size=size)

    def _stats(self, surface: Surface, layout: PanelLayout, scale: Scale, state: State, seat: int) -> None:
        size = 30 if layout.large else 25
        for icon, count, rect in (
            ("crystal", state.crystals[seat], layout.crystals),
            ("cube", state.cubes[seat], layout.cubes),
            ("die", dice_next(state, seat), layout.dice),
        ):
            draw_count(surface, icon, count, rect, scale, size=size)
        for relic, rect in enumerate(layout.relics):
            if state.relics[relic] == seat:
                draw_relic(surface, relic_drawing(state.game.relics, relic), rect.center, rect.width * 1.05)
            else:
                draw_picture(surface, "relic.slot", rect.center, rect.width)

    def _tokens(
        self,
        surface: Surface,
        layout: PanelLayout,
        scale: Scale,
        state: State,
        seat: int,
        hidden: frozenset[int],
    ) -> None:
        px, emblem = scale.px, self.liveries[seat].emblem
        if layout.reserve_label is not None:
            self._aside(surface, scale, layout.reserve_label, "reserve", "left")
            self._aside(surface, scale, layout.reserve_label, "drag_here", "right")
        for number, slot in enumerate(layout.tokens):
            away = not slot.home or number in hidden
            draw_token_in(surface, KINDS[slot.kind], emblem, slot.rect, ghost=away)
        piece = state.hostages[seat]
        if layout.hostage is not None and piece != NOBODY:
            rounded(surface, layout.hostage, theme.NO, px(6), 60)
            draw_token_in(surface, KINDS[piece & 7], self.liveries[piece >> 3].emblem, layout.hostage)
            self._bars_of_cage(surface, layout.hostage, scale)

    def _aside(self, surface: Surface, scale: Scale, room: Rect, name: str, align: Align) -> None:
        text = self.words(f"table.{name}")
        draw_text(surface, text, Role.ASIDE, scale, room, theme.FADED_INK, align, size=16)

    @staticmethod
    def _bars_of_cage(surface: Surface, rect: Rect, scale: Scale) -> None:
        width = max(1, scale.px(2))
        for step in range(1, 4):
            x = rect.x + rect.width * step // 4
            surface.fill(theme.OUTLINE, Rect(x, rect.y + scale.px(3), width, rect.height - scale.px(6)))
        frame(surface, rect, theme.OUTLINE, scale.px(6), width)

    def _card(
        self, surface: Surface, slot: CardSlot, scale: Scale, state: State, show: Show, used: bool
    ) -> None:
        px, rect = scale.px, slot.rect
        name = state.game.cards[slot.card].name
        if show is Show.PICTURE:  # whose tip has the name
            rect = Rect(rect.x, rect.y, min(rect.size), min(rect.size))
        draw_panel(surface, rect, scale, "note")
        if show is not Show.NAME:
            box = inset(rect, px(4)) if show is Show.PICTURE else _picture_of(rect, scale)
            surface.blit(picture(f"card.{name}", box.size), box)
            frame(surface, box, theme.OUTLINE, px(3), max(1, px(1.3)))
        if show is not Show.PICTURE:
            align: Align = "left" if show is Show.BOTH else "centre"
            room = _name_room(rect, scale, show)
            draw_text(
                surface,
                card_name(self.words, name),
                Role.STRONG,
                scale,
                room,
                align=align,
                size=15,
                wrapped=True,
            )
        if used:
            rounded(surface, rect, theme.PARCHMENT_DARK, px(6), 120)

    def _how_shown(self, slots: Sequence[CardSlot], scale: Scale, state: State) -> Show:
        """All cards of a panel are shown alike: with as much as finds room on each of them."""
        if all(slot.named for slot in slots):
            for show in (Show.BOTH, Show.NAME):
                rooms = [_name_room(slot.rect, scale, show) for slot in slots]
                names = [card_name(self.words, state.game.cards[slot.card].name) for slot in slots]
                if all(
                    room.width > 0 and fits(name, Role.STRONG, scale, room.size, size=15)
                    for name, room in zip(names, rooms, strict=True)
                ):
                    return show
        return Show.PICTURE

    def _has_room(self, bar: Progress, rect: Rect, scale: Scale) -> bool:
        """Whether the name of a bar and its figures stand side by side in a small panel."""
        name, _ = measure(self.words(f"table.bar.{bar.victory}"), Role.SMALL, scale, _SMALL)
        figures, _ = measure(bar.figures, Role.STRONG, scale, _SMALL)
        return name + scale.px(6) + figures <= rect.width

    def _bar(
        self, surface: Surface, rect: Rect, bar: Progress, scale: Scale, livery: Livery, named: bool
    ) -> None:
        px = scale.px
        name = self.words(f"table.bar.{bar.victory}")
        notches = bar.steps if bar.steps <= 12 else 0
        if rect.width < px(200):
            top = Rect(rect.x, rect.y, rect.width, rect.height - px(16))
            if named:
                draw_text(surface, name, Role.SMALL, scale, top, theme.FADED_INK, size=_SMALL)
            else:
                _draw_sign(surface, bar.victory, Rect(top.x, top.y, top.height, top.height))
            draw_text(surface, bar.figures, Role.STRONG, scale, top, theme.INK, "right", size=_SMALL)
            thin = Rect(rect.x, rect.bottom - px(14), rect.width, px(13))
            draw_bar(surface, thin, bar.part, livery, scale, notches)
            return
        columns = (rect.x, rect.x + px(88), rect.right - px(98))
        size = 17 if rect.height < px(30) else 18
        words = Rect(columns[0], rect.y, px(84), rect.height)
        draw_text(surface, name, Role.BODY, scale, words, theme.INK, size=size)
        tall = px(12 if rect.height < px(26) else 14 if rect.height < px(34) else 17)
        thin = Rect(columns[1], rect.centery - tall // 2, columns[2] - columns[1], tall)
        draw_bar(surface, thin, bar.part, livery, scale, notches)
        figures = Rect(columns[2] + px(4), rect.y, rect.right - columns[2] - px(4), rect.height)
        draw_text(surface, bar.figures, Role.STRONG, scale, figures, theme.INK, "right", size=size)
