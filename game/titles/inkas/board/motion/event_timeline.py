"""From what happened to what is shown: the animations of an action's events, one after another."""

from collections.abc import Callable, Iterable
from typing import Final

from game.kit.board.event_timeline import column_of, keep_filled, keep_turn
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
    picture = transition.before.picture
    bar, until = transition.before.shown.layout.bar, timeline.length
    column = None
    if transition.turning:
        column = column_of([panel.rect for panel in transition.before.panels], transition.scale)
    keep_filled(timeline, picture, column)
    if column is not None:
        keep_turn(timeline, picture, (column, bar), TurnBegan)
    else:  # the phases go on once what led there was seen
        timeline.keep(picture, bar, timeline.moments.get(TurnBegan, until))
    if timeline.length:
        timeline.animations.append((0.0, Animation(timeline.length, lambda surface, t: None, hides=LIGHTS)))
    return timeline
