"""Which action a gesture would be, whether it is legal or not: to say why it is refused."""

from typing import Final

from game.titles.machu_picchu.board.moves.choices import Piece, PieceKind, Place, PlaceKind
from game.titles.machu_picchu.content.definitions import District, Good, Job, MoonTile, Row
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.fixed_order import DISTRICT_INDEX
from game.titles.machu_picchu.rules.state import Phase, State

_CLICKED: Final = {
    (PieceKind.GOOD, PlaceKind.COLUMN): PlaceKind.SELL,
    (PieceKind.UNIT, PlaceKind.PANEL): PlaceKind.BUY,
    (PieceKind.TILE, PlaceKind.PANEL): PlaceKind.TILE,
    (PieceKind.CLERGY, PlaceKind.PANEL): PlaceKind.ROW,
}
"""What is clicked for the same as to put a piece of this kind at a place of that kind, of the piece's name."""


def intended(state: State, piece: Piece, place: Place) -> Action | None:
    """The action that it would be to put a piece there, whether it is legal or not."""
    if place.kind is PlaceKind.DISTRICT:
        district = District(place.name)
        if piece.kind is PieceKind.SUPPLY:
            if state.phase is Phase.INCA:
                return a.PlaceInca(district)
            job = next((job for job in Job if state.game.content.jobs[job].district is district), None)
            return a.Hire(job) if job is not None else None
        if piece.kind is PieceKind.INCA and district is District.CLOCK:
            return a.Recall(Job(piece.name))
        return meant_by_click(state, place) if piece.kind is PieceKind.PRINCE else None
    click = _CLICKED.get((piece.kind, place.kind))
    return meant_by_click(state, Place(click, piece.name)) if click is not None else None


def meant_by_click(state: State, place: Place) -> Action | None:
    """The action that it would be to click a place, whether it is legal or not."""
    match place.kind:
        case PlaceKind.DISTRICT:
            district = District(place.name)
            if state.phase is Phase.INCA:
                return a.PlaceInca(district)
            if state.phase is Phase.PLACE:
                return a.PlacePrince(district)
            here = state.prince[state.mover]
            near = here >= 0 and DISTRICT_INDEX[district] in state.game.neighbours[here]
            return a.Walk(district) if near else a.Ride(district)
        case PlaceKind.TILE:
            return a.Stay(MoonTile(place.name))
        case PlaceKind.ROW:
            return a.Ordain(Row(place.name))
        case PlaceKind.SELL:
            return a.Sell(Good(place.name))
        case PlaceKind.BUY:
            return a.Buy(Good(place.name))
    return None
