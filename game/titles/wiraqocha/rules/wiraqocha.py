"""Wiraqocha as record, bots' arena and animation queue know a game: an implementation of `game.protocol.Rules`."""

from collections.abc import Sequence

from game.protocol import Applied, Outcome, Refusal
from game.titles.wiraqocha.rules import engine
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.notation.actions import format_action, parse_action
from game.titles.wiraqocha.rules.state import State


class Wiraqocha:
    """The rules behind the small protocol; it has no state of its own."""

    def decider(self, state: State) -> int | None:
        """The seat whose decision the state waits for."""
        return engine.decider(state)

    def legal_actions(self, state: State) -> Sequence[Action]:
        """Every action the decider may take now."""
        return engine.legal_actions(state)

    def apply(self, state: State, action: Action) -> Applied[State, Event] | Refusal:
        """The state after the action and what happened, or why it is refused."""
        return engine.apply(state, action)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and how."""
        return engine.outcome(state)

    def reveals(self, before: State, action: Action, after: State) -> bool:
        """Whether a die was rolled or a card turned up."""
        return engine.reveals(before, after)

    def draws(self, state: State) -> int:
        """Random numbers drawn so far."""
        return state.drawn

    def digest(self, state: State) -> str:
        """Twelve hexadecimal digits of the SHA-256 of all that the state says."""
        seal = state.game.seal.copy()
        seal.update(state.fingerprint().encode())
        return seal.hexdigest()[:12]

    def format_action(self, action: Action) -> str:
        """The action in notation."""
        return format_action(action)

    def parse_action(self, state: State, text: str) -> Action | Refusal:
        """The action that a line of notation means in this state."""
        return parse_action(state, text)


WIRAQOCHA = Wiraqocha()
