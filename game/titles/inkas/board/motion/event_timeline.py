"""From what happened to what is shown: the animations of an action's events, one after another."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Surface

from game.kit.board.event_timeline import keep_filled
from game.kit.board.event_timeline import timeline_of as event_timeline
from game.kit.board.panel_glide import PassingPanels, pass_turn
from game.titles.inkas.board.hidden_parts import HiddenPart, PartKind
from game.titles.inkas.board.motion.event_rows import ROWS
from game.titles.inkas.board.motion.transition import Transition
from game.titles.inkas.board.panels.battle_queue import battles_in, coming_battles, draw_coming
from game.titles.inkas.rules.events import Event, TurnBegan
from game.ui.motion.timeline import Animation, Timeline
from game.ui.sound import Cue

_QUEUE: Final = frozenset({HiddenPart(PartKind.QUEUE)})
LIGHTS: Final = frozenset({HiddenPart(PartKind.LIGHTS)})  # nothing is lit while anything moves

Say = Callable[[Event | Cue], None]


def timeline_of(transition: Transition, events: Sequence[Event], say: Say) -> Timeline:
    """The animations of all events in their order; `say` is called for each when it is shown."""
    timeline = event_timeline(ROWS, transition, events, say)
    _show_queue(timeline, transition, events)
    picture = transition.before.picture
    bar, until = transition.before.shown.layout.bar, timeline.length
    layouts = transition.before.shown.layout, transition.after.shown.layout
    passing = PassingPanels.between(picture, *layouts, transition.scale) if transition.turning else None
    keep_filled(timeline, picture, passing.column if passing is not None else None)
    if passing is not None:
        pass_turn(timeline, passing, TurnBegan)
    else:  # the phases go on once what led there was seen
        timeline.keep(picture, bar, timeline.moments.get(TurnBegan, until))
    if timeline.length:
        timeline.animations.append((0.0, Animation(timeline.length, lambda surface, t: None, hides=LIGHTS)))
    return timeline


def _show_queue(timeline: Timeline, transition: Transition, events: Sequence[Event]) -> None:
    """Show which battles come until each begins; once the first is over a press hurries the others."""
    shown, battles = transition.after.shown, battles_in(events)
    left = coming_battles(shown.state)
    begin = [start for start, one in timeline.animations if one.paint == transition.mark_battle]
    before = transition.before.shown
    last = before.before is not None and bool(coming_battles(before.before)) and bool(battles)
    if coming_battles(before.state) or last:
        timeline.hurries_from = 0.0
    elif len(battles) + len(left) > 1:
        timeline.hurries_from = begin[1] if len(begin) > 1 else timeline.length
    if len(battles) < 2:
        return
    length = timeline.length

    def paint(surface: Surface, t: float) -> None:
        begun = sum(start <= t * length for start in begin)
        draw_coming(surface, shown, (*battles[max(1, begun) :], *left))

    timeline.animations.append((0.0, Animation(length, paint, hides=_QUEUE)))
