"""Wiraqocha as the shell knows its rules: an implementation of `game.core.contract.Rules`."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.contract import Applied, Outcome, Refusal
from game.titles.wiraqocha.rules import engine
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.dice import UNTHROWN
from game.titles.wiraqocha.rules.digest import digest
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import CardRevealed, DiceRolled, DieAdded, DieChanged, Event
from game.titles.wiraqocha.rules.notation.actions import format_action, parse_action
from game.titles.wiraqocha.rules.rounds import round_of
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.view import view


class WiraqochaRules:
    """The rules behind the small protocol; it has no state of its own."""

    def decider(self, state: State) -> int | None:
        """The seat whose decision the state waits for."""
        return engine.decider(state)

    def turn_owner(self, state: State) -> int:
        """The seat whose turn it is."""
        return state.mover

    def turn(self, state: State) -> int:
        """Turns begun."""
        return state.turn

    def round(self, state: State) -> int:
        """The round that is being played: everybody has one turn in each."""
        return round_of(state.turn, len(state.game.colours))

    def legal_actions(self, state: State, seat: int | None = None) -> Sequence[Action]:
        """Every action that the decider may take now; nobody else ever acts."""
        return engine.legal_actions(state) if seat in (None, engine.decider(state)) else ()

    def refusal(self, state: State, seat: int | None, action: Action) -> Refusal | None:
        """Why the action is not legal for the seat now."""
        if seat != engine.decider(state) is not None:
            return Refusal("not_asked", {})
        return engine.refusal(state, action)

    def apply(self, state: State, seat: int | None, action: Action) -> Applied[State, Event] | Refusal:
        """The state after the action and what happened, or why it is refused."""
        refused = self.refusal(state, seat, action)
        return refused if refused is not None else engine.advance(state, action)

    def successor(self, state: State, action: Action) -> State:
        """The state after a legal action."""
        return engine.successor(state, action)

    def outcome(self, state: State) -> Outcome | None:
        """Who won and how."""
        return engine.outcome(state)

    def view(self, state: State, seat: int | None, salt: int) -> State:
        """The state with another future; every seat knows all else."""
        return view(state, salt)

    def seen_by(self, event: Event, seat: int | None) -> Event | None:
        """The event itself: what has happened lies open."""
        return event

    def foretold(self, event: Event) -> Event | None:
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

    def reveals(self, before: State, action: Action, after: State) -> bool:
        """Whether a die was rolled or a card turned up."""
        return engine.reveals(before, after)

    def draws(self, state: State) -> int:
        """Random numbers drawn so far."""
        return state.drawn

    def digest(self, state: State) -> str:
        """Twelve hexadecimal digits of the SHA-256 of all that the state says."""
        return digest(state)

    def format_action(self, action: Action) -> str:
        """The action in notation."""
        return format_action(action)

    def covered_line(self, text: str) -> str:
        """The line itself: what is done lies open."""
        return text

    def parse_action(self, state: State, text: str) -> Action | Refusal:
        """The action that a line of notation means in this state."""
        return parse_action(state, text)


WIRAQOCHA = WiraqochaRules()
