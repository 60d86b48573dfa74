"""Tokens on their way: how each kind goes, how it is beaten, how it comes home."""

import math
from collections.abc import Callable

from pygame import Surface, transform

from game.content.definitions import Kind
from game.rules.actions import RESERVE
from game.rules.events import (
    TokenBeaten,
    TokenExchanged,
    TokenJoined,
    TokenMoved,
    TokenReturned,
    TokenSeized,
    Way,
)
from game.rules.tokens import IS_DRILL_TYPE, IS_ZEPPELIN_TYPE, KIND_INDEX
from game.scenes.table.art import wreck_picture
from game.scenes.table.layout import Point
from game.scenes.table.motion.act import PILE, Act, Hidden, Paint, Part
from game.scenes.table.motion.sprites import (
    DUST,
    SMOKE,
    STEAM,
    above_foot,
    arc,
    balloon,
    burst,
    draw_burst,
    fade,
    ground_shadow,
    line,
    link,
    part,
    puff,
    ring,
    shine,
    spark,
    stamp,
    token,
    token_height,
)
from game.scenes.table.motion.stage import Stage, Stand
from game.ui import theme
from game.ui.animation import ease_in_out, ease_out, mix

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
    way = _way_of(stage, event.kind, event.player)
    far = math.dist(start.centre, end.centre) / (stage.unit * 96 * 6)
    return [Act(0.62 + 0.3 * min(1.0, far), way(stage, body, start, end), hides=hides, waits=True)]


def _way_of(stage: Stage, kind: Kind, player: str) -> Callable[[Stage, Surface, Stand, Stand], Paint]:
    index = KIND_INDEX[kind]
    if IS_ZEPPELIN_TYPE[index]:
        return _flies
    if IS_DRILL_TYPE[index]:
        return _digs
    if kind is Kind.CAMP:
        livery = stage.livery(player)
        bag = balloon(max(8, round(54 * stage.unit)), livery.base, livery.dark)
        return lambda stage, body, start, end: _is_carried(stage, body, bag, start, end)
    return _walks


def _shadow(stage: Stage, surface: Surface, foot: Point, height: float, scale: float) -> None:
    """The shadow on the ground of something `height` units above it."""
    wide = stage.unit * 62 * scale
    drawn = ground_shadow(round(wide), round(wide * 0.42))
    spot = (foot[0] + height * 0.5 * stage.unit, foot[1] + height * 0.28 * stage.unit)
    stamp(surface, drawn, spot, alpha=0.75 - 0.4 * min(1.0, height / 60), scale=1 + height / 120)


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


def _flies(stage: Stage, body: Surface, start: Stand, end: Stand) -> Paint:
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
        _shadow(stage, surface, (x, y + drop * scale), height, scale)
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


def _walks(stage: Stage, body: Surface, start: Stand, end: Stand) -> Paint:
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
        _shadow(stage, surface, (x, y + drop * scale), 4 * hop, 0.8 * scale)
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
        _shadow(stage, surface, (x, y + drop * scale), 30 * up, scale)
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


# beaten


def beaten(stage: Stage, event: TokenBeaten) -> list[Act]:
    """A token leaves its tile beaten: tumbling to the Graveyard, carried home, in chains, or for ever."""
    start = stage.token_on(event.tile)
    body = token(event.kind, stage.emblem(event.player), stage.unit)
    match event.way:
        case Way.GRAVEYARD:
            end = stage.wreck(event.player, event.kind)
            side = round(end.scale * token_height(stage.unit))
            wreck = wreck_picture(event.kind, stage.emblem(event.player), side)
            return [Act(0.85, _tumbles(stage, body, wreck, start, end), 0.3, waits=True, fills=(PILE,))]
        case Way.HOSTAGE if event.captor is not None:
            end = stage.cage(event.captor, came=True)
            fills = (stage.seat(event.captor),)
            return [Act(0.9, _dragged_off(stage, body, start, end), 0.4, waits=True, fills=fills)]
        case Way.RESERVE:
            end = stage.home(event.player, event.kind, came=True)
            way = _way_of(stage, event.kind, event.player)
            fills = (stage.seat(event.player),)
            return [Act(0.9, way(stage, body, start, end), 0.4, waits=True, fills=fills)]
    return [Act(0.7, _vanishes(stage, body, start), 0.3, waits=True)]


def _tumbles(stage: Stage, body: Surface, wreck: Surface, start: Stand, end: Stand) -> Paint:
    """It is struck, whirls through the air trailing smoke, and crashes on the pile."""
    unit = stage.unit
    way = arc(start.centre, end.centre, 74 * unit)
    ways = burst(17, 12, 56 * unit)
    struck = burst(23, 7, 40 * unit)
    spins = -360 - 62 if end.centre[0] > start.centre[0] else 360 + 62
    flash = shine(round(58 * unit), (255, 214, 130))

    def paint(surface: Surface, t: float) -> None:
        go = part(t, 0.06, 0.72)
        if t > 0:
            stamp(surface, flash, start.centre, alpha=1 - part(t, 0, 0.22), add=True)
            draw_burst(surface, start.centre, part(t, 0, 0.5), struck, 14 * unit, SMOKE)
        for back in range(1, 6):
            trail = go - back * 0.045
            if 0 < trail < 1 and go < 1:
                stamp(
                    surface,
                    puff(round(16 * unit), SMOKE),
                    way(trail),
                    scale=0.5 + back * 0.14,
                    alpha=0.4 - back * 0.06,
                )
        if go >= 1:
            draw_burst(surface, end.centre, part(t, 0.72, 1), ways, 18 * unit, SMOKE, rise=18 * unit)
        if go >= 1:
            bounce = math.sin(math.pi * part(t, 0.72, 0.9)) * 8 * unit
            stamp(surface, wreck, (end.centre[0], end.centre[1] - bounce))
        else:
            spin = spins * ease_out(go)
            stamp(surface, body, way(go), scale=mix(start.scale, max(0.5, end.scale), go), angle=spin)

    return paint


def _dragged_off(stage: Stage, body: Surface, start: Stand, end: Stand) -> Paint:
    """A chain shoots out of the captor's panel, takes hold, and pulls the token in."""
    unit = stage.unit
    way = line(start.centre, end.centre)
    piece = link(max(4, round(9 * unit)))
    angle = -math.degrees(math.atan2(start.centre[1] - end.centre[1], start.centre[0] - end.centre[0]))
    chain = transform.rotozoom(piece, angle, 1.0)

    def paint(surface: Surface, t: float) -> None:
        thrown = ease_out(part(t, 0, 0.25))
        pulled = ease_in_out(part(t, 0.3, 1.0))
        tip = way(1 - thrown) if t < 0.3 else way(pulled)
        x, y = way(pulled)
        wobble = math.sin(t * 40) * 4 * (1 - pulled) if t > 0.25 else 0
        stamp(surface, body, (x, y), scale=mix(start.scale, end.scale, pulled), angle=wobble)
        length = math.dist(tip, end.centre)
        count = int(length / (14 * unit))
        for number in range(count if t > 0 else 0):
            at = (number + 0.5) / max(1, count)
            sag = math.sin(math.pi * at) * 16 * unit * (1 - abs(0.5 - t))
            spot = mix(tip[0], end.centre[0], at), mix(tip[1], end.centre[1], at) + sag
            surface.blit(
                chain, (round(spot[0] - chain.get_width() / 2), round(spot[1] - chain.get_height() / 2))
            )

    return paint


def _vanishes(stage: Stage, body: Surface, start: Stand) -> Paint:
    """It leaves the game in a cloud of steam."""
    unit = stage.unit
    ways = burst(29, 14, 60 * unit)

    def paint(surface: Surface, t: float) -> None:
        stamp(surface, body, start.centre, alpha=1 - part(t, 0.1, 0.5), scale=start.scale * (1 - 0.3 * t))
        if t > 0:
            draw_burst(surface, start.centre, t, ways, 20 * unit, STEAM, rise=30 * unit)

    return paint


# coming home


def returned(stage: Stage, event: TokenReturned) -> list[Act]:
    """A token comes home: repaired from the Graveyard, or out of a rival's chains."""
    end = stage.home(event.player, event.kind, came=True)
    body = token(event.kind, stage.emblem(event.player), stage.unit)
    fills = [stage.seat(event.player)]
    if event.way in (Way.WORKSHOP, Way.PAID) or event.captor is None:
        start = stage.wreck(event.player, event.kind)
        return [Act(0.8, _is_repaired(stage, body, start, end), fills=tuple(fills))]
    start = stage.cage(event.captor, came=False)
    return [Act(0.7, _goes_free(stage, body, start, end), waits=True, fills=tuple(fills))]


def _is_repaired(stage: Stage, body: Surface, start: Stand, end: Stand) -> Paint:
    """It rights itself over the pile under the sparks of a torch, then glides home."""
    unit = stage.unit
    way = arc(start.centre, end.centre, 40 * unit)
    glints = burst(31, 8, 34 * unit)
    star = spark(max(3, round(11 * unit)), (255, 226, 150))

    def paint(surface: Surface, t: float) -> None:
        mend = part(t, 0, 0.42)
        go = ease_in_out(part(t, 0.38, 1))
        spot = way(go)
        scale = mix(max(start.scale, 0.4), end.scale, go) * (1 + 0.35 * math.sin(math.pi * part(t, 0.1, 0.9)))
        stamp(surface, body, spot, scale=scale, angle=62 * (1 - ease_out(mend)))
        for dx, dy, large, late in glints:
            bright = fade(part(mend, late, late + 0.5), 0.3, 0.6) if late < mend < late + 0.5 else 0
            stamp(surface, star, (spot[0] + dx, spot[1] + dy), scale=large, alpha=bright, add=True)

    return paint


def _goes_free(stage: Stage, body: Surface, start: Stand, end: Stand) -> Paint:
    """Its chain bursts, and it goes home."""
    unit = stage.unit
    way = arc(start.centre, end.centre, 46 * unit)
    pieces = burst(37, 6, 48 * unit)
    iron = link(max(4, round(9 * unit)))

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(part(t, 0.2, 1))
        stamp(
            surface, body, way(go), scale=mix(start.scale, end.scale, go) * (1 + 0.3 * math.sin(math.pi * go))
        )
        for dx, dy, large, _ in pieces:
            out = part(t, 0.12, 0.62)
            if 0 < out < 1:
                spot = start.centre[0] + dx * out, start.centre[1] + dy * out + 60 * unit * out * out
                stamp(surface, iron, spot, angle=out * 400 * large + 10, alpha=1 - out)

    return paint


def exchanged(stage: Stage, event: TokenExchanged) -> list[Act]:
    """A Zeppelin makes room: it flies home while the other comes."""
    body = token(event.kind, stage.emblem(event.player), stage.unit)
    start, end = stage.token_on(event.tile), stage.home(event.player, event.kind, came=True)
    fills = (stage.seat(event.player),)
    return [Act(0.8, _flies(stage, body, start, end), 0.15, waits=True, fills=fills)]


def joined(stage: Stage, event: TokenJoined) -> list[Act]:
    """A white token steps out of its card into the reserve."""
    end = stage.home(event.player, event.kind, came=True)
    body = token(event.kind, stage.emblem(event.player), stage.unit)
    halo = ring(round(40 * stage.unit), theme.LIT, 0.1)

    def paint(surface: Surface, t: float) -> None:
        grow = ease_out(part(t, 0, 0.7))
        stamp(surface, halo, end.centre, scale=0.3 + grow, alpha=1 - t)
        stamp(surface, body, end.centre, scale=end.scale * (1.7 - 0.7 * grow), alpha=grow)

    return [Act(0.45, paint, fills=(stage.seat(event.player),))]


def seized(stage: Stage, event: TokenSeized) -> list[Act]:
    """A white token goes over to the thief of its card, wherever it is."""
    fills = (stage.seat(event.player),)
    unit = stage.unit
    if event.place in stage.after.state.game.index:
        stand = stage.token_on(event.place)
        halo = ring(round(60 * unit), stage.livery(event.player).light, 0.12)
        old = token(event.kind, stage.emblem(event.victim), unit)
        new = token(event.kind, stage.emblem(event.player), unit)

        def paint(surface: Surface, t: float) -> None:
            facing = abs(math.cos(math.pi * part(t, 0.2, 0.8)))
            body = old if t < 0.5 else new
            wide = max(2, round(body.get_width() * facing))
            stamp(surface, transform.smoothscale(body, (wide, body.get_height())), stand.centre)
            stamp(surface, halo, stand.centre, scale=0.4 + 0.8 * t, alpha=fade(t) if t > 0 else 0)

        hides = frozenset({Hidden(Part.TOKEN, stage.tile(event.place))})
        return [Act(0.6, paint, hides=hides, waits=True)]
    if event.place != RESERVE:
        return []
    start = stage.home(event.victim, event.kind, came=False)
    end = stage.home(event.player, event.kind, came=True)
    body = token(event.kind, stage.emblem(event.player), unit)
    return [Act(0.7, _walks(stage, body, start, end), fills=fills)]
