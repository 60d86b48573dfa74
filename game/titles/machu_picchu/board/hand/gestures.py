"""What the mouse does over the table: what is taken, put down and clicked, and the action that this is."""

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Final

import pygame
from pygame import Surface
from pygame.event import Event

from game.kit.board.board_item import BoardItem
from game.titles.machu_picchu.board.city.city_view import incas_on, princes_on
from game.titles.machu_picchu.board.hand.held_piece import draw_piece
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.moves.choices import (
    BANK,
    PANEL,
    PRINCE,
    SUPPLY,
    Piece,
    PieceKind,
    Place,
    PlaceKind,
    PossibleGestures,
)
from game.titles.machu_picchu.board.moves.intentions import intended, meant_by_click
from game.titles.machu_picchu.board.moves.items import ItemKind
from game.titles.machu_picchu.board.panels.panels import waiting_prince
from game.titles.machu_picchu.board.questions.offerings import Offerings
from game.titles.machu_picchu.board.shown import BoardViewState
from game.titles.machu_picchu.board.view import Spot, TableView
from game.titles.machu_picchu.rules.actions import Action, Stay
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, NOBODY
from game.titles.machu_picchu.rules.state import Question
from game.ui.drag import DragController, DragItem
from game.ui.pictures import Point
from game.ui.widget import LEFT, RIGHT

_CLICKED: Final[Mapping[ItemKind, PlaceKind]] = {
    ItemKind.DISTRICT: PlaceKind.DISTRICT,
    ItemKind.TILE: PlaceKind.TILE,
    ItemKind.ROW: PlaceKind.ROW,
    ItemKind.PLUS: PlaceKind.PLUS,
    ItemKind.MINUS: PlaceKind.MINUS,
    ItemKind.SELL: PlaceKind.SELL,
    ItemKind.BUY: PlaceKind.BUY,
}
_ON_COLUMN: Final = (ItemKind.COLUMN, ItemKind.PLUS, ItemKind.MINUS, ItemKind.SELL, ItemKind.BUY)
_BODY: Final = (30, 84)  # of a Prince: half its width, its height, in units of the view
_INCA_BODY: Final = (22, 54)


class Gestures:
    """The hand of the player who decides.

    `play` is given the action that a gesture is; `refuse` one that it would be if it were legal. `heard` is told of the
    sound of a gesture, `on_pin` of a pin in a panel that was clicked, `on_stay` that the Prince was put down where he
    stands.
    """

    def __init__(
        self,
        view: TableView,
        offerings: Offerings,
        play: Callable[[Action], None],
        refuse: Callable[[Action], None],
        *,
        heard: Callable[[str], None],
        on_pin: Callable[[int, Question], None],
        on_stay: Callable[[], None],
    ) -> None:
        self.view = view
        self.play = play
        self._offerings = offerings
        self.refuse = refuse
        self.picked: Piece | None = None
        self.pointer: Spot | None = None
        self.hovered: BoardItem[ItemKind] | None = None
        self.dropped_at: Point | None = None  # where the hand lets go of what it plays
        self.heard = heard
        self.on_pin = on_pin
        self.on_stay = on_stay
        self._pressed: BoardItem[ItemKind] | None = None
        self.drag: DragController[Piece, Place] = DragController(
            self._take, self.place_at, lambda piece, place: place in self.places(piece)
        )
        self.drag.on_click = self._click_piece
        self.drag.on_lift = lambda piece: self.heard("lift")
        self.drag.on_drop = self._dropped
        self.drag.on_refuse = self._refused

    @property
    def _shown(self) -> BoardViewState:
        return self.view.shown

    @property
    def _choices(self) -> PossibleGestures:
        return self.view.shown.choices

    def reset(self) -> None:
        """The state is another one: nothing is picked or pressed any more."""
        self.picked = self._pressed = None
        self.hovered = self.view.at(self.pointer) if self.pointer is not None else None

    @property
    def lifted(self) -> Piece | None:
        """What is in the hand, so that it is not drawn at its place."""
        return self.drag.payload if self.drag.item is not None else None

    @property
    def hidden(self) -> frozenset[HiddenPart]:
        """What is in the hand and so not at its place."""
        held, shown = self.lifted, self._shown
        if held is None:
            return frozenset()
        match held.kind:
            case PieceKind.PRINCE:
                return frozenset({HiddenPart(PartKind.PRINCE, shown.active)})
            case PieceKind.TILE:
                return frozenset({HiddenPart(PartKind.TILE, name=held.name)})
        return frozenset()

    @property
    def in_hand(self) -> Piece | None:
        """What is in the hand or picked by a click."""
        return self.lifted or self.picked

    # places

    def places(self, piece: Piece) -> Collection[Place]:
        """Where a piece can be put."""
        found = self._offerings.places(self._shown.state, piece) or self._choices.places(piece)
        here = self._where_prince_stays(piece)
        return found if here is None else (*found, here)

    def _where_prince_stays(self, piece: Piece) -> Place | None:
        """The Prince's own district where he may stay: to put him down there is to choose a Moon Tile."""
        here = self._shown.state.prince[self._shown.active]
        stays = any(isinstance(action, Stay) for action in self._choices.actions)
        return Place(PlaceKind.DISTRICT, DISTRICTS[here]) if piece == PRINCE and stays else None

    def place_at(self, spot: Spot) -> Place | None:
        """On what something would be put at a spot."""
        layout = self._shown.layout
        thing = self.view.at(spot)
        if layout.seats[self._shown.active].collidepoint(spot):
            return PANEL
        if thing is not None and thing.kind in _ON_COLUMN:
            return Place(PlaceKind.COLUMN, thing.name)
        if thing is not None and thing.kind is ItemKind.DISTRICT:
            return Place(PlaceKind.DISTRICT, thing.name)
        if layout.market.collidepoint(spot):
            return BANK
        return Place(PlaceKind.STACK) if layout.tray.collidepoint(spot) else None

    def clickable(self, thing: BoardItem[ItemKind] | None) -> Place | None:
        """What a click on a thing means as a place; None where nothing can be clicked."""
        if (
            thing is None
            or thing.kind not in _CLICKED
            or (thing.kind is ItemKind.TILE and thing.seat != NOBODY)
        ):
            return None
        return Place(_CLICKED[thing.kind], thing.name)

    # taking

    def piece_at(self, spot: Spot) -> Piece | None:
        """What can be taken at a spot."""
        foot = waiting_prince(self._shown)
        if foot is not None and self._covers(foot, _BODY, spot):
            return PRINCE if PRINCE in self._choices.pieces else None
        piece = self._piece(self.view.at(spot), spot)
        return piece if piece is not None and self.places(piece) else None

    def _piece(self, thing: BoardItem[ItemKind] | None, spot: Spot) -> Piece | None:
        if thing is None:
            return None
        own = thing.seat == self._shown.state.decider
        match thing.kind:
            case ItemKind.DISTRICT:
                return self._figure_at(thing.name, spot)
            case ItemKind.SUPPLY if own:
                return PRINCE if PRINCE in self._choices.pieces else SUPPLY
            case ItemKind.CARD if thing.name:
                return Piece(PieceKind.CARD, thing.name)
            case ItemKind.GOOD if own:
                return Piece(PieceKind.GOOD, thing.name)
            case ItemKind.TILE if thing.seat == NOBODY:
                return Piece(PieceKind.TILE, thing.name)
            case ItemKind.ROW:
                return Piece(PieceKind.CLERGY, thing.name)
            case ItemKind.COLUMN:
                return Piece(PieceKind.UNIT, thing.name)
            case ItemKind.PLUS | ItemKind.BANK:
                return Piece(PieceKind.BANK, thing.name)
        return None

    def _figure_at(self, district: str, spot: Spot) -> Piece | None:
        """The Prince or an Inca of the seat in turn that stands under a spot of a district."""
        shown = self._shown
        if any(
            seat == shown.active and self._covers(foot, _BODY, spot)
            for seat, foot in princes_on(shown, district)
        ):
            return PRINCE
        return next(
            (
                Piece(PieceKind.INCA, job)
                for seat, job, _, foot in incas_on(shown, district)
                if seat == shown.active and self._covers(foot, _INCA_BODY, spot)
            ),
            None,
        )

    def _covers(self, foot: Point, body: tuple[int, int], spot: Spot) -> bool:
        unit = self._shown.layout.unit
        across, up = abs(spot[0] - foot[0]) / unit, (foot[1] - spot[1]) / unit
        return across <= body[0] and -16 <= up <= body[1]

    def _take(self, spot: Spot) -> DragItem[Piece] | None:
        piece = self.piece_at(spot)
        if piece is None:
            return None
        return DragItem(piece, lambda: self.home(piece), partial(self._draw_piece, piece))

    def home(self, piece: Piece) -> Point:
        """Where a piece lies when it is not in the hand."""
        shown = self._shown
        waits = waiting_prince(shown)
        if piece.kind is PieceKind.PRINCE and waits is not None:
            return waits
        if piece.kind is PieceKind.PRINCE:
            district = DISTRICTS[shown.state.prince[shown.active]]
            return next(foot for seat, foot in princes_on(shown, district) if seat == shown.active)
        if self.pointer is not None:
            return self.pointer
        return self.view.panels[shown.active].supply.center

    def _draw_piece(self, piece: Piece, surface: Surface, centre: Point, lift: float) -> None:
        draw_piece(surface, self._shown, piece, centre, 1 + 0.1 * lift)

    # meaning

    def _dropped(self, piece: Piece, place: Place) -> None:
        if self._offerings.places(self._shown.state, piece):
            self._offerings.lay(piece, put=True)
            return
        self.dropped_at = self.drag.centre
        self._put(piece, place)
        self.dropped_at = None

    def _put(self, piece: Piece, place: Place) -> None:
        """Do what it is to put a piece at a place, or say why it is nothing."""
        found = self._choices.places(piece).get(place)
        if found:
            self.play(found[0])
        elif place == self._where_prince_stays(piece):
            self.on_stay()
        else:
            self._refused(piece, place)

    def _refused(self, piece: Piece, place: Place) -> None:
        self.heard("back")
        action = intended(self._shown.state, piece, place)
        if action is not None:
            self.refuse(action)

    def _click_piece(self, piece: Piece) -> None:
        """A piece is clicked, not dragged: that is an action of its own, or it is picked."""
        if self._offerings.places(self._shown.state, piece):
            self._offerings.lay(piece, put=False)
            return
        found = [action for able in self._choices.places(piece).values() for action in able]
        if self.picked is not None and self.pointer is not None:
            self._put_picked(self.pointer)
        elif len(found) == 1 and piece.kind not in (PieceKind.GOOD, PieceKind.UNIT, PieceKind.SUPPLY):
            self.play(found[0])
        else:
            self.picked = piece
            self.heard("pick")

    def _put_picked(self, spot: Spot) -> None:
        """Put what is picked where a click was."""
        piece, self.picked = self.picked, None
        place = self.place_at(spot)
        if piece is not None and place is not None:
            self._put(piece, place)

    def handle(self, event: Event) -> bool:
        """Take an event that no widget wanted; returns whether it was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT:
            self._pressed = self.view.at((int(event.pos[0]), int(event.pos[1])))
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == LEFT:
            pressed, self._pressed = self._pressed, None
            spot = (int(event.pos[0]), int(event.pos[1]))
            if pressed == self.view.at(spot):
                self.click(spot)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT:
            return self.let_go()
        return False

    def click(self, spot: Spot) -> None:
        """Do what a click there does."""
        thing = self.view.at(spot)
        if thing is not None and thing.kind is ItemKind.PIN:
            self.on_pin(thing.seat, Question(thing.name))
            return
        if self.picked is not None:
            self._put_picked(spot)
            return
        place = self.clickable(thing)
        if place is not None:
            self.do(place)

    def do(self, place: Place) -> None:
        """Do what a click on a place does, or say why it does nothing."""
        found = self._choices.clicks.get(place)
        if found:
            self.play(found[0])
            return
        meant = meant_by_click(self._shown.state, place)
        if meant is not None:
            self.refuse(meant)

    def action_under(self) -> Action | None:
        """What a click under the pointer would do, or to put down there what is in the hand."""
        if self.pointer is None:
            return None
        held = self.in_hand
        place = self.place_at(self.pointer) if held is not None else self.clickable(self.hovered)
        able = self._choices.places(held) if held is not None else self._choices.clicks
        return able[place][0] if place is not None and place in able else None

    def let_go(self) -> bool:
        """Let go what is picked, and what was to be chosen for a ride or a stay; returns whether there was anything."""
        shown = self.view.shown
        was = self.picked is not None or shown.riding or shown.staying
        self.picked = None
        if shown.riding or shown.staying:
            self.view.change(riding=False, staying=False)
        return was

    def hover(self, spot: Spot | None) -> bool:
        """The pointer moved; returns whether something looks different for it."""
        before, self.pointer = self.hovered, spot
        self.hovered = self.view.at(spot) if spot is not None else None
        return before != self.hovered or self.in_hand is not None
