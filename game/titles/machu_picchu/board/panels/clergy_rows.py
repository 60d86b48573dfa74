"""The rows of clergy: cards to be taken from the left, and the numbers that those taken have uncovered."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from game.base.colour import rgb
from game.kit.board.board_item import BoardItem, hit, item
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.pieces.art import draw, draw_high
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.rules.fixed_order import GOODS, ROWS
from game.ui.lettering import write
from game.ui.shapes import frame, rounded
from game.ui.textures import brass
from game.ui.theme import Role

_BRASS, _LEAD, _GOLD = rgb("#f7e2a0"), rgb("#e8c678"), rgb("#ffdf5e")
_TAKEN, _TAKEN_RIM, _TAKEN_INK = rgb("#3a1c10"), rgb("#8a6534"), rgb("#a8835a")
_RULE: Final = rgb("#7a442a")
_PITCH, _CARD = 54.4, (42, 54)
_COST_STEP: Final = 30


def row_areas(layout: TableLayout) -> tuple[tuple[Rect, tuple[Rect, ...]], ...]:
    """For each row its head and the places of its cards, in pixels."""
    px, rect = layout.scale.px, layout.clergy
    high = (rect.height - px(16)) / len(ROWS)
    # in a taller column the cards are larger
    grown = min(1.6, high / px(91.3), (high - px(35)) / px(_CARD[1]))
    found = []
    for number in range(len(ROWS)):
        top = round(rect.y + px(8) + number * high)
        head = Rect(rect.x + px(16), top + px(2), rect.width - px(32), px(28))
        middle = (head.bottom + top + high) / 2
        step = min(_PITCH * grown, (rect.width / layout.scale.factor - 36) / 6)
        cards = []
        for place in range(6):
            area = Rect(
                0, 0, round(px(_CARD[0]) * min(grown, step / 46)), round(px(_CARD[1]) * min(grown, step / 46))
            )
            area.center = (round(rect.x + px(18) + px(step) * (place + 0.5) - px(1)), round(middle))
            cards.append(area)
        found.append((head, tuple(cards)))
    return tuple(found)


def clergy_looks(shown: BoardViewState) -> object:
    """What the look of the rows depends on."""
    lit = tuple(place for place in shown.lit.clicks if place.kind is PlaceKind.ROW)
    return tuple(shown.state.taken(row) for row in range(len(ROWS))), lit


def draw_clergy(surface: Surface, shown: BoardViewState) -> None:
    """Draw all of the rows but their frame."""
    px, rect = shown.scale.px, shown.layout.clergy
    for row, (head, cards) in enumerate(row_areas(shown.layout)):
        _draw_head(surface, shown, row, head)
        _draw_row(surface, shown, row, cards)
        if row:
            surface.fill(_RULE, Rect(rect.x + px(16), head.y - px(3), rect.width - px(32), max(1, px(1.2))))


def _draw_head(surface: Surface, shown: BoardViewState, row: int, head: Rect) -> None:
    px, state = shown.scale.px, shown.state
    draw(
        surface,
        shown.look,
        f"clergy.{ROWS[row]}.brass",
        (head.x + px(13), head.centery),
        0.86 * shown.scale.factor,
    )
    costs = state.game.row_costs[row]
    next_cost = costs[min(state.taken(row), len(costs) - 1)]
    units = [good for good, count in zip(GOODS, next_cost, strict=True) for _ in range(count)]
    units.sort(key=lambda good: -next_cost[GOODS.index(good)])
    left = head.right - px(_COST_STEP) * len(units)
    for number, good in enumerate(units):
        centre = (left + px(_COST_STEP) * (number + 0.5), head.centery)
        draw_good(surface, shown.look, good, centre, px(27))
    name = Rect(head.x + px(32), head.y, left - head.x - px(36), head.height)
    write(surface, shown.words(f"table.row.{ROWS[row]}"), name, shown.scale, Role.NAME, 20, _BRASS)


def _draw_row(surface: Surface, shown: BoardViewState, row: int, cards: tuple[Rect, ...]) -> None:
    px, state, look = shown.scale.px, shown.state, shown.look
    taken = state.taken(row)
    for number, steps in enumerate(state.game.row_steps[row][1:]):
        area = cards[number]
        if number < taken:
            current = number == taken - 1
            rounded(surface, area, _BRASS if current else _TAKEN_RIM, px(6))
            inner = area.inflate(-2 * px(1.5), -2 * px(1.5))
            if current:
                surface.blit(brass(inner.size, px(5)), inner)
            else:
                rounded(surface, inner, _TAKEN, px(5))
            ink = look.palette.ink if current else _TAKEN_INK
            write(surface, str(steps), area, shown.scale, Role.PLATE, 27, ink, "centre")
            continue
        draw_high(surface, look, f"card.{ROWS[row]}", area.center, area.height * 88 / 84)
        if number == taken:
            lit = Place(PlaceKind.ROW, ROWS[row]) in shown.lit.clicks
            ring = area.inflate(px(6 if lit else 2), px(6 if lit else 2))
            frame(surface, ring, _GOLD if lit else _LEAD, px(6), max(1, px(4 if lit else 2)))


def clergy_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """What lies in the rows."""
    for row, (head, cards) in enumerate(row_areas(shown.layout)):
        taken, steps = shown.state.taken(row), shown.state.game.row_steps[row][1:]
        for number in range(len(steps)):
            kind = ItemKind.NUMBER if number < taken else ItemKind.ROW
            area = cards[number] if number <= taken else cards[taken].unionall(cards[taken : len(steps)])
            yield cards[number], item(kind, area, ROWS[row])
        yield hit(ItemKind.ROW, head, ROWS[row])
