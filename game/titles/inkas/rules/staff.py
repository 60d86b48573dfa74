"""The Placement (section 9): what is done with the staff, and Theft of it (I-13.14)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES, WAMANIS, Stealing
from game.titles.inkas.rules.acting import (
    acting_bearer,
    actor_refusal,
    actors,
    own_powers,
    pay,
    power_refusal,
)
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Draw, Give, Lay, Lift, Plunge, Steal, Take
from game.titles.inkas.rules.board import HOLES
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Purpose, StaffMove
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.places import FLOOR
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State, Step
from game.titles.inkas.rules.unveiling import plunged

_TURN = (Question.TURN,)


def staff_place(state: State) -> int:
    """The wamani where the staff is, borne or not."""
    bearer = state.bearer
    if bearer != NOBODY:
        return state.places[bearer]
    return state.staff - FLOOR if state.staff >= FLOOR else state.staff


def _done(change: Change, name: str) -> None:
    """The Placement of a walla is used up."""
    change.act(PIECE_INDEX[name])
    change.reach(Step.UNVEILING)


def _here(state: State, name: str) -> int:
    return state.places[PIECE_INDEX[name]]


# from and to allies


def _take_options(state: State) -> Sequence[Take]:
    bearer = state.bearer
    if bearer == NOBODY or state.game.seat_of[bearer] != state.mover:
        return ()
    return [
        Take(PIECES[walla], PIECES[bearer])
        for walla, place in actors(state, Step.PLACEMENT)
        if walla != bearer and place == state.places[bearer]
    ]


def _take_refusal(state: State, action: Take) -> Refusal | None:
    return (
        actor_refusal(state, Step.PLACEMENT, action.walla)
        or _ally_refusal(state, action.walla, action.ally)
        or _bearer_refusal(state, action.ally)
    )


def _ally_refusal(state: State, name: str, ally: str) -> Refusal | None:
    """The other one is an ally in the same wamani (R-16)."""
    number = PIECE_INDEX[ally]
    if ally == name or not state.game.own[state.mover] >> number & 1:
        return refuse(Reason.NOT_ALLY, walla=ally)
    place = _here(state, name)
    if state.places[number] != place:
        return refuse(Reason.NOT_WITH_IT, walla=ally, wamani=WAMANIS[place])
    return None


def _bearer_refusal(state: State, name: str) -> Refusal | None:
    return None if state.bearer == PIECE_INDEX[name] else refuse(Reason.NOT_BEARER, walla=name)


def _take(change: Change, seat: int, action: Take) -> None:
    _done(change, action.walla)
    change.bear(StaffMove.TAKEN, PIECE_INDEX[action.walla])


def _give_options(state: State) -> Sequence[Give]:
    bearer = acting_bearer(state)
    if bearer == NOBODY:
        return ()
    allies = state.look().here(state.places[bearer]) & state.game.own[state.mover] & ~(1 << bearer)
    return [Give(PIECES[bearer], PIECES[ally]) for ally in bits(allies)]


def _give_refusal(state: State, action: Give) -> Refusal | None:
    return (
        actor_refusal(state, Step.PLACEMENT, action.walla)
        or _bearer_refusal(state, action.walla)
        or _ally_refusal(state, action.walla, action.ally)
    )


def _give(change: Change, seat: int, action: Give) -> None:
    _done(change, action.walla)
    change.bear(StaffMove.GIVEN, PIECE_INDEX[action.ally])


# the floor and the holes


def _lift_options(state: State) -> Sequence[Lift]:
    if not _on_floor(state):
        return ()
    there = staff_place(state)
    return [Lift(PIECES[walla]) for walla, place in actors(state, Step.PLACEMENT) if place == there]


def _on_floor(state: State) -> bool:
    return state.bearer == NOBODY and state.staff >= FLOOR


def _lift_refusal(state: State, action: Lift) -> Refusal | None:
    if refused := actor_refusal(state, Step.PLACEMENT, action.walla):
        return refused
    place = _here(state, action.walla)
    lies_here = _on_floor(state) and staff_place(state) == place
    return None if lies_here else refuse(Reason.NOT_ON_FLOOR, wamani=WAMANIS[place])


def _lift(change: Change, seat: int, action: Lift) -> None:
    _done(change, action.walla)
    change.bear(StaffMove.LIFTED, PIECE_INDEX[action.walla])


def _draw_options(state: State) -> Sequence[Draw]:
    if state.staff >= FLOOR:
        return ()
    return [Draw(PIECES[walla]) for walla, place in actors(state, Step.PLACEMENT) if place == state.staff]


def _draw_refusal(state: State, action: Draw) -> Refusal | None:
    if refused := actor_refusal(state, Step.PLACEMENT, action.walla):
        return refused
    place = _here(state, action.walla)
    return None if state.staff == place else refuse(Reason.NOT_IN_HOLE, wamani=WAMANIS[place])


def _draw(change: Change, seat: int, action: Draw) -> None:
    """One approval, one try a turn (I-9.3)."""
    _done(change, action.walla)
    if change.approved(seat, Purpose.STAFF):
        change.bear(StaffMove.DRAWN, PIECE_INDEX[action.walla])


def _plunge_options(state: State) -> Sequence[Plunge]:
    bearer = acting_bearer(state)
    return [Plunge(PIECES[bearer])] if bearer != NOBODY and state.places[bearer] in HOLES else ()


def _plunge_refusal(state: State, action: Plunge) -> Refusal | None:
    refused = actor_refusal(state, Step.PLACEMENT, action.walla) or _bearer_refusal(state, action.walla)
    if refused:
        return refused
    place = _here(state, action.walla)
    return None if place in HOLES else refuse(Reason.NO_HOLE, wamani=WAMANIS[place])


def _plunge(change: Change, seat: int, action: Plunge) -> None:
    walla, place = PIECE_INDEX[action.walla], _here(change.state, action.walla)
    _done(change, action.walla)
    change.move_staff(StaffMove.PLUNGED, walla, place)
    plunged(change, seat, walla, place)


def _lay_options(state: State) -> Sequence[Lay]:
    bearer = acting_bearer(state)
    return [Lay(PIECES[bearer])] if bearer != NOBODY else ()


def _lay_refusal(state: State, action: Lay) -> Refusal | None:
    return actor_refusal(state, Step.PLACEMENT, action.walla) or _bearer_refusal(state, action.walla)


def _lay(change: Change, seat: int, action: Lay) -> None:
    place = _here(change.state, action.walla)
    _done(change, action.walla)
    change.move_staff(StaffMove.LAID, PIECE_INDEX[action.walla], FLOOR + place)


# theft


def staff_in_reach(state: State, walla: int) -> bool:
    """Whether a walla could steal the staff from where it is: here or around, and not from itself (I-13.14)."""
    reached = state.game.board.around[state.places[walla]]
    return state.bearer != walla and bool(reached >> staff_place(state) & 1)


def steal_refusal(state: State, action: Steal) -> Refusal | None:
    """Why who could use the power cannot steal the staff."""
    walla = PIECE_INDEX[action.walla]
    if state.bearer == walla:
        return refuse(Reason.STAFF_HELD, walla=action.walla)
    return None if staff_in_reach(state, walla) else refuse(Reason.STAFF_OUT_OF_REACH)


def steal(change: Change, seat: int, action: Steal, llamas: int) -> None:
    """Carry out a theft of the staff, for so many llamas, which are gone either way (E-12)."""
    pay(change, seat, llamas)
    plunged_in = change.state.staff < FLOOR
    _done(change, action.walla)
    if not plunged_in or change.approved(seat, Purpose.STAFF):
        change.bear(StaffMove.STOLEN, PIECE_INDEX[action.walla])


def _steal_options(state: State) -> Sequence[Steal]:
    return [
        Steal(PIECES[walla])
        for walla, _, _ in own_powers(state, Step.PLACEMENT, Stealing, state.game.thieves)
        if staff_in_reach(state, walla)
    ]


def _steal_refusal(state: State, action: Steal) -> Refusal | None:
    return (
        actor_refusal(state, Step.PLACEMENT, action.walla)
        or power_refusal(state, action.walla, Stealing, 0, "theft")
        or steal_refusal(state, action)
    )


def _steal(change: Change, seat: int, action: Steal) -> None:
    power = change.game.power(PIECE_INDEX[action.walla], Stealing)
    assert power is not None
    steal(change, seat, action, power.llamas)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(Take, "take {walla} from {ally:walla}", _TURN, _take_options, _take_refusal, _take),
    ActionRules(Give, "give {walla} to {ally:walla}", _TURN, _give_options, _give_refusal, _give),
    ActionRules(Lift, "lift {walla}", _TURN, _lift_options, _lift_refusal, _lift),
    ActionRules(Draw, "draw {walla}", _TURN, _draw_options, _draw_refusal, _draw),
    ActionRules(Plunge, "plunge {walla}", _TURN, _plunge_options, _plunge_refusal, _plunge),
    ActionRules(Lay, "lay {walla}", _TURN, _lay_options, _lay_refusal, _lay),
    ActionRules(Steal, "steal {walla} staff", _TURN, _steal_options, _steal_refusal, _steal),
)
