"""The great machines at work: Flying Fortress, Psychic Probe, Transport Tunneller."""

import math
import random

from pygame import Surface, draw, transform

from game.base.colour import RGB
from game.titles.wiraqocha.board.hidden_parts import HiddenPart, TilePart
from game.titles.wiraqocha.board.layout.table_layout import FORTRESS_AT, Point
from game.titles.wiraqocha.board.motion.dice import flipped, turn_over
from game.titles.wiraqocha.board.motion.sprites import mound, thing_sprite
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.rules.events import (
    CampRobbed,
    CampSteadied,
    FortressLost,
    FortressMoved,
    FortressReturned,
    ProtectionLowered,
)
from game.titles.wiraqocha.rules.tokens import CAMP
from game.ui import theme
from game.ui.animation import ease_in_out, ease_out, mix
from game.ui.cache import cached
from game.ui.effects import arc, fade, ground_shadow, line, progress, ring, shine, stamp
from game.ui.look import Look
from game.ui.motion.timeline import Animation, Paint
from game.ui.particles import DUST, EARTH, SMOKE, STEAM, Burst, Shards, draw_burst, draw_shards, puff, scatter
from game.ui.shapes import blank

_VIOLET: RGB = (186, 120, 255)


# the Flying Fortress


def _fortress(transition: Transition, start: Point, end: Point) -> Paint:
    """The Fortress rises on its rotors, sails over its shadow, and settles in a ring of steam."""
    unit = transition.unit
    body = thing_sprite(transition.look, "flying_fortress", 104 * unit)
    small = 40 / 104
    shadow = ground_shadow(round(120 * unit), round(46 * unit))
    cloud = Burst(scatter(73, 12, 64 * unit), 13 * unit, STEAM, flat=0.5)
    blade = _blade(transition.look, max(6, round(64 * unit)))
    way = line(start, end)

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(progress(t, 0.12, 0.88))
        up = ease_in_out(min(progress(t, 0, 0.25), 1 - progress(t, 0.78, 1)))
        x, y = way(go)
        stamp(surface, shadow, (x + 26 * unit * up, y + 40 * unit), alpha=0.7 * up, scale=mix(small, 1, up))
        bob = math.sin(t * 17) * 4 * unit * up
        for side in (-1, 1):
            steam = (t * 6 + side * 0.25) % 1
            spot = x + side * 24 * unit * up, y + (18 + 34 * steam) * unit * up - 40 * unit * up
            stamp(
                surface,
                puff(transition.look, round(12 * unit), STEAM),
                spot,
                alpha=0.6 * up * (1 - steam),
                scale=0.5 + steam,
            )
        lean = math.sin(math.pi * progress(t, 0.1, 0.9)) * (5 if end[0] < start[0] else -5)
        size, high = mix(small, 1, up), y - 46 * unit * up + bob
        for side in (-1, 1):
            slim = max(2, round(blade.get_width() * size * (0.25 + 0.75 * abs(math.sin(t * 90 + side)))))
            turned = transform.smoothscale(blade, (slim, max(2, round(blade.get_height() * size))))
            stamp(surface, turned, (x + side * 52 * unit * size, high - 8 * unit * size), alpha=up)
        stamp(surface, body, (x, high), scale=size, angle=lean)
        if t > 0.82:
            draw_burst(surface, transition.look, (end[0], end[1] + 8 * unit), progress(t, 0.82, 1), cloud)

    return paint


@cached
def _blade(look: Look, height: int) -> Surface:
    """A propeller of the Fortress as it is seen in a whirl: a veil with an inked rim and a hub."""
    width, finer = max(2, height * 3 // 10), 3
    sheet = blank((width * finer, height * finer))
    draw.ellipse(sheet, (*look.palette.cream, 120), sheet.get_rect())
    draw.ellipse(sheet, look.palette.outline, sheet.get_rect(), 2 * finer)
    draw.circle(sheet, theme.BRASS_MID, sheet.get_rect().center, width * finer * 0.22)
    return transform.smoothscale(sheet, (width, height))


def fortress_moved(transition: Transition, event: FortressMoved) -> list[Animation]:
    """The Flying Fortress flies to a tile, from another or from its owner."""
    if event.origin is None:
        start: Point = transition.own_card(event.player, "flying_fortress", came=False).center
    else:
        start = transition.on(event.origin, FORTRESS_AT)
    hides = frozenset({HiddenPart(TilePart.FORTRESS, transition.tile(event.tile))})
    return [Animation(1.0, _fortress(transition, start, transition.on(event.tile, FORTRESS_AT)), hides=hides)]


def fortress_returned(transition: Transition, event: FortressReturned) -> list[Animation]:
    """The Flying Fortress flies home."""
    end = transition.own_card(event.player, "flying_fortress", came=True).center
    return [
        Animation(1.0, _fortress(transition, transition.on(event.tile, FORTRESS_AT), end), 0.5, waits=True)
    ]


def fortress_lost(transition: Transition, event: FortressLost) -> list[Animation]:
    """The Flying Fortress founders in smoke."""
    unit = transition.unit
    spot = transition.on(event.tile, FORTRESS_AT)
    body = thing_sprite(transition.look, "flying_fortress", 80 * unit)
    smoke = Burst(scatter(79, 14, 70 * unit), 20 * unit, SMOKE, rise=40 * unit)

    def paint(surface: Surface, t: float) -> None:
        fall = progress(t, 0.15, 0.9) ** 2
        shake = math.sin(t * 50) * 3 * unit
        stamp(
            surface,
            body,
            (spot[0] + shake, spot[1] + 80 * unit * fall),
            angle=-34 * fall,
            alpha=1 - progress(t, 0.6, 0.95),
            scale=mix(0.5, 1, ease_out(progress(t, 0, 0.2))),
        )
        if t > 0:
            draw_burst(surface, transition.look, (spot[0], spot[1] + 60 * unit * fall), t, smoke)

    return [Animation(0.85, paint, 0.4, waits=True)]


# the Psychic Probe


def lowered(transition: Transition, event: ProtectionLowered) -> list[Animation]:
    """Rings of thought close in on the tile; its protection shudders and turns over."""
    unit = transition.unit
    tile = transition.tile(event.tile)
    target = transition.token_on(event.tile).centre if event.camp else transition.die_on(event.tile)
    start = transition.own_card(event.player, "psychic_probe", came=False).center
    halo = ring(round(110 * unit), _VIOLET, 0.06)
    light = shine(round(90 * unit), (90, 40, 140))
    mote = shine(max(4, round(16 * unit)), _VIOLET)
    way = arc(start, target, 70 * unit)
    hides: frozenset[HiddenPart] = frozenset()
    sides = None
    if not event.camp:
        before = transition.before.state.protecting[tile]
        emblem = transition.emblems[max(0, transition.before.state.board[tile] >> 3)]
        sides = flipped(transition, before, event.face, target, emblem)
        hides = frozenset({HiddenPart(TilePart.DIE, tile)})

    def paint(surface: Surface, t: float) -> None:
        for back in range(10):
            trail = progress(t, 0, 0.4) - back * 0.04
            if 0 < trail < 1 and t > 0:
                x, y = way(trail)
                y += math.sin(trail * 30) * 8 * unit
                stamp(surface, mote, (x, y), alpha=1 - back * 0.09, scale=1 - back * 0.06, add=True)
        for late in (0.25, 0.38, 0.51):
            at = progress(t, late, late + 0.4)
            if 0 < at < 1:
                stamp(surface, halo, target, scale=1.15 - 0.95 * ease_in_out(at), alpha=fade(at, 0.3, 0.2))
        stamp(surface, light, target, alpha=fade(progress(t, 0.3, 1), 0.4, 0.3) if t > 0.3 else 0, add=True)
        if sides is not None:
            shake = math.sin(t * 80) * 2.5 * unit * (1 if 0.4 < t < 0.7 else 0)
            turn_over(surface, sides[0], sides[1], (target[0] + shake, target[1]), progress(t, 0.65, 0.95))

    return [Animation(1.0, paint, hides=hides, waits=True)]


def steadied(transition: Transition, event: CampSteadied) -> list[Animation]:
    """A probed Camp has its wits again: one ring opens."""
    state = transition.before.state
    piece = transition.seat(event.player) << 3 | CAMP
    if piece not in state.board:
        return []
    spot = transition.token_on(state.game.labels[state.board.index(piece)]).centre
    halo = ring(round(70 * transition.unit), _VIOLET, 0.06)

    def paint(surface: Surface, t: float) -> None:
        stamp(surface, halo, spot, scale=0.2 + ease_out(t), alpha=1 - t)

    return [Animation(0.4, paint, 0.05)]


# the Transport Tunneller


def tunnelled(transition: Transition, event: CampRobbed) -> list[Animation]:
    """A ridge of earth, as of a mole, runs through the valley to the Camp and bursts open under it."""
    unit = transition.unit
    end = transition.on(event.tile, (-21, 30))
    ridge = _ridge(_mouth(transition, event), end, unit)
    heap, cloud = mound(max(6, round(26 * unit))), puff(transition.look, round(16 * unit), DUST)
    dust = Burst(scatter(85, 14, 76 * unit), 22 * unit, DUST, flat=0.6, rise=30 * unit)
    clods = Shards(scatter(87, 16, 70 * unit), 5 * unit, EARTH, rise=46 * unit)

    def paint(surface: Surface, t: float) -> None:
        head = ease_in_out(progress(t, 0, 0.62)) * len(ridge)
        for number, (spot, large) in enumerate(ridge):
            age = head - number
            sunk = 1 - progress(t, 0.72 + 0.2 * number / len(ridge), 0.86 + 0.14 * number / len(ridge))
            if age <= 0 or t <= 0:
                continue
            rise = min(1.0, age / 3)
            up = spot[0], spot[1] - (1 + 2 * fade(min(1.0, age / 8), 0.4, 0.6)) * rise * unit
            stamp(surface, heap, up, scale=large * (0.4 + 0.6 * rise), alpha=sunk)
            if age < 6 and number % 2:
                stamp(surface, cloud, (spot[0], spot[1] - 6 * unit * age), alpha=0.6 * (1 - age / 6))
        draw_shards(surface, end, progress(t, 0.58, 1), clods)
        draw_burst(surface, transition.look, end, progress(t, 0.58, 1), dust)

    return [Animation(1.0, paint, 0.75)]


def _ridge(start: Point, end: Point, unit: float) -> list[tuple[Point, float]]:
    """Heaps of earth along a bent way, with their sizes; they overlap, and the last ones stop short of its end."""
    chance = random.Random(83)
    length = max(1.0, math.dist(start, end))
    count = max(10, round(length / (9 * unit)))
    bend = chance.choice((-1, 1)) * 40 * unit
    across = (end[1] - start[1]) / length, -(end[0] - start[0]) / length
    heaps: list[tuple[Point, float]] = []
    for number in range(count):
        at = number / count
        off = bend * math.sin(math.pi * at) + chance.uniform(-5, 5) * unit
        spot = mix(start[0], end[0], at) + across[0] * off, mix(start[1], end[1], at) + across[1] * off
        heaps.append((spot, chance.uniform(0.6, 1.1)))
    return heaps


def _mouth(transition: Transition, event: CampRobbed) -> Point:
    """Where the tunnel begins: at the nearest tile of its owner, or at the panel."""
    state = transition.before.state
    seat = transition.seat(event.player)
    end = transition.on(event.tile)
    own = [
        transition.on(state.game.labels[tile], (0, 30))
        for tile, piece in enumerate(state.board)
        if piece >> 3 == seat
    ]
    return min(
        own, key=lambda spot: math.dist(spot, end), default=transition.panel(event.player).rect.midright
    )
