"""Llamas that are stored for good in an alternate quest: as an offering, without an approval (I-28.8)."""

from collections.abc import Sequence
from typing import Final

from game.core.contract import Refusal
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Store
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Cause
from game.titles.inkas.rules.offerings import time_refusal, use_offering
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State, Step

_BOUNDLESS: Final = 60


def _options(state: State) -> Sequence[Store]:
    if not state.game.alternate or (state.step is not Step.OFFERING and time_refusal(state, None)):
        return ()
    most = min(state.game.most_stored, state.llamas[state.mover], _room(state))
    return [Store(llamas) for llamas in range(1, most + 1)]


def _room(state: State) -> int:
    """For how many more llamas the flags of the mover have room."""
    assert state.pursuit is not None
    seat, by_flag = state.mover, state.game.stored_by_flag
    return max(0, by_flag * state.flags.count(seat) - state.pursuit.stored[seat]) if by_flag else _BOUNDLESS


def _refusal(state: State, action: Store) -> Refusal | None:
    if not state.game.alternate:
        return refuse(Reason.NO_STORE)
    if refused := time_refusal(state, None):
        return refused
    if action.llamas > state.game.most_stored:
        return refuse(Reason.STORED_TOO_MUCH, most=state.game.most_stored)
    if action.llamas > _room(state):
        return refuse(Reason.STORE_FULL, room=state.game.stored_by_flag)
    count = state.llamas[state.mover]
    short = count < action.llamas
    return refuse(Reason.LLAMAS_SHORT, need=action.llamas, count=count) if short else None


def _spend(change: Change, seat: int, action: Store) -> None:
    use_offering(change, None)


def _store(change: Change, seat: int, action: Store) -> None:
    _spend(change, seat, action)
    _lay_aside(change, seat, action, True)


def _lay_aside(change: Change, seat: int, action: Store, approved: bool) -> None:
    change.gain(seat, -action.llamas, Cause.STORE)
    change.store(seat, action.llamas)


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Store,
        "offer store {llamas:number}",
        (Question.TURN,),
        _options,
        _refusal,
        _store,
        Stages(_lay_aside, _spend),
    ),
)
