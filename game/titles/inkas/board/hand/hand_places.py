"""What lies under a spot of the table: the thing, the place that it is for what is in the hand, and what can be taken
there.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from game.kit.board.board_item import BoardItem
from game.titles.inkas.board.hand.fan import Fan
from game.titles.inkas.board.layout.ring import HOLE_RING, hole, wamani_at
from game.titles.inkas.board.moves.aimed import others_at
from game.titles.inkas.board.moves.chances import is_attack
from game.titles.inkas.board.moves.choices import (
    AT_STAFF,
    AT_STORE,
    HAND,
    LLAMA,
    MIDDLE,
    STAFF,
    BoardPlace,
    Piece,
    PieceKind,
    PlaceKind,
    PossibleGestures,
    bearer_name,
    wamani_of,
)
from game.titles.inkas.board.moves.items import ItemKind
from game.titles.inkas.board.ring.ring_items import staff_items
from game.titles.inkas.board.shown import BoardViewState
from game.titles.inkas.board.view import Spot, TableView
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.fixed_order import CARD_INDEX, PIECE_INDEX

_PIECES: Final = (ItemKind.WALLA, ItemKind.DEAD, ItemKind.PANEL_WALLA, ItemKind.TRAY_WALLA)
_OF_NAME: Final[Mapping[ItemKind, PieceKind]] = {
    ItemKind.HAND_CARD: PieceKind.CARD,
    ItemKind.CARD: PieceKind.FACE_DOWN,
    ItemKind.TAMPU: PieceKind.TAMPU,
    ItemKind.SEEN_CARD: PieceKind.SEEN_CARD,
}
CARDS: Final = frozenset({*_OF_NAME.values()})
_CLICKED: Final[Mapping[ItemKind, PlaceKind]] = {
    ItemKind.WAMANI: PlaceKind.WAMANI,
    ItemKind.CROWD: PlaceKind.WAMANI,
    ItemKind.CARD: PlaceKind.WAMANI,
    ItemKind.WALLA: PlaceKind.WALLA,
    ItemKind.DEAD: PlaceKind.WALLA,
    ItemKind.PANEL_WALLA: PlaceKind.WALLA,
    ItemKind.TRAY_WALLA: PlaceKind.WALLA,
    ItemKind.SEEN_CARD: PlaceKind.SEEN_CARD,
    ItemKind.HAND_CARD: PlaceKind.HAND_CARD,
    ItemKind.STAFF: PlaceKind.STAFF,
    ItemKind.HOLE: PlaceKind.HOLE,
    ItemKind.FLAG: PlaceKind.HOLE,
    ItemKind.OFFERING: PlaceKind.OFFERING,
}


class HandPlaces:
    """Looks at what the view shows, and at the fan where one is open."""

    def __init__(self, view: TableView, fan: Fan) -> None:
        self._view, self._fan = view, fan

    @property
    def _shown(self) -> BoardViewState:
        return self._view.shown

    @property
    def _choices(self) -> PossibleGestures:
        return self._view.shown.choices

    def item_at(self, spot: Spot) -> BoardItem[ItemKind] | None:
        """What is under a spot: of the fan, where one is open, else of the table."""
        if self._fan.open:
            return self._fan.item_at(self._shown, spot)
        return self._view.at(spot)

    def places(self, piece: Piece) -> Collection[BoardPlace]:
        """Where a piece can be put."""
        return self._choices.places(piece).keys()

    def actions(self, piece: Piece, place: BoardPlace) -> Sequence[Action]:
        """The actions that it may be to put a piece at a place: on a walla also those of where it stands, but for
        attacks on others and ways out and back; on the ground attacks only where nothing leads there, and the staff is
        laid there only where it cannot be plunged.
        """
        able = self._choices.places(piece)
        found = list(able.get(place, ()))
        if place.kind is PlaceKind.WALLA:
            wamani = wamani_of(self._shown.state, place.name)
            others = able.get(BoardPlace(PlaceKind.WAMANI, wamani), ())
            stays = piece.name in PIECES and wamani == wamani_of(self._shown.state, piece.name)
            found += others_at(others, found, stays=stays)
        elif place.kind is PlaceKind.WAMANI and not found and piece.kind is PieceKind.STAFF:
            hole, ground = (BoardPlace(kind, place.name) for kind in (PlaceKind.HOLE, PlaceKind.GROUND))
            found = [*(able.get(hole) or able.get(ground, ()))]
        elif place.kind is PlaceKind.WAMANI:
            found = [action for action in found if not is_attack(action)] or found
        elif place.kind is PlaceKind.HAND_CARD:
            found += able.get(HAND, ())
        return found

    def place_at(self, piece: Piece | None, spot: Spot) -> BoardPlace | None:
        """On what something would be put at a spot."""
        thing = self.item_at(spot)
        if piece is not None and piece.kind in CARDS:
            return self._place_of_card(piece, thing, spot)
        if piece is not None and (hole := self._hole_at(piece, spot)) is not None:
            return hole
        if thing is None:
            return None
        place = self.clickable(thing)
        if place is not None and piece is not None and not self._choices.places(piece).get(place):
            place = self._other_place(piece, place, spot) or place
        return place

    def _place_of_card(
        self, piece: Piece, thing: BoardItem[ItemKind] | None, spot: Spot
    ) -> BoardPlace | None:
        """On what a card would be put: what is there if that is one of its targets, else the middle of the board."""
        shown, able = self._shown, self._choices.places(piece)
        wamani = wamani_at(shown.layout.in_view(spot)) if shown.layout.view.collidepoint(spot) else None
        found = [self.clickable(thing), BoardPlace(PlaceKind.WAMANI, wamani) if wamani is not None else None]
        ayllus = shown.state.game.ayllus
        found += [
            BoardPlace(PlaceKind.SEAT, ayllus[panel.seat])
            for panel in self._view.panels
            if panel.rect.collidepoint(spot)
        ]
        found += [HAND] if shown.layout.cards.collidepoint(spot) else [MIDDLE] if wamani is not None else []
        named = [place for place in found if place is not None]
        if named and self._means_power(piece, named[0]):
            return named[0]
        seats = [place for place in able if place.kind is PlaceKind.SEAT]
        if seats and named and named[0].kind is PlaceKind.WALLA:  # a hand is meant: that of who has the walla
            seat = shown.state.game.seat_of[PIECE_INDEX[named[0].name]]
            return next((place for place in seats if seat >= 0 and place.name == ayllus[seat]), named[0])
        return next((place for place in named if place in able), named[0] if named else None)

    def _means_power(self, piece: Piece, place: BoardPlace) -> bool:
        """Whether a card on an own walla is for a power of it, though it may have none to use now."""
        state = self._shown.state
        if place.kind is not PlaceKind.WALLA or piece.kind is not PieceKind.CARD or state.decider < 0:
            return False
        own = bool(state.game.own[state.decider] >> PIECE_INDEX[place.name] & 1)
        return own and CARD_INDEX[piece.name] in state.game.invoking

    def _hole_at(self, piece: Piece, spot: Spot) -> BoardPlace | None:
        """The hole in whose ring a spot is, where a piece can be put there: whatever stands before it."""
        if self._fan.open:
            return None
        x, y = self._shown.layout.in_view(spot)
        for place in self._choices.places(piece):
            if place.kind is PlaceKind.HOLE and math.dist((x, y), hole(place.name)) <= HOLE_RING:
                return place
        return None

    def _other_place(self, piece: Piece, place: BoardPlace, spot: Spot) -> BoardPlace | None:
        """The wamani below a thing that says nothing to what is put there."""
        bears = place == BoardPlace(PlaceKind.WALLA, bearer_name(self._shown.state))
        if bears and self.actions(piece, AT_STAFF) and not self.actions(piece, place):
            return AT_STAFF
        wamani = wamani_at(self._shown.layout.in_view(spot)) if not self._fan.open else None
        if place.kind is PlaceKind.WALLA and self.actions(piece, place):
            return place
        return BoardPlace(PlaceKind.WAMANI, wamani) if wamani is not None else None

    def clickable(self, thing: BoardItem[ItemKind] | None) -> BoardPlace | None:
        """What a click on a thing means as a place; None where nothing can be clicked."""
        if thing is not None and thing.kind is ItemKind.STORED:
            return AT_STORE if thing.seat == self._shown.state.decider else None
        if thing is None or thing.kind not in _CLICKED:
            return None
        card = BoardPlace(PlaceKind.CARD, thing.name)
        if thing.kind is ItemKind.CARD and card in self._choices.clicks:
            return card
        kind = _CLICKED[thing.kind]
        return AT_STAFF if kind is PlaceKind.STAFF else BoardPlace(kind, thing.name)

    def piece_at(self, spot: Spot) -> Piece | None:
        """What can be taken at a spot."""
        thing = self.item_at(spot)
        piece = self.piece_of(thing)
        # the rod beside its bearer may stand before the hole, which a click is on
        if thing is not None and thing.kind is ItemKind.HOLE:
            piece = STAFF if any(area.collidepoint(spot) for area, _ in staff_items(self._shown)) else None
        return piece if piece is not None and piece in self._choices.pieces else None

    def fixed_piece(self, thing: BoardItem[ItemKind]) -> Piece | None:
        """A thing that was dragged though it cannot be taken, as the piece that it would be."""
        if thing.kind in _PIECES:
            return Piece(PieceKind.DEAD if thing.kind is ItemKind.DEAD else PieceKind.WALLA, thing.name)
        return self.piece_of(thing)

    def piece_of(self, thing: BoardItem[ItemKind] | None) -> Piece | None:
        """A thing as the piece that it would be in the hand."""
        if thing is None:
            return None
        if thing.kind in _PIECES:
            found = Piece(PieceKind.WALLA, thing.name)
            if found not in self._choices.pieces:
                found = Piece(PieceKind.DEAD, thing.name)
            bears = thing.name == bearer_name(self._shown.state)
            return STAFF if bears and found not in self._choices.pieces else found
        if thing.kind is ItemKind.STAFF:
            return STAFF
        if thing.kind in _OF_NAME:  # a card without a name lies face down
            return Piece(_OF_NAME[thing.kind], thing.name) if thing.name else None
        own = thing.seat == self._shown.state.decider
        return LLAMA if thing.kind is ItemKind.LLAMAS and own else None
