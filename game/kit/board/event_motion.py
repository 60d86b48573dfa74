"""How a board moves and its dice roll: what the table's presenter asks, made of what a title's scenes are."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from pygame import Rect, Surface

from game.ui.motion.player import MotionPlayer
from game.ui.motion.timeline import Timeline
from game.ui.sound import Cue

BACK_SECONDS: Final = 0.34  # in which what a step moved glides back when that is taken back
BACK_FADE: Final = 0.26  # and all else fades over


SnapshotT = TypeVar("SnapshotT")
TransitionT = TypeVar("TransitionT")
EventT = TypeVar("EventT")
_StateT = TypeVar("_StateT", contravariant=True)
_EventT = TypeVar("_EventT", contravariant=True)
PicturedT = TypeVar("PicturedT", bound="BoardSnapshot")


class MovingBoard(Protocol[_EventT, SnapshotT]):
    """What a title's board does to show events; `SnapshotT` is its own record of how it looks at a moment."""

    @property
    def shows_ended_turn(self) -> bool:
        """Whether the board still shows the player whose turn has just ended."""

    @property
    def turn_passing(self) -> bool:
        """Whether another player is to move, and what led there still moves."""

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
    turn_passing = False

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


class BoardSnapshot(Protocol):
    """A table at one moment, as far as any game's motion sees it."""

    @property
    def picture(self) -> Surface:
        """All that lay still."""


class EventMotion(Generic[EventT, PicturedT, TransitionT]):
    """Makes the animations of what happened and lets the player play them; see `MovingBoard` of the table.

    `snapshot` takes down how the board looks now, without what events take away from under the hand; `transition` is
    what scenes see of the change from then to now, and `forwards` and `backwards` make the scenes, the latter when a
    step was taken back. `redrawing` draws the board anew, a piece at each step, where one frame has no time for that.
    `turn_passes` tells whether another player is to move than then, `bar` where it stands who that is. `say` is told
    each event, and each sound within its scene, when it is to be heard.
    """

    def __init__(
        self,
        player: MotionPlayer,
        say: Callable[[EventT | Cue], None],
        *,
        snapshot: Callable[[Sequence[EventT]], PicturedT],
        transition: Callable[[PicturedT], TransitionT],
        forwards: Callable[[TransitionT, Sequence[EventT], Callable[[EventT | Cue], None]], Timeline],
        backwards: Callable[[TransitionT], Timeline],
        redrawing: Callable[[PicturedT], Iterable[object] | None],
        turn_passes: Callable[[PicturedT], bool],
        bar: Callable[[], Rect],
    ) -> None:
        self._player = player
        self._say = say
        self._snapshot = snapshot
        self._transition = transition
        self._forwards = forwards
        self._backwards = backwards
        self._redrawing = redrawing
        self._turn_passes = turn_passes
        self._bar = bar
        self._turn_passed = False  # in what is shown

    @property
    def shows_ended_turn(self) -> bool:
        """Whether the bar still names the player whose turn has just ended."""
        return self._turn_passed and self._player.shows_old(self._bar().center)

    @property
    def turn_passing(self) -> bool:
        """Whether another player is to move, and what led there still moves."""
        return self._turn_passed and self._player.busy

    def snapshot(self, events: Sequence[EventT] = ()) -> PicturedT:
        """How the board looks now, without what the events take away from under the hand."""
        return self._snapshot(events)

    def animate(self, events: Sequence[EventT], before: PicturedT) -> None:
        """Show what led from `before` to the board as it is now, and let each event be heard in its time."""

        def timeline() -> Timeline:
            return self._forwards(self._transition(before), events, self._say)

        self._turn_passed = self._turn_passes(before)
        if self._player.still:
            for event in events:
                self._say(event)
            self._player.fade_from(before.picture)
        elif (pieces := self._redrawing(before)) is None:
            self._player.play(timeline())
        else:
            self._player.play_when_ready(before.picture, pieces, timeline)

    def animate_backwards(self, before: PicturedT) -> None:
        """Show how the board comes from `before` back to what it was, when a step was taken back."""
        self._turn_passed = False
        if self._player.still:
            self._player.fade_from(before.picture)
        else:
            self._player.play(self._backwards(self._transition(before)))
