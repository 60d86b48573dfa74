"""How the city and all beside it move."""

from collections.abc import Callable, Sequence

from game.kit.board.event_motion import EventMotion
from game.titles.machu_picchu.board.motion.backwards import taken_back
from game.titles.machu_picchu.board.motion.event_timeline import LIGHTS, Say, timeline_of
from game.titles.machu_picchu.board.motion.transition import Snapshot, Transition
from game.titles.machu_picchu.board.view import TableView
from game.titles.machu_picchu.rules.events import Event
from game.ui.motion.player import MotionPlayer
from game.ui.pictures import Point


def city_motion(
    player: MotionPlayer, view: TableView, dropped_at: Callable[[], Point | None], say: Say
) -> EventMotion[Event, Snapshot, Transition]:
    """How this view moves; `dropped_at` tells where the hand let go of what the action moved."""

    def snapshot(events: Sequence[Event]) -> Snapshot:
        return Snapshot.of(view, dropped_at() if events else None)

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
