"""What whoever looks at a table may know: it is shown views of the game, never its states."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, overload

from game.datafiles.json_values import Json
from game.protocol import ActionT, EventT, GameStep, Rules, SeenStep, StateT
from game.record.session import GameSession

_KEPT = 4  # views: what is shown, what was before it, what was skipped


class SeatViews(Generic[StateT, EventT]):
    """Views of a game for seats. The view of a state stays the same object while the state is spoken of.

    Where a game is seen `openly`, every view is the state itself.
    """

    def __init__(self, rules: Rules[StateT, Any, EventT], *, openly: bool = False) -> None:
        self._rules = rules
        self._openly = openly
        self._kept: deque[tuple[StateT, int | None, StateT]] = deque(maxlen=_KEPT)

    def state(self, state: StateT, seat: int | None) -> StateT:
        """A state as a seat may know it; None: as somebody who watches."""
        if self._openly:
            return state
        for known, eyes, view in self._kept:
            if known is state and eyes == seat:
                return view
        view = self._rules.view(state, seat, 0)
        self._kept.append((state, seat, view))
        return view

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
        self._views = SeatViews(session.rules, openly=openly)

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
    def wishes(self) -> Mapping[str, Json]:
        """What the players wished for beside what they played, as the board wrote it."""
        return self._session.wishes

    @property
    def draws(self) -> int:
        """How many random numbers have been drawn; in views that need not be so."""
        return self._session.rules.draws(self._session.state)


@dataclass(frozen=True, slots=True)
class _Seen(Generic[StateT, EventT]):
    """See `SeenStep`."""

    after: StateT
    events: tuple[EventT, ...]


class _SeenSteps(Sequence[SeenStep[StateT, EventT]]):
    """Steps, of which only those are seen through that somebody looks at."""

    def __init__(
        self,
        steps: Sequence[GameStep[StateT, Any, EventT]],
        views: SeatViews[StateT, EventT],
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
