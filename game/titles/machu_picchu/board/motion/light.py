"""The light of evening, night and dawn as it comes and goes over the city."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.titles.machu_picchu.board.city.city_view import evening_light, view_inside
from game.titles.machu_picchu.board.city.stars import draw_stars
from game.titles.machu_picchu.board.hidden_parts import HiddenPart, PartKind
from game.titles.machu_picchu.board.motion.transition import Transition
from game.ui.animation import ease_in_out, mix
from game.ui.motion.timeline import Animation, Paint, Timeline

_DAY: Final[RGB] = (255, 255, 255)
_NIGHT: Final[RGB] = (124, 130, 186)  # over land and people alike
DUSK: Final = 0.6  # seconds in which night falls
DAWN: Final = 0.8

TimedLight = tuple[float, RGB]  # of the timeline, and the light then


def add_light(transition: Transition, timeline: Timeline, night: float | None, day: float | None) -> None:
    """Let night fall and day break over the scenes of a step, at these moments of the timeline; without them let the
    evening go on.
    """
    before, after = transition.before.shown, transition.after.shown
    if night is None and day is None:
        _add_evening(transition, timeline)
        return
    first = _NIGHT if before.night else evening_light(before)
    moments: list[TimedLight] = [(0.0, first)]
    if night is not None:
        moments += [(night, first), (night + DUSK, _NIGHT)]
    if day is not None:
        moments += [(day, _NIGHT), (day + DAWN, _DAY)]
    hides = frozenset({HiddenPart(PartKind.NIGHT)}) if after.night and night is not None else frozenset()
    seconds = moments[-1][0]
    timeline.animations.insert(0, (0.0, Animation(seconds, _paint(transition, moments), hides=hides)))


def _add_evening(transition: Transition, timeline: Timeline) -> None:
    """From the light of one turn to that of the next, over all of the scenes between them."""
    before, after = transition.before.shown, transition.after.shown
    first, last = evening_light(before), evening_light(after)
    if first == last or before.night or after.night:
        return
    seconds = max(DUSK, timeline.length)
    paint = _paint(transition, [(0.0, first), (seconds, last)])
    hides = frozenset({HiddenPart(PartKind.EVENING)})
    timeline.animations.insert(0, (0.0, Animation(seconds, paint, hides=hides)))


def _paint(transition: Transition, moments: Sequence[TimedLight]) -> Paint:
    inside, seconds = view_inside(transition.layout), moments[-1][0]
    layout = transition.layout

    def paint(surface: Surface, t: float) -> None:
        light = light_at(moments, t * seconds)
        surface.fill(light, inside, special_flags=pygame.BLEND_RGB_MULT)
        dark = (_DAY[0] - light[0]) / (_DAY[0] - _NIGHT[0])
        if light[2] < 250 and light[0] < 200:
            draw_stars(surface, layout, dark)

    return paint


def light_at(moments: Sequence[TimedLight], now: float) -> RGB:
    """The light between two moments; after the last one that of the last."""
    for (start, first), (end, last) in pairwise(moments):
        if now < end:
            go = ease_in_out(max(0.0, now - start) / (end - start)) if end > start else 1.0
            red, green, blue = (round(mix(a, b, go)) for a, b in zip(first, last, strict=True))
            return red, green, blue
    return moments[-1][1]
