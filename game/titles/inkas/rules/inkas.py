"""INKAS as the shell knows its rules."""

from dataclasses import replace
from typing import Final, TypeAlias

from game.core.contract import GameStep
from game.kit.rules.game_rules import GameRules
from game.titles.inkas.rules import engine
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.digest import state_text
from game.titles.inkas.rules.events import CardUnveiled, Event, Rolled
from game.titles.inkas.rules.notation.actions import read_action, write_action
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.setup import opening
from game.titles.inkas.rules.state import State

InkasStep: TypeAlias = GameStep[State, Action, Event]


def _round(state: State) -> int:
    """As if nobody were eliminated: turns are counted, not who had them."""
    return (state.turn - 1) // len(state.game.seats) + 1


def _foretold(event: Event) -> Event:
    """The event without the face or the card that chance would show."""
    if isinstance(event, Rolled):
        return replace(event, face=0)
    return replace(event, card="") if isinstance(event, CardUnveiled) else event


INKAS: Final[GameRules[State, Action, Event]] = GameRules(
    decider=engine.decider,
    offered=engine.legal_actions,
    check=engine.refusal,
    perform=lambda state, seat, action: engine.perform(state, action),
    successor=engine.successor,
    outcome=engine.outcome,
    round=_round,
    observation=observation,
    resample=resample,
    foretold=_foretold,
    reveals=lambda before, action, after: engine.reveals(before, after),
    opening=opening,
    digest=lambda state: state.game.seal.digest(state_text(state)),
    format_action=write_action,
    parse_action=lambda state, text: read_action(text),
)
