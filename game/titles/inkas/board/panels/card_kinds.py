"""The twelve cards of the quest by their kinds: those that were found lie open, the others wait under their backs."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.kit.board.board_item import BoardItem, hit
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.pieces.art import picture
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.rules.fixed_order import NO_CARD
from game.ui.cache import cached
from game.ui.icons import icon
from game.ui.lettering import write
from game.ui.look import Look
from game.ui.panels import draw_panel
from game.ui.pictures import draw_framed, sized
from game.ui.shapes import circle, make_faint
from game.ui.theme import Role

_INSET: Final = (12, 11)
_CARD: Final = (94.0, 128.0)  # proportions of a card
_TICK: Final = icon("tick")
_LOST: Final = 0.5  # how much is seen of the face of a card that has not been found
_HEAD: Final = 26


def kind_areas(shown: BoardViewState) -> tuple[tuple[str, Rect], ...]:
    """Every card of the deck with the place of its face, equal ones side by side."""
    px, rect = shown.scale.px, shown.layout.cards
    inner = rect.inflate(-2 * px(_INSET[0] + 8), -2 * px(_INSET[1] + 5))
    inner.y, inner.height = inner.y + px(_HEAD), inner.height - px(_HEAD)
    deck = [CARDS[number] for number in sorted(shown.state.game.deck)]
    if not deck:
        return ()
    gap = px(6)
    high, rows = max((_height(inner, gap, len(deck), rows), rows) for rows in (1, 2, 3))
    across = -(-len(deck) // rows)
    wide = high * _CARD[0] / _CARD[1]
    step = inner.width / across
    found = []
    for number, card in enumerate(deck):
        row, at = divmod(number, across)
        area = Rect(0, 0, round(wide), round(high))
        area.center = (
            round(inner.x + step * (at + 0.5)),
            round(inner.y + (inner.height / rows) * (row + 0.5)),
        )
        found.append((card, area))
    return tuple(found)


def _height(inner: Rect, gap: int, count: int, rows: int) -> float:
    """How high so many cards are in so many rows."""
    across = -(-count // rows)
    return min((inner.height - gap * (rows - 1)) / rows, (inner.width / across - gap) * _CARD[1] / _CARD[0])


def kinds_looks(shown: BoardViewState) -> object:
    """What the look of the row depends on."""
    return tuple(sorted(shown.found.items())), shown.state.cards.count(NO_CARD)


def draw_kinds(surface: Surface, shown: BoardViewState) -> None:
    """Draw the row on its cloth."""
    scale, px, rect = shown.scale, shown.scale.px, shown.layout.cards
    draw_panel(surface, rect, scale, "tray")
    cloth = rect.inflate(-2 * px(_INSET[0]), -2 * px(_INSET[1]))
    draw_framed(surface, shown.look, picture("cloth"), cloth, scale.factor)
    head = Rect(cloth.x + px(14), cloth.y + px(3), cloth.width - px(28), px(_HEAD))
    hidden = len(shown.state.game.deck) - shown.found.total()
    write(surface, shown.words("table.cards"), head, scale, Role.NAME, 19, "cream")
    left = shown.words("table.cards_left", count=hidden)
    write(surface, left, head, scale, Role.ASIDE, 16, "parchment_shade", "right")
    seen: dict[str, int] = {}
    for card, area in kind_areas(shown):
        seen[card] = seen.get(card, 0) + 1
        found = seen[card] <= shown.found.get(card, 0)
        _draw_kind(surface, shown, card, area, found)


def _draw_kind(surface: Surface, shown: BoardViewState, card: str, area: Rect, found: bool) -> None:
    look = shown.look
    made = sized(look, picture(f"card.{card}"), *area.size) if found else _faint(look, card, area.size)
    surface.blit(made, area)
    if found:
        radius = max(7, area.width // 7)
        centre = area.right - radius, area.bottom - radius
        circle(surface, centre, radius, look.palette.yes, look.palette.cream, max(1, radius // 5))
        mark = Rect(0, 0, round(1.2 * radius), round(1.2 * radius))
        mark.center = centre
        _TICK(surface, look, mark, look.palette.cream)


@cached
def _faint(look: Look, card: str, size: tuple[int, int]) -> Surface:
    """The face of a card that has not been found: little of it is seen."""
    made = sized(look, picture(f"card.{card}"), *size).copy()
    make_faint(made, _LOST)
    return made


def kind_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """The cards of the row, as things that are pointed at."""
    for card, area in kind_areas(shown):
        yield hit(ItemKind.KIND, area, card)
