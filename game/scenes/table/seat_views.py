"""What whoever looks at a table may know: it is shown views of the game, never its states."""

from collections import deque
from collections.abc import Iterable
from typing import Any

from game.protocol import Rules

_KEPT = 4  # views: what is shown, what was before it, what was skipped


class SeatViews:
    """Views of a game for seats. The view of a state stays the same object while the state is spoken of."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self._rules = rules
        self._kept: deque[tuple[Any, int | None, Any]] = deque(maxlen=_KEPT)

    def state(self, state: Any, seat: int | None) -> Any:
        """A state as a seat may know it; None: as somebody who watches."""
        for known, eyes, view in self._kept:
            if known is state and eyes == seat:
                return view
        view = self._rules.view(state, seat, 0)
        self._kept.append((state, seat, view))
        return view

    def events(self, events: Iterable[Any], seat: int | None) -> tuple[Any, ...]:
        """What a seat may know of what happened."""
        seen = (self._rules.seen_by(event, seat) for event in events)
        return tuple(event for event in seen if event is not None)
