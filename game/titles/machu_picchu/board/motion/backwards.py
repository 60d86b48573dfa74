"""A step that was taken back: figures glide to where they were, all else fades over."""

from collections.abc import Iterator

from pygame import Surface

from game.kit.board.event_motion import BACK_FADE, BACK_SECONDS
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.motion.transition import Transition
from game.titles.machu_picchu.board.pieces.pieces import draw_prince, draw_scout
from game.ui.animation import ease_in_out
from game.ui.effects import line
from game.ui.motion.flights import Way
from game.ui.motion.timeline import Animation, Timeline, whole_cover


def taken_back(transition: Transition) -> Timeline:
    """The scenes of an undone step, from the table before (`transition.before`) to the table as it is again."""
    timeline = Timeline()
    timeline.covers.append(whole_cover(transition.before.picture, BACK_FADE))
    timeline.add(*_princes(transition), *_scouts(transition))
    return timeline


def _princes(transition: Transition) -> Iterator[Animation]:
    look, unit, emblems = transition.look, transition.unit, transition.after.shown.emblems
    for seat in transition.after.shown.state.game.seats:
        start, end = transition.prince(seat, transition.before), transition.prince(seat, transition.after)
        if start is None or end is None or _same_place(transition, seat):
            continue
        way = line(start, end)

        def paint(surface: Surface, t: float, seat: int = seat, way: Way = way) -> None:
            draw_prince(surface, look, emblems[seat], way(ease_in_out(t)), unit, lifted=True)

        yield Animation(BACK_SECONDS, paint, hides=frozenset({HiddenPart(PartKind.PRINCE, seat)}))


def _same_place(transition: Transition, seat: int) -> bool:
    before, after = transition.before.shown.state, transition.after.shown.state
    return before.prince[seat] == after.prince[seat]


def _scouts(transition: Transition) -> Iterator[Animation]:
    look, unit, emblems = transition.look, transition.unit, transition.after.shown.emblems
    before, after = transition.before.shown.state, transition.after.shown.state
    for seat in after.game.seats:
        if before.scout[seat] == after.scout[seat]:
            continue
        way = line(transition.scout(seat, transition.before), transition.scout(seat, transition.after))

        def paint(surface: Surface, t: float, seat: int = seat, way: Way = way) -> None:
            draw_scout(surface, look, emblems[seat], way(ease_in_out(t)), unit)

        yield Animation(BACK_SECONDS, paint, hides=frozenset({HiddenPart(PartKind.SCOUT, seat)}))
