"""Whom an action touches, so that its side may answer it (notation 3.2)."""

from collections.abc import Iterator

from game.titles.inkas.content.card_effects import Cancelling, Drainage, SeeingHand
from game.titles.inkas.content.definitions import WALLAS
from game.titles.inkas.rules.actions import Evoke, Invoke, Play, Plunge, Steal, Wish
from game.titles.inkas.rules.cards import effect_of, opponents, seat_of_ayllu
from game.titles.inkas.rules.fixed_order import NOBODY, PIECE_INDEX
from game.titles.inkas.rules.invoked import kind_of
from game.titles.inkas.rules.pending import Fight, Window
from game.titles.inkas.rules.power_effects import touched_by
from game.titles.inkas.rules.state import State


def touched(state: State, window: Window) -> int:
    """The seats that an action touches, as a mask (notation 3.2)."""
    action = window.action
    turned = _mask(state.game.seat_of[window.target]) if window.target != NOBODY else 0
    if isinstance(action, Fight):
        return turned | _touched_by_fight(state, action)
    if isinstance(action, Invoke):
        return _touched_by_power(state, window, action)
    found = turned
    for name in _named(action):
        found |= _mask(state.game.seat_of[PIECE_INDEX[name]])
    made = action.action if isinstance(action, Evoke) else action
    if _takes_staff(made) and state.bearer != NOBODY:
        found |= _mask(state.game.seat_of[state.bearer])
    if isinstance(made, Plunge):  # the flag that it would replace (I-28.7)
        found |= _mask(state.flags[state.places[PIECE_INDEX[made.walla]]])
    if isinstance(made, Play):
        found |= _touched_by_card(state, window, made)
    return found


def _takes_staff(action: object) -> bool:
    """Whether an action brings the staff from wherever it is to who acts."""
    match action:
        case Steal(tampu=tampu):
            return not tampu
        case Wish(staff=staff):
            return staff
    return False


def _touched_by_fight(state: State, fight: Fight) -> int:
    found = _mask(state.game.seat_of[fight.walla])
    if fight.woken and fight.amaru >= len(WALLAS):
        here = state.look().here(fight.place)
        for seat, own in enumerate(state.game.own):
            if here & own and state.game.foes[seat] >> fight.amaru & 1:
                found |= 1 << seat
    return found


def _touched_by_card(state: State, window: Window, action: Play) -> int:
    """The hand that is seen, the llamas that are lost, the roll that is cancelled."""
    match effect_of(state, action):
        case SeeingHand():
            return _mask(seat_of_ayllu(state, action.ayllu))
        case Drainage():
            return sum(1 << seat for seat in opponents(state, window.by) if state.llamas[seat])
        case Cancelling():
            at = state.pending.index(window)
            below = state.pending[at - 1] if at else None
            if isinstance(below, Window):
                fight = below.action
                roller = state.game.seat_of[fight.walla] if isinstance(fight, Fight) else below.by
                return _mask(roller)
    return 0


def _touched_by_power(state: State, window: Window, action: Invoke) -> int:
    """Whom it reaches, and whose hand is seen (notation 3.2)."""
    kind = kind_of(state, action)
    if kind is None:
        return 0
    at = state.pending.index(window) if window in state.pending else 0
    below = state.pending[at - 1] if at else None
    answered = below if isinstance(below, Window) else None
    reached = touched_by(state, PIECE_INDEX[action.walla], kind, action, answered).all
    found = _mask(seat_of_ayllu(state, action.ayllu)) if action.ayllu else 0
    return found | sum(1 << seat for seat, own in enumerate(state.game.own) if own & reached)


def _mask(seat: int) -> int:
    return 1 << seat if seat != NOBODY else 0


def _named(action: object) -> Iterator[str]:
    """The pieces that an action names."""
    for field in action.__slots__ if hasattr(action, "__slots__") else ():
        value = getattr(action, field)
        if isinstance(value, str):
            if value in PIECE_INDEX:
                yield value
        elif isinstance(value, tuple):
            yield from value
        elif value is not None and not isinstance(value, bool | int):
            yield from _named(value)
