"""INKAS as the shell knows its rules."""

from dataclasses import replace
from typing import Final, TypeAlias

from game.core.contract import GameStep
from game.kit.rules.game_rules import GameRules
from game.titles.inkas.rules import engine, invoking
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.digest import state_text
from game.titles.inkas.rules.events import (
    CardSeized,
    CardTaken,
    CardUnveiled,
    DieNamed,
    Event,
    GoalsDrawn,
    HandSeen,
    Rolled,
)
from game.titles.inkas.rules.notation.actions import covered_line, read_action, write_action
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.setup import opening
from game.titles.inkas.rules.state import State

InkasStep: TypeAlias = GameStep[State, Action, Event]


def _foretold(event: Event) -> Event | None:
    """The event without the face or the card that chance would show, and not whom the die would name."""
    if isinstance(event, DieNamed):
        return None
    if isinstance(event, Rolled):
        return replace(event, face=0)
    return replace(event, card="") if isinstance(event, CardUnveiled | CardTaken) else event


def _seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat sees it: cards that only go through other hands are not named (I-5.11, R-93)."""
    match event:
        case CardTaken() if seat != event.seat and not event.shown:
            return replace(event, card="")
        case GoalsDrawn() if seat != event.seat:
            return replace(event, goals=("",) * len(event.goals))
        case HandSeen() if seat != event.seat:
            return replace(event, cards=())
        case CardSeized() if seat not in (event.seat, event.other) and not event.shown:
            return replace(event, card="", given="")
    return event


INKAS: Final[GameRules[State, Action, Event]] = GameRules(
    decider=engine.decider,
    offered=engine.legal_actions,
    check=engine.refusal,
    perform=lambda state, seat, action: engine.perform(state, action),
    successor=engine.successor,
    outcome=engine.outcome,
    round=lambda state: state.round,
    observation=observation,
    resample=resample,
    foretold=_foretold,
    seen_by=_seen_by,
    reveals=lambda before, action, after: (
        engine.reveals(before, after) or engine.asks_hands(before, action, after)
    ),
    interjections=invoking.stops_of,
    passing=engine.passing,
    opening=opening,
    digest=lambda state: state.game.seal.digest(state_text(state)),
    format_action=write_action,
    covered_line=covered_line,
    parse_action=lambda state, text: read_action(text),
)
