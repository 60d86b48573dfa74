"""The Princes of Machu Picchu as the shell knows its rules."""

from dataclasses import replace
from typing import Final, TypeAlias

from game.core.contract import GameStep
from game.kit.rules.game_rules import GameRules
from game.titles.machu_picchu.rules import engine
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.digest import state_text
from game.titles.machu_picchu.rules.events import CardDrawn, Event
from game.titles.machu_picchu.rules.notation.actions import TEXT_FORMS, covered_line
from game.titles.machu_picchu.rules.observation import observation, resample, seen_by
from game.titles.machu_picchu.rules.state import State

MachuPicchuStep: TypeAlias = GameStep[State, Action, Event]


def _round(state: State) -> int:
    """Turns go round without a break, over nights too."""
    return (state.turn - 1) // len(state.game.colours) + 1


def _foretold(event: Event) -> Event:
    """The event without the card that would be drawn."""
    return replace(event, card=None) if isinstance(event, CardDrawn) else event


MACHU_PICCHU: Final[GameRules[State, Action, Event]] = GameRules(
    decider=engine.decider,
    offered=engine.legal_actions,
    check=engine.refusal,
    perform=lambda state, seat, action: engine.perform(state, action),
    successor=engine.successor,
    outcome=engine.outcome,
    round=_round,
    observation=observation,
    resample=resample,
    seen_by=seen_by,
    foretold=_foretold,
    reveals=lambda before, action, after: engine.reveals(before, after),
    digest=lambda state: state.game.seal.digest(state_text(state)),
    format_action=TEXT_FORMS.write,
    parse_action=lambda state, text: TEXT_FORMS.read(text),
    covered_line=covered_line,
)
