"""What moves on a board: all of it, by what happened, and its dice."""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

EventT = TypeVar("EventT")
SnapshotT = TypeVar("SnapshotT")
_StateT = TypeVar("_StateT", contravariant=True)
_EventT = TypeVar("_EventT", contravariant=True)


class MovingBoard(Protocol[_EventT, SnapshotT]):
    """What a title's board does to show events; `SnapshotT` is its own record of how it looks at a moment."""

    @property
    def shows_ended_turn(self) -> bool:
        """Whether the board still shows the player whose turn has just ended."""

    def snapshot(self, events: Sequence[_EventT] = ()) -> SnapshotT:
        """How the board looks now, without what the events take away from under the hand."""

    def animate(self, events: Sequence[_EventT], before: SnapshotT) -> None:
        """Show what led from `before` to the board as it is now, and let each event be heard in its time."""

    def animate_backwards(self, before: SnapshotT) -> None:
        """Show how the board comes from `before` back to what it was, when a step was taken back."""


class BoardDice(Protocol[_StateT, _EventT]):
    """The dice of a board that has some."""

    @property
    def rolling(self) -> bool:
        """Whether they still roll."""

    def set_pace(self, factor: float) -> None:
        """Let them roll so many times as fast as usual."""

    def throw(self, state: _StateT, events: Sequence[_EventT] = ()) -> None:
        """Lay the dice of a state, and throw those that the events rolled."""

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether any moved."""

    def settle(self) -> None:
        """Bring those that roll to rest at once."""


class StillMotion(Generic[EventT]):
    """A board on which nothing moves, and all is heard at once; see `MovingBoard`."""

    shows_ended_turn = False

    def __init__(self, say: Callable[[EventT], None]) -> None:
        self._say = say

    def snapshot(self, events: Sequence[EventT] = ()) -> None:
        """There is nothing to remember."""

    def animate(self, events: Sequence[EventT], before: None) -> None:
        """Let each event be heard."""
        for event in events:
            self._say(event)

    def animate_backwards(self, before: None) -> None:
        """Nothing moves."""
