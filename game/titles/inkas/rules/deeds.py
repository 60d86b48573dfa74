"""Every action that others may answer, by its class: how it goes on, and whether it can still be done."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.titles.inkas.rules import (
    ambushes,
    attacks,
    evocation,
    movement,
    offerings,
    staff,
    strikes,
    unveiling,
    wishes,
)
from game.titles.inkas.rules.action_rules import ActionRules, Deed
from game.titles.inkas.rules.actions import Play
from game.titles.inkas.rules.amarus import FOUGHT
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.cards import PLAYED_CARD
from game.titles.inkas.rules.change import put
from game.titles.inkas.rules.pending import Fight, Window
from game.titles.inkas.rules.state import State

_DECLARED: Final[tuple[ActionRules, ...]] = (
    *(*offerings.ACTION_RULES, *movement.ACTION_RULES, *attacks.ACTION_RULES, *staff.ACTION_RULES),
    *(*evocation.ACTION_RULES, *unveiling.ACTION_RULES, *ambushes.ACTION_RULES, *wishes.ACTION_RULES),
    *strikes.ACTION_RULES,
)
_RULES: Final[Mapping[type, ActionRules]] = {rules.action: rules for rules in _DECLARED if rules.deed}
_DEEDS: Final[Mapping[type, Deed]] = {
    **{action: rules.deed for action, rules in _RULES.items() if rules.deed},
    Fight: FOUGHT,
    Play: PLAYED_CARD,
}
_PLENTY: Final = 60  # llamas, where what is paid is not asked for again


def deed_of(window: Window) -> Deed:
    """How the action of a window goes on."""
    return _DEEDS[type(window.action)]


def opens_window(action: object) -> bool:
    """Whether others may answer an action."""
    return type(action) in _DEEDS


def trial_of(state: State, window: Window) -> Trial | None:
    """What is rolled for: with the figures of when the rolling began, or of now."""
    trial = deed_of(window).trial(state, window.by, window.action)
    if trial and window.figures:
        return replace(trial, attack=window.figures[0], defence=window.figures[1])
    return trial


def is_over(state: State, window: Window) -> bool:
    """Whether the action of a window, which is taken away already, is no longer possible (I-16.12)."""
    if window.stopped:
        return True
    paid = window.number > 1
    fails = deed_of(window).fails
    if fails is None:
        return _RULES[type(window.action)].refusal(_as_if(state, window.by, paid), window.action) is not None
    return fails(_as_if(state, window.by, paid), window.by, window.action, paid)


def _as_if(state: State, seat: int, paid: bool) -> State:
    """The state as the actor was asked in it, with the llamas that were paid."""
    twin = state.copy()
    below = twin.pending[-1] if twin.pending else None
    if isinstance(below, Window):
        twin.pending = (*twin.pending[:-1], replace(below, of=seat))
    if paid and seat >= 0:
        twin.llamas = put(twin.llamas, seat, _PLENTY)
    return twin
