"""Moments of the game once more, step by step, without touching the game."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from game.match import Session
from game.scenes.table.viewpoint import viewing_seat
from game.titles.wiraqocha.rules.engine import outcome
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.session_types import WiraqochaStep
from game.titles.wiraqocha.since_last_turn import others_steps

PAUSE = 0.7  # seconds between two steps, once nothing moves any more


@dataclass(frozen=True, slots=True)
class Shown:
    """A step with the state that it was played on."""

    before: State
    step: WiraqochaStep


def moments(session: Session, numbers: Iterable[int]) -> tuple[Shown, ...]:
    """The steps of these numbers, as far as there are so many."""
    steps = session.steps
    befores = [session.initial, *(step.after for step in steps)]
    return tuple(Shown(befores[number], steps[number]) for number in numbers if number < len(steps))


def last_turns(session: Session, people: Collection[int]) -> tuple[Shown, ...]:
    """What the others did since the last turn of the person who looks on; after that person's victory, that turn."""
    steps, now = session.steps, session.state
    viewer = viewing_seat(now, people)
    if outcome(now) is None or now.mover != viewer:
        return moments(session, others_steps(session.initial, steps, viewer))
    whole = moments(session, range(len(steps)))
    return tuple(shown for shown in whole if shown.before.turn == now.turn)


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
