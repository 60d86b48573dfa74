"""The market at the right: three cards with what they do and cost, and the pile."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.base.i18n.words import Words
from game.titles.wiraqocha.board.layout.table_layout import TableLayout
from game.titles.wiraqocha.board.pieces.art import card_picture, draw_picture
from game.titles.wiraqocha.board.pieces.glyphs import draw_price, draw_shortage
from game.titles.wiraqocha.content.definitions import Card
from game.titles.wiraqocha.phrases import card_name
from game.titles.wiraqocha.rules.actions import Build
from game.titles.wiraqocha.rules.engine import decider, refusal
from game.titles.wiraqocha.rules.refusals import Reason
from game.titles.wiraqocha.rules.state import State, Use
from game.ui import theme
from game.ui.panels import draw_panel
from game.ui.scale import Scale
from game.ui.shapes import frame, rounded
from game.ui.text import TextStyle, draw_text
from game.ui.theme import Role

_SHORT = 156  # below this height a card has a smaller picture


@dataclass(frozen=True, slots=True)
class CardOffer:
    """How a card on offer stands for a player: whether it can be bought now, and the cubes and crystals missing.

    `bought`: the player has bought a card this turn, so that no price matters any more. `marked`: what can be bought
    is marked as such.
    """

    possible: bool
    cubes: int = 0
    crystals: int = 0
    bought: bool = False
    marked: bool = True


def card_offer(state: State, card: Card, seat: int) -> CardOffer:
    """Whether the player of a seat could buy the card now; one who waits, whether the price could be paid."""
    moves = decider(state) == seat
    if moves and state.used & Use.BUILD:
        return CardOffer(False, bought=True)
    cubes = max(0, card.cost.resources - state.cubes[seat])
    crystals = max(0, card.cost.somnium - state.crystals[seat])
    if cubes or crystals or not moves:
        return CardOffer(False, cubes, crystals)
    why = refusal(state, Build(card.name))
    return CardOffer(why is None or why.reason == Reason.CARD_NEEDS_TILE)


def draw_market(surface: Surface, layout: TableLayout, words: Words, offers: Sequence[CardOffer]) -> None:
    """Draw the head of the market, its cards (one of `offers` for each) and the empty places."""
    scale, state = layout.scale, layout.state
    px = scale.px
    head = layout.market_head
    draw_panel(surface, head, scale, "wood")
    title = head.inflate(-2 * px(16), 0)
    side = head.height - px(8)
    draw_picture(
        surface, layout.scale.look, "wiraqocha/goods.pile", (title.right - side / 2, head.centery), side
    )
    count = Rect(title.right - side - px(46), head.y, px(40), head.height)
    draw_text(surface, str(len(state.deck)), TextStyle(Role.FIGURE, "cream", "right", size=24), scale, count)
    title.width = count.x - title.x
    draw_text(surface, words("table.market.title"), TextStyle(Role.NAME, "cream", size=24), scale, title)
    for place, rect in enumerate(layout.cards):
        if place < len(state.market):
            card = state.game.cards[state.market[place]]
            _draw_card(surface, rect, scale, card, offers[place], words)
        else:
            rounded(surface, rect, theme.SHADOW, px(8), 90)
            said = words("table.market.to_come" if state.deck else "table.market.used_up")
            area = rect.inflate(-2 * px(24), 0)
            ink = layout.scale.look.palette.parchment_shade
            draw_text(surface, said, TextStyle(Role.ASIDE, ink, "centre", size=18, wrapped=True), scale, area)


def _draw_card(
    surface: Surface, rect: Rect, scale: Scale, card: Card, on_offer: CardOffer, words: Words
) -> None:
    px = scale.px
    inner = draw_panel(surface, rect, scale, "card", active=on_offer.possible and on_offer.marked)
    box = inner.inflate(-2 * px(3), -2 * px(3))
    short = rect.height < px(_SHORT)  # its text needs the area of the picture, and of the kind of card
    box.width = round(box.height * (0.5 if short else 0.84))
    surface.blit(card_picture(scale.look, card.name, box.size), box)
    frame(surface, box, scale.look.palette.outline, px(3), max(1, px(1.6)))
    text = Rect(box.right + px(12), inner.y, inner.right - box.right - px(20), inner.height)
    title = Rect(text.x, text.y, text.width, px(28))
    draw_text(surface, card_name(words, card.name), TextStyle(Role.NAME, size=23), scale, title)
    kind = Rect(text.x, title.bottom - px(2), text.width, 0 if short else px(18))
    if not short:
        called = words(f"table.card_type.{card.type.value}")
        draw_text(surface, called, TextStyle(Role.ASIDE, "faded_ink", size=15), scale, kind)
    foot = Rect(text.x, inner.bottom - px(29), text.width, px(28))
    effect = Rect(text.x, kind.bottom + px(1), text.width, foot.y - kind.bottom - px(1))
    said = words(f"card.{card.name}.text")
    draw_text(surface, said, TextStyle(Role.BODY, size=16, wrapped=True, valign="top"), scale, effect)
    price = draw_price(surface, card.cost.resources, card.cost.somnium, foot, scale, size=23)
    left = price.right + px(4)
    note = Rect(left, foot.y, foot.right - left, foot.height)
    if on_offer.cubes or on_offer.crystals:
        draw_shortage(surface, on_offer.cubes, on_offer.crystals, note, scale)
        return
    if not on_offer.marked:
        return
    said = words("table.market.one_a_turn" if on_offer.bought else "table.market.affordable")
    ink = scale.look.palette.yes if on_offer.possible else scale.look.palette.faded_ink
    draw_text(surface, said, TextStyle(Role.STRONG, ink, "right", size=16), scale, note)
