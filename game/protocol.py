"""The small protocol through which record, arena and animation know a game.

Nothing here speaks of hexes or dice: a second game on the same shell implements `Rules` and the rest stays.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action or a text is refused, as a value: a locale key and what fills its gaps.

    The words are in assets/wiraqocha/locale under `refusal.<reason>`.
    """

    reason: str
    details: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Applied(Generic[StateT, EventT]):
    """What an accepted action led to: the new state and what happened, in order."""

    state: StateT
    events: tuple[EventT, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended: the winning seat and the kind of victory."""

    winner: int
    victory: str


class Rules(Protocol[StateT, ActionT, EventT]):
    """A game as its clients know it. States and actions are immutable values that compare by value."""

    def decider(self, state: StateT) -> int | None:
        """The seat whose decision the state waits for; None when the game is over."""
        ...

    def legal_actions(self, state: StateT) -> Sequence[ActionT]:
        """Every action the decider may take now, each once; empty when the game is over."""
        ...

    def apply(self, state: StateT, action: ActionT) -> Applied[StateT, EventT] | Refusal:
        """The new state and the events, or why the action is refused; `state` never changes."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """Who won and how; None while the game goes on."""
        ...

    def reveals(self, before: StateT, action: ActionT, after: StateT) -> bool:
        """Whether the step showed something unknown (a die, a card), so that undo must not pass it."""
        ...

    def draws(self, state: StateT) -> int:
        """How many random numbers the game has drawn so far."""
        ...

    def digest(self, state: StateT) -> str:
        """A short hash of the whole state, the same on every machine."""
        ...

    def format_action(self, action: ActionT) -> str:
        """The action as one line of text."""
        ...

    def parse_action(self, state: StateT, text: str) -> ActionT | Refusal:
        """The action that the line means in this state (which may fill what the line leaves out)."""
        ...
