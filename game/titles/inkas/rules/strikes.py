"""Striking back at a god or an Amaru that was survived (I-15.6, I-15.13, R-30, R-56)."""

from collections.abc import Sequence

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES, WAMANIS, Power, Striking
from game.titles.inkas.rules.acting import llamas_short, pay
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Strike
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.battles import attack_figure, defeat, defence_figure
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Purpose
from game.titles.inkas.rules.events import AttackAnnounced
from game.titles.inkas.rules.lending import funds
from game.titles.inkas.rules.pending import Question, StrikeAsked
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State


def let_strike(change: Change, walla: int, against: int) -> None:
    """Who survived and could attack is asked whether it strikes back."""
    state = change.state
    here = state.places[walla] == state.places[against]
    if here and not state.look().paralysed >> walla & 1:
        change.push(StrikeAsked(change.game.seat_of[walla], walla, against))


def asked_strike(state: State) -> StrikeAsked:
    """Who is asked to strike, below what is done about it."""
    return next(entry for entry in reversed(state.pending) if isinstance(entry, StrikeAsked))


def _overload(state: State) -> Power | None:
    return state.game.strike(asked_strike(state).finder, overload=True)


def _options(state: State) -> Sequence[Strike]:
    power = _overload(state)
    more = power is not None and power.llamas <= funds(state, asked_strike(state).of)
    return (Strike(), Strike(True)) if more else (Strike(),)


def _refusal(state: State, action: Strike) -> Refusal | None:
    asked = asked_strike(state)
    if state.places[asked.finder] != state.places[asked.against]:
        return refuse(Reason.OUT_OF_REACH, walla=PIECES[asked.against])
    if state.look().paralysed >> asked.finder & 1:
        return refuse(Reason.PARALYSED, walla=PIECES[asked.finder])
    if not action.overload:
        return None
    power = _overload(state)
    if power is None:
        return refuse(Reason.NO_POWER, walla=PIECES[asked.finder], power="overload")
    return llamas_short(state, asked.of, power.llamas)


def _tell(change: Change, seat: int, action: Strike) -> None:
    asked = asked_strike(change.state)
    place = WAMANIS[change.state.places[asked.against]]
    word = "overload" if action.overload else ""
    change.emit(AttackAnnounced, seat, PIECES[asked.finder], PIECES[asked.against], place, word)


def _pay(change: Change, seat: int, action: Strike) -> None:
    pay(change, seat, _price(change.state, action), share=action.borrowing)


def _price(state: State, action: Strike) -> int:
    power = _overload(state) if action.overload else None
    return power.llamas if power else 0


def _trial(state: State, seat: int, action: Strike) -> Trial:
    asked, figure = asked_strike(state), 0
    power = _overload(state) if action.overload else None
    if power and isinstance(power.effect, Striking):
        figure = power.effect.attack
    attack = attack_figure(state, asked.finder, figure)
    return Trial(seat, Purpose.BATTLE, attack, defence_figure(state, asked.against))


def _strike(change: Change, seat: int, action: Strike, success: bool) -> None:
    asked = change.pop()
    assert isinstance(asked, StrikeAsked)
    defeat(change, asked.finder, asked.against, success)


def _never(change: Change, seat: int, action: Strike) -> None:
    """Where nobody strikes back, nobody is asked."""


ACTION_RULES: tuple[ActionRules, ...] = (
    ActionRules(
        Strike,
        "strike [overload [borrowing {borrowing:number}]]",
        (Question.STRIKE,),
        _options,
        _refusal,
        _never,
        Stages(_strike, pay=_pay, trial=_trial, tell=_tell),
        advanced=True,
        price=_price,
    ),
)
