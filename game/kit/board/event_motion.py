"""How a board moves: what the table's presenter asks of it, made of what a title's scenes are."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from pygame import Rect, Surface

from game.ui.motion.player import MotionPlayer
from game.ui.motion.timeline import Timeline
from game.ui.sound import Cue

BACK_SECONDS: Final = 0.34  # in which what a step moved glides back when that is taken back
BACK_FADE: Final = 0.26  # and all else fades over


class BoardSnapshot(Protocol):
    """A table at one moment, as far as any game's motion sees it."""

    @property
    def picture(self) -> Surface:
        """All that lay still."""


SnapshotT = TypeVar("SnapshotT", bound=BoardSnapshot)
TransitionT = TypeVar("TransitionT")
EventT = TypeVar("EventT")


class EventMotion(Generic[EventT, SnapshotT, TransitionT]):
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
        snapshot: Callable[[Sequence[EventT]], SnapshotT],
        transition: Callable[[SnapshotT], TransitionT],
        forwards: Callable[[TransitionT, Sequence[EventT], Callable[[EventT | Cue], None]], Timeline],
        backwards: Callable[[TransitionT], Timeline],
        redrawing: Callable[[SnapshotT], Iterable[object] | None],
        turn_passes: Callable[[SnapshotT], bool],
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

    def snapshot(self, events: Sequence[EventT] = ()) -> SnapshotT:
        """How the board looks now, without what the events take away from under the hand."""
        return self._snapshot(events)

    def animate(self, events: Sequence[EventT], before: SnapshotT) -> None:
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

    def animate_backwards(self, before: SnapshotT) -> None:
        """Show how the board comes from `before` back to what it was, when a step was taken back."""
        self._turn_passed = False
        if self._player.still:
            self._player.fade_from(before.picture)
        else:
            self._player.play(self._backwards(self._transition(before)))
