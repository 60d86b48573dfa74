"""Where on the screen the things are that can be clicked: for lessons, and for tests that play with the mouse."""

from pygame import Rect

from game.titles.machu_picchu.board.city.sky import tile_area
from game.titles.machu_picchu.board.layout.city import TERRACES
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind
from game.titles.machu_picchu.board.panels.clergy_rows import row_areas
from game.titles.machu_picchu.board.panels.market import mark_area, market_columns
from game.titles.machu_picchu.board.panels.tray import tray_areas
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.rules.fixed_order import ROWS, TILES


def area_of(shown: BoardViewState, place: Place) -> Rect:
    """The area of a place, in pixels. Raises LookupError where there is none of that name."""
    layout, state = shown.layout, shown.state
    kind, name = place
    match kind:
        case PlaceKind.DISTRICT:
            x, y = layout.on_view(*TERRACES[name].middle)
            unit = layout.unit
            return Rect(round(x - 6 * unit), round(y - 6 * unit), round(12 * unit), round(12 * unit))
        case PlaceKind.TILE:
            return tile_area(shown, _number(TILES, name))
        case PlaceKind.ROW:
            row = _number(ROWS, name)
            return row_areas(layout)[row][1][state.taken(row)]
        case PlaceKind.PANEL:
            return layout.seats[shown.active]
        case PlaceKind.STACK:
            return tray_areas(layout).stack
        case PlaceKind.BANK:
            return Rect(layout.market.x, layout.market.y, layout.market.width, layout.scale.px(30))
    columns = market_columns(layout)
    number = _number(tuple(column.good for column in columns), name)
    column = columns[number]
    match kind:
        case PlaceKind.PLUS:
            return mark_area(column, state.market[number], adding=True)
        case PlaceKind.MINUS:
            return mark_area(column, state.market[number], adding=False)
        case PlaceKind.SELL:
            return column.sell
        case PlaceKind.BUY:
            return column.buy
    return column.area


def _number(names: tuple[str, ...], wanted: str) -> int:
    found = [number for number, name in enumerate(names) if name == wanted]
    if not found:
        raise LookupError(f"no {wanted} on the table")
    return found[0]
