"""A player that does not stand still: what gains nothing for a while looks farther than it usually does."""

from collections.abc import Callable, Sequence
from typing import Final, Generic

from game.core.contract import Bot, Rules
from game.core.contract.rules import ActionT, EventT, StateT

PATIENCE: Final = 3  # turns of its own in which nothing has changed for it


class RestlessBot(Generic[StateT, ActionT, EventT]):
    """Plays as one bot does, but for a turn as a keener one whenever its seat has had the same for so many turns."""

    def __init__(
        self,
        usual: Bot[StateT, ActionT],
        keen: Bot[StateT, ActionT],
        rules: Rules[StateT, ActionT, EventT],
        belongings: Callable[[StateT], Sequence[object]],
    ) -> None:
        """`belongings` says by seat what each has that counts."""
        self._usual, self._keen = usual, keen
        self._rules, self._belongings = rules, belongings
        self._has: object = None
        self._turn, self._idle = -1, 0

    def choose(self, state: StateT) -> ActionT:
        """What the one or the other would do."""
        self._look(state)
        return (self._keen if self._idle > PATIENCE else self._usual).choose(state)

    def _look(self, state: StateT) -> None:
        """Count the own turns that have begun since something changed."""
        seat, turn = self._rules.decider(state), self._rules.turn(state)
        assert seat is not None, "nobody is asked once the game is over"
        has = self._belongings(state)[seat]
        if has != self._has:
            self._has, self._turn, self._idle = has, turn, 0
        elif turn != self._turn and self._rules.turn_owner(state) == seat:
            self._turn = turn
            self._idle = self._idle % (PATIENCE + 1) + 1
