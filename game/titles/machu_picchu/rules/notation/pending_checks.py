"""Whether the open questions of a position could be asked there, and in this order (sections 4 and 13, M-10.7)."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from game.base.files.node_reader import NodeReader
from game.titles.machu_picchu.content.definitions import (
    ClergyTemple,
    GoodsTemple,
    Hiring,
    Ordaining,
    Production,
    Recalling,
    Trading,
)
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.rules.fixed_order import NOWHERE
from game.titles.machu_picchu.rules.notation.position_fields import PendingCodec
from game.titles.machu_picchu.rules.payment import affords
from game.titles.machu_picchu.rules.state import Pending, Phase, Question, State

# what the seats answer in turn, and the districts where they are asked
_OF_EVERYBODY: Final = {Question.MAKE: Production, Question.BURN: ClergyTemple, Question.OFFER: GoodsTemple}
_OF_THE_MOVER: Final = {
    Question.HIRE: Hiring,
    Question.ORDAIN: Ordaining,
    Question.TRADE: Trading,
    Question.RECALL: Recalling,
    Question.GOODS: Recalling,
}


def check_pending(reader: NodeReader, state: State) -> None:
    """Note the first question that could not be asked, or not there."""
    if not state.pending:
        return
    seat = state.pending[0].seat
    length = 0
    if state.pending[0].question is Question.RETURN:
        later = [(pending.seat, pending.question) == (seat, Question.CLAIM) for pending in state.pending[1:]]
        length = 1 + (later.index(False) if False in later else len(later))
    claims, rest = state.pending[:length], state.pending[length:]
    match state.phase:
        case Phase.NIGHT:
            fine = _fits_night(state, claims, rest)
        case Phase.PLACE | Phase.TURN:
            fine = _fits_turn(state, claims, rest)
        case _:
            fine = False
    wrong = [pending for pending in state.pending if not fine or not _may_be_asked(state, pending)]
    if wrong:
        number = state.pending.index(wrong[0])
        reader.fault(
            ("pending", number), "position.pending", question=PendingCodec(state.game).write(wrong[0])
        )


# where


def _fits_turn(state: State, claims: Sequence[Pending], rest: Sequence[Pending]) -> bool:
    """Whether these questions follow from one move of the seat whose turn it is."""
    place = state.prince[state.mover]
    if place == NOWHERE:
        return False
    stayed = _may_have_stayed(state)
    if state.mover == state.sun:  # it took the tile in this very turn
        return stayed and _answers_stay(state, claims, rest)
    if stayed and _answers_stay(state, claims, rest):
        return True
    effect = state.game.effects[place]
    if rest and rest[0].question in _OF_THE_MOVER:
        return not claims and len(rest) == 1 and rest[0].seat == state.mover and _mine(state, rest[0], effect)
    if not all(isinstance(effect, _OF_EVERYBODY.get(pending.question, ())) for pending in rest):
        return False
    return _moved_here(state, claims, effect) and _in_order(state, claims, rest)


def _may_have_stayed(state: State) -> bool:
    """Whether a Moon Tile may have been paid in this turn: on the last day alone (M-10.13)."""
    return state.phase is Phase.TURN and state.day == state.game.days.last and bool(state.tiles[state.mover])


def _answers_stay(state: State, claims: Sequence[Pending], rest: Sequence[Pending]) -> bool:
    """The fee of a tile just taken, or cards for its steps."""
    own, tiles = state.mover, state.tiles[state.mover]
    if claims:
        return not rest and claims[0].seat == own and bool(tiles & _moving(state)[0])
    return [(pending.seat, pending.question) for pending in rest] == [(own, Question.FEE)]


def _mine(state: State, pending: Pending, effect: object) -> bool:
    """Whether the seat whose turn it is may be asked this in its district."""
    if not isinstance(effect, _OF_THE_MOVER[pending.question]):
        return False
    return pending.question is not Question.GOODS or state.day == state.game.days.last


def _moved_here(state: State, claims: Sequence[Pending], effect: object) -> bool:
    """Whether the action of this district can have moved the Scout of the seat that claims cards."""
    if not claims:
        return True
    seat = claims[0].seat
    match effect:
        case GoodsTemple():
            return True
        case ClergyTemple():
            row = state.game.temple_rows[state.prince[state.mover]]
            return seat == state.mover or bool(state.clergy[seat][row])
        case Recalling():
            last = state.day == state.game.days.last
            return last and seat == state.mover and bool(state.clock[seat])
    return False


def _in_order(state: State, claims: Sequence[Pending], rest: Sequence[Pending]) -> bool:
    """Each seat once, from the mover on; after the mover's stones the mover too may answer."""
    count = len(state.game.colours)
    places = [(pending.seat - state.mover) % count for pending in rest]
    if claims and claims[0].seat != state.mover:
        places.insert(0, (claims[0].seat - state.mover) % count)
    return all(one < other for one, other in pairwise(places))


def _fits_night(state: State, claims: Sequence[Pending], rest: Sequence[Pending]) -> bool:
    """One question at a time: tiles before the clock, everybody from the holder of the Sun Tile on (M-10.7)."""
    if bool(claims) == bool(rest) or len(rest) > 1:
        return False
    asked = (claims or rest)[0]
    count = len(state.game.colours)
    earlier = [(state.mover + step) % count for step in range((asked.seat - state.mover) % count)]
    tiles_settled = not any(state.tiles[seat] for seat in earlier)
    clock_settled = not any(state.tiles) and not any(state.clock[seat] for seat in earlier)
    own = state.tiles[asked.seat]
    match asked.question:
        case Question.FEE:
            return tiles_settled and own & -own == 1 << asked.detail
        case Question.GOODS:
            return clock_settled
        case Question.RETURN:
            return clock_settled or (tiles_settled and not own & ~_moving(state)[1])
    return False


def _moving(state: State) -> tuple[int, int]:
    """The tiles with steps as a mask, and without the one of them that is settled first."""
    tiles = [1 << tile for tile, steps in enumerate(state.game.tile_steps) if steps]
    return sum(tiles), sum(tiles[1:])


# whether


def _may_be_asked(state: State, pending: Pending) -> bool:
    """Whether the question has more than one answer for this seat now (M-13.1, R-14)."""
    seat = pending.seat
    match pending.question:
        case Question.CLAIM:
            return True
        case Question.RETURN:
            return _may_return(state, pending)
        case Question.GOODS:
            return state.clock[seat] > 0
        case Question.FEE:
            held = state.tiles[seat] >> pending.detail & 1
            return bool(held) and affords(state, seat, state.game.tile_fees[pending.detail])
        case Question.HIRE if state.used & ~_jobs_here(state):
            return False
        case Question.MAKE if not any(state.game.fees[state.prince[state.mover]]):
            return False
    return len(legal_actions(replace(state, pending=(pending,)))) > 1


def _jobs_here(state: State) -> int:
    """The jobs of the district where the Prince on turn stands, as a mask."""
    return sum(1 << job for job in state.game.hired[state.prince[state.mover]])


def _may_return(state: State, pending: Pending) -> bool:
    """All cards drawn but those kept go back; fewer are drawn of a stack that is empty then (M-9.6, M-9.7)."""
    trail, held = state.game.trail, len(state.hands[pending.seat])
    if pending.detail == trail.draw - trail.keep:
        return held >= trail.draw
    return held >= pending.detail + trail.keep and not state.stack
