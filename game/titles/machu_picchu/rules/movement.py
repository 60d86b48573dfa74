"""First Incas, first turns and moves (sections 3 and 4): where a Prince goes, and what happens there."""

from collections.abc import Callable, Sequence

from game.core.contract import Refusal
from game.titles.machu_picchu.content.definitions import District
from game.titles.machu_picchu.rules.action_rules import ActionRules
from game.titles.machu_picchu.rules.actions import PlaceInca, PlacePrince, Ride, Stay, Walk
from game.titles.machu_picchu.rules.catalogue import INCAS, PLACES, STAYS
from game.titles.machu_picchu.rules.change import Change
from game.titles.machu_picchu.rules.clock import enter_clock
from game.titles.machu_picchu.rules.events import (
    DistrictSpent,
    IncaPlaced,
    Moved,
    PrincePlaced,
    Rode,
    Stayed,
    SunTaken,
)
from game.titles.machu_picchu.rules.fixed_order import (
    DAILY,
    DISTRICT_INDEX,
    DISTRICTS,
    JOBS,
    LLAMA,
    NOBODY,
    PRODUCTION,
    TILE_INDEX,
    TILES,
)
from game.titles.machu_picchu.rules.payment import A_LLAMA
from game.titles.machu_picchu.rules.production import enter_production
from game.titles.machu_picchu.rules.recruitment import enter_hiring, enter_ordaining
from game.titles.machu_picchu.rules.refusals import Reason, refuse
from game.titles.machu_picchu.rules.state import Question, State
from game.titles.machu_picchu.rules.temples import enter_temple
from game.titles.machu_picchu.rules.tiles import settle_tile
from game.titles.machu_picchu.rules.trade import enter_market

_SPECIAL: dict[District, Callable[[Change, int], None]] = {
    District.HUT: enter_hiring,
    District.PALACE: enter_hiring,
    District.PRIESTS: enter_ordaining,
    District.VIRGINS: enter_ordaining,
    District.PLAZA: enter_market,
    District.CLOCK: enter_clock,
}
_ENTERED: tuple[Callable[[Change, int], None], ...] = (
    *(enter_production,) * PRODUCTION,
    *(enter_temple,) * (DAILY - PRODUCTION),
    *(_SPECIAL[district] for district in DISTRICTS[DAILY:]),
)


def _enter(change: Change, district: int) -> None:
    """The action of a district, where it still has one today (M-4.3, M-4.4)."""
    mover = change.state.mover
    change.stand(mover, district)
    if district < DAILY and not change.state.bonus[district]:
        change.emit(DistrictSpent, change.game.colours[mover], DISTRICTS[district])
    else:
        _ENTERED[district](change, district)


# first Incas and first turns


def _inca_options(state: State) -> Sequence[PlaceInca]:
    return INCAS


def _inca_refusal(state: State, action: PlaceInca) -> Refusal | None:
    if DISTRICT_INDEX[action.district] < PRODUCTION:
        return None
    return refuse(Reason.NOT_PRODUCTION, district=action.district)


def _place_inca(change: Change, seat: int, action: PlaceInca) -> None:
    job = DISTRICT_INDEX[action.district]
    change.count_incas(seat, job, +1)
    supply = change.state.supply(seat)
    change.emit(IncaPlaced, change.game.colours[seat], JOBS[job], action.district, 0, 1, supply)


def _place_options(state: State) -> Sequence[PlacePrince]:
    return PLACES


def _place_refusal(state: State, action: PlacePrince) -> Refusal | None:
    return None


def _place(change: Change, seat: int, action: PlacePrince) -> None:
    change.emit(PrincePlaced, change.game.colours[seat], action.district)
    _enter(change, DISTRICT_INDEX[action.district])


# moves


def _walk_options(state: State) -> Sequence[Walk]:
    return state.game.walks[state.prince[state.mover]]


def _walk_refusal(state: State, action: Walk) -> Refusal | None:
    here, there = state.prince[state.mover], DISTRICT_INDEX[action.district]
    if there == here:
        return refuse(Reason.SAME_DISTRICT, district=action.district)
    if there in state.game.neighbours[here]:
        return None
    return refuse(Reason.NOT_ADJACENT, origin=DISTRICTS[here], district=action.district)


def _walk(change: Change, seat: int, action: Walk) -> None:
    origin = DISTRICTS[change.state.prince[seat]]
    change.emit(Moved, change.game.colours[seat], origin, action.district)
    _enter(change, DISTRICT_INDEX[action.district])


def _ride_options(state: State) -> Sequence[Ride]:
    seat = state.mover
    return state.game.rides[state.prince[seat]] if state.goods[seat][LLAMA] else ()


def _ride_refusal(state: State, action: Ride) -> Refusal | None:
    seat = state.mover
    here, there = state.prince[seat], DISTRICT_INDEX[action.district]
    if there == here:
        return refuse(Reason.SAME_DISTRICT, district=action.district)
    if there in state.game.neighbours[here]:
        return refuse(Reason.ADJACENT, district=action.district)
    return None if state.goods[seat][LLAMA] else refuse(Reason.NO_LLAMA)


def _ride(change: Change, seat: int, action: Ride) -> None:
    """The llama is paid before the action of the district (M-4.6, R-4)."""
    origin = DISTRICTS[change.state.prince[seat]]
    paid = change.pay(seat, A_LLAMA)
    change.emit(Rode, change.game.colours[seat], origin, action.district, paid)
    _enter(change, DISTRICT_INDEX[action.district])


def _stay_options(state: State) -> Sequence[Stay]:
    return STAYS[state.moon()]


def _stay_refusal(state: State, action: Stay) -> Refusal | None:
    there = state.moon() >> TILE_INDEX[action.tile] & 1
    return None if there else refuse(Reason.TILE_TAKEN, tile=action.tile)


def _stay(change: Change, seat: int, action: Stay) -> None:
    """Take the tile, and the Sun Tile with the one that ends the day; the last day pays at once (M-10.1, M-10.13)."""
    state, game, tile = change.state, change.game, TILE_INDEX[action.tile]
    change.take_tile(seat, tile)
    taken = len(TILES) - state.moon().bit_count()
    district = DISTRICTS[state.prince[seat]]
    change.emit(Stayed, game.colours[seat], district, action.tile, taken)
    if state.sun == NOBODY and taken >= game.days.end_at_tile:
        change.take_sun(seat)
        change.emit(SunTaken, game.colours[seat])
    if state.day >= game.days.last:
        settle_tile(change, seat, tile)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(PlaceInca, "inca {district}", (Question.INCA,), _inca_options, _inca_refusal, _place_inca),
    ActionRules(PlacePrince, "place {district}", (Question.PLACE,), _place_options, _place_refusal, _place),
    ActionRules(Walk, "walk {district}", (Question.MOVE,), _walk_options, _walk_refusal, _walk),
    ActionRules(Ride, "ride {district}", (Question.MOVE,), _ride_options, _ride_refusal, _ride),
    ActionRules(Stay, "stay {tile}", (Question.MOVE,), _stay_options, _stay_refusal, _stay),
)
