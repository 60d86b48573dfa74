"""The last turn once more: what the opponents did since one's own turn, step by step, without touching the game."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.match import Session
from game.record.replay import Step
from game.rules.actions import Action
from game.rules.engine import outcome
from game.rules.events import Event
from game.rules.state import State

PAUSE = 0.7  # seconds between two steps, once nothing moves any more

TurnStep = Step[State, Action, Event]


@dataclass(frozen=True, slots=True)
class Shown:
    """A step with the state that it was played on."""

    before: State
    step: TurnStep


def last_turns(session: Session) -> tuple[Shown, ...]:
    """The steps of the opponents between the mover's last turn and this one; at the end, those of the last turn."""
    steps = session.steps
    befores = [session.initial, *(step.after for step in steps)]
    now = session.state
    end = len(steps)
    if outcome(now) is None:
        while end and befores[end - 1].turn == now.turn:
            end -= 1
        begin = end
        while begin and befores[begin - 1].mover != now.mover:
            begin -= 1
    else:
        begin = end
        while begin and befores[begin - 1].turn == now.turn:
            begin -= 1
    return tuple(Shown(befores[number], steps[number]) for number in range(begin, end))


class Replay:
    """Goes through the steps, one whenever nothing has moved for a while."""

    def __init__(self, steps: Sequence[Shown]) -> None:
        self._left = list(steps)
        self._still = PAUSE / 2

    def update(self, dt: float, busy: bool) -> Shown | None:
        """Let `dt` seconds pass while the table is `busy` or still; the step to be shown now, if any."""
        self._still = 0.0 if busy else self._still + dt
        if self._still < PAUSE or not self._left:
            return None
        self._still = 0.0
        return self._left.pop(0)

    @property
    def due(self) -> float:
        """Seconds of stillness until the next step."""
        return max(0.0, PAUSE - self._still)

    @property
    def over(self) -> bool:
        """Whether all has been shown, and long enough."""
        return not self._left and self._still >= PAUSE
