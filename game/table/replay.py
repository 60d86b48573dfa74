"""Moments of the game once more, step by step, without touching the game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.contract import AnyState, AnyStep
from game.core.match import Session
from game.core.record.turns import others_steps, telling

PAUSE = 0.7  # seconds between two steps, once nothing moves any more


@dataclass(frozen=True, slots=True)
class ReplayedStep:
    """A step with the state that it was played on."""

    before: AnyState
    step: AnyStep


def moments(session: Session, numbers: Iterable[int]) -> tuple[ReplayedStep, ...]:
    """The steps of these numbers in which something happened, as far as there are so many."""
    steps = session.steps
    told = set(telling(steps))
    befores = [session.initial, *(step.after for step in steps)]
    return tuple(ReplayedStep(befores[number], steps[number]) for number in numbers if number in told)


def last_turns(session: Session, viewer: int) -> tuple[ReplayedStep, ...]:
    """What the others did since the last turn of the person who looks on; after that person's victory, that turn."""
    rules, now = session.rules, session.state
    if rules.outcome(now) is None or rules.turn_owner(now) != viewer:
        return moments(session, others_steps(rules, session.initial, session.steps, viewer))
    whole = moments(session, range(len(session.steps)))
    return tuple(shown for shown in whole if rules.turn(shown.before) == rules.turn(now))


class Replay:
    """Goes through the steps, one whenever nothing has moved for a while."""

    def __init__(self, steps: Sequence[ReplayedStep]) -> None:
        self._left = list(steps)
        self._still = PAUSE / 2

    def update(self, dt: float, busy: bool) -> ReplayedStep | None:
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
