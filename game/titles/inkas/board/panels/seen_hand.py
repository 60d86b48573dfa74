"""The hand of an opponent that a player sees, in the panel, where a card of it is chosen (section 16)."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.kit.board.table_rects import Tab
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.pieces.cards import CARD, draw_card
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.phrases import card_name
from game.titles.inkas.rules.pending import HandAsked, Window
from game.ui.scale import grid

_ABOVE, _BELOW, _ASIDE = 150, 114, 18
"""Of the panel: a heading with its sentence, a button and the orders, the sides."""
_STACK: Final = 52  # more above where the hand is seen in an answer
_LENDING: Final = 46  # more below where a partner can pay
_LOW: Final = 300  # height of a panel without room for a sentence above the cards, and for orders below them
_ABOVE_IN_LOW, _BELOW_IN_LOW = 56, 68
_GAP: Final = 6
_LARGEST: Final = 1.05


def seen_cards(shown: BoardViewState) -> tuple[str, ...]:
    """The cards of the hand that is seen, by their kinds; none where nobody at the table sees one."""
    asked = shown.state.pending[-1] if shown.state.pending else None
    if not isinstance(asked, HandAsked) or asked.of != shown.viewing or not shown.choices.actions:
        return ()
    return tuple(CARDS[card] for card in shown.state.hands[asked.hand])


def seen_areas(shown: BoardViewState) -> tuple[tuple[str, Rect], ...]:
    """Those cards with their areas in the panel."""
    cards, px, rect = seen_cards(shown), shown.scale.px, shown.layout.question
    if not cards or not shown.layout.shows(Tab.MAIN):
        return ()
    # what is answered stands there too
    answers = any(isinstance(entry, Window) for entry in shown.state.pending)
    above, below = (_ABOVE_IN_LOW, _BELOW_IN_LOW) if is_low(shown) else (_ABOVE, _BELOW)
    top = min(px(above + _STACK * answers), rect.height // 2)
    below = px(below + _LENDING * shown.state.game.asks_partners)
    room = Rect(rect.x + px(_ASIDE), rect.y + top, rect.width - 2 * px(_ASIDE), rect.height - top - below)
    across, down = max(
        ((count, -(-len(cards) // count)) for count in range(1, len(cards) + 1)),
        key=lambda shape: _unit(room, shape, px(_GAP)),
    )
    unit = min(_unit(room, (across, down), px(_GAP)), _LARGEST * shown.scale.factor)
    found = []
    for card, cell in zip(cards, grid(room, across, down, px(_GAP)), strict=False):
        area = Rect(0, 0, round(CARD[0] * unit), round(CARD[1] * unit))
        area.center = cell.center
        found.append((card, area))
    return tuple(found)


def is_low(shown: BoardViewState) -> bool:
    """Whether the panel is so low that no sentence stands above the cards."""
    return shown.layout.question.height < shown.scale.px(_LOW)


def _unit(room: Rect, shape: tuple[int, int], gap: int) -> float:
    """Pixels per unit of a card where so many lie side by side and one below another."""
    return min(
        (room.width - gap * (shape[0] - 1)) / shape[0] / CARD[0],
        (room.height - gap * (shape[1] - 1)) / shape[1] / CARD[1],
    )


def draw_seen(surface: Surface, shown: BoardViewState) -> None:
    """Draw the cards of the hand that is seen."""
    for card, area in seen_areas(shown):
        draw_card(surface, shown.scale, card, card_name(shown.words, card), area.center, area.width / CARD[0])


def seen_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """Those cards, as things that are pointed at."""
    for card, area in seen_areas(shown):
        yield hit(ItemKind.SEEN_CARD, area, card)
