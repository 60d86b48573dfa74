"""The blow with which a tile is taken: the ground jumps, dust rolls out in a ring, sparks of brass fly."""

import math

from pygame import BLEND_RGBA_MIN, Rect, Surface

from game.titles.wiraqocha.board.layout.table_layout import DIE_AT, TOKEN_AT, Point
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.board.pieces.art import hexagon_mask
from game.ui.animation import ease_out, mix
from game.ui.effects import progress, shine, spark, stamp
from game.ui.motion.timeline import Animation
from game.ui.particles import DUST, Burst, draw_burst, scatter
from game.ui.shapes import blank

SHAKEN = 0.26  # seconds for which the ground trembles
_SECONDS = 0.55
_BRASS = (255, 206, 110)
_PUSH = 8.0  # units by which the heaviest blow pushes a tile aside


def shake_tile(surface: Surface, centre: Point, radius: int, push: Point) -> None:
    """Show what is seen of a tile a few pixels aside."""
    if not (round(push[0]) or round(push[1])):
        return
    area = Rect(0, 0, 2 * radius, 2 * radius)
    area.center = round(centre[0]), round(centre[1])
    piece = blank(area.size)
    piece.blit(surface, (0, 0), area)
    piece.blit(hexagon_mask(radius), (0, 0), special_flags=BLEND_RGBA_MIN)
    surface.blit(piece, area.move(round(push[0]), round(push[1])))


def tremble(t: float, reach: float) -> Point:
    """How far a blow pushes the ground aside, `reach` pixels at most, when `t` (0 to 1) of its time has passed."""
    left = reach * (1 - t) ** 1.5
    return left * math.cos(t * 24), left * 0.6 * math.sin(t * 31)


def strength(transition: Transition, tile: str) -> float:
    """How heavy the blow is by which a tile changes hands: the more protection is beaten the heavier, 1 at most."""
    level, count = transition.before.state.protection(transition.tile(tile))
    return min(1.0, 0.5 + 0.07 * level + 0.12 * max(0, count - 1))


def strikes(transition: Transition, tile: str, delay: float) -> Animation:
    """A tile is struck after so many seconds: it trembles, in dust and sparks."""
    unit, force = transition.unit, strength(transition, tile)
    centre, foot, die = transition.on(tile), transition.on(tile, TOKEN_AT), transition.on(tile, DIE_AT)
    source = die if transition.before.state.protecting[transition.tile(tile)] else foot
    radius = round(transition.after.layout.radius)
    rolls = Burst(
        scatter(13, 18, (54 + 40 * force) * unit),
        25 * unit,
        DUST,
        flat=0.5,
        rise=10 * unit,
        strength=0.65 + 0.35 * force,
    )
    glints = scatter(15, round(8 + 16 * force), (58 + 66 * force) * unit)
    flash = shine(round(72 * unit), (255, 224, 160))
    star = spark(max(3, round(13 * unit)), _BRASS)

    def paint(surface: Surface, t: float) -> None:
        passed = t * _SECONDS
        shake_tile(surface, centre, radius, tremble(min(1.0, passed / SHAKEN), _PUSH * unit * force))
        stamp(
            surface, flash, source, scale=0.7 + 0.5 * force, alpha=force * (1 - progress(t, 0, 0.3)), add=True
        )
        draw_burst(surface, transition.look, foot, t, rolls)
        for dx, dy, large, late in glints:
            at = progress(t, late * 0.15, 0.5 + late)
            if 0 < at < 1:
                out = ease_out(at)
                spot = source[0] + dx * out, source[1] + dy * out + mix(-18, 46, at) * unit * at
                stamp(surface, star, spot, scale=large * (1 - 0.5 * at), alpha=1 - at**2, add=True)

    return Animation(_SECONDS, paint, 0.0, delay=delay)
