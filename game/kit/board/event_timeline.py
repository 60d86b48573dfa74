"""From what happened to what is shown: the animations of an action's events, one after another."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Protocol, TypeVar

from pygame import Rect, Surface

from game.kit.board.event_table import EventTable, unmoved
from game.ui.motion.timeline import Animation, Timeline
from game.ui.pictures import Point
from game.ui.sound import Cue


class BoardTransition(Protocol):
    """A table before and after an action, as far as any game's animations see it."""

    dropped_at: Point | None  # where the hand let go of what moves next

    def turn(self) -> None:
        """The turn has changed hands: from here on all lies as it does now."""


TransitionT = TypeVar("TransitionT", bound=BoardTransition)
EventT = TypeVar("EventT")


def timeline_of(
    rows: EventTable[TransitionT, Any],
    transition: TransitionT,
    events: Iterable[EventT],
    say: Callable[[EventT | Cue], None],
    beside: Callable[[TransitionT, EventT], list[Animation]] = unmoved,
) -> Timeline:
    """The animations of all events in their order, and what is shown `beside` each.

    `say` is called for each event, and each sound within its scene, when it is to be heard. The timeline's `moments`
    tell when events of a kind began last.
    """
    timeline = Timeline()
    for event in events:
        row = rows[type(event)]
        if row.overlap is not None:
            timeline.cursor = max(timeline.cursor, timeline.length - row.overlap)
        timeline.moments[type(event)] = timeline.cursor
        if row.turns:
            transition.turn()
        animations = row.animate(transition, event)
        timeline.call(partial(say, event), row.sound_after(event))
        for animation in animations:
            if animation.sound is not None:
                timeline.call(partial(say, animation.sound), animation.delay)
        timeline.add(*beside(transition, event), *animations)
        timeline.cursor += row.pause
        if row.from_hand:
            transition.dropped_at = None
    return timeline


def keep_filled(timeline: Timeline, picture: Surface, turning: Rect | None) -> None:
    """Let what is filled look as before until all of it has arrived, but within the panels that are `turning`."""
    areas = {
        area for _, animation in timeline.animations for area in animation.fills if isinstance(area, tuple)
    }
    for area in areas:
        if turning is None or not turning.contains(Rect(area)):
            timeline.keep(picture, Rect(area), timeline.filled_at(area))
