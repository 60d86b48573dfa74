"""Wiraqocha as the shell knows its rules."""

from dataclasses import replace
from typing import Final, TypeAlias

from game.core.contract import GameStep, SeenStep
from game.kit.rules.game_rules import GameRules
from game.titles.wiraqocha.rules import engine
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.dice import UNTHROWN
from game.titles.wiraqocha.rules.digest import state_text
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import CardRevealed, DiceRolled, DieAdded, DieChanged, Event
from game.titles.wiraqocha.rules.notation.actions import TEXT_FORMS, parse_action
from game.titles.wiraqocha.rules.observation import observation, resample
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.state import State

WiraqochaStep: TypeAlias = GameStep[State, Action, Event]
SeenWiraqochaStep: TypeAlias = SeenStep[State, Event]


def _foretold(event: Event) -> Event | None:
    """The event with dice that show nothing (`UNTHROWN`); none for a card that would be turned up."""
    match event:
        case DiceRolled():
            return replace(event, faces=(UNTHROWN,) * len(event.faces))
        case DieAdded():
            return replace(event, face=UNTHROWN)
        case DieChanged(cause=Cause.REROLL):
            return replace(event, after=UNTHROWN)
        case CardRevealed():
            return None
    return event


WIRAQOCHA: Final[GameRules[State, Action, Event]] = GameRules(
    decider=engine.decider,
    offered=engine.legal_actions,
    check=engine.refusal,
    perform=lambda state, seat, action: engine.perform(state, action),
    successor=engine.successor,
    outcome=engine.outcome,
    round=round_now,
    observation=lambda state, seat: observation(state),
    resample=resample,
    foretold=_foretold,
    reveals=lambda before, action, after: engine.reveals(before, after),
    digest=lambda state: state.game.seal.digest(state_text(state)),
    format_action=TEXT_FORMS.write,
    parse_action=parse_action,
)
