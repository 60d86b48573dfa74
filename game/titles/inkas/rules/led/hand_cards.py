"""Rows C of the table: the cards that a led ayllu plays in its turn."""

from collections.abc import Iterable

from game.titles.inkas.content.card_effects import (
    Awakening,
    Drainage,
    Relocating,
    RollingForLlamas,
    SeeingHand,
    Tampu,
)
from game.titles.inkas.content.definitions import PIECES, WAMANIS, GainingLlamas
from game.titles.inkas.content.led_table import CardRow
from game.titles.inkas.rules.actions import Play
from game.titles.inkas.rules.cards import opponents, plays
from game.titles.inkas.rules.fixed_order import CARD_INDEX, CENTRE, NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.led.goals import goals, own_bearer, shut_for_bearer
from game.titles.inkas.rules.naming import ANY_NAMED, ROLES
from game.titles.inkas.rules.places import UKHU, lies
from game.titles.inkas.rules.state import State, Step


def first_play(state: State, row: CardRow) -> Play | None:
    """The card that a row plays, if the mover holds it and the row applies."""
    card, seat = CARD_INDEX[row.card], state.mover
    if card not in state.hands[seat]:
        return None
    match state.game.effects[card]:
        case Tampu():
            return _lay_tampu(state, row, seat)
        case SeeingHand():
            return _see_hand(state, row, seat)
        case Awakening():
            named = [PIECE_INDEX[play.walla] for play in plays(state, seat, card)]
            own = [walla for walla in named if state.game.own[seat] >> walla & 1]
            return Play(row.card, PIECES[first_to_wake(state, own)]) if own else None
        case Relocating():
            return _relocate(state, row, seat)
        case Drainage():
            rich = any(state.llamas[other] >= row.llamas for other in opponents(state, seat))
            return Play(row.card) if rich else None
        case RollingForLlamas() | GainingLlamas():
            return Play(row.card)
    return None


def _lay_tampu(state: State, row: CardRow, seat: int) -> Play | None:
    """Beside the own bearer where the row says so, else where the fewest of its kind lie, in the order of roles."""
    living = bits(state.look().alive & state.game.own[seat])
    bearer = own_bearer(state, seat)
    if row.bearer and bearer != NOBODY:
        return Play(row.card, PIECES[bearer])
    kind = CARD_INDEX[row.card]

    def order(walla: int) -> tuple[int, int, int]:
        count = sum(1 for holder, card in state.tampus if (holder, card) == (walla, kind))
        role = state.game.roles[walla]
        return count, row.roles.index(role) if role in row.roles else len(row.roles), walla

    return Play(row.card, PIECES[min(living, key=order)]) if living else None


def _see_hand(state: State, row: CardRow, seat: int) -> Play | None:
    """The hand with most cards; of equal ones the person's, then in seat order."""
    holders = [other for other in opponents(state, seat) if state.hands[other]]
    if not holders:
        return None
    holder = min(holders, key=lambda other: (-len(state.hands[other]), other != state.game.solo))
    return Play(row.card, ayllu=state.game.ayllus[holder].value)


def first_to_wake(state: State, wallas: Iterable[int]) -> int:
    """Whom a card or a wish fetches first: from the Ukhu Pacha, then the board, then the tray from side 1 on."""

    def order(walla: int) -> tuple[int, int, int]:
        place = state.places[walla]
        return (0, 0, walla) if place == UKHU else (1, 0, walla) if lies(place) else (2, place, walla)

    return min(wallas, key=order)


def _relocate(state: State, row: CardRow, seat: int) -> Play | None:
    """The bearer to the centre, where it would found Qusqu with this turn's Placement."""
    bearer = own_bearer(state, seat)
    if bearer == NOBODY or goals(state, seat) != [CENTRE] or state.step >= Step.UNVEILING:
        return None
    far = state.game.board.distances[state.places[bearer]][CENTRE] >= row.steps
    named = state.named == ANY_NAMED or (
        state.named < len(ROLES) and ROLES[state.named] is state.game.roles[bearer]
    )
    acts = state.active == bearer or (state.active == NOBODY and named)
    if not far or not acts or shut_for_bearer(state, seat) >> CENTRE & 1:
        return None
    return Play(row.card, PIECES[bearer], WAMANIS[CENTRE])
