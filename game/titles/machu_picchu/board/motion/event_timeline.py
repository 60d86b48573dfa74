"""From what happened to what is shown: the animations of an action's events, one after another."""

from collections.abc import Callable, Iterable
from typing import Final

from game.kit.board.event_timeline import keep_filled
from game.kit.board.event_timeline import timeline_of as event_timeline
from game.kit.board.panel_glide import PassingPanels, pass_turn
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.motion.event_rows import ROWS
from game.titles.machu_picchu.board.motion.light import add_light
from game.titles.machu_picchu.board.motion.number_marks import own_points, paid
from game.titles.machu_picchu.board.motion.transition import Transition
from game.titles.machu_picchu.rules.events import DayBegan, Event, NightBegan, TurnBegan
from game.ui.motion.timeline import Animation, Timeline
from game.ui.sound import Cue

LIGHTS: Final = frozenset({HiddenPart(PartKind.LIGHTS)})  # nothing is lit while anything moves

Say = Callable[[Event | Cue], None]


def timeline_of(transition: Transition, events: Iterable[Event], say: Say) -> Timeline:
    """The animations of all events in their order; `say` is called for each when it is shown."""
    timeline = event_timeline(ROWS, transition, events, say, beside=paid)
    timeline.animations += [(0.0, animation) for animation in own_points(transition)]
    picture = transition.before.picture
    layouts = transition.before.shown.layout, transition.after.shown.layout
    passing = PassingPanels.between(picture, *layouts, transition.scale) if transition.turning else None
    keep_filled(timeline, picture, passing.column if passing is not None else None)
    if passing is not None:
        pass_turn(timeline, passing, TurnBegan)
    add_light(transition, timeline, timeline.moments.get(NightBegan), timeline.moments.get(DayBegan))
    if timeline.length:
        timeline.animations.append((0.0, Animation(timeline.length, lambda surface, t: None, hides=LIGHTS)))
    return timeline
