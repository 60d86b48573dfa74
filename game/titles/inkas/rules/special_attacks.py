"""Attacks that are part of a Legendary power, and attacks that were turned on another walla (R-72, R-88)."""

from typing import Final

from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.rules.action_rules import Stages
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.battles import (
    attack_figure,
    attacked,
    defeat,
    defence_figure,
    pay_attack,
    spend_attack,
    strike_of,
)
from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Purpose
from game.titles.inkas.rules.events import Withstood
from game.titles.inkas.rules.fixed_order import NOBODY, PLAYED, WALLA_COUNT
from game.titles.inkas.rules.hunts import let_hunt
from game.titles.inkas.rules.pending import Fight, Inside, Special
from game.titles.inkas.rules.places import lies, lives
from game.titles.inkas.rules.state import State


def _target(special: Special) -> int:
    """Whom the attack is directed at now."""
    return attacked(special.action) if special.target == NOBODY else special.target


def _attacker(state: State, action: Action | Fight) -> int:
    return action.amaru if isinstance(action, Fight) else strike_of(state.game, action).walla


def _pay(change: Change, by: int, special: Special) -> None:
    if not isinstance(special.action, Fight) and special.inside is None:
        pay_attack(change, by, special.action)


def _spend(change: Change, by: int, special: Special) -> None:
    """An attack of a turn, or an ambush, is used up; one inside a power uses up nothing (I-17.2)."""
    if not isinstance(special.action, Fight) and special.inside is None:
        spend_attack(change, by, special.action)


def _trial(state: State, by: int, special: Special) -> Trial:
    """The battle with the figures of who is attacked now, whose Apu rolls where it fights for its life."""
    target, action = _target(special), special.action
    defence = defence_figure(state, target)
    if isinstance(action, Fight):
        if action.amaru < PLAYED:
            return Trial(state.game.seat_of[target], Purpose.SURVIVAL)
        attack = attack_figure(state, action.amaru)
        return Trial(state.game.seat_of[target], Purpose.SURVIVAL, attack, defence)
    strike = strike_of(state.game, action)
    figure = state.game.assailing[special.inside] if special.inside else strike.figure
    return Trial(by, Purpose.BATTLE, attack_figure(state, strike.walla, figure), defence)


def _fails(state: State, by: int, special: Special, paid: bool) -> bool:
    """Whether the attacker or the attacked one is gone, or who attacks was paralysed by a power; reach does not count
    where an attack was turned."""
    action, target = special.action, _target(special)
    attacker, place = _attacker(state, action), state.places[target]
    if not lives(place):
        return True
    if isinstance(action, Fight):
        return action.amaru >= PLAYED and state.places[attacker] != action.place
    if state.game.seat_of[attacker] != by or not lives(state.places[attacker]):
        return True
    if state.look().numbed >> attacker & 1:
        return True
    return special.target == NOBODY and place != state.places[attacker]


def _apply(change: Change, by: int, special: Special, success: bool) -> None:
    target, action = _target(special), special.action
    attacker = _attacker(change.state, action)
    if not isinstance(action, Fight):
        defeat(change, attacker, target, success)
    elif success:
        change.emit(Withstood, PIECES[target], PIECES[attacker])
    elif attacker >= WALLA_COUNT:
        change.banish(target)
    else:
        change.kill(target, attacker)
    if special.inside is Inside.PREDATOR and success and lies(change.state.places[target]):
        let_hunt(change, by, attacker)


SPECIAL: Final = Stages(_apply, _spend, _pay, _trial, fails=_fails)
