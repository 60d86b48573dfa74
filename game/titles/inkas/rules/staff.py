"""The Placement (section 9): what is done with the staff, and Theft of it (I-13.14)."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import CARDS, PIECES, TAMPU_WORDS, TAMPUS, WAMANIS, Stealing
from game.titles.inkas.rules.acting import (
    acting_bearer,
    actor_refusal,
    actors,
    own_powers,
    pay,
    power_refusal,
)
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Draw, Give, Lay, Lift, Plunge, Steal, Take
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.board import HOLES
from game.titles.inkas.rules.catalogue import staff_theft
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Purpose, StaffMove
from game.titles.inkas.rules.fixed_order import CARD_INDEX, NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.places import FLOOR, lives
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.staff_locks import lock_refusal
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
    if lives(change.state.places[PIECE_INDEX[name]]):
        change.act(PIECE_INDEX[name])
    change.reach(Step.UNVEILING)


def _here(state: State, name: str) -> int:
    return state.places[PIECE_INDEX[name]]


# from and to allies


def _take_options(state: State) -> Sequence[Take]:
    bearer = state.bearer
    if bearer == NOBODY or not state.game.side[state.mover] >> bearer & 1 or lock_refusal(state):
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
        or lock_refusal(state)
    )


def _ally_refusal(state: State, name: str, ally: str) -> Refusal | None:
    """The other one is an ally in the same wamani (R-16)."""
    number = PIECE_INDEX[ally]
    if ally == name or not state.game.side[state.mover] >> number & 1:
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
    if bearer == NOBODY or lock_refusal(state):
        return ()
    allies = state.look().here(state.places[bearer]) & state.game.side[state.mover] & ~(1 << bearer)
    return [Give(PIECES[bearer], PIECES[ally]) for ally in bits(allies)]


def _give_refusal(state: State, action: Give) -> Refusal | None:
    return (
        actor_refusal(state, Step.PLACEMENT, action.walla)
        or _bearer_refusal(state, action.walla)
        or _ally_refusal(state, action.walla, action.ally)
        or lock_refusal(state)
    )


def _give(change: Change, seat: int, action: Give) -> None:
    _done(change, action.walla)
    change.bear(StaffMove.GIVEN, PIECE_INDEX[action.ally])


# the floor and the holes


def _lift_options(state: State) -> Sequence[Lift]:
    if not _on_floor(state) or lock_refusal(state):
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
    return lock_refusal(state) if lies_here else refuse(Reason.NOT_ON_FLOOR, wamani=WAMANIS[place])


def _lift(change: Change, seat: int, action: Lift) -> None:
    _done(change, action.walla)
    change.bear(StaffMove.LIFTED, PIECE_INDEX[action.walla])


def _draw_options(state: State) -> Sequence[Draw]:
    if state.staff >= FLOOR or lock_refusal(state):
        return ()
    return [Draw(PIECES[walla]) for walla, place in actors(state, Step.PLACEMENT) if place == state.staff]


def _draw_refusal(state: State, action: Draw) -> Refusal | None:
    if refused := actor_refusal(state, Step.PLACEMENT, action.walla):
        return refused
    place = _here(state, action.walla)
    return lock_refusal(state) if state.staff == place else refuse(Reason.NOT_IN_HOLE, wamani=WAMANIS[place])


def _draw(change: Change, seat: int, action: Draw) -> None:
    """One approval, one try a turn (I-9.3)."""
    _done(change, action.walla)
    _pull_out(change, seat, action, change.approved(seat, Purpose.STAFF))


def _pull_out(change: Change, seat: int, action: Draw, approved: bool) -> None:
    if approved:
        change.bear(StaffMove.DRAWN, PIECE_INDEX[action.walla])


def _draw_trial(state: State, seat: int, action: Draw) -> Trial:
    return Trial(seat, Purpose.STAFF)


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
    return [Lay(PIECES[bearer])] if bearer != NOBODY and not lock_refusal(state) else ()


def _lay_refusal(state: State, action: Lay) -> Refusal | None:
    return (
        actor_refusal(state, Step.PLACEMENT, action.walla)
        or _bearer_refusal(state, action.walla)
        or lock_refusal(state)
    )


def _lay(change: Change, seat: int, action: Lay) -> None:
    place = _here(change.state, action.walla)
    _done(change, action.walla)
    change.move_staff(StaffMove.LAID, PIECE_INDEX[action.walla], FLOOR + place)


# theft


def staff_in_reach(state: State, walla: int) -> bool:
    """Whether a walla could steal the staff from where it is: here or around, and not from itself (I-13.14)."""
    reached = state.game.board.around[state.places[walla]]
    return state.bearer != walla and bool(reached >> staff_place(state) & 1)


def tampu_in_reach(state: State, walla: int, laid: tuple[int, int]) -> bool:
    """Whether a walla could steal a Tampu: of another one here or around (I-13.16, R-75)."""
    reached = state.game.board.around[state.places[walla]]
    return laid[0] != walla and bool(reached >> state.places[laid[0]] & 1)


def loot_in_reach(state: State, walla: int) -> list[Steal]:
    """All that a walla could steal by a Placement."""
    found = [staff_theft(walla)] if staff_in_reach(state, walla) and not lock_refusal(state) else []
    if not state.tampus:
        return found
    for laid in sorted(set(state.tampus)):
        if tampu_in_reach(state, walla, laid):
            found.append(Steal(PIECES[walla], TAMPU_WORDS[CARDS[laid[1]]], PIECES[laid[0]]))
    return found


def steal_refusal(state: State, action: Steal) -> Refusal | None:
    """Why who could use the power cannot steal this."""
    walla = PIECE_INDEX[action.walla]
    if action.tampu:
        return _tampu_refusal(state, walla, action)
    if state.bearer == walla:
        return refuse(Reason.STAFF_HELD, walla=action.walla)
    return lock_refusal(state) if staff_in_reach(state, walla) else refuse(Reason.STAFF_OUT_OF_REACH)


def _tampu_refusal(state: State, walla: int, action: Steal) -> Refusal | None:
    if not state.game.advanced:
        return refuse(Reason.LATER_MODE)
    laid = _laid(action)
    if laid not in state.tampus:
        return refuse(Reason.NO_TAMPU, walla=action.owner)
    return None if tampu_in_reach(state, walla, laid) else refuse(Reason.OUT_OF_REACH, walla=action.owner)


def _laid(action: Steal) -> tuple[int, int]:
    return PIECE_INDEX[action.owner], CARD_INDEX[TAMPUS[action.tampu]]


def steal_trial(state: State, seat: int, action: Steal) -> Trial | None:
    """A roll only for the staff that stands in a hole."""
    return Trial(seat, Purpose.STAFF) if not action.tampu and state.staff < FLOOR else None


def spend_placement(change: Change, seat: int, action: Take | Give | Lift | Draw | Lay | Steal) -> None:
    """The Placement of a walla is used up."""
    _done(change, action.walla)


def steal(change: Change, seat: int, action: Steal, approved: bool) -> None:
    """A theft that has succeeded, or not."""
    if action.tampu:
        change.lose_tampu(_laid(action), seat)
    elif approved:
        change.bear(StaffMove.STOLEN, PIECE_INDEX[action.walla])


def steal_at_once(change: Change, seat: int, action: Steal, llamas: int, share: int) -> None:
    """Carry out a theft, for so many llamas, a share of them the partner's, which are gone either way (E-12)."""
    pay(change, seat, llamas, share=share)
    rolls = steal_trial(change.state, seat, action) is not None
    _done(change, action.walla)
    steal(change, seat, action, not rolls or change.approved(seat, Purpose.STAFF))


def _steal_options(state: State) -> Sequence[Steal]:
    return [
        action
        for walla, _, _ in own_powers(state, Step.PLACEMENT, Stealing, state.game.thieves)
        for action in loot_in_reach(state, walla)
    ]


def _steal_refusal(state: State, action: Steal) -> Refusal | None:
    return (
        actor_refusal(state, Step.PLACEMENT, action.walla)
        or power_refusal(state, action.walla, Stealing, 0, "theft")
        or steal_refusal(state, action)
    )


def _steal(change: Change, seat: int, action: Steal) -> None:
    steal_at_once(change, seat, action, _theft_llamas(change.state, action), action.borrowing)


def _pay_theft(change: Change, seat: int, action: Steal) -> None:
    pay(change, seat, _theft_llamas(change.state, action), share=action.borrowing)


def _theft_llamas(state: State, action: Steal) -> int:
    power = state.game.power(PIECE_INDEX[action.walla], Stealing)
    assert power is not None
    return power.llamas


def _placed(perform: Callable[[Change, int, Any], None]) -> Stages:
    """A Placement that needs no approval."""

    def apply(change: Change, seat: int, action: Any, approved: bool) -> None:
        perform(change, seat, action)

    return Stages(apply, spend_placement)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Take, "take {walla} from {ally:walla}", _TURN, _take_options, _take_refusal, _take, _placed(_take)
    ),
    ActionRules(
        Give, "give {walla} to {ally:walla}", _TURN, _give_options, _give_refusal, _give, _placed(_give)
    ),
    ActionRules(Lift, "lift {walla}", _TURN, _lift_options, _lift_refusal, _lift, _placed(_lift)),
    ActionRules(
        Draw,
        "draw {walla}",
        _TURN,
        _draw_options,
        _draw_refusal,
        _draw,
        Stages(_pull_out, spend_placement, trial=_draw_trial),
    ),
    ActionRules(Plunge, "plunge {walla}", _TURN, _plunge_options, _plunge_refusal, _plunge),
    ActionRules(Lay, "lay {walla}", _TURN, _lay_options, _lay_refusal, _lay, _placed(_lay)),
    ActionRules(
        Steal,
        "steal {walla} {tampu,owner:loot} [borrowing {borrowing:number}]",
        _TURN,
        _steal_options,
        _steal_refusal,
        _steal,
        Stages(steal, spend_placement, _pay_theft, steal_trial),
        price=_theft_llamas,
    ),
)
