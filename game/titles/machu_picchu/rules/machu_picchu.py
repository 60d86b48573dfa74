"""The Princes of Machu Picchu as the shell knows its rules: an implementation of `game.core.contract.Rules`."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.contract import Applied, Outcome, Refusal
from game.titles.machu_picchu.rules import engine
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.digest import digest
from game.titles.machu_picchu.rules.events import CardDrawn, Event
from game.titles.machu_picchu.rules.notation.actions import covered_line, format_action, parse_action
from game.titles.machu_picchu.rules.state import State
from game.titles.machu_picchu.rules.view import seen_by, view


class MachuPicchuRules:
    """The rules behind the small protocol; it has no state of its own."""

    def decider(self, state: State) -> int | None:
        """The seat that is asked; while others answer it is not the one whose turn it is."""
        return engine.decider(state)

    def turn_owner(self, state: State) -> int:
        """The seat whose turn it is; at night the holder of the Sun Tile."""
        return state.mover

    def turn(self, state: State) -> int:
        """Turns begun; while first Incas are placed the first one counts already."""
        return state.turn

    def round(self, state: State) -> int:
        """The round that is being played: turns go round without a break, over nights too."""
        return (state.turn - 1) // len(state.game.colours) + 1

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
        """The state with the hands of others and the stack dealt anew."""
        return view(state, seat, salt)

    def seen_by(self, event: Event, seat: int | None) -> Event | None:
        """The event without the cards of others."""
        return seen_by(event, seat)

    def foretold(self, event: Event) -> Event | None:
        """The event without the card that would be drawn."""
        return replace(event, card=None) if isinstance(event, CardDrawn) else event

    def reveals(self, before: State, action: Action, after: State) -> bool:
        """Whether a card was drawn, or the hands were shown at the end."""
        return engine.reveals(before, after)

    def draws(self, state: State) -> int:
        """Random numbers drawn so far: those of the set-up."""
        return state.drawn

    def digest(self, state: State) -> str:
        """Twelve hexadecimal digits of the SHA-256 of all that the state says."""
        return digest(state)

    def format_action(self, action: Action) -> str:
        """The action in notation."""
        return format_action(action)

    def covered_line(self, text: str) -> str:
        """The line without the cards that are put back (M-9.6)."""
        return covered_line(text)

    def parse_action(self, state: State, text: str) -> Action | Refusal:
        """The action that a line of notation means, the same in every state."""
        return parse_action(text)


MACHU_PICCHU = MachuPicchuRules()
