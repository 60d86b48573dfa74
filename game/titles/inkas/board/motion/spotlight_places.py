"""Where the things are of which hints and the log speak."""

from collections.abc import Iterable

from pygame import Rect, Surface

from game.kit.board.spotlight import SpotlightPlaces
from game.titles.inkas.board.hand.responder import wamanis_of
from game.titles.inkas.board.moves.choices import STORE, staff_wamani
from game.titles.inkas.board.panels.hand_fan import fan_of
from game.titles.inkas.board.panels.offerings import offering_areas
from game.titles.inkas.board.panels.panels import wallas_of
from game.titles.inkas.board.ring.lights import LightTone, draw_lights
from game.titles.inkas.board.ring.walls import Shiver, draw_barring
from game.titles.inkas.board.view import TableView
from game.titles.inkas.content.definitions import WAMANIS
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.fixed_order import CARD_INDEX, PIECE_INDEX
from game.titles.inkas.rules.places import SUPPLY, WAITING


class RingPlaces(SpotlightPlaces[Action]):
    """Wamanis by name, walls by both of theirs (`Cb3|Cb2`); offerings, panels and buttons beside the board."""

    def __init__(self, view: TableView, shiver: Shiver | None = None) -> None:
        self._view = view
        self._shiver = shiver or Shiver()

    def areas(self, names: Iterable[str]) -> frozenset[str]:
        walls = self._view.shown.state.game.content.walls
        return frozenset(names) & frozenset((*WAMANIS, *map("|".join, walls)))

    def areas_of_action(self, action: Action) -> Iterable[str]:
        state = self._view.shown.state
        found = wamanis_of(state, action)
        if isinstance(action, a.Draw | a.Lift | a.Steal | a.Take):
            found.append(staff_wamani(state))
        return found

    def places_of_action(self, action: Action) -> Iterable[Rect]:
        shown = self._view.shown
        if isinstance(action, a.Offer):
            area = offering_areas(shown).get(action.offering)
            return () if area is None else (area,)
        if isinstance(action, a.Store):
            return (offering_areas(shown)[STORE],)
        if isinstance(action, a.Place):
            return self._in_panel(action.walla)
        if isinstance(action, a.Play) and not shown.state.pending:
            return [card.area for card in fan_of(shown) if card.card == action.card][-1:]
        if isinstance(action, a.Invoke) and not shown.state.pending:
            invoking = shown.state.game.invoking
            return [card.area for card in fan_of(shown) if CARD_INDEX.get(card.card) in invoking][-1:]
        if isinstance(action, a.Choose):
            return (shown.layout.question,)
        if isinstance(action, a.Invoke) or not wamanis_of(shown.state, action):
            return (shown.layout.question if shown.state.pending else shown.layout.buttons[-1],)
        return ()

    def _in_panel(self, walla: str) -> Iterable[Rect]:
        shown = self._view.shown
        if shown.state.places[PIECE_INDEX[walla]] in (SUPPLY, WAITING):
            for panel in self._view.panels:
                names = wallas_of(shown, panel.seat)
                if walla in names:
                    yield panel.wallas[names.index(walla)]

    def draw_area(self, surface: Surface, name: str) -> None:
        """See `SpotlightPlaces.draw_area`: amber round a wamani, red below a wall."""
        shown = self._view.shown
        first, _, second = name.partition("|")
        if second:
            draw_barring(
                surface,
                shown.look,
                shown.layout.on_view,
                shown.unit,
                [(first, second)],
                self._shiver.aside,
            )
        else:
            draw_lights(surface, shown, [(name, LightTone.HINT)])
