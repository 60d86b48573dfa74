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
    """Ask what is taken of a hand, unless nothing can be (R-74), or a led ayllu would leave it (I-27.8).

    Without a price it is only exchanged.
    """
    state = change.state
    if change.game.is_led(seat) and taken_of_hand(state, seat, holder, price) is None:
        return
    if state.hands[holder] and (state.hands[seat] or (price and funds(state, seat) >= price)):
        change.push(HandAsked(seat, holder, price))


def taken_of_hand(state: State, seat: int, holder: int, price: int) -> Swap | Seize | None:
    """What a led ayllu takes of a hand that it sees: a map piece that it lacks; None where it leaves it (row Q5)."""
    pieces, own = state.game.pieces, state.hands[seat]
    had = {pieces[card] for card in own if card in pieces}
    lacking = [card for card in state.hands[holder] if card in pieces and pieces[card] not in had]
    if not lacking:
        return None
    wanted = CARDS[min(lacking, key=lambda card: pieces[card])]
    if state.llamas[seat] >= price:
        return Seize(wanted)
    twice = [card for card in own if card in pieces and own.count(card) > 1]
    spare = twice or [card for card in own if card not in pieces]
    return Swap(CARDS[spare[0]], wanted) if spare else None


def _asked(state: State) -> HandAsked:
    asked = state.pending[-1]
    assert isinstance(asked, HandAsked)
    return asked


def _lie_open(change: Change, seat: int, holder: int) -> bool:
    """Whether both hands lie open, so that all see what goes from one to the other (I-27.4)."""
    return change.game.is_led(seat) and change.game.is_led(holder)


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
    shown = _lie_open(change, seat, asked.hand)
    change.emit(CardSeized, seat, asked.hand, action.other, action.own, True, shown)


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
    change.emit(CardSeized, seat, asked.hand, action.card, "", False, _lie_open(change, seat, asked.hand))


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
