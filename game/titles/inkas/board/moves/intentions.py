"""What a gesture that is not offered would mean: so that the rules can say why it is not allowed."""

from game.titles.inkas.board.moves.choices import (
    STORE,
    BoardPlace,
    Piece,
    PieceKind,
    PlaceKind,
    bearer_name,
    choices,
    wamani_of,
)
from game.titles.inkas.content.definitions import PIECES, OfferingName
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.acting import paralyser_of
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.cards import plays
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.fixed_order import CARD_INDEX, NOBODY, PIECE_INDEX
from game.titles.inkas.rules.places import READY, lives
from game.titles.inkas.rules.state import State, Step


def intended(state: State, piece: Piece, place: BoardPlace) -> Action | None:
    """The action that it would be to put a piece at a place: a legal one that is not called for, before one that the
    rules bar; None where that means nothing.
    """
    legal = choices(state, legal_actions(state)).places(piece).get(place)
    return legal[0] if legal else named(state, piece, place)


def named(state: State, piece: Piece, place: BoardPlace) -> Action | None:
    """What it is called to put a piece at a place, whether legal or not."""
    if (
        piece.kind is PieceKind.WALLA
        and place.kind is not PlaceKind.OFFERING
        and is_struck(state, piece.name)
    ):
        return meant_by_struck(state, piece.name)
    match piece.kind, place.kind:
        case PieceKind.WALLA, PlaceKind.WAMANI:
            return _go(state, piece.name, place.name)
        case PieceKind.WALLA, PlaceKind.WALLA:
            return _at_walla(state, piece.name, place.name)
        case PieceKind.STAFF, PlaceKind.WALLA:
            return a.Give(bearer_name(state), place.name) if bearer_name(state) else a.Lift(place.name)
        case PieceKind.STAFF, PlaceKind.HOLE | PlaceKind.GROUND if bearer_name(state):
            return a.Plunge(bearer_name(state))
        case PieceKind.WALLA, PlaceKind.OFFERING:
            return a.Offer(OfferingName.IMMOLATION, piece.name)
        case PieceKind.DEAD, PlaceKind.OFFERING:
            return a.Offer(OfferingName.RESURRECTION, piece.name)
        case PieceKind.LLAMA, PlaceKind.OFFERING if place.name == STORE:
            return a.Store(1)
        case PieceKind.LLAMA, PlaceKind.OFFERING:
            return a.Offer(OfferingName.DUPLICATION)
        case PieceKind.CARD, PlaceKind.WALLA:
            uses = CARD_INDEX[piece.name] in state.game.invoking
            return a.Invoke(place.name) if uses else a.Play(piece.name, place.name)
        case PieceKind.CARD, PlaceKind.SEAT:
            return a.Play(piece.name, ayllu=place.name)
        case PieceKind.CARD, PlaceKind.MIDDLE | PlaceKind.WAMANI:
            return meant_by_card(state, piece.name)
    return None


def meant_by_click(state: State, place: BoardPlace) -> Action | None:
    """The action that a click on a place would be that can mean nothing now; None where it never means one."""
    if place.kind is PlaceKind.OFFERING and state.game.players:
        return meant_by_offering(state, place.name)
    if place.kind is PlaceKind.WALLA and is_struck(state, place.name):
        return meant_by_struck(state, place.name)
    return None


def is_struck(state: State, walla: str) -> bool:
    """Whether a walla of the mover is paralysed."""
    number = PIECE_INDEX[walla]
    return state.game.seat_of[number] == state.mover and bool(state.look().paralysed >> number & 1)


def meant_by_struck(state: State, walla: str) -> Action:
    """What a paralysed walla would do in this step: the rules say of it who paralyses it."""
    if state.step <= Step.MOVE:
        return a.Walk(walla, wamani_of(state, walla))
    if state.step is Step.ATTACK:
        return a.Attack(walla, paralyser_of(state, PIECE_INDEX[walla]))
    return a.Lift(walla)


def _at_walla(state: State, walla: str, other: str) -> Action | None:
    """Onto an ally is to where it stands, onto an enemy is an attack."""
    seat = state.game.seat_of[PIECE_INDEX[walla]]
    if seat != NOBODY and state.game.side[seat] >> PIECE_INDEX[other] & 1:
        return _go(state, walla, wamani_of(state, other)) if wamani_of(state, other) else None
    return a.Attack(walla, other)


def meant_by_card(state: State, card: str) -> Action:
    """The play of a card that a click would be: the first that it could be at its moment."""
    seat = state.decider if state.decider >= 0 else state.mover
    return next(iter(plays(state, seat, CARD_INDEX[card])), a.Play(card))


def _go(state: State, walla: str, wamani: str) -> Action | None:
    if state.places[PIECE_INDEX[walla]] in READY:
        return a.Place(walla, wamani)
    return a.Walk(walla, wamani) if wamani_of(state, walla) not in ("", wamani) else None


def meant_by_offering(state: State, name: str) -> Action:
    """The offering that a click would be: of the first wallas, where nobody is named."""
    if name == STORE:
        return a.Store(1)
    offering, seat = OfferingName(name), state.mover
    wallas = state.game.wallas_of[seat]
    own = PIECES[wallas[0]]
    if offering is OfferingName.DUPLICATION:
        return a.Offer(offering)
    if offering is OfferingName.IMMOLATION:
        return a.Offer(offering, PIECES[next((one for one in wallas if lives(state.places[one])), wallas[0])])
    if offering is not OfferingName.RECIPROCATION:
        return a.Offer(offering, own)
    enemy = next(other for other in state.game.seats if not state.game.sides[seat] >> other & 1)
    return a.Offer(offering, PIECES[state.game.wallas_of[enemy][0]], own)
