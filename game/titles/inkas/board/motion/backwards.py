"""A step that was taken back: wallas glide to where they were, all else fades over."""

from collections.abc import Iterator

from pygame import Surface

from game.kit.board.event_motion import BACK_FADE, BACK_SECONDS
from game.titles.inkas.board.motion.transition import Transition, hide
from game.titles.inkas.board.pieces.wallas import draw_walla
from game.titles.inkas.content.definitions import WALLAS
from game.titles.inkas.rules.fixed_order import PIECE_INDEX
from game.titles.inkas.rules.places import lies
from game.ui.animation import ease_in_out
from game.ui.effects import line
from game.ui.motion.flights import Way
from game.ui.motion.timeline import Animation, Timeline, whole_cover


def taken_back(transition: Transition) -> Timeline:
    """The scenes of an undone step, from the table before (`transition.before`) to the table as it is again."""
    timeline = Timeline()
    timeline.covers.append(whole_cover(transition.before.picture, BACK_FADE))
    timeline.add(*_wallas(transition))
    return timeline


def _wallas(transition: Transition) -> Iterator[Animation]:
    before, after = transition.before.shown.state.places, transition.after.shown.state.places
    for name in WALLAS:
        number = PIECE_INDEX[name]
        start, end = transition.foot(name, transition.before), transition.foot(name, transition.after)
        if start is None or end is None or before[number] == after[number]:
            continue
        way, unit, dead = line(start[0], end[0]), end[1], lies(after[number])

        def paint(
            surface: Surface,
            t: float,
            name: str = name,
            way: Way = way,
            unit: float = unit,
            dead: bool = dead,
        ) -> None:
            draw_walla(surface, transition.look, name, way(ease_in_out(t)), unit, dead=dead)

        yield Animation(BACK_SECONDS, paint, hides=hide(name))
