"""The rules of a game as a table of its functions: what the program asks of them, made once."""

import hashlib
from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Generic

from game.core.contract import ActionT, Applied, EventT, Outcome, Refusal, StateT


def _digest(state: object) -> str:
    """Twelve hexadecimal digits of all that the `repr` of a state says."""
    return hashlib.sha256(repr(state).encode()).hexdigest()[:12]


class GameRules(Generic[StateT, ActionT, EventT]):
    """An implementation of `game.core.contract.Rules`, where what is not described here is under the same name.

    The defaults say: whose turn it is, how many were begun and how many random numbers were drawn are the state's
    `mover`, `turn` and `drawn`; only the decider acts; everything lies open but what chance will bring, and may be
    foretold; a state is told from others by its `repr`. It is no dataclass since the compiler takes none with type
    parameters.
    """

    def __init__(
        self,
        *,
        decider: Callable[[StateT], int | None],
        # to the decider; nothing when the game is over
        offered: Callable[[StateT], Sequence[ActionT]],
        # why an action of the decider is not legal; None where it is
        check: Callable[[StateT, ActionT], Refusal | None],
        # a seat's legal action, which is not checked
        perform: Callable[[StateT, int, ActionT], Applied[StateT, EventT]],
        outcome: Callable[[StateT], Outcome | None],
        round: Callable[[StateT], int],
        format_action: Callable[[ActionT], str],
        parse_action: Callable[[StateT, str], ActionT | Refusal],
        turn_owner: Callable[[StateT], int] = attrgetter("mover"),
        turn: Callable[[StateT], int] = attrgetter("turn"),
        draws: Callable[[StateT], int] = attrgetter("drawn"),
        successor: Callable[[StateT, ActionT], StateT] | None = None,
        observation: Callable[[StateT, int | None], StateT] = lambda state, seat: state,
        resample: Callable[[StateT, int], StateT] = lambda observation, seed: observation,
        reveals: Callable[[StateT, ActionT, StateT], bool] | None = None,
        opening: Callable[[StateT], Sequence[EventT]] = lambda initial: (),
        digest: Callable[[StateT], str] = _digest,
        # what a seat may do whoever decides
        interjections: Callable[[StateT, int], Sequence[ActionT]] = lambda state, seat: (),
        # the answer that lets a question to the table pass
        passing: Callable[[StateT], ActionT | None] = lambda state: None,
        seen_by: Callable[[EventT, int | None], EventT | None] = lambda event, seat: event,
        foretold: Callable[[EventT], EventT | None] = lambda event: event,
        covered_line: Callable[[str], str] = str,
    ) -> None:
        self.decider = decider
        self.offered = offered
        self.check = check
        self.perform = perform
        self.successor = successor or self._performed
        self.outcome = outcome
        self.round = round
        self.observation = observation
        self.resample = resample
        self.reveals = reveals or (lambda before, action, after: draws(before) != draws(after))
        self.opening = opening
        self.digest = digest
        self.format_action = format_action
        self.parse_action = parse_action
        self.turn_owner = turn_owner
        self.turn = turn
        self.draws = draws
        self.interjections = interjections
        self.passing = passing
        self.seen_by = seen_by
        self.foretold = foretold
        self.covered_line = covered_line

    def legal_actions(self, state: StateT, seat: int | None = None) -> Sequence[ActionT]:
        """What is offered to a seat; None: to the decider."""
        if seat is None or seat == self.decider(state):
            return self.offered(state)
        return self.interjections(state, seat)

    def refusal(self, state: StateT, seat: int | None, action: ActionT) -> Refusal | None:
        """Why an action is not legal for a seat now."""
        decider = self.decider(state)
        if seat == decider or decider is None:
            return self.check(state, action)
        interjected = seat is not None and action in self.interjections(state, seat)
        return None if interjected else Refusal("not_asked", {})

    def apply(self, state: StateT, seat: int | None, action: ActionT) -> Applied[StateT, EventT] | Refusal:
        """What a seat's action leads to, or why it is refused; `state` never changes."""
        refused = self.refusal(state, seat, action)
        if refused is None and seat is not None:
            return self.perform(state, seat, action)
        return refused or Refusal("not_asked", {})

    def _performed(self, state: StateT, action: ActionT) -> StateT:
        """What a legal action of the decider leads to, where the title has no shorter way to it."""
        decider = self.decider(state)
        assert decider is not None, "the game is not over"
        return self.perform(state, decider, action).state
