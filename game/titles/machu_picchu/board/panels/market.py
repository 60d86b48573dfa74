"""The market: four columns of four fields, with the prices of the next unit below."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from game.base.colour import rgb
from game.kit.board.board_item import BoardItem, hit
from game.titles.machu_picchu.board.layout.table_layout import TableLayout
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.pieces.tokens import draw_good
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.content.definitions import Good
from game.titles.machu_picchu.rules.fixed_order import GOODS
from game.ui.lettering import wide, write
from game.ui.scale import Scale
from game.ui.shapes import frame, rounded
from game.ui.textures import brass
from game.ui.theme import Role

MARKET_GOODS: Final = GOODS[1:]
_HEAD, _GAP, _STRIP, _EDGE = 46, 3, 52, 9
_BANK: Final = 36  # the area of a good in the bank
# heights of a field and of a unit on it, and how much larger it becomes at most
_USUAL, _UNIT, _MOST = 43, 34, 1.6
_FULL, _EMPTY, _HOLLOW = rgb("#fbf1d6"), rgb("#c9ac78"), rgb("#6a4a22")
_DARK, _RIM = rgb("#2a120a"), rgb("#8a6534")
_LABEL, _FIGURE = rgb("#e9cfa0"), rgb("#fff4d6")
_BRASS = rgb("#f7e2a0")


@dataclass(frozen=True, slots=True)
class Column:
    """The places of a column in pixels: its fields from the top, and the words sell and buy below."""

    good: Good
    fields: tuple[Rect, ...]
    strip: Rect
    sell: Rect
    buy: Rect

    @property
    def area(self) -> Rect:
        """All of it."""
        return self.fields[0].union(self.strip)


def market_columns(layout: TableLayout) -> tuple[Column, ...]:
    """The columns of the market, the llamas' first."""
    px, rect = layout.scale.px, layout.market
    pitch = (rect.width - px(28)) / len(MARKET_GOODS)
    high = (rect.height - px(_HEAD) - px(_STRIP) - px(_EDGE) - 4 * px(_GAP)) / 4
    found = []
    for number, good in enumerate(MARKET_GOODS):
        x = round(rect.x + px(14) + pitch * number + px(4))
        width = round(pitch) - px(8)
        fields = tuple(
            Rect(x, round(rect.y + px(_HEAD) + place * (high + px(_GAP))), width, round(high))
            for place in range(4)
        )
        strip = Rect(x, fields[-1].bottom + px(5), width, px(_STRIP))
        half = strip.height // 2
        sell = Rect(x, strip.y, width, half)
        found.append(Column(good, fields, strip, sell, Rect(x, strip.y + half, width, strip.height - half)))
    return tuple(found)


def unit_height(field: Rect, scale: Scale) -> int:
    """How high a unit is on a field, in pixels; on a taller one it is larger."""
    grown = field.height / scale.px(_USUAL)
    return scale.px(_UNIT * max(1.0, min(_MOST, grown)))


def mark_area(column: Column, units: int, adding: bool) -> Rect:
    """The sign + on the field that is filled next, or the sign − on the lowest unit."""
    place = column.fields[min(units, len(column.fields) - 1) if adding else max(0, units - 1)]
    side = round(min(place.height, place.width * 0.6) * 0.56)
    area = Rect(0, 0, side, side)
    area.midright = place.right - round(place.height * 0.1), place.centery
    return area


def bank_areas(shown: BoardViewState) -> dict[Good, Rect]:
    """The goods of the bank at the edge of the market, while units of them can be put into a column."""
    px, rect = shown.scale.px, shown.layout.market
    able = [good for good in MARKET_GOODS if Place(PlaceKind.PLUS, good) in shown.choices.clicks]
    side = px(_BANK)
    left = rect.right - px(16) - side * len(able)
    return {good: Rect(left + side * at, rect.y + px(8), side, side) for at, good in enumerate(able)}


def market_looks(shown: BoardViewState) -> object:
    """What the look of the market depends on."""
    lit = tuple(place for place in shown.lit.clicks if place.kind in _LIT)
    return shown.state.market, lit


_LIT: Final = (PlaceKind.PLUS, PlaceKind.MINUS, PlaceKind.SELL, PlaceKind.BUY)


def draw_market(surface: Surface, shown: BoardViewState) -> None:
    """Draw all of the market but its frame."""
    scale, rect = shown.scale, shown.layout.market
    px = scale.px
    head = Rect(rect.x + px(18), rect.y + px(6), rect.width - px(36), px(_HEAD - 8))
    said = shown.words("table.market")
    write(surface, said, head, scale, Role.NAME, 24, _BRASS)
    name = wide(said, scale, Role.NAME, 24)
    _draw_beside_name(surface, shown, Rect(head.x + name, head.y, head.width - name, head.height))
    for number, column in enumerate(market_columns(shown.layout)):
        _draw_column(surface, shown, column, shown.state.market[number])


def _draw_beside_name(surface: Surface, shown: BoardViewState, area: Rect) -> None:
    """The goods of the bank while one can be put into a column, else that prices are in corn; where there is room."""
    scale, px = shown.scale, shown.scale.px
    bank = bank_areas(shown) if shown.lit.actions else {}
    for good, place in bank.items():
        draw_good(surface, shown.look, good, place.center, px(30))
    right = min((place.x for place in bank.values()), default=area.right)
    said = shown.words("table.bank" if bank else "table.prices")
    wanted = wide(said, scale, Role.ASIDE, 17)
    if wanted + px(14 if bank else 44) > right - area.x:
        return
    beside = Rect(area.x, area.y, right - area.x - px(6) * bool(bank), area.height)
    write(surface, said, beside, scale, Role.ASIDE, 17, _LABEL, "right")
    if not bank:
        draw_good(surface, shown.look, "corn", (beside.right - wanted - px(14), beside.centery), px(24))


def _draw_column(surface: Surface, shown: BoardViewState, column: Column, units: int) -> None:
    game, px, clicks = shown.state.game, shown.scale.px, shown.lit.clicks
    for place, area in enumerate(column.fields):
        full = place < units
        rounded(surface, area, shown.look.palette.outline, px(6))
        rounded(surface, area.inflate(-2 * px(1.6), -2 * px(1.6)), _FULL if full else _EMPTY, px(5))
        price = Rect(area.x + px(9), area.y, px(26), area.height)
        write(
            surface,
            str(game.sell_prices[place]),
            price,
            shown.scale,
            Role.PLATE,
            20,
            "ink" if full else _HOLLOW,
        )
        centre = (area.centerx + px(13), area.centery)
        draw_good(surface, shown.look, column.good, centre, unit_height(area, shown.scale), faint=not full)
    for adding, kind in ((True, PlaceKind.PLUS), (False, PlaceKind.MINUS)):
        if Place(kind, column.good) in clicks:
            _draw_mark(surface, shown, mark_area(column, units, adding), "+" if adding else "−")
    rounded(surface, column.strip, _RIM, px(6))
    rounded(surface, column.strip.inflate(-2 * px(1.2), -2 * px(1.2)), _DARK, px(5))
    rows = (
        (PlaceKind.SELL, column.sell, game.sell_prices[units]),
        (PlaceKind.BUY, column.buy, game.buy_prices[units]),
    )
    for kind, area, figure in rows:
        lit = Place(kind, column.good) in clicks
        if lit:
            surface.blit(
                brass((area.width - 2 * px(2), area.height - px(3)), px(4)), (area.x + px(2), area.y + px(2))
            )
        inner = area.inflate(-px(6), 0)
        said = shown.words("table.sell" if kind is PlaceKind.SELL else "table.buy")
        write(surface, str(figure), inner, shown.scale, Role.FIGURE, 18.5, "ink" if lit else _FIGURE, "right")
        inner.width -= wide(str(figure), shown.scale, Role.FIGURE, 18.5) + px(3)
        write(surface, said, inner, shown.scale, Role.BODY, 16, "ink" if lit else _LABEL)


def _draw_mark(surface: Surface, shown: BoardViewState, area: Rect, sign: str) -> None:
    """A brass disc with a sign."""
    surface.blit(brass(area.size, area.height // 2), area)
    frame(surface, area, shown.look.palette.outline, area.height // 2, max(1, shown.scale.px(1.5)))
    write(surface, sign, area, shown.scale, Role.FIGURE, 20, "ink", "centre")


def market_items(shown: BoardViewState) -> Iterator[tuple[Rect, BoardItem[ItemKind]]]:
    """What lies in the market, the uppermost first."""
    for good, area in bank_areas(shown).items():
        yield hit(ItemKind.BANK, area, good)
    for column, units in zip(market_columns(shown.layout), shown.state.market, strict=True):
        for adding, kind, place in (
            (True, ItemKind.PLUS, PlaceKind.PLUS),
            (False, ItemKind.MINUS, PlaceKind.MINUS),
        ):
            if Place(place, column.good) in shown.choices.clicks:
                yield hit(kind, mark_area(column, units, adding), column.good)
        yield hit(ItemKind.SELL, column.sell, column.good)
        yield hit(ItemKind.BUY, column.buy, column.good)
        yield hit(ItemKind.COLUMN, column.area, column.good)
