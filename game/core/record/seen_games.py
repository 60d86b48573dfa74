"""What whoever looks at a game may know of it: they are shown and told observations of it, never its states."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, overload

from game.base.files.json_values import Json
from game.core.contract import ActionT, EventT, GameStep, Rules, SeenStep, StateT
from game.core.record.replay import written_action
from game.core.record.session import GameSession
from game.core.record.turns import telling

_KEPT = 4  # observations: what is shown, what was before it, what was skipped


class SeatObservations(Generic[StateT, EventT]):
    """What seats may know of a game. The observation of a state stays the same object while the state is spoken of.

    Where a game is seen `openly`, that is the state itself.
    """

    def __init__(self, rules: Rules[StateT, Any, EventT], *, openly: bool = False) -> None:
        self._rules = rules
        self._openly = openly
        self._kept: deque[tuple[StateT, int | None, StateT]] = deque(maxlen=_KEPT)

    def state(self, state: StateT, seat: int | None) -> StateT:
        """A state as a seat may know it; None: as somebody who watches."""
        if self._openly:
            return state
        for known, eyes, observed in self._kept:
            if known is state and eyes == seat:
                return observed
        observed = self._rules.observation(state, seat)
        self._kept.append((state, seat, observed))
        return observed

    def events(self, events: Iterable[EventT], seat: int | None) -> tuple[EventT, ...]:
        """What a seat may know of what happened."""
        if self._openly:
            return tuple(events)
        seen = (self._rules.seen_by(event, seat) for event in events)
        return tuple(event for event in seen if event is not None)


class SeenGame(Generic[StateT, EventT]):
    """A game in play as whoever looks at the table may know it, and nothing else of it.

    `eyes` is the seat of who looks, None for somebody who watches.
    """

    def __init__(
        self,
        session: GameSession[StateT, ActionT, EventT],
        eyes: Callable[[], int | None],
        *,
        openly: bool = False,
    ) -> None:
        self._session = session
        self._eyes = eyes
        self._views = SeatObservations(session.rules, openly=openly)

    @property
    def initial(self) -> StateT:
        """The state that it began with."""
        return self._views.state(self._session.initial, self._eyes())

    @property
    def state(self) -> StateT:
        """The state now."""
        return self._views.state(self._session.state, self._eyes())

    @property
    def steps(self) -> Sequence[SeenStep[StateT, EventT]]:
        """All steps that stand, first to last."""
        return _SeenSteps(self._session.steps, self._views, self._eyes())

    @property
    def telling(self) -> Sequence[SeenStep[StateT, EventT]]:
        """The steps in which something happened: of the others nobody may learn, nor how many they were."""
        steps = self._session.steps
        return _SeenSteps([steps[number] for number in telling(steps)], self._views, self._eyes())

    @property
    def opening(self) -> Sequence[EventT]:
        """What is told of how it came to its first decision."""
        return self._views.events(self._session.rules.opening(self._session.initial), self._eyes())

    @property
    def wishes(self) -> Mapping[str, Json]:
        """What the players wished for beside what they played, as the board wrote it."""
        return self._session.wishes

    @property
    def draws(self) -> int:
        """How many random numbers have been drawn; an observation does not tell."""
        return self._session.rules.draws(self._session.state)


class ToldGame(Generic[StateT, EventT]):
    """A recorded game as it may be told: openly once it has ended, until then as `eyes` know it (None: a watcher).

    Whatever leads from a journal to words, pictures or files goes through here. `open` says that nothing is hidden.
    """

    def __init__(
        self,
        rules: Rules[StateT, ActionT, EventT],
        initial: StateT,
        steps: Sequence[GameStep[StateT, ActionT, EventT]],
        eyes: int | None = None,
    ) -> None:
        self.open = rules.outcome(steps[-1].after if steps else initial) is not None
        self.eyes = eyes
        self._rules: Rules[StateT, Any, EventT] = rules
        self._initial, self._steps = initial, steps
        self._views = SeatObservations(rules, openly=self.open)

    @property
    def initial(self) -> StateT:
        """The state that it began with."""
        return self._views.state(self._initial, self.eyes)

    @property
    def steps(self) -> Sequence[SeenStep[StateT, EventT]]:
        """All steps, first to last."""
        return self.seen(self._steps)

    def seen(self, steps: Sequence[GameStep[StateT, Any, EventT]]) -> Sequence[SeenStep[StateT, EventT]]:
        """Steps of the game, or of another line that begins in it."""
        return _SeenSteps(steps, self._views, self.eyes)

    def events(self, events: Iterable[EventT]) -> tuple[EventT, ...]:
        """As much of what happened as may be told."""
        return self._views.events(events, self.eyes)

    def line(self, text: str, seat: int | None) -> str:
        """An action of this seat in notation, with what is hidden in it left open."""
        own = seat is not None and seat == self.eyes
        return text if self.open or own else self._rules.covered_line(text)

    def numbers(self) -> Sequence[int]:
        """The numbers of the steps that may be told of: until the end of those in which something happened."""
        return range(len(self._steps)) if self.open else telling(self._steps)

    def lines(self) -> Iterator[str]:
        """Every action that may be told of in notation."""
        for number in self.numbers():
            step, before = self._steps[number], self._steps[number - 1].after if number else self._initial
            yield self.line(self._written(before, step), step.seat)

    def _written(self, before: StateT, step: GameStep[StateT, Any, EventT]) -> str:
        """A step in notation; until the end it names the seat where that is not the one that is seen to decide, and
        nobody for a pass, of which nobody may know who was asked last."""
        if not self.open and step.action == self._rules.passing(before):
            return self._rules.format_action(step.action)
        return written_action(self._rules, self._views.state(before, self.eyes), step)


@dataclass(frozen=True, slots=True)
class _Seen(Generic[StateT, EventT]):
    after: StateT
    events: tuple[EventT, ...]


class _SeenSteps(Sequence[SeenStep[StateT, EventT]]):
    """Steps, of which only those are seen through that somebody looks at."""

    def __init__(
        self,
        steps: Sequence[GameStep[StateT, Any, EventT]],
        views: SeatObservations[StateT, EventT],
        eyes: int | None,
    ) -> None:
        self._steps = steps
        self._views = views
        self._eyes = eyes

    def __len__(self) -> int:
        return len(self._steps)

    @overload
    def __getitem__(self, number: int) -> SeenStep[StateT, EventT]: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[SeenStep[StateT, EventT]]: ...

    def __getitem__(
        self, number: int | slice
    ) -> SeenStep[StateT, EventT] | Sequence[SeenStep[StateT, EventT]]:
        if isinstance(number, slice):
            return _SeenSteps(self._steps[number], self._views, self._eyes)
        step = self._steps[number]
        return _Seen(self._views.state(step.after, self._eyes), self._views.events(step.events, self._eyes))
