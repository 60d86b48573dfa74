"""Where on the table events and actions are: which districts, which panels and places beside them."""

from collections.abc import Iterable
from typing import Final

from pygame import Rect, Surface

from game.kit.board.spotlight import SpotlightPlaces
from game.titles.machu_picchu.board.city.sky import tile_area
from game.titles.machu_picchu.board.layout.city import TERRACES, outline
from game.titles.machu_picchu.board.moves.choices import Place, PlaceKind, choices
from game.titles.machu_picchu.board.panels.clergy_rows import row_areas
from game.titles.machu_picchu.board.panels.market import market_columns
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.rules.actions import Action, ReturnCards
from game.titles.machu_picchu.rules.fixed_order import ROW_INDEX, TILE_INDEX
from game.ui import theme
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.shapes import blank, polyline

_AWAY: Final = -1.0  # of a ring from the edge of its terrace, in units of the view: the name plate stays free
_RING: Final = 8.0  # and how broad it is


class CityPlaces(SpotlightPlaces[Action]):
    """What actions are about at this table; the areas are the districts."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    def areas(self, names: Iterable[str]) -> frozenset[str]:
        return frozenset(name for name in names if name in TERRACES)

    def areas_of_action(self, action: Action) -> Iterable[str]:
        return [place.name for place in self._places(action) if place.kind is PlaceKind.DISTRICT]

    def places_of_action(self, action: Action) -> Iterable[Rect]:
        shown, layout = self._view.shown, self._view.shown.layout
        if isinstance(action, ReturnCards) and not shown.face_up:
            return ()  # nothing is told of a hand that lies face down
        found: list[Rect] = []
        for kind, name in self._places(action):
            if kind is PlaceKind.TILE:
                found.append(tile_area(shown, TILE_INDEX[next(tile for tile in TILE_INDEX if tile == name)]))
            elif kind is PlaceKind.ROW:
                number = next(index for row, index in ROW_INDEX.items() if row == name)
                found.append(row_areas(layout)[number][1][shown.state.taken(number)])
            elif kind in (PlaceKind.PLUS, PlaceKind.MINUS, PlaceKind.SELL, PlaceKind.BUY):
                found += [column.area for column in market_columns(layout) if column.good == name]
        return found or ([] if self._places(action) else [layout.seats[max(0, shown.state.decider)]])

    def _places(self, action: Action) -> list[Place]:
        return list(choices(self._view.shown.state.game, [action]).clicks)

    def draw_area(self, surface: Surface, name: str) -> None:
        """See `SpotlightPlaces.draw_area`: a broad amber ring round a terrace, which a lit one has not."""
        layout = self._view.shown.layout
        ring = _ring(layout.scale.look, name, layout.unit)
        x, y = layout.on_view(*TERRACES[name].middle)
        surface.blit(ring, ring.get_rect(center=(round(x), round(y))))


@cached
def _ring(look: Look, name: str, unit: float) -> Surface:
    """The ring round a terrace, whose middle is that of the sheet."""
    (x, y), (across, down) = TERRACES[name].middle, TERRACES[name].reach
    sheet = blank((round(2 * (across + 2 * _RING) * unit), round(2 * (down + 2 * _RING) * unit)))
    middle = sheet.get_rect().center
    points = [
        (
            middle[0] + (px - x) * (1 + _AWAY / across) * unit,
            middle[1] + (py - y) * (1 + _AWAY / down) * unit,
        )
        for px, py in outline(name)
    ]
    for colour, width in ((look.palette.outline, _RING + 4), (theme.AMBER, _RING)):
        polyline(sheet, points, colour, width * unit, closed=True)
    return sheet
