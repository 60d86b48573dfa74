"""The rules of a game as a table of its functions: what the program asks of them, made once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Generic

from game.core.contract import ActionT, Applied, EventT, Outcome, Refusal, StateT


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRules(Generic[StateT, ActionT, EventT]):
    """An implementation of `game.core.contract.Rules`, where each field is described under the same name.

    The functions are called as they are, so that compiled ones stay as fast. What the defaults say: whose turn it is,
    how many were begun and how many random numbers were drawn are the state's `mover`, `turn` and `drawn`; only the
    decider acts; everything that happens lies open, and all of it may be foretold.
    """

    decider: Callable[[StateT], int | None]
    legal_actions: Callable[[StateT], Sequence[ActionT]]
    refusal: Callable[
        [StateT, ActionT], Refusal | None
    ]  # why an action is not accepted now; None where it is
    perform: Callable[
        [StateT, ActionT], Applied[StateT, EventT]
    ]  # what an accepted action leads to, unchecked
    advance: Callable[[StateT, ActionT], StateT]
    outcome: Callable[[StateT], Outcome | None]
    round: Callable[[StateT], int]
    view: Callable[[StateT, int | None, int], StateT]
    reveals: Callable[[StateT, ActionT, StateT], bool]
    digest: Callable[[StateT], str]
    format_action: Callable[[ActionT], str]
    parse_action: Callable[[StateT, str], ActionT | Refusal]
    turn_owner: Callable[[StateT], int] = attrgetter("mover")
    turn: Callable[[StateT], int] = attrgetter("turn")
    draws: Callable[[StateT], int] = attrgetter("drawn")
    interjections: Callable[[StateT, int], Sequence[ActionT]] = lambda state, seat: ()
    seen_by: Callable[[EventT, int | None], EventT | None] = lambda event, seat: event
    foretold: Callable[[EventT], EventT | None] = lambda event: event
    covered_line: Callable[[str], str] = str

    def apply(self, state: StateT, action: ActionT) -> Applied[StateT, EventT] | Refusal:
        """What an action leads to, or why it is refused; `state` never changes."""
        refused = self.refusal(state, action)
        return self.perform(state, action) if refused is None else refused
