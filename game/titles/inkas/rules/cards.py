"""What cards of the hand do (section 16), one function for each effect; which card has which is data."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from game.titles.inkas.content.card_effects import (
    Approving,
    Awakening,
    Cancelling,
    CardEffect,
    Drainage,
    Relocating,
    RollingForLlamas,
    SeeingHand,
    Tampu,
)
from game.titles.inkas.content.definitions import CARDS, PIECES, WALLAS, WAMANIS, GainingLlamas
from game.titles.inkas.content.house_rules import Draining, RelocatedWallas
from game.titles.inkas.rules.action_rules import Stages
from game.titles.inkas.rules.actions import (
    Ambush,
    Attack,
    Evoke,
    Fly,
    Hunt,
    Invoke,
    Offer,
    Play,
    Pull,
    Speed,
    Steal,
    Store,
    Strike,
    Transport,
)
from game.titles.inkas.rules.approvals import CANCELLED, CARD, cancelled
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause, Purpose
from game.titles.inkas.rules.events import ApprovalCancelled, ApprovalGiven, CardPlayed
from game.titles.inkas.rules.fixed_order import CARD_INDEX, NOBODY, PIECE_INDEX, WAMANI_INDEX, bits
from game.titles.inkas.rules.pending import Window
from game.titles.inkas.rules.places import may_live_again
from game.titles.inkas.rules.seen_hands import let_choose_of_hand
from game.titles.inkas.rules.state import State


def effect_of(state: State, action: Play) -> CardEffect:
    """What the card that is played does."""
    return state.game.effects[CARD_INDEX[action.card]]


# what a card may name


def plays(state: State, seat: int, card: int) -> Sequence[Play]:
    """All ways in which a seat could play a card now, whatever the moment."""
    match state.game.effects[card]:
        case Tampu():
            return [Play(CARDS[card], PIECES[walla]) for walla in _living(state, state.game.own[seat])]
        case SeeingHand():
            return [
                Play(CARDS[card], ayllu=state.game.ayllus[other].value) for other in opponents(state, seat)
            ]
        case Awakening(sex):
            return [Play(CARDS[card], PIECES[walla]) for walla in _to_wake(state, seat, sex)]
        case Relocating():
            movable = _living(state, _movable(state, seat))
            return [play for walla in movable for play in _ways(card, walla, state.places[walla])]
        case RollingForLlamas() | GainingLlamas() | Drainage() | Approving() | Cancelling():
            return (Play(CARDS[card]),)
    return ()


def can_be_done(state: State, seat: int, action: Play) -> bool:
    """Whether what a card names is still there."""
    return action in plays(state, seat, CARD_INDEX[action.card])


@cache
def _ways(card: int, walla: int, place: int) -> tuple[Play, ...]:
    return tuple(Play(CARDS[card], WALLAS[walla], other) for other in WAMANIS if other != WAMANIS[place])


def _living(state: State, wallas: int) -> list[int]:
    return bits(state.look().alive & wallas)


def _movable(state: State, seat: int) -> int:
    """Whom such a card may move: wallas of the own side, by the house rule any (R-44)."""
    game = state.game
    every = game.house_rules.pacha_mama is RelocatedWallas.ANY
    return game.played | game.wild if every else game.side[seat]


def _to_wake(state: State, seat: int, sex: str) -> Iterator[int]:
    """The dead of the own side and a sex, from wherever (I-16.6); none of an ayllu that is out (R-79)."""
    game = state.game
    for walla in bits(game.side[seat]):
        kind = game.content.wallas[WALLAS[walla]]
        if kind.sex == sex and may_live_again(state.places[walla]) and not state.is_out(game.seat_of[walla]):
            yield walla


def opponents(state: State, seat: int) -> list[int]:
    """The enemies in play, in seat order."""
    game = state.game
    return [
        other
        for other in game.order_from(seat)[1:]
        if not state.is_out(other) and not game.side[seat] & game.own[other]
    ]


# carried out


def _roll_llamas(change: Change, seat: int, action: Play, effect: RollingForLlamas) -> None:
    change.gain(seat, change.roll(seat, Purpose.LLAMAS), Cause.CARD)


def _gain_llamas(change: Change, seat: int, action: Play, effect: GainingLlamas) -> None:
    change.gain(seat, effect.llamas, Cause.CARD)


def _lay_tampu(change: Change, seat: int, action: Play, effect: Tampu) -> None:
    change.lay_tampu(seat, PIECE_INDEX[action.walla], CARD_INDEX[action.card])
    if change.game.alternate:  # llamas of the Ukhu Pacha are stored (I-28.8)
        change.store(seat, change.game.tampu_stored)


def _see_hand(change: Change, seat: int, action: Play, effect: SeeingHand) -> None:
    holder = seat_of_ayllu(change.state, action.ayllu)
    change.see_hand(seat, holder)
    let_choose_of_hand(change, seat, holder, effect.llamas)


def _wake(change: Change, seat: int, action: Play, effect: Awakening) -> None:
    change.revive(PIECE_INDEX[action.walla], Cause.CARD)


def _relocate(change: Change, seat: int, action: Play, effect: Relocating) -> None:
    change.relocate(seat, PIECE_INDEX[action.walla], WAMANI_INDEX[action.wamani])


def _drain(change: Change, seat: int, action: Play, effect: Drainage) -> None:
    """All enemies lose llamas; by the house rule a power or an offering in progress is stopped too (R-45)."""
    for other in opponents(change.state, seat):
        change.gain(other, -min(effect.llamas, change.state.llamas[other]), Cause.CARD)
    below = answered_window(change.state)
    always = change.game.house_rules.urquchillay is Draining.ALWAYS
    if below and always and is_power(below.action):
        _put_below(change, replace(below, stopped=True))


def _approve(change: Change, seat: int, action: Play, effect: Approving) -> None:
    below = answered_window(change.state)
    if below:
        change.emit(ApprovalGiven, seat)
        _put_below(change, replace(below, rolled=(*below.rolled, CARD)))


def _cancel(change: Change, seat: int, action: Play, effect: Cancelling) -> None:
    """The last approval is a refusal; so is a card that would approve (R-60)."""
    below = answered_window(change.state)
    if below is None:
        return
    change.emit(ApprovalCancelled, seat)
    if below.number == 1:
        _put_below(change, replace(below, cancelled=True))
    else:
        _put_below(change, replace(below, rolled=cancelled(below.rolled)))


_EFFECTS: Final[dict[type, Callable[[Change, int, Play, Any], None]]] = {
    RollingForLlamas: _roll_llamas,
    GainingLlamas: _gain_llamas,
    Tampu: _lay_tampu,
    SeeingHand: _see_hand,
    Awakening: _wake,
    Relocating: _relocate,
    Drainage: _drain,
    Approving: _approve,
    Cancelling: _cancel,
}


def seat_of_ayllu(state: State, ayllu: str) -> int:
    """Who leads an ayllu, or NOBODY."""
    names = [one.value for one in state.game.ayllus]
    return names.index(ayllu) if ayllu in names else NOBODY


def answered_window(state: State) -> Window | None:
    """The window that waits for what is done now, if it is an answer."""
    last = state.pending[-1] if state.pending else None
    return last if isinstance(last, Window) else None


def _put_below(change: Change, window: Window) -> None:
    change.pop()
    change.push(window)


def is_power(action: object) -> bool:
    """Whether an action is an offering or the use of a power (notation 3.2)."""
    match action:
        case Attack():
            return action.reach or action.overload
        case Strike():
            return action.overload
    return isinstance(
        action, Offer | Store | Fly | Speed | Transport | Pull | Steal | Ambush | Evoke | Invoke | Hunt
    )


def _tell(change: Change, seat: int, action: Play) -> None:
    """The card leaves the hand before all eyes."""
    other = seat_of_ayllu(change.state, action.ayllu) if action.ayllu else NOBODY
    change.spend_card(seat, CARD_INDEX[action.card])
    change.emit(CardPlayed, seat, action.card, action.walla, action.wamani, other)


def _apply(change: Change, seat: int, action: Play, approved: bool) -> None:
    effect = effect_of(change.state, action)
    _EFFECTS[type(effect)](change, seat, action, effect)


def refuse_instead(change: Change, seat: int) -> None:
    """A card that would have approved and was answered counts as a refusal (R-60)."""
    below = answered_window(change.state)
    if below:
        _put_below(change, replace(below, rolled=(*below.rolled, CARD + CANCELLED)))


def _fails(state: State, seat: int, action: Play, paid: bool) -> bool:
    return not can_be_done(state, seat, action)


PLAYED_CARD: Final = Stages(_apply, tell=_tell, fails=_fails)
