"""Offerings (section 11): a sacrifice, lost either way, and what an approval brings."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import (
    Exchanging,
    GainingLlamas,
    Gift,
    OfferingKind,
    OfferingName,
    Reviving,
)
from game.titles.inkas.content.house_rules import ResurrectionTime
from game.titles.inkas.rules.acting import is_threatened, llamas_short, pay
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Offer
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.catalogue import offer
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause, Purpose
from game.titles.inkas.rules.events import OfferingMade
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX, bits
from game.titles.inkas.rules.lending import funds
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.places import in_rebirth, lies, lives, may_live_again
from game.titles.inkas.rules.power_targets import held
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State, Step


def may_be_late(state: State, gift: Gift | None) -> bool:
    """Whether an offering with this gift, or none, may be made ahead of its phase, or by a house rule after it (R-6,
    R-20)."""
    rules = state.game.house_rules
    if state.offered:
        return False
    if state.step is Step.DAWN:
        return isinstance(gift, Reviving)
    if rules.resurrection is ResurrectionTime.ANY_TIME and isinstance(gift, Reviving):
        return True
    # it closes the Action phase, in which a first turn must have placed, and what attacks must have been faced
    if not rules.late_offering or state.first >> state.mover & 1:
        return False
    return not (state.game.advanced and is_threatened(state))


def time_refusal(state: State, gift: Gift | None) -> Refusal | None:
    """Why no offering with this gift, or none, can be made now."""
    if state.step is Step.OFFERING or may_be_late(state, gift):
        return None
    if state.offered:
        return refuse(Reason.OFFERING_MADE)
    if state.step is Step.DAWN:
        return refuse(Reason.REBIRTH_BEFORE)
    return refuse(Reason.STEP_PAST, question="offering")


def _options(state: State) -> Sequence[Offer]:
    found: list[Offer] = []
    if state.step > Step.OFFERING and not state.game.offers_late:
        return found
    for offering in state.game.offerings:
        kind = state.game.content.offerings[offering]
        in_time = state.step is Step.OFFERING or may_be_late(state, kind.gift)
        if in_time and kind.sacrifice.llamas <= funds(state, state.mover):
            found += _of_kind(state, offering, kind)
    return found


def _of_kind(state: State, offering: OfferingName, kind: OfferingKind) -> Iterator[Offer]:
    """All that an offering may name."""
    look, own = state.look(), state.game.own[state.mover]
    if kind.sacrifice.living:
        for walla in bits(look.alive & own & ~held(state)):
            for partner in _gainers(state):
                yield offer(offering, walla, NOBODY, partner)
    elif isinstance(kind.gift, Reviving):
        for walla in to_revive(state, state.mover):
            yield offer(offering, walla, NOBODY, "")
    elif isinstance(kind.gift, Exchanging):
        enemies = bits(look.fallen & state.game.enemies[state.mover] & _in_play(state))
        dead = state.game.side[state.mover] & _in_play(state)
        allies = [walla for walla in bits(dead) if may_live_again(state.places[walla])]
        for enemy in enemies:
            for ally in allies:
                yield offer(offering, enemy, ally, "")
    else:
        for partner in _gainers(state):
            yield offer(offering, NOBODY, NOBODY, partner)


_ALONE: Final = ("",)


def _gainers(state: State) -> tuple[str, ...]:
    """To whom the gain may go: to the mover, or its partner by name."""
    other = _partner_in(state, state.mover)
    return _ALONE if other == NOBODY else ("", state.game.ayllus[other].value)


def _partner_in(state: State, seat: int) -> int:
    """The partner of a seat that is in play, or NOBODY."""
    partner = state.game.partners[seat]
    return NOBODY if partner == NOBODY or state.is_out(partner) else partner


def to_revive(state: State, seat: int) -> list[int]:
    """The own dead whom an offering or a wish may wake: on the board, or on the tray (I-11.3 to I-11.5, I-15.2)."""
    places = state.places
    if not state.game.kind.tray:
        return bits(state.look().fallen & state.game.own[seat])
    return [walla for walla in state.game.wallas_of[seat] if lies(places[walla]) or in_rebirth(places[walla])]


def _in_play(state: State) -> int:
    """The wallas of seats that are not out (R-79)."""
    return sum(own for seat, own in enumerate(state.game.own) if not state.is_out(seat))


def _refusal(state: State, action: Offer) -> Refusal | None:
    if action.offering not in state.game.offerings:
        return refuse(Reason.NO_OFFERING, offering=action.offering)
    kind = state.game.content.offerings[action.offering]
    return (
        time_refusal(state, kind.gift)
        or _gainer_refusal(state, action.partner)
        or llamas_short(state, state.mover, kind.sacrifice.llamas)
        or _named_refusal(state, action, kind)
    )


def _gainer_refusal(state: State, ayllu: str) -> Refusal | None:
    """Why the gain cannot go to this ayllu."""
    if not ayllu:
        return None
    partner = _partner_in(state, state.mover)
    if partner == NOBODY:
        return refuse(Reason.NO_PARTNER)
    return None if state.game.ayllus[partner] == ayllu else refuse(Reason.NOT_PARTNER, ayllu=ayllu)


def _named_refusal(state: State, action: Offer, kind: OfferingKind) -> Refusal | None:
    """What is wrong with the wallas that an offering names."""
    if not action.walla:
        return None
    own = state.game.wallas_of[state.mover]
    walla = PIECE_INDEX[action.walla]
    if isinstance(kind.gift, Exchanging):
        return _exchange_refusal(state, action)
    if walla not in own:
        return refuse(Reason.NOT_OWN, walla=action.walla)
    if kind.sacrifice.living:
        if held(state) >> walla & 1:
            return refuse(Reason.HELD, walla=action.walla)
        alive = lives(state.places[walla])
        return None if alive else refuse(Reason.NOT_ALIVE_HERE, walla=action.walla)
    dead = walla in to_revive(state, state.mover)
    return None if dead else refuse(Reason.NOT_LYING, walla=action.walla)


def _exchange_refusal(state: State, action: Offer) -> Refusal | None:
    enemy, ally = PIECE_INDEX[action.walla], PIECE_INDEX[action.ally]
    if not state.game.enemies[state.mover] >> enemy & 1:
        return refuse(Reason.NOT_ENEMY, walla=action.walla)
    if not lies(state.places[enemy]):
        return refuse(Reason.NOT_LYING, walla=action.walla)
    if state.is_out(state.game.seat_of[enemy]):
        return refuse(Reason.OWNER_OUT, walla=action.walla)
    if not state.game.side[state.mover] >> ally & 1:
        return refuse(Reason.NOT_ALLY, walla=action.ally)
    if state.is_out(state.game.seat_of[ally]):
        return refuse(Reason.OWNER_OUT, walla=action.ally)
    return None if may_live_again(state.places[ally]) else refuse(Reason.NOT_DEAD, walla=action.ally)


def _offer(change: Change, seat: int, action: Offer) -> None:
    """Announced, sacrificed, rolled for (I-11.1)."""
    kind = change.game.content.offerings[action.offering]
    use_offering(change, kind.gift)
    _tell(change, seat, action)
    _give_up(change, seat, action, kind)
    if change.approved(seat, Purpose.OFFERING):
        _receive(change, seat, action, True)


def _tell(change: Change, seat: int, action: Offer) -> None:
    change.emit(OfferingMade, seat, action.offering, action.walla, action.ally)


def _sacrifice(change: Change, seat: int, action: Offer) -> None:
    """What is lost either way."""
    _give_up(change, seat, action, change.game.content.offerings[action.offering])


def _give_up(change: Change, seat: int, action: Offer, kind: OfferingKind) -> None:
    pay(change, seat, kind.sacrifice.llamas, Cause.OFFERING, action.borrowing)
    if kind.sacrifice.living:
        change.banish(PIECE_INDEX[action.walla])


def _trial(state: State, seat: int, action: Offer) -> Trial:
    return Trial(seat, Purpose.OFFERING)


def _fails(state: State, seat: int, action: Offer, paid: bool) -> bool:
    """Whether what it names, or its llamas, are no longer there."""
    kind = state.game.content.offerings[action.offering]
    if paid:
        return not kind.sacrifice.living and _named_refusal(state, action, kind) is not None
    short = llamas_short(state, seat, kind.sacrifice.llamas)
    return short is not None or _named_refusal(state, action, kind) is not None


def _receive(change: Change, seat: int, action: Offer, approved: bool) -> None:
    """What an approval brings."""
    if not approved:
        return
    match change.game.content.offerings[action.offering].gift:
        case Reviving():
            change.revive(PIECE_INDEX[action.walla], Cause.OFFERING)
        case GainingLlamas(llamas):
            change.gain(change.game.partners[seat] if action.partner else seat, llamas, Cause.OFFERING)
        case Exchanging():
            change.exchange(PIECE_INDEX[action.walla], PIECE_INDEX[action.ally])


def _spend(change: Change, seat: int, action: Offer) -> None:
    """The turn's offering is used up."""
    use_offering(change, change.game.content.offerings[action.offering].gift)


def use_offering(change: Change, gift: Gift | None) -> None:
    """The turn's offering is used up; after its phase it may close the Action phase (I-6.2, R-20)."""
    state, rules = change.state, change.game.house_rules
    if state.step is Step.DAWN:
        change.note_offering()
        return
    any_time = rules.resurrection is ResurrectionTime.ANY_TIME
    if state.step is Step.OFFERING:
        change.reach(Step.MOVE)
    elif not (any_time and isinstance(gift, Reviving)):
        change.reach(Step.UNVEILING)
    if any_time or rules.late_offering:
        change.note_offering()


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Offer,
        "offer {offering,walla,ally,partner,borrowing:offering}",
        (Question.TURN, Question.DAWN),
        _options,
        _refusal,
        _offer,
        Stages(_receive, _spend, _sacrifice, _trial, _tell, _fails),
        price=lambda state, action: state.game.content.offerings[action.offering].sacrifice.llamas,
    ),
)
