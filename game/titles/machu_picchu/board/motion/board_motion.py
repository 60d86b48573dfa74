"""How the city and all beside it move: what the table's presenter asks of this game's board."""

from collections.abc import Callable, Sequence

from game.titles.machu_picchu.board.hidden_parts import HiddenPart
from game.titles.machu_picchu.board.motion.backwards import taken_back
from game.titles.machu_picchu.board.motion.event_timeline import LIGHTS, Say, timeline_of
from game.titles.machu_picchu.board.motion.transition import Snapshot, Transition
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.state import State
from game.ui.motion.player import MotionPlayer
from game.ui.pictures import Point


class BoardMotion:
    """Makes the animations of what happened and lets the player play them; see `MovingBoard`.

    `dropped_at` tells where the hand let go of what the action moved; `say` is told each event when it is to be heard.
    """

    rolling = False

    def __init__(
        self, motion: MotionPlayer, view: TableView, dropped_at: Callable[[], Point | None], say: Say
    ) -> None:
        self._motion = motion
        self._view = view
        self._dropped_at = dropped_at
        self._say = say
        self._turn_passes = False  # whether what is shown gives the turn to somebody else

    @property
    def hidden(self) -> frozenset[HiddenPart]:
        """What has not arrived for the eye."""
        return frozenset(thing for thing in self._motion.hidden if isinstance(thing, HiddenPart))

    @property
    def shows_ended_turn(self) -> bool:
        """Whether the bar still names the player whose turn has just ended."""
        return self._turn_passes and self._motion.shows_old(self._view.shown.layout.bar.center)

    def set_pace(self, factor: float) -> None:
        """See `MovingBoard.set_pace`: there are no dice."""

    def snapshot(self, events: Sequence[Event] = ()) -> Snapshot:
        return Snapshot.of(self._view, self._dropped_at() if events else None)

    def throw_dice(self, state: State, events: Sequence[Event] = ()) -> None:
        """See `MovingBoard.throw_dice`: there are no dice."""

    def animate(self, events: Sequence[Event], before: Snapshot) -> None:
        view = self._view
        self._turn_passes = before.shown.active != view.shown.active
        if self._motion.still:
            for event in events:
                self._say(event)
            self._motion.fade_from(before.picture)
            return
        self._motion.play_when_ready(
            before.picture,
            view.draw_in_parts(LIGHTS),
            lambda: timeline_of(Transition(before, before.later(view)), events, self._say),
        )

    def animate_backwards(self, before: Snapshot) -> None:
        self._turn_passes = False
        if self._motion.still:
            self._motion.fade_from(before.picture)
        else:
            self._motion.play(taken_back(Transition(before, before.later(self._view))))
