"""The cards in hand, on the cloth below the board: face up for whoever may see them, else by their backs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.kit.board.curtain import CurtainPlace
from game.titles.inkas.board.hidden_parts import PartKind
from game.titles.inkas.board.moves.choices import Piece, PieceKind, in_turn
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.pieces.art import draw_high, picture
from game.titles.inkas.board.pieces.cards import CARD, draw_card
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.card_effects import MapPiece
from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.phrases import card_name
from game.titles.inkas.rules.answers import only_passes
from game.titles.inkas.rules.fixed_order import CARD_INDEX
from game.titles.inkas.rules.pending import Question
from game.ui.emblems import draw_seat_badge
from game.ui.lettering import write
from game.ui.panels import draw_panel
from game.ui.pictures import Point, at_unit, draw_framed
from game.ui.shapes import circle
from game.ui.theme import Role

_INSET: Final = (12, 11)
_ROOM: Final = 10  # beside the cards
_LARGEST: Final = 1.25  # pixels per unit of a card, at most, in design units
_STEP: Final = 102.0  # from one card to the next where there is room
_TURN: Final = 1.6  # degrees from one card to the next
_RISE: Final = 12  # of a card that answers
_HINT: Final = 170  # width of the words beside cards that lie face down
_MANY: Final = 6  # cards, which leave no room for these
_HINT_FOOT: Final = 34  # height of the foot of a narrow cloth where they stand
_KEY: Final = 10.5  # radius of the number of a card
MOST_KEYS: Final = 9


@dataclass(frozen=True, slots=True)
class FanCard:
    """A card of the fan: its kind, empty where it is not seen, its middle, its pixels per unit, how it is turned, and
    how many units of its width the next one leaves to be seen.
    """

    number: int
    card: str
    centre: Point
    unit: float
    turn: float
    seen: float

    @property
    def area(self) -> Rect:
        """The area that it fills."""
        found = Rect(0, 0, round(CARD[0] * self.unit), round(CARD[1] * self.unit))
        found.center = round(self.centre[0]), round(self.centre[1])
        return found


def cloth_of(shown: BoardViewState) -> Rect:
    """The cloth on which the cards lie."""
    px = shown.scale.px
    return shown.layout.cards.inflate(-2 * px(_INSET[0]), -2 * px(_INSET[1]))


def cards_held(shown: BoardViewState) -> tuple[str, ...]:
    """The kinds of the cards in the fan, in the order in which they lie."""
    state = shown.state
    hand = state.hands[shown.viewing] if state.hands else ()
    return tuple(CARDS[card] if shown.face_up else "" for card in hand)


def fan_of(shown: BoardViewState) -> tuple[FanCard, ...]:
    """The cards of the fan from the left, in two rows where it is more high than wide."""
    cards, cloth, px = cards_held(shown), cloth_of(shown), shown.scale.px
    if not cards:
        return ()
    lines = 1 if cloth.width > 2.4 * cloth.height or len(cards) < 3 else 2
    across = -(-len(cards) // lines)
    # cards stay where they lie when they are turned
    told = _has_hint(shown) and (shown.turns or not shown.face_up)
    if told and not beside_cards(shown):
        cloth = Rect(cloth.x, cloth.y, cloth.width, cloth.height - shown.scale.px(_HINT_FOOT))
    high = cloth.height / lines
    unit = min(_LARGEST * shown.scale.factor, (high - px(4)) / CARD[1])
    wide = CARD[0] * unit
    beside = beside_cards(shown) if told else 0
    room = cloth.width - beside - 2 * px(_ROOM) - wide
    middle = cloth.centerx - beside // 2
    step = min(_STEP * unit, room / max(1, across - 1))
    found = []
    for number, card in enumerate(cards):
        line, at = divmod(number, across)
        here = min(across, len(cards) - line * across)
        aside = at - (here - 1) / 2
        bend = min(1.0, 4 / max(1, here)) if lines == 1 else 0.0
        y = cloth.y + high * (line + 0.5) + aside * aside * bend * bend * 0.9 * unit
        if rises(shown, card):
            y -= px(_RISE)
        seen = CARD[0] if at == here - 1 else min(CARD[0], step / unit)
        found.append(FanCard(number, card, (middle + aside * step, y), unit, aside * bend * _TURN, seen))
    return tuple(found)


def _has_hint(shown: BoardViewState) -> bool:
    """Whether so few cards lie there that it can be told how to look at them."""
    return len(cards_held(shown)) < _MANY


def beside_cards(shown: BoardViewState) -> int:
    """How much of the cloth tells how to look at a hand that lies face down: nothing where its foot does."""
    px = shown.scale.px
    return px(_HINT) if cloth_of(shown).width > px(3 * _HINT) else 0


def can_be_played(shown: BoardViewState, card: str) -> bool:
    """Whether a card of the hand can be played now."""
    return Piece(PieceKind.CARD, card) in shown.choices.pieces


def may_play(shown: BoardViewState) -> bool:
    """Whether a card of the hand can be played now, as far as may be told: of one that lies face down, whether there is
    any.
    """
    cards = cards_held(shown)
    if not shown.face_up or shown.state.decider != shown.viewing:
        return bool(cards)
    return any(can_be_played(shown, card) for card in cards)


def rises(shown: BoardViewState, card: str) -> bool:
    """Whether a card stands up because it answers what is asked."""
    return bool(card) and not in_turn(shown.state) and Piece(PieceKind.CARD, card) in shown.lit.pieces


def hand_looks(shown: BoardViewState) -> object:
    """What the look of the fan depends on."""
    cards = cards_held(shown)
    dim = tuple(is_dim(shown, card) for card in cards)
    hidden = frozenset(part for part in shown.hidden if part.kind is PartKind.HAND_CARD)
    keys = has_key(shown, 0)
    return cards, keys, dim, tuple(rises(shown, card) for card in cards), hidden, shown.viewing


def is_dim(shown: BoardViewState, card: str) -> bool:
    """Whether a card of the hand stands back, because who is asked cannot play it."""
    state = shown.state
    decides = bool(shown.choices.actions) and (state.decider == shown.viewing or only_passes(state))
    kept = bool(card) and isinstance(shown.state.game.effects[CARD_INDEX[card]], MapPiece)
    return bool(card) and decides and not kept and not can_be_played(shown, card)


def draw_hand(surface: Surface, shown: BoardViewState) -> None:
    """Draw the cloth with the cards."""
    scale, px, words = shown.scale, shown.scale.px, shown.words
    draw_panel(surface, shown.layout.cards, scale, "tray")
    cloth = cloth_of(shown)
    draw_framed(surface, shown.look, picture("cloth"), cloth, scale.factor)
    _draw_steps(surface, shown, cloth)
    cards = fan_of(shown)
    if not cards:
        said = f"{words('table.hand')} · {words('table.hand_count', count=0)}"
        write(surface, said, cloth, scale, Role.ASIDE, 18, "parchment_shade", "centre")
    away = [part for part in shown.hidden if part.kind is PartKind.HAND_CARD]
    for card in cards:
        lacks = next(
            (part for part in away if part.name == card.card and part.number in (-1, card.number)), None
        )
        if card.card and lacks is not None:
            away.remove(lacks)
            continue
        if rises(shown, card.card):
            draw_high(surface, shown.look, "lit.card", card.centre, 166 * card.unit)
        name = card_name(words, card.card) if card.card else ""
        dim = is_dim(shown, card.card)
        draw_card(surface, scale, card.card, name, card.centre, card.unit, card.turn, dim=dim, seen=card.seen)
        if card.card and has_key(shown, card.number):
            _draw_key(surface, shown, card)
    if not shown.face_up:
        badge = cloth.x + px(26), cloth.y + px(26)
        draw_seat_badge(surface, shown.look, shown.emblem(shown.viewing), badge, px(17))


def has_key(shown: BoardViewState, number: int) -> bool:
    """Whether the number of a card is its key: where an answer is asked for, numbers are those of the panel."""
    return number < MOST_KEYS and shown.state.question is not Question.ANSWER


def _draw_steps(surface: Surface, shown: BoardViewState, cloth: Rect) -> None:
    """Draw the woven border along the foot of the cloth."""
    px = shown.scale.px
    strip = at_unit(shown.look, picture("cloth.steps"), shown.scale.factor)
    foot = Rect(cloth.x + px(12), cloth.bottom - px(16), cloth.width - px(24), strip.get_height())
    for x in range(foot.x, foot.right, max(1, strip.get_width())):
        surface.blit(strip, (x, foot.y), Rect(0, 0, foot.right - x, foot.height))


def _draw_key(surface: Surface, shown: BoardViewState, card: FanCard) -> None:
    """Draw the number of a card, which is its key."""
    px, look = shown.scale.px, shown.look
    radius = px(_KEY)
    place = card.area.x + radius // 2 + px(4), card.area.y + radius // 2 + px(4)
    circle(surface, place, radius, look.palette.outline)
    circle(surface, place, radius - max(1, px(1.6)), look.palette.cream)
    area = Rect(0, 0, 2 * radius, 2 * radius)
    area.center = place
    write(surface, str(card.number + 1), area, shown.scale, Role.STRONG, 14, "ink", "centre")


def curtain_place(shown: BoardViewState) -> CurtainPlace:
    """What the curtain hides: the fan."""
    words, px, cloth = shown.words, shown.scale.px, cloth_of(shown)
    beside = beside_cards(shown)
    hint = Rect(cloth.right - beside, cloth.y, beside - px(12), cloth.height - px(16))
    if not _has_hint(shown):
        hint = Rect(cloth.topright, (0, 0))
    elif not beside:
        hint = Rect(cloth.x, cloth.bottom - px(_HINT_FOOT), cloth.width, px(_HINT_FOOT - 10))
    return CurtainPlace(
        hand=cloth,
        cloth=cloth,
        hint=hint,
        scale=shown.scale,
        look=words("curtain.look", player=shown.names[shown.viewing]),
        hold=words("curtain.hold"),
        press=words("curtain.press"),
        picture=picture("curtain"),
        holds=bool(cards_held(shown)),
    )


def hand_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """The cards of the fan, as things that are pointed at, the uppermost first."""
    for card in reversed(fan_of(shown)):
        yield hit(ItemKind.HAND_CARD, card.area, card.card, shown.viewing)


def draw_large(surface: Surface, shown: BoardViewState, card: FanCard) -> None:
    """Draw a card that is pointed at large, above the fan."""
    draw_card(surface, shown.scale, card.card, card_name(shown.words, card.card), *_large(shown, card))


def _large(shown: BoardViewState, card: FanCard) -> tuple[Point, float]:
    unit = max(1.5 * card.unit, 1.55 * shown.scale.factor)
    wide, high = CARD[0] * unit, CARD[1] * unit
    x = min(max(card.centre[0], wide / 2), shown.scale.width - wide / 2)
    y = max(high / 2, min(card.area.top - high / 2 + high * 0.24, shown.scale.height - high / 2))
    return (x, y), unit


def large_area(shown: BoardViewState, card: FanCard) -> Rect:
    """The area of a card that is drawn large."""
    (x, y), unit = _large(shown, card)
    area = Rect(0, 0, round(CARD[0] * unit), round(CARD[1] * unit))
    area.center = round(x), round(y)
    return area


def fan_card_at(shown: BoardViewState, area: Rect) -> FanCard | None:
    """The card of the fan that fills an area."""
    return next((card for card in fan_of(shown) if card.area == area), None)
