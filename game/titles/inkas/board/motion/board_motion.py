"""How the board and all beside it move."""

from collections.abc import Callable, Sequence

from game.kit.board.event_motion import EventMotion
from game.titles.inkas.board.hidden_parts import HiddenPart
from game.titles.inkas.board.motion.backwards import taken_back
from game.titles.inkas.board.motion.event_timeline import LIGHTS, Say, timeline_of
from game.titles.inkas.board.motion.transition import Snapshot, Transition
from game.titles.inkas.board.view import TableView
from game.titles.inkas.rules.events import Event
from game.ui.motion.player import MotionPlayer
from game.ui.pictures import Point


def ring_motion(
    player: MotionPlayer,
    view: TableView,
    dropped_at: Callable[[], Point | None],
    held: Callable[[], frozenset[HiddenPart]],
    say: Say,
) -> EventMotion[Event, Snapshot, Transition]:
    """How this view moves; `dropped_at` tells where the hand let go of what the action moved, `held` what that was."""

    def snapshot(events: Sequence[Event]) -> Snapshot:
        return Snapshot.of(view, held(), dropped_at() if events else None)

    return EventMotion(
        player,
        say,
        snapshot=snapshot,
        transition=lambda before: Transition(before, before.later(view)),
        forwards=timeline_of,
        backwards=taken_back,
        redrawing=lambda _: view.draw_in_parts(LIGHTS),
        turn_passes=lambda before: before.shown.active != view.shown.active,
        bar=lambda: view.shown.layout.bar,
    )
