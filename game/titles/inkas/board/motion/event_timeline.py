"""From what happened to what is shown: the animations of an action's events, one after another."""

from collections.abc import Callable, Iterable
from typing import Final

from pygame import Rect

from game.kit.board.event_timeline import keep_turn
from game.kit.board.event_timeline import timeline_of as event_timeline
from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.motion.event_rows import ROWS
from game.titles.inkas.board.motion.transition import Transition
from game.titles.inkas.rules.events import Event, TurnBegan
from game.ui.motion.timeline import Animation, Timeline
from game.ui.sound import Cue

LIGHTS: Final = frozenset({HiddenPart(PartKind.LIGHTS)})  # nothing is lit while anything moves

Say = Callable[[Event | Cue], None]


def timeline_of(transition: Transition, events: Iterable[Event], say: Say) -> Timeline:
    """The animations of all events in their order; `say` is called for each when it is shown."""
    timeline = event_timeline(ROWS, transition, events, say)
    _keep_areas(transition, timeline)
    if transition.turning:
        areas = (_column(transition), transition.before.shown.layout.bar)
        keep_turn(timeline, transition.before.picture, areas, TurnBegan)
    if timeline.length:
        timeline.animations.append((0.0, Animation(timeline.length, lambda surface, t: None, hides=LIGHTS)))
    return timeline


def _keep_areas(transition: Transition, timeline: Timeline) -> None:
    """What is filled looks as before until all of it has arrived."""
    column = _column(transition) if transition.turning else Rect(0, 0, 0, 0)
    areas = {
        area for _, animation in timeline.animations for area in animation.fills if isinstance(area, tuple)
    }
    for area in areas:
        if not column.contains(Rect(area)):
            timeline.keep(transition.before.picture, Rect(area), timeline.filled_at(area))


def _column(transition: Transition) -> Rect:
    """The panels with their frames."""
    panels, px = transition.before.panels, transition.scale.px
    whole = panels[0].rect.unionall([panel.rect for panel in panels[1:]])
    return whole.inflate(px(24), px(16))
