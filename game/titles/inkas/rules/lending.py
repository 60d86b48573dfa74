"""Llamas of a partner (I-18.2, R-41): what a seat can pay with them, and the partner's consent."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.contract import Refusal
from game.titles.inkas.rules.actions import Action, Agree, Borrowing, Stop
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.events import LendingAnswered, LendingAsked
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.pending import ConsentAsked, Fight, HandAsked, Window
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State


def purse(state: State, seat: int) -> int:
    """The llamas with which a seat can pay without asking: its own, those of a common purse."""
    own = state.llamas[seat]
    return own + partner_llamas(state, seat) if state.game.common_purse else own


def funds(state: State, seat: int) -> int:
    """The llamas with which a seat may pay, those that its partner may lend among them."""
    own = state.llamas[seat]
    return own + lendable(state, seat) if state.game.alliance else own


def lendable(state: State, seat: int) -> int:
    """The llamas of a partner that is in and has not declined this turn."""
    return 0 if state.declined else partner_llamas(state, seat)


def partner_llamas(state: State, seat: int) -> int:
    """The llamas of a partner that is in."""
    partner = state.game.partners[seat]
    return 0 if partner == NOBODY or state.is_out(partner) else state.llamas[partner]


def borrowed(action: Action | Fight) -> int:
    """How many of the llamas for an action are the partner's."""
    share: int = getattr(action, "borrowing", 0)
    return share


def borrowing(action: Action, share: int) -> Action:
    """The action with so many llamas of the partner's."""
    return replace(action, borrowing=share) if isinstance(action, Borrowing) else action


def with_loans(state: State, action: Action, price: int) -> Sequence[Action]:
    """An action of this price by all shares of the partner with which who decides can pay it."""
    seat = state.decider
    least = max(0, price - state.llamas[seat])
    shares = range(least, min(price, lendable(state, seat)) + 1)
    return [borrowing(action, share) if share else action for share in shares]


def loan_refusal(state: State, seat: int, share: int) -> Refusal | None:
    """Why a seat cannot borrow so many llamas, whatever for."""
    partner = state.game.partners[seat] if state.game.players else NOBODY
    if partner == NOBODY or state.is_out(partner):
        return refuse(Reason.NO_PARTNER)
    if not state.game.asks_partners:
        return refuse(Reason.PURSE_COMMON)
    if state.declined:
        return refuse(Reason.LENDING_DECLINED)
    count = state.llamas[partner]
    return None if count >= share else refuse(Reason.PARTNER_SHORT, count=count)


def settled(change: Change, action: Action) -> Action | None:
    """What is done now: the action, or that for which the partner lends; nothing while it is asked, or has declined."""
    state = change.state
    asked = state.pending[-1] if state.pending else None
    if isinstance(asked, ConsentAsked) and not isinstance(action, Stop):  # which leaves the question
        return _answered(change, asked, agrees=isinstance(action, Agree))
    share = borrowed(action)
    if not share:
        return action
    partner = change.game.partners[state.decider]
    change.emit(LendingAsked, state.decider, partner, share)
    change.push(ConsentAsked(partner, action))
    return None


def _answered(change: Change, asked: ConsentAsked, *, agrees: bool) -> Action | None:
    """The partner has answered. Declined, who asked does something else, if there is anything."""
    change.pop()
    change.emit(LendingAnswered, asked.of, agrees)
    if agrees:
        return asked.action
    change.note_declined()
    state = change.state
    match state.pending[-1] if state.pending else None:
        case Window() as window:
            change.pop()
            change.push(replace(window, of=NOBODY))
        case HandAsked(of=seat, price=price) if not state.hands[seat] and state.llamas[seat] < price:
            change.pop()
    return None
