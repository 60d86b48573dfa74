"""The parts of the table to which the keys go one after another, and the places in each."""

from enum import Enum, auto

from pygame import Rect

from game.titles.machu_picchu.board.city.sky import tile_area
from game.titles.machu_picchu.board.hand.places import area_of
from game.titles.machu_picchu.board.layout.city import TERRACES
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.board.panels.clergy_rows import row_areas
from game.titles.machu_picchu.board.panels.market import mark_area, market_columns
from game.titles.machu_picchu.board.panels.tray import fan_of, tray_areas
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.rules.fixed_order import TILES


class KeyPart(Enum):
    """A part of the table, in the order in which Tab goes through them."""

    CITY = auto()
    SKY = auto()
    PANEL = auto()
    MARKET = auto()
    CLERGY = auto()
    HAND = auto()


def key_areas(view: TableView, part: KeyPart) -> tuple[Rect, ...]:
    """The areas of the places in a part, in pixels; always as many, and in the same order, in the same state."""
    shown, layout = view.shown, view.shown.layout
    match part:
        case KeyPart.CITY:
            return tuple(area_of(shown, Place(PlaceKind.DISTRICT, name)) for name in TERRACES)
        case KeyPart.SKY:
            return tuple(tile_area(shown, number) for number in range(len(TILES)))
        case KeyPart.PANEL:
            panel = view.panels[layout.large]
            if panel.strip:
                return panel.goods
            return (*panel.goods, panel.supply, *panel.jobs, *panel.clergy, panel.cards, panel.scout)
        case KeyPart.CLERGY:
            taken = [shown.state.taken(row) for row in range(3)]
            return tuple(
                cards[min(count, len(cards) - 1)]
                for count, (_, cards) in zip(taken, row_areas(layout), strict=True)
            )
        case KeyPart.HAND:
            unit = tray_areas(layout).unit
            cards = [
                Rect(round(card.centre[0] - 30 * unit), round(card.centre[1] - 20 * unit), 8, 8)
                for card in fan_of(shown)
            ]
            return (*cards, tray_areas(layout).stack)
    return _on_market(shown)


def _on_market(shown: BoardViewState) -> tuple[Rect, ...]:
    """The signs to adjust where they are there, and the words sell and buy."""
    found: list[Rect] = []
    for number, column in enumerate(market_columns(shown.layout)):
        units = shown.state.market[number]
        for adding, kind in ((True, PlaceKind.PLUS), (False, PlaceKind.MINUS)):
            if Place(kind, column.good) in shown.choices.clicks:
                found.append(mark_area(column, units, adding))
        found += [column.sell, column.buy]
    return tuple(found)
