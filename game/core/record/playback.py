"""A recorded game that is watched: it goes to any of its steps, and nothing new can be played in it."""

from collections.abc import Sequence

from game.core.contract import ActionT, Applied, EventT, GameStep, Refusal, Rules, StateT
from game.core.record.session import ActionPlayed, ActionUndone, GameSession


class Playback(GameSession[StateT, ActionT, EventT]):
    """The game after the first `at` of its steps. Those who watch see each step as if it were played now."""

    def __init__(
        self,
        rules: Rules[StateT, ActionT, EventT],
        initial: StateT,
        steps: Sequence[GameStep[StateT, ActionT, EventT]],
        at: int = 0,
    ) -> None:
        super().__init__(rules, initial, None, steps[:at])
        self.whole = tuple(steps)

    @property
    def at(self) -> int:
        """How many steps have been shown."""
        return len(self._steps)

    @property
    def last(self) -> StateT:
        """The state after all its steps."""
        return self.whole[-1].after if self.whole else self.initial

    @property
    def can_undo(self) -> bool:
        """A game that is watched is not changed."""
        return False

    def act(self, action: ActionT, seat: int | None = None) -> Applied[StateT, EventT] | Refusal:
        """Refused: nothing new can be played here."""
        return Refusal("only_watched", {})

    def undo(self) -> GameStep[StateT, ActionT, EventT] | None:
        """Nothing is taken back here."""
        return None

    def forward(self) -> bool:
        """Show the next step; whether there was one."""
        if self.at == len(self.whole):
            return False
        before, step = self.state, self.whole[self.at]
        self._steps.append(step)
        self._tell(ActionPlayed(before, step))
        return True

    def go_to(self, number: int) -> None:
        """Stand after so many steps, at most all of them, without showing how it came there."""
        number = max(0, min(len(self.whole), number))
        if number == self.at or not self.whole:
            return
        gone = self.whole[max(0, min(number, len(self.whole) - 1))]
        self._steps[:] = self.whole[:number]
        self._tell(ActionUndone(gone, self.state))
