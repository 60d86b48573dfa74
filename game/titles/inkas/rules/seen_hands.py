"""A hand that is seen: a card of it is exchanged, taken for llamas, or nothing (section 16)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import CARDS
from game.titles.inkas.rules.acting import llamas_short, pay
from game.titles.inkas.rules.action_rules import ActionRules
from game.titles.inkas.rules.actions import Leave, Seize, Swap
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause
from game.titles.inkas.rules.events import CardSeized, HandLeft
from game.titles.inkas.rules.fixed_order import CARD_INDEX
from game.titles.inkas.rules.lending import funds
from game.titles.inkas.rules.pending import HandAsked, Question
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State

_ASKED = (Question.SEEN_HAND,)
_LEAVE = (Leave(),)


def let_choose_of_hand(change: Change, seat: int, holder: int, price: int) -> None:
    """Ask what is taken of a hand, unless nothing can be (R-74); without a price it is only exchanged."""
    state = change.state
    if state.hands[holder] and (state.hands[seat] or (price and funds(state, seat) >= price)):
        change.push(HandAsked(seat, holder, price))


def _asked(state: State) -> HandAsked:
    asked = state.pending[-1]
    assert isinstance(asked, HandAsked)
    return asked


def _swap_options(state: State) -> Sequence[Swap]:
    asked = _asked(state)
    own, others = (sorted(set(state.hands[seat])) for seat in (asked.of, asked.hand))
    return [Swap(CARDS[mine], CARDS[theirs]) for mine in own for theirs in others]


def _swap_refusal(state: State, action: Swap) -> Refusal | None:
    asked = _asked(state)
    if CARD_INDEX[action.own] not in state.hands[asked.of]:
        return refuse(Reason.NOT_IN_HAND, card=action.own)
    there = CARD_INDEX[action.other] in state.hands[asked.hand]
    return None if there else refuse(Reason.NOT_IN_HAND, card=action.other)


def _swap(change: Change, seat: int, action: Swap) -> None:
    asked = change.pop()
    assert isinstance(asked, HandAsked)
    change.swap_cards(seat, CARD_INDEX[action.own], asked.hand, CARD_INDEX[action.other])
    change.emit(CardSeized, seat, asked.hand, action.other, action.own, True)


def _seize_options(state: State) -> Sequence[Seize]:
    asked = _asked(state)
    if not asked.price or funds(state, asked.of) < asked.price:
        return ()
    return [Seize(CARDS[card]) for card in sorted(set(state.hands[asked.hand]))]


def _seize_refusal(state: State, action: Seize) -> Refusal | None:
    asked = _asked(state)
    if CARD_INDEX[action.card] not in state.hands[asked.hand]:
        return refuse(Reason.NOT_IN_HAND, card=action.card)
    if not asked.price:  # it may only be exchanged
        return refuse(Reason.NOT_THE_MOMENT, card=action.card)
    return llamas_short(state, asked.of, asked.price)


def _seize(change: Change, seat: int, action: Seize) -> None:
    asked = change.pop()
    assert isinstance(asked, HandAsked)
    pay(change, seat, asked.price, Cause.CARD, action.borrowing)
    change.hand_over(asked.hand, seat, CARD_INDEX[action.card])
    change.emit(CardSeized, seat, asked.hand, action.card, "", False)


def _leave_options(state: State) -> Sequence[Leave]:
    return _LEAVE


def _leave_refusal(state: State, action: Leave) -> Refusal | None:
    return None


def _leave(change: Change, seat: int, action: Leave) -> None:
    change.pop()
    change.emit(HandLeft, seat)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Swap, "swap {own:card} for {other:card}", _ASKED, _swap_options, _swap_refusal, _swap, advanced=True
    ),
    ActionRules(
        Seize,
        "seize {card} [borrowing {borrowing:number}]",
        _ASKED,
        _seize_options,
        _seize_refusal,
        _seize,
        advanced=True,
        price=lambda state, action: _asked(state).price,
    ),
    ActionRules(Leave, "leave", _ASKED, _leave_options, _leave_refusal, _leave, advanced=True),
)
