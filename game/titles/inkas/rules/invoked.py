"""Which Legendary power is used, whether it can be, and how its use goes on (I-17.1, notation 2.4)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import CARDS, PIECES
from game.titles.inkas.content.legends import (
    Addition,
    BearerNeed,
    LegendaryKind,
    PowerTarget,
    UserPlace,
)
from game.titles.inkas.rules.acting import acting_refusal, llamas_short, pay
from game.titles.inkas.rules.action_rules import Stages
from game.titles.inkas.rules.actions import Invoke
from game.titles.inkas.rules.battles import answered_attack
from game.titles.inkas.rules.board import PERIPHERAL, suyu_of
from game.titles.inkas.rules.cards import opponents
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.events import PowerInvoked
from game.titles.inkas.rules.fixed_order import INNER, NOBODY, PIECE_INDEX
from game.titles.inkas.rules.lending import funds
from game.titles.inkas.rules.places import is_dead
from game.titles.inkas.rules.power_effects import bring_about, brings_nothing
from game.titles.inkas.rules.power_targets import namings
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.staff_locks import locked_by
from game.titles.inkas.rules.state import State, Step


def kind_of(state: State, action: Invoke) -> LegendaryKind | None:
    """The power that is used, which its user has (R-51)."""
    walla = PIECE_INDEX[action.walla]
    source = PIECE_INDEX[action.source] if action.source else walla
    return next((kind for other, kind in state.game.legends[walla] if other == source), None)


def price(state: State, action: Invoke) -> int:
    """The llamas of a power and of what is bought with it."""
    kind = kind_of(state, action)
    assert kind is not None
    return kind.llamas + (kind.addition.llamas if action.adding and kind.addition else 0)


def has_card(state: State, seat: int) -> bool:
    """Whether a seat holds a card that a power can be used for."""
    return not state.game.invoking.isdisjoint(state.hands[seat])


# whether it can be used


def bars(state: State, user: int, kind: LegendaryKind) -> Refusal | None:
    """Why a power cannot be used where its user and the staff are, whatever it names."""
    place, name = state.places[user], PIECES[user]
    where = {
        UserPlace.CENTRAL: place >= INNER,
        UserPlace.PERIPHERAL: place < PERIPHERAL,
        UserPlace.SUYU: suyu_of(place) >= 0,
    }
    if not where.get(kind.place, True):
        return refuse(Reason.POWER_PLACE, walla=name)
    if not _bears(state, user, kind.bearer):
        return refuse(Reason.POWER_STAFF, walla=name)
    if kind.attacks and (state.step > Step.ATTACK or state.active not in (NOBODY, user)):
        return refuse(Reason.STEP_PAST, question="attack")
    return None


def _bears(state: State, user: int, need: BearerNeed) -> bool:
    """Whether the staff is with whom a power needs it, and can be had there (R-76, I-17.12)."""
    game, bearer = state.game, state.bearer
    if need is BearerNeed.NOTHING:
        return True
    if bearer == NOBODY:
        return False
    seat = game.seat_of[user]
    if need is BearerNeed.STRUCK:  # a bound staff does not save its bearer
        return bool((game.own[seat] | game.enemies[seat]) & ~(1 << user) & 1 << bearer)
    if locked_by(state) != NOBODY:
        return False
    wallas = {BearerNeed.SIDE: game.side[seat], BearerNeed.ENEMY: game.enemies[seat]}
    return bool(wallas.get(need, -1) >> bearer & 1)


def uses(state: State, user: int, source: int, kind: LegendaryKind) -> Iterator[Invoke]:
    """All uses of a power that can be paid for and bring something, with all that they may name; what bars it has been
    asked."""
    for action in _payable(state, user, source, kind):
        if not brings_nothing(state, user, kind, action):
            yield action


def _payable(state: State, user: int, source: int, kind: LegendaryKind) -> Iterator[Invoke]:
    plain = Invoke(PIECES[user], PIECES[source] if source != user else "")
    left = funds(state, state.game.seat_of[user]) - kind.llamas
    if left < 0:
        return
    attacked = answered_attack(state)
    found = namings(state, plain, user, kind.names, attacked)
    yield from found
    more = kind.addition
    if more and more.llamas <= left and _may_add(state, user, more):
        if more.reach is not PowerTarget.NOTHING:
            found = namings(state, plain, user, more.reach, attacked)
        for action in found:
            yield from _added(state, user, more, action)


def _may_add(state: State, user: int, more: Addition) -> bool:
    """Whether what a second part needs of another walla is so."""
    if more.needs is None:
        return True
    place = state.places[PIECE_INDEX[more.needs.walla]]
    return is_dead(place) if more.needs.dead else place == state.places[user]


def _added(state: State, user: int, more: Addition, action: Invoke) -> Iterator[Invoke]:
    """A use of a power with its second part, with whom that may name."""
    seat, game = state.game.seat_of[user], state.game
    if more.foes and not game.enemies[seat] >> PIECE_INDEX[action.named] & 1:
        return
    added = replace(action, adding=more.name)
    if more.names is PowerTarget.NOTHING:
        yield added
        return
    for one in namings(state, added, user, more.names, NOBODY):
        victim = replace(added, victim=one.named)
        if game.side[seat] >> PIECE_INDEX[one.named] & 1:  # the hand of any one enemy
            for other in opponents(state, seat):
                yield replace(victim, ayllu=game.ayllus[other].value)
        else:
            yield victim


def use_refusal(state: State, action: Invoke) -> Refusal | None:
    """Why a power cannot be used so, whatever the moment and the hand."""
    if refused := acting_refusal(state, action.walla):
        return refused
    kind, user = kind_of(state, action), PIECE_INDEX[action.walla]
    if kind is None:
        return refuse(Reason.NO_LEGEND, walla=action.walla)
    if refused := bars(state, user, kind):
        return refused
    more = kind.addition
    if action.adding and (more is None or more.name != action.adding or not _may_add(state, user, more)):
        return refuse(Reason.POWER_ADDITION, walla=action.walla)
    if refused := llamas_short(state, state.decider, price(state, action)):
        return refused
    said = replace(action, borrowing=0)
    source = PIECE_INDEX[action.source] if action.source else user
    found = list(uses(state, user, source, kind))
    if not found:
        return refuse(Reason.POWER_NOTHING, walla=action.walla)
    return None if said in found else refuse(Reason.POWER_NAMES, walla=action.walla)


# how it goes on


def _tell(change: Change, seat: int, action: Invoke) -> None:
    """The card leaves the hand before all eyes."""
    kind = kind_of(change.state, action)
    assert kind is not None
    card = min(card for card in change.state.hands[seat] if card in change.game.invoking)
    change.spend_card(seat, card)
    source, whom, where = action.source, action.whom, action.where
    change.emit(PowerInvoked, seat, action.walla, kind.name, CARDS[card], source, whom, where, action.adding)


def _pay(change: Change, seat: int, action: Invoke) -> None:
    pay(change, seat, price(change.state, action), share=action.borrowing)


def _fails(state: State, seat: int, action: Invoke, paid: bool) -> bool:
    """Whether its user, or what it names, is no longer there; an attack that it answers is still under way."""
    user = PIECE_INDEX[action.walla]
    if state.game.seat_of[user] != seat or kind_of(state, action) is None:
        return True
    return use_refusal(state, action) is not None


def _apply(change: Change, seat: int, action: Invoke, approved: bool) -> None:
    kind = kind_of(change.state, action)
    assert kind is not None
    bring_about(change, PIECE_INDEX[action.walla], kind, action)


INVOKED: Final = Stages(_apply, pay=_pay, tell=_tell, fails=_fails)
