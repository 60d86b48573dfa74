"""Every action that others may answer, by its class: how it goes on, and whether it can still be done."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.titles.inkas.rules import (
    ambushes,
    attacks,
    evocation,
    hunts,
    movement,
    offerings,
    staff,
    strikes,
    unveiling,
    wishes,
)
from game.titles.inkas.rules.action_rules import ActionRules, Stages
from game.titles.inkas.rules.actions import Invoke, Play
from game.titles.inkas.rules.amarus import FOUGHT
from game.titles.inkas.rules.approvals import Trial
from game.titles.inkas.rules.cards import PLAYED_CARD
from game.titles.inkas.rules.change import as_asked, as_lent
from game.titles.inkas.rules.invoked import INVOKED
from game.titles.inkas.rules.lending import borrowed, partner_llamas
from game.titles.inkas.rules.pending import Fight, Special, Window
from game.titles.inkas.rules.special_attacks import SPECIAL
from game.titles.inkas.rules.state import State

_DECLARED: Final[tuple[ActionRules, ...]] = (
    *(*offerings.ACTION_RULES, *movement.ACTION_RULES, *attacks.ACTION_RULES, *staff.ACTION_RULES),
    *(*evocation.ACTION_RULES, *unveiling.ACTION_RULES, *ambushes.ACTION_RULES, *wishes.ACTION_RULES),
    *(*strikes.ACTION_RULES, *hunts.ACTION_RULES),
)
_RULES: Final[Mapping[type, ActionRules]] = {rules.action: rules for rules in _DECLARED if rules.stages}
_STAGES: Final[Mapping[type, Stages]] = {
    **{action: rules.stages for action, rules in _RULES.items() if rules.stages},
    Fight: FOUGHT,
    Play: PLAYED_CARD,
    Invoke: INVOKED,
    Special: SPECIAL,
}


def stages_of(window: Window) -> Stages:
    """How the action of a window goes on."""
    return _STAGES[type(window.made)]


def opens_window(action: object) -> bool:
    """Whether others may answer an action."""
    return type(action) in _STAGES


def trial_of(state: State, window: Window) -> Trial | None:
    """What is rolled for: with the figures of when the rolling began, or of now."""
    trial = stages_of(window).trial(state, window.by, window.made)
    if trial and window.figures:
        return replace(trial, attack=window.figures[0], defence=window.figures[1])
    return trial


def is_over(state: State, window: Window) -> bool:
    """Whether the action of a window, which is taken away already, is no longer possible (I-16.12)."""
    if window.stopped:
        return True
    paid = window.number > 1
    there = as_asked(state, window.by, paid=paid)
    if not paid and (share := borrowed(window.action)):
        if partner_llamas(state, window.by) < share:
            return True
        there = as_lent(there, window.by, share)
    fails = stages_of(window).fails
    if fails is None:
        return _RULES[type(window.action)].refusal(there, window.action) is not None
    return fails(there, window.by, window.made, paid)
