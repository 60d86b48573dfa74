"""From what happened to what is shown: the animations of an action's events, one after another."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from pygame import Rect

from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.motion.event_rows import ROWS, Heard
from game.titles.machu_picchu.board.motion.flights import SoundMoment
from game.titles.machu_picchu.board.motion.light import DUSK, add_light
from game.titles.machu_picchu.board.motion.number_marks import own_points, paid
from game.titles.machu_picchu.board.motion.transition import Transition
from game.titles.machu_picchu.rules.events import (
    DayBegan,
    Event,
    Moved,
    NightBegan,
    PrincePlaced,
    Rode,
    Stayed,
    TurnBegan,
)
from game.ui.motion.timeline import Animation, PanelCover, Timeline

_FADE: Final = 0.22  # seconds in which the panels of the turn before go over into those of the next
_OVERLAP: Final = 0.1  # of the next turn with the last scene of the one before

LIGHTS: Final = frozenset({HiddenPart(PartKind.LIGHTS)})  # nothing is lit while anything moves

Say = Callable[[Heard], None]


def timeline_of(transition: Transition, events: Iterable[Event], say: Say) -> Timeline:
    """The animations of all events in their order; `say` is called for each when it is shown."""
    timeline = Timeline()
    turned_at: float | None = None
    night: float | None = None
    day: float | None = None
    for event in events:
        if isinstance(event, TurnBegan | NightBegan | DayBegan):
            timeline.cursor = max(timeline.cursor, timeline.length - _OVERLAP)
        match event:
            case TurnBegan():
                turned_at = timeline.cursor
                transition.turn()
            case NightBegan():
                night = timeline.cursor
            case DayBegan():
                day = timeline.cursor
        animations = ROWS[type(event)].animate(transition, event)
        timeline.call(partial(say, event))
        for animation in animations:
            if isinstance(animation.reports, SoundMoment):
                timeline.call(partial(say, animation.reports), animation.delay)
        timeline.add(*paid(transition, event), *animations)
        if isinstance(event, NightBegan):
            timeline.cursor += DUSK
        if isinstance(event, PrincePlaced | Moved | Rode | Stayed):
            transition.dropped_at = None
    timeline.animations += [(0.0, animation) for animation in own_points(transition)]
    _keep_areas(transition, timeline)
    if transition.turning:
        _keep_turn(transition, timeline, timeline.length if turned_at is None else turned_at)
    add_light(transition, timeline, night, day)
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
            _cover(transition, timeline, Rect(area), timeline.filled_at(area), 0.0)


def _keep_turn(transition: Transition, timeline: Timeline, until: float) -> None:
    """The panels and the bar show the turn before until the new one begins for the eye."""
    for rect in (_column(transition), transition.before.shown.layout.bar):
        _cover(transition, timeline, rect, until, _FADE)


def _column(transition: Transition) -> Rect:
    """The panels with their frames."""
    panels, px = transition.before.panels, transition.scale.px
    whole = panels[0].rect.unionall([panel.rect for panel in panels[1:]])
    return whole.inflate(px(24), px(16))


def _cover(transition: Transition, timeline: Timeline, rect: Rect, until: float, fade: float) -> None:
    picture = transition.crop(rect)
    if picture is not None and until > 0:
        seen = rect.clip(transition.before.picture.get_rect())
        timeline.covers.append(PanelCover(picture, seen.topleft, until, fade))
