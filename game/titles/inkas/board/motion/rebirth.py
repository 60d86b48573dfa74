"""Pieces that come and go otherwise than by walking: reborn on the tray, called back, moved by a card, woken for good,
dominated.
"""

import math
from typing import Final

from pygame import Surface

from game.titles.inkas.board.motion.transition import USUAL, Transition, hide
from game.titles.inkas.board.pieces.art import picture, piece_picture
from game.titles.inkas.board.pieces.wallas import draw_walla
from game.titles.inkas.content.definitions import GODS
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.places import SIDES
from game.ui.animation import ease_in_out, ease_out
from game.ui.effects import arc, ground_shadow, stamp
from game.ui.effects import ring as light_ring
from game.ui.motion.flights import Draw, Way
from game.ui.motion.timeline import Animation
from game.ui.pictures import Point, at_unit

_TURN, _CLIMB, _BLOW, _COME, _MASTER = 0.6, 0.8, 1.2, 0.7, 0.9
_FIGURE: Final = 0.4  # of a walla on the tray
_SKY: Final = (127, 192, 212)
_STONE: Final = (214, 196, 150)


def _drawn(transition: Transition, name: str, *, dead: bool) -> Draw:
    look = transition.look
    return lambda surface, foot, unit: draw_walla(surface, look, name, foot, unit, dead=dead)


def reborn(transition: Transition, event: e.Reborn) -> list[Animation]:
    """A walla comes up to the tray, goes a quarter round with it, or climbs off its fourth side; all at once."""
    unit = transition.unit
    if event.side == 1:
        found = transition.foot(event.walla, transition.before)
        start, size = found or (transition.layout.hanan.center, USUAL * unit)
        return [_arrival(transition, event.walla, start, size)]
    if not event.side:
        start = transition.side_of_tray(SIDES)
        return [_departure(transition, event.walla, start, lead=0.0)]
    draw = _drawn(transition, event.walla, dead=False)

    def paint(surface: Surface, t: float) -> None:
        draw(surface, transition.side_of_tray(event.side - 1 + ease_in_out(t)), _FIGURE * unit)

    return [_on_tray(transition, event.walla, Animation(_TURN, paint, 0.0))]


def _arrival(transition: Transition, walla: str, start: Point, size: float) -> Animation:
    """A dead walla rises from where it lay to the first side, where it stands up."""
    unit = transition.unit
    lying, standing = _drawn(transition, walla, dead=True), _drawn(transition, walla, dead=False)
    way = arc(start, transition.side_of_tray(1), 60 * unit)

    def paint(surface: Surface, t: float) -> None:
        draw = lying if t < 0.7 else standing
        draw(surface, way(ease_in_out(t)), size + (_FIGURE * unit - size) * t)

    return _on_tray(transition, walla, Animation(_CLIMB, paint, 0.0))


def _departure(transition: Transition, walla: str, start: Point, lead: float | None = None) -> Animation:
    """A walla stands up in the light and goes to its panel, where it waits."""
    unit, draw = transition.unit, _drawn(transition, walla, dead=False)
    light = light_ring(max(4, round(44 * unit)), _SKY, 0.16)
    way: Way = arc(start, transition.in_panel(walla), 40 * unit)

    def paint(surface: Surface, t: float) -> None:
        stamp(surface, light, start, scale=0.3 + ease_out(t), alpha=1 - t)
        draw(surface, way(ease_in_out(t)), _FIGURE * unit)

    return _on_tray(transition, walla, Animation(_CLIMB, paint, lead))


def _on_tray(transition: Transition, walla: str, moving: Animation) -> Animation:
    """The same with the panel as before until it has happened."""
    fills = transition.of_walla(walla)
    return Animation(moving.seconds, moving.paint, moving.lead, hides=hide(walla), waits=True, fills=fills)


def recalled(transition: Transition, event: e.Recalled) -> list[Animation]:
    """A walla of a tray lives again, and goes to its panel."""
    return [_departure(transition, event.walla, transition.off_board(event.walla))]


def relocated(transition: Transition, event: e.Relocated) -> list[Animation]:
    """A walla is borne by the wind over everything to another wamani."""
    end, unit = transition.foot_in(event.walla, event.wamani)
    start = transition.foot_in(event.walla, event.origin)[0]
    way, draw = arc(start, end, 140 * transition.unit), _drawn(transition, event.walla, dead=False)
    shadow = ground_shadow(round(70 * unit), round(28 * unit))

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(t)
        ground = start[0] + (end[0] - start[0]) * go, start[1] + (end[1] - start[1]) * go
        surface.blit(shadow, shadow.get_rect(center=(round(ground[0]), round(ground[1]))))
        x, y = way(go)
        sway = 10 * unit * math.sin(4 * math.pi * t) * math.sin(math.pi * t)
        draw(surface, (x + sway, y), unit)

    return [Animation(_BLOW, paint, hides=hide(event.walla), waits=True)]


def came(transition: Transition, event: e.PieceCame) -> list[Animation]:
    """A stone base rises, or coils come up, and the piece stays."""
    foot, unit = transition.foot_in(event.walla, event.wamani)
    made = at_unit(transition.look, picture(piece_picture(event.walla)), unit)
    dust = light_ring(max(4, round(56 * unit)), _STONE if event.walla in GODS else _SKY, 0.2)

    def paint(surface: Surface, t: float) -> None:
        stamp(surface, dust, foot, scale=0.4 + ease_out(t), alpha=1 - t)
        up = ease_out(t)
        seen = max(1, round(made.get_height() * up))
        part = made.subsurface((0, 0, made.get_width(), seen))
        surface.blit(part, part.get_rect(midbottom=(round(foot[0]), round(foot[1] + 14 * unit))))

    return [Animation(_COME, transition.scene(paint, 0.9), hides=hide(event.walla))]


def dominated(transition: Transition, event: e.Dominated) -> list[Animation]:
    """The disc of an Amaru takes the colour of her master."""
    (x, y), unit = transition.foot_in(event.walla, event.wamani)
    emblem = transition.after.shown.emblem(event.seat)
    colour = transition.look.seat(emblem).base
    halo = light_ring(max(4, round(80 * unit)), (colour[0], colour[1], colour[2]), 0.18)

    def paint(surface: Surface, t: float) -> None:
        for number in range(2):
            part = max(0.0, min(1.0, t * 1.4 - 0.4 * number))
            stamp(surface, halo, (x, y), scale=0.2 + 1.2 * ease_out(part), alpha=1 - part)

    return [Animation(_MASTER, transition.scene(paint, 0.4), fills=transition.of_seat(event.seat))]
