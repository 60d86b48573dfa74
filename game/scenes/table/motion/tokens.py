"""Tokens on their way: how each kind goes."""

import math
from collections.abc import Callable

from pygame import Surface, transform

from game.content.definitions import Kind
from game.rules.actions import RESERVE
from game.rules.events import (
    TokenMoved,
    Way,
)
from game.rules.tokens import IS_DRILL_TYPE, IS_ZEPPELIN_TYPE, KIND_INDEX
from game.scenes.table.motion.act import Act, Hidden, Paint, Part
from game.scenes.table.motion.sprites import (
    DUST,
    above_foot,
    balloon,
    burst,
    draw_burst,
    fade,
    ground_shadow,
    line,
    part,
    puff,
    shadow_below,
    stamp,
    token,
)
from game.scenes.table.motion.stage import Stage, Stand
from game.ui import theme
from game.ui.animation import ease_in_out, mix

_STRIDE = 26  # units of a tile that an Explorer goes with one step


def moved(stage: Stage, event: TokenMoved) -> list[Act]:
    """A token comes to stand on a tile, each kind in its own way."""
    hides = frozenset({Hidden(Part.TOKEN, stage.tile(event.tile))})
    end = stage.token_on(event.tile)
    body = token(event.kind, stage.emblem(event.player), stage.unit)
    if stage.dropped_at is not None:
        return [
            Act(
                0.28,
                _lands(stage, body, stage.standing(stage.dropped_at, 1.1), end),
                hides=hides,
                waits=True,
            )
        ]
    if event.origin == RESERVE:
        start = stage.home(event.player, event.kind, came=False)
    else:
        start = stage.token_on(event.origin)
    if event.way is Way.CAVES:
        return [Act(0.9, _through_the_dark(stage, body, start, end), hides=hides, waits=True)]
    way = way_of(stage, event.kind, event.player)
    far = math.dist(start.centre, end.centre) / (stage.unit * 96 * 6)
    return [Act(0.62 + 0.3 * min(1.0, far), way(stage, body, start, end), hides=hides, waits=True)]


def way_of(stage: Stage, kind: Kind, player: str) -> Callable[[Stage, Surface, Stand, Stand], Paint]:
    """How a kind of token goes from one stand to another."""
    index = KIND_INDEX[kind]
    if IS_ZEPPELIN_TYPE[index]:
        return flies
    if IS_DRILL_TYPE[index]:
        return _digs
    if kind is Kind.CAMP:
        livery = stage.livery(player)
        bag = balloon(max(8, round(54 * stage.unit)), livery.base, livery.dark)
        return lambda stage, body, start, end: _is_carried(stage, body, bag, start, end)
    return walks


def _lands(stage: Stage, body: Surface, start: Stand, end: Stand) -> Paint:
    """It is let go just above the tile: it drops, and the ground answers with dust."""
    ways = burst(7, 9, 46 * stage.unit)
    foot = end.centre[0], end.centre[1] + above_foot(stage.unit)

    def paint(surface: Surface, t: float) -> None:
        fall = ease_in_out(part(t, 0, 0.5))
        draw_burst(surface, foot, part(t, 0.4, 1), ways, 13 * stage.unit, DUST, flat=0.4, rise=6 * stage.unit)
        spot = mix(start.centre[0], end.centre[0], fall), mix(start.centre[1], end.centre[1], fall)
        stamp(surface, body, spot, scale=mix(start.scale, end.scale, fall))

    return paint


def flies(stage: Stage, body: Surface, start: Stand, end: Stand) -> Paint:
    """It rises, turns toward where it goes, bobs on the wind over its shadow, turns back and comes down."""
    way = line(start.centre, end.centre)
    left = end.centre[0] < start.centre[0]
    drop = above_foot(stage.unit)

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(part(t, 0.08, 0.94))
        up = min(1.0, part(t, 0, 0.25) * 1.0, 1 - part(t, 0.78, 1.0))
        height = 46 * ease_in_out(up) + 3.5 * math.sin(t * 15) * up
        scale = mix(start.scale, end.scale, part(t, 0, 0.6)) * (1 + 0.14 * ease_in_out(up))
        x, y = way(go)
        shadow_below(surface, (x, y + drop * scale), height, scale, stage.unit)
        turned = body
        facing = 1 - 2 * min(part(t, 0.04, 0.2), 1 - part(t, 0.82, 0.98)) if left else 1.0
        if facing < 0.99:
            wide = max(2, round(body.get_width() * abs(facing)))
            turned = transform.smoothscale(body, (wide, body.get_height()))
            if facing < 0:
                turned = transform.flip(turned, True, False)
        lean = math.sin(math.pi * part(t, 0.08, 0.9)) * (7 if left else -7)
        stamp(surface, turned, (x, y - height * stage.unit), scale=scale, angle=lean)

    return paint


def _digs(stage: Stage, body: Surface, start: Stand, end: Stand) -> Paint:
    """It rolls up rattling, then grinds itself into the ground and throws up dust."""
    way = line(start.centre, end.centre)
    unit = stage.unit
    ways = burst(3, 12, 62 * unit)
    clods = burst(11, 9, 54 * unit)
    foot = end.centre[0] + 16 * unit, end.centre[1] + above_foot(unit)

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(part(t, 0, 0.56))
        dig = part(t, 0.5, 1.0)
        x, y = way(go)
        rattle = abs(math.sin(t * 70)) * 2.2 * unit * (1 - go)
        shake = math.sin(dig * 62) * 3.2 * unit * (1 - dig) if dig > 0 else 0.0
        sink = math.sin(math.pi * dig) * 5 * unit
        if dig > 0:
            draw_burst(surface, foot, dig, ways, 17 * unit, DUST, flat=0.45, rise=16 * unit)
        stamp(
            surface,
            body,
            (x + shake, y - rattle + sink),
            scale=mix(start.scale, end.scale, go),
            angle=-6 * math.sin(math.pi * dig),
        )
        for dx, dy, large, late in clods:
            fly = part(dig, late * 0.6, late * 0.6 + 0.5)
            if 0 < fly < 1:
                side = max(2, round(6 * large * unit))
                at = foot[0] + dx * fly, foot[1] - abs(dy) * 2.2 * fly * (1 - fly) * 1.6
                surface.fill(theme.VALLEY_PLATE[1], (round(at[0]), round(at[1]), side, side))

    return paint


def walks(stage: Stage, body: Surface, start: Stand, end: Stand) -> Paint:
    """It walks: a small hop and a sway with each step, and a little dust behind."""
    way = line(start.centre, end.centre)
    unit = stage.unit
    steps = max(5, round(math.dist(start.centre, end.centre) / (_STRIDE * unit * 2)))
    steps = min(steps, 14)
    drop = above_foot(unit)

    def paint(surface: Surface, t: float) -> None:
        go = 0.15 * ease_in_out(t) + 0.85 * t
        beat = go * steps
        for back in range(1, 4):
            step = math.floor(beat) - back + 1
            if step > 0:
                x, y = way(step / steps)
                age = (beat - step) / 3
                size = 5 + 8 * age
                stamp(
                    surface,
                    puff(round(13 * unit), DUST),
                    (x, y + drop * mix(start.scale, end.scale, step / steps)),
                    scale=size / 13,
                    alpha=0.55 * (1 - age),
                )
        hop = abs(math.sin(math.pi * beat))
        x, y = way(go)
        scale = mix(start.scale, end.scale, go)
        shadow_below(surface, (x, y + drop * scale), 4 * hop, 0.8 * scale, stage.unit)
        lean = 6 * math.sin(math.pi * beat) * (1 if math.floor(beat) % 2 else 0.6)
        stamp(surface, body, (x, y - 8 * hop * unit), scale=scale, angle=lean)

    return paint


def _is_carried(stage: Stage, body: Surface, bag: Surface, start: Stand, end: Stand) -> Paint:
    """A small balloon lifts the Camp, carries it swaying through the air, sets it down and is gone."""
    unit = stage.unit
    way = line(start.centre, end.centre)
    drop = above_foot(unit)
    ways = burst(5, 8, 40 * unit)

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(part(t, 0.12, 0.84))
        up = ease_in_out(min(part(t, 0, 0.22), 1 - part(t, 0.74, 0.92)))
        sway = math.sin(t * 11) * 5 * up
        x, y = way(go)
        scale = mix(start.scale, end.scale, part(t, 0, 0.5))
        shadow_below(surface, (x, y + drop * scale), 30 * up, scale, stage.unit)
        lifted = y - 30 * up * unit
        if t > 0.84:
            foot = (end.centre[0], end.centre[1] + drop)
            draw_burst(surface, foot, part(t, 0.84, 1), ways, 12 * unit, DUST, flat=0.4)
        inflate = min(1.0, part(t, 0, 0.14) * 1.2) * (1 - part(t, 0.86, 1.0))
        high = lifted - 74 * unit * scale - 40 * unit * part(t, 0.84, 1.0)
        stamp(surface, bag, (x - sway * 0.6 * unit, high), scale=max(0.25, inflate) * scale, alpha=inflate)
        stamp(surface, body, (x + sway * 0.5 * unit, lifted), scale=scale, angle=sway)

    return paint


def _through_the_dark(stage: Stage, body: Surface, start: Stand, end: Stand) -> Paint:
    """Through the Caves: it sinks into a dark mouth and comes out of another."""
    unit = stage.unit
    drop = above_foot(unit)
    mouth = ground_shadow(round(104 * unit), round(52 * unit))

    def paint(surface: Surface, t: float) -> None:
        for stand, opening, shown in (
            (start, fade(part(t, 0, 0.5), 0.3, 0.25), 1 - ease_in_out(part(t, 0.12, 0.42))),
            (end, fade(part(t, 0.42, 1.0), 0.25, 0.25), ease_in_out(part(t, 0.55, 0.85))),
        ):
            foot = stand.centre[0], stand.centre[1] + drop
            for _ in range(2):
                stamp(surface, mouth, foot, alpha=opening if 0 < t < 1 else 0, scale=0.5 + 0.5 * opening)
            if shown > 0.02:
                rows = max(1, round(body.get_height() * shown))
                top = body.subsurface((0, 0, body.get_width(), rows))
                x, y = stand.centre
                surface.blit(top, (round(x - body.get_width() / 2), round(y + body.get_height() / 2 - rows)))

    return paint
