"""Where on the table events and actions are: which districts, which panels and places beside them."""

from collections.abc import Iterable

from pygame import Rect, Surface

from game.titles.machu_picchu.board.art import draw
from game.titles.machu_picchu.board.choices import Place, PlaceKind, choices
from game.titles.machu_picchu.board.city import TERRACES
from game.titles.machu_picchu.board.clergy_rows import row_areas
from game.titles.machu_picchu.board.market import market_columns
from game.titles.machu_picchu.board.motion.event_rows import ROWS
from game.titles.machu_picchu.board.sky import tile_area
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.fixed_order import ROW_INDEX, TILE_INDEX
from game.ui.scale import Scale


class CityPlaces:
    """See `game.scenes.table.spotlight.SpotlightPlaces`."""

    def __init__(self, view: TableView) -> None:
        self._view = view

    @property
    def scale(self) -> Scale:
        """See `SpotlightPlaces.scale`."""
        return self._view.scale

    def areas(self, names: Iterable[str]) -> frozenset[str]:
        """See `SpotlightPlaces.areas`: districts."""
        return frozenset(name for name in names if name in TERRACES)

    def areas_of_event(self, event: Event) -> Iterable[str]:
        """See `SpotlightPlaces.areas_of_event`."""
        return ROWS[type(event)].districts(event)

    def places_of_event(self, event: Event) -> Iterable[Rect]:
        """See `SpotlightPlaces.places_of_event`."""
        return ROWS[type(event)].places(self._view, event)

    def areas_of_action(self, action: Action) -> Iterable[str]:
        """See `SpotlightPlaces.areas_of_action`."""
        return [place.name for place in self._places(action) if place.kind is PlaceKind.DISTRICT]

    def places_of_action(self, action: Action) -> Iterable[Rect]:
        """See `SpotlightPlaces.places_of_action`."""
        shown, layout = self._view.shown, self._view.shown.layout
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
        return [gesture.click for gesture in choices(self._view.shown.state.game, [action]).gestures]

    def draw_area(self, surface: Surface, name: str) -> None:
        """See `SpotlightPlaces.draw_area`: a gold edge round a terrace."""
        layout = self._view.shown.layout
        draw(surface, layout.scale.look, f"edge.{name}", layout.on_view(*TERRACES[name].middle), layout.unit)
