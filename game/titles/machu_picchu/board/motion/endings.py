"""How a game ends: the sun opens over the peak, or sails come up the river; then everybody's gold and points."""

import math
from typing import Final

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB, rgb
from game.titles.machu_picchu.board.city.city_view import view_inside
from game.titles.machu_picchu.board.layout.city import TRAIL
from game.titles.machu_picchu.board.motion.transition import Transition
from game.titles.machu_picchu.board.pieces.art import draw_high
from game.titles.machu_picchu.content.definitions import Ending
from game.titles.machu_picchu.rules.events import GameEnded, Scored
from game.titles.machu_picchu.rules.scores import SeatScore
from game.ui.animation import ease_in_out, ease_out, mix
from game.ui.cache import cached
from game.ui.effects import draw_rays, fade, progress, stamp
from game.ui.lettering import write
from game.ui.look import Look
from game.ui.motion.flights import GOLD, flash
from game.ui.motion.timeline import Animation, Paint
from game.ui.shapes import blank, rounded
from game.ui.theme import Role

_ENDING: Final = 2.4
_SCORES: Final = 1.8
_STAMPED: Final = 0.7  # of the time of the scores, when the factors are struck
_SHIPS: Final = ((1160.0, 792.0, 1.0), (1230.0, 770.0, 0.8), (1300.0, 800.0, 0.9))
_SAILED: Final = 420  # units that the ships come up the river
_DUSK: Final[RGB] = (150, 128, 132)
_HULL, _SAIL, _CROSS = rgb("#4a2a18"), rgb("#f4e9cf"), rgb("#a3352c")
_FOOT: Final = 0.62  # of a sail
_PLATE, _INK = rgb("#3a0f18"), rgb("#fff4d6")


def ended(transition: Transition, event: GameEnded) -> list[Animation]:
    """Rescue: light opens over the summit. Conquest: it grows dark, and sails come."""
    if event.ending is Ending.CONQUEST:
        return [Animation(_ENDING, _sails(transition))]
    return [Animation(_ENDING, _sunrise(transition))]


def _sunrise(transition: Transition) -> Paint:
    unit, inside = transition.unit, view_inside(transition.layout)
    place = transition.layout.on_view(*TRAIL[-1])
    light = flash(place, 120 * unit)

    def paint(surface: Surface, t: float) -> None:
        clip = surface.get_clip()
        surface.set_clip(inside)
        radius = max(8, round(mix(80, 460, ease_out(t)) * unit))
        draw_rays(surface, place, radius, GOLD, 14, 18 * t, fade(t, 0.2, 0.35))
        light(surface, progress(t, 0, 0.5))
        surface.set_clip(clip)

    return paint


def _sails(transition: Transition) -> Paint:
    unit, inside, layout = transition.unit, view_inside(transition.layout), transition.layout
    ships = [(x, y, ship(transition.look, round(86 * size * unit))) for x, y, size in _SHIPS]

    def paint(surface: Surface, t: float) -> None:
        clip = surface.get_clip()
        surface.set_clip(inside)
        gone = fade(t, 0.3, 0.3)
        dusk = tuple(round(255 - (255 - level) * gone) for level in _DUSK)
        surface.fill(dusk, inside, special_flags=pygame.BLEND_RGB_MULT)
        for x, y, drawn in ships:
            place = layout.on_view(x - _SAILED * ease_in_out(t), y + 3 * math.sin(9 * t + x))
            stamp(surface, drawn, place, alpha=fade(t, 0.1, 0.2))
        surface.set_clip(clip)

    return paint


def _box(left: float, top: float, right: float, low: float) -> list[tuple[float, float]]:
    return [(left, top), (right, top), (right, low), (left, low)]


@cached
def ship(look: Look, side: int) -> Surface:
    """A ship under sail, so many pixels wide."""
    fine = 3 * max(8, side)
    sheet = blank((fine, fine))

    def shape(colour: RGB, *points: tuple[float, float]) -> None:
        pygame.draw.polygon(sheet, colour, [(x * fine, y * fine) for x, y in points])
        pygame.draw.polygon(
            sheet, look.palette.outline, [(x * fine, y * fine) for x, y in points], max(2, fine // 60)
        )

    shape(_HULL, (0.08, 0.72), (0.94, 0.66), (0.82, 0.9), (0.2, 0.9))
    for left, top, wide in ((0.2, 0.2, 0.28), (0.5, 0.08, 0.34)):
        mast, middle, mid = left + wide / 2, left + wide * 0.42, (top + _FOOT) / 2
        shape(_HULL, *_box(mast - 0.01, top - 0.06, mast + 0.02, 0.74))
        shape(_SAIL, (left, top), (left + wide, top), (left + wide - 0.03, _FOOT), (left - 0.05, _FOOT))
        shape(_CROSS, *_box(middle - 0.02, top + 0.06, middle + 0.02, 0.56))
        shape(_CROSS, *_box(middle - 0.1, mid - 0.02, middle + 0.1, mid + 0.02))
    return pygame.transform.smoothscale(sheet, (max(8, side), max(8, side)))


def scored(transition: Transition, event: Scored) -> list[Animation]:
    """In each panel points are counted up; in a conquest gold is, and then the factor is stamped beside them."""
    conquest = any(line.factor > 1 for line in event.lines)

    def paint(surface: Surface, t: float) -> None:
        for line in event.lines:
            _draw_score(surface, transition, line, t, conquest=conquest)

    return [Animation(_SCORES, paint)]


def _draw_score(
    surface: Surface, transition: Transition, line: SeatScore, t: float, *, conquest: bool
) -> None:
    scale = transition.scale
    px, panel = scale.px, transition.panel(line.player)
    plate = Rect(0, 0, px(216 if conquest else 110), px(52))
    plate.center = panel.rect.center
    rounded(surface, plate.inflate(px(4), px(4)), GOLD, px(12))
    rounded(surface, plate, _PLATE, px(10))
    counted = ease_out(progress(t, 0.05, 0.55))
    points = line.total if conquest and t >= _STAMPED else line.points
    if conquest:
        draw_high(surface, transition.look, "gold", (plate.x + px(24), plate.centery), px(34))
        area = Rect(plate.x + px(40), plate.y, px(50), plate.height)
        write(surface, str(round(line.gold * counted)), area, scale, Role.FIGURE, 26, _INK)
        if t >= _STAMPED:
            area = Rect(plate.x + px(92), plate.y, px(50), plate.height)
            grown = 26 + 14 * (1 - progress(t, _STAMPED, _STAMPED + 0.1))
            write(surface, f"×{line.factor}", area, scale, Role.FIGURE, grown, GOLD, "centre")
    shown = points if t >= _STAMPED else round(points * counted)
    area = Rect(plate.right - px(92), plate.y, px(78), plate.height)
    write(surface, str(shown), area, scale, Role.FIGURE, 30, _INK, "right")
