"""Tokens on their way: how each kind goes."""

import math
from collections.abc import Callable
from dataclasses import replace

from pygame import Surface, transform

from game.titles.wiraqocha.board.hidden_parts import HiddenPart, TilePart
from game.titles.wiraqocha.board.motion import flags
from game.titles.wiraqocha.board.motion import tile_impact as blow
from game.titles.wiraqocha.board.motion.sprites import (
    above_foot,
    balloon,
    frame_of_light,
    mound,
    token_sprite,
)
from game.titles.wiraqocha.board.motion.transition import TokenSpot, Transition
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.actions import RESERVE
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import TokenMoved
from game.titles.wiraqocha.rules.tokens import IS_DRILL_TYPE, IS_ZEPPELIN_TYPE, KIND_INDEX
from game.ui.animation import ease_in_out, ease_out, mix
from game.ui.effects import fade, ground_shadow, line, progress, shadow_below, squashed, stamp
from game.ui.motion.timeline import Animation, Paint
from game.ui.particles import DUST, EARTH, STEAM, Burst, Shards, draw_burst, draw_shards, puff, scatter
from game.ui.sound import Cue

_STRIDE = 26  # units of a tile that an Explorer goes with one step


def moved(transition: Transition, event: TokenMoved) -> list[Animation]:
    """A token comes to stand on a tile, each kind in its own way; where a rival stands it strikes."""
    seconds, arrival, paint = _journey(transition, event)
    fought = _is_fought(transition, event)
    hides = frozenset({HiddenPart(TilePart.TOKEN, transition.tile(event.tile))})
    animations = [Animation(seconds, paint, arrival if fought else None, hides=hides, waits=True)]
    holder = transition.holder(event.tile)
    if holder != event.player:
        taken = Cue(f"wiraqocha/{'tile-taken' if holder is None else 'conquest'}", event.tile)
        animations.append(replace(_claimed(transition, event), delay=arrival, sound=taken))
        animations.append(flags.rises(transition, event.tile, event.player, arrival, fought))
    if fought and holder is not None:
        animations.insert(1, blow.strikes(transition, event.tile, arrival))
        animations.append(flags.falls(transition, event.tile, holder, arrival))
    return animations


def _is_fought(transition: Transition, event: TokenMoved) -> bool:
    """Whether a token takes its tile from a rival, by a charge."""
    return event.cause is Cause.CONQUEST and transition.changes_hands(event.tile)


def _journey(transition: Transition, event: TokenMoved) -> tuple[float, float, Paint]:
    """How a token comes to its tile: how long that takes, after how many seconds it is there, what is seen."""
    end = transition.token_on(event.tile)
    body = token_sprite(transition.look, event.kind, transition.emblem(event.player), transition.unit)
    if transition.dropped_at is not None:
        return 0.28, 0.14, _lands(transition, body, transition.standing(transition.dropped_at, 1.1), end)
    if event.origin == RESERVE:
        start = transition.home(event.player, event.kind, came=False)
    else:
        start = transition.token_on(event.origin)
    if event.cause is Cause.CAVES:
        return 0.9, 0.7, _through_the_dark(transition, body, start, end)
    far = math.dist(start.centre, end.centre) / (transition.unit * 96 * 6)
    seconds = (0.48 if _is_fought(transition, event) else 0.66) + 0.3 * min(1.0, far)
    there = seconds * 0.56 if IS_DRILL_TYPE[KIND_INDEX[event.kind]] else seconds - 0.08
    return seconds, there, way_of(transition, event.kind, event.player)(transition, body, start, end)


def _claimed(transition: Transition, event: TokenMoved) -> Animation:
    """The rim of the tile lights up in the colour of its new holder."""
    centre, emblem = transition.on(event.tile), transition.emblem(event.player)
    radius = round(transition.after.layout.radius * 1.02)

    def paint(surface: Surface, t: float) -> None:
        # made when it is seen: the first picture has enough to do
        rim = frame_of_light(radius, transition.look.seat(emblem).base)
        stamp(surface, rim, centre, scale=0.9 + 0.12 * ease_out(t), alpha=fade(t, 0.18, 0.6), add=True)

    return Animation(0.5, paint, 0.0)


def way_of(
    transition: Transition, kind: TokenKind, player: str
) -> Callable[[Transition, Surface, TokenSpot, TokenSpot], Paint]:
    """How a kind of token goes from one place to another."""
    index = KIND_INDEX[kind]
    if IS_ZEPPELIN_TYPE[index]:
        return flies
    if IS_DRILL_TYPE[index]:
        return _digs
    if kind is TokenKind.CAMP:
        emblem = transition.emblem(player)
        bag = balloon(
            transition.look,
            max(8, round(54 * transition.unit)),
            transition.look.seat(emblem).base,
            transition.look.seat(emblem).dark,
        )
        return lambda transition, body, start, end: _is_carried(transition, body, bag, start, end)
    return walks


def _lands(transition: Transition, body: Surface, start: TokenSpot, end: TokenSpot) -> Paint:
    """It is let go just above the tile: it drops, gives a little, and the ground answers with dust."""
    dust = Burst(
        scatter(7, 11, 58 * transition.unit), 17 * transition.unit, DUST, flat=0.4, rise=8 * transition.unit
    )
    foot = end.centre[0], end.centre[1] + above_foot(transition.unit)

    def paint(surface: Surface, t: float) -> None:
        fall = progress(t, 0, 0.5) ** 2
        draw_burst(surface, transition.look, foot, progress(t, 0.4, 1), dust)
        spot = mix(start.centre[0], end.centre[0], fall), mix(start.centre[1], end.centre[1], fall)
        give = math.sin(math.pi * progress(t, 0.5, 0.95)) * 0.08
        squashed(surface, body, spot, mix(start.scale, end.scale, fall), give)

    return paint


def flies(transition: Transition, body: Surface, start: TokenSpot, end: TokenSpot) -> Paint:
    """It rises, turns toward where it goes, bobs on the wind over its shadow, turns back and comes down."""
    way = line(start.centre, end.centre)
    left = end.centre[0] < start.centre[0]
    unit, drop = transition.unit, above_foot(transition.unit)
    fume = puff(transition.look, round(11 * unit), STEAM)

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(progress(t, 0.08, 0.94))
        up = min(1.0, progress(t, 0.06, 0.3), 1 - progress(t, 0.74, 0.98))
        crouch = math.sin(math.pi * progress(t, 0, 0.12)) + math.sin(math.pi * progress(t, 0.94, 1)) * 0.6
        height = 46 * ease_in_out(up) + 4 * math.sin(t * 15) * up - 3 * crouch
        scale = mix(start.scale, end.scale, progress(t, 0, 0.6)) * (1 + 0.14 * ease_in_out(up))
        x, y = way(go)
        shadow_below(surface, (x, y + drop * scale), height, scale, transition.unit)
        turned = body
        facing = 1 - 2 * min(progress(t, 0.04, 0.2), 1 - progress(t, 0.82, 0.98)) if left else 1.0
        if facing < 0.99:
            wide = max(2, round(body.get_width() * abs(facing)))
            turned = transform.smoothscale(body, (wide, body.get_height()))
            if facing < 0:
                turned = transform.flip(turned, True, False)
        for back in range(1, 4):
            age = (t * 7 + back) % 3 / 3
            behind = x + (18 + 34 * age) * unit * (1 if left else -1), y - (height - 12 - 10 * age) * unit
            stamp(surface, fume, behind, scale=0.4 + age, alpha=0.5 * (1 - age) * up)
        lean = math.sin(math.pi * progress(t, 0.08, 0.9)) * (7 if left else -7)
        stamp(surface, turned, (x, y - height * transition.unit), scale=scale, angle=lean)

    return paint


def _digs(transition: Transition, body: Surface, start: TokenSpot, end: TokenSpot) -> Paint:
    """It rolls up rattling, then grinds itself into the ground: earth flies, and a heap is left for a moment."""
    way = line(start.centre, end.centre)
    unit = transition.unit
    dust = Burst(scatter(3, 12, 66 * unit), 20 * unit, DUST, flat=0.45, rise=16 * unit, strength=0.6)
    clods = Shards(scatter(11, 18, 74 * unit), 5.5 * unit, EARTH, rise=40 * unit)
    foot = end.centre[0] + 20 * unit, end.centre[1] + above_foot(unit) - 2 * unit
    heap, fume = mound(max(6, round(58 * unit))), puff(transition.look, round(11 * unit), STEAM)
    chimney = -16 * unit, -34 * unit

    def paint(surface: Surface, t: float) -> None:
        go, dig = ease_in_out(progress(t, 0, 0.5)), progress(t, 0.46, 1.0)
        x, y = way(go)
        for back in range(1, 4):
            age = (t * 9 + back) % 3 / 3
            late = way(max(0.0, go - 0.05 * age * 3))
            spot = late[0] + chimney[0], late[1] + chimney[1] - 26 * unit * age
            stamp(surface, fume, spot, scale=0.4 + age, alpha=0.6 * (1 - age) * fade(t, 0.1, 0.3))
        if dig > 0:
            stamp(surface, heap, foot, scale=0.5 + 0.5 * ease_out(dig), alpha=fade(dig, 0.2, 0.4))
        rattle = abs(math.sin(t * 70)) * 2.2 * unit * (1 - go)
        shudder = fade(dig, 0.1, 0.45) if dig > 0 else 0.0
        shake = math.sin(dig * 62) * 3.6 * unit * shudder
        sink = math.sin(math.pi * progress(dig, 0, 0.85)) * 7 * unit
        stamp(
            surface,
            body,
            (x + shake, y - rattle + sink),
            scale=mix(start.scale, end.scale, go),
            angle=-11 * math.sin(math.pi * dig),
        )
        if dig > 0:
            draw_shards(surface, foot, dig, clods)
            draw_burst(surface, transition.look, foot, dig, dust)

    return paint


def walks(transition: Transition, body: Surface, start: TokenSpot, end: TokenSpot) -> Paint:
    """It walks: a small hop and a sway with each step, and a little dust behind."""
    way = line(start.centre, end.centre)
    unit = transition.unit
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
                    puff(transition.look, round(13 * unit), DUST),
                    (x, y + drop * mix(start.scale, end.scale, step / steps)),
                    scale=size / 13,
                    alpha=0.55 * (1 - age),
                )
        hop = abs(math.sin(math.pi * beat))
        x, y = way(go)
        scale = mix(start.scale, end.scale, go)
        shadow_below(surface, (x, y + drop * scale), 4 * hop, 0.8 * scale, transition.unit)
        lean = 6 * math.sin(math.pi * beat) * (1 if math.floor(beat) % 2 else 0.6)
        land = math.sin(math.pi * progress(t, 0.94, 1)) * 0.06
        if land > 0.01:
            squashed(surface, body, (x, y), scale, land)
        else:
            stamp(surface, body, (x, y - 8 * hop * unit), scale=scale, angle=lean)

    return paint


def _is_carried(
    transition: Transition, body: Surface, bag: Surface, start: TokenSpot, end: TokenSpot
) -> Paint:
    """A small balloon lifts the Camp, carries it swaying through the air, sets it down and is gone."""
    unit = transition.unit
    way = line(start.centre, end.centre)
    drop = above_foot(unit)
    dust = Burst(scatter(5, 8, 40 * unit), 12 * unit, DUST, flat=0.4)

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(progress(t, 0.12, 0.84))
        up = ease_in_out(min(progress(t, 0, 0.22), 1 - progress(t, 0.74, 0.92)))
        sway = math.sin(t * 11) * 5 * up
        x, y = way(go)
        scale = mix(start.scale, end.scale, progress(t, 0, 0.5))
        shadow_below(surface, (x, y + drop * scale), 30 * up, scale, transition.unit)
        lifted = y - 30 * up * unit
        if t > 0.84:
            foot = (end.centre[0], end.centre[1] + drop)
            draw_burst(surface, transition.look, foot, progress(t, 0.84, 1), dust)
        inflate = min(1.0, progress(t, 0, 0.14) * 1.2) * (1 - progress(t, 0.86, 1.0))
        high = lifted - 74 * unit * scale - 40 * unit * progress(t, 0.84, 1.0)
        stamp(surface, bag, (x - sway * 0.6 * unit, high), scale=max(0.25, inflate) * scale, alpha=inflate)
        stamp(surface, body, (x + sway * 0.5 * unit, lifted), scale=scale, angle=sway)

    return paint


def _through_the_dark(transition: Transition, body: Surface, start: TokenSpot, end: TokenSpot) -> Paint:
    """Through the Caves: it sinks into a dark mouth and comes out of another."""
    unit = transition.unit
    drop = above_foot(unit)
    mouth = ground_shadow(round(104 * unit), round(52 * unit))

    def paint(surface: Surface, t: float) -> None:
        for place, opening, shown in (
            (start, fade(progress(t, 0, 0.5), 0.3, 0.25), 1 - ease_in_out(progress(t, 0.12, 0.42))),
            (end, fade(progress(t, 0.42, 1.0), 0.25, 0.25), ease_in_out(progress(t, 0.55, 0.85))),
        ):
            foot = place.centre[0], place.centre[1] + drop
            for _ in range(2):
                stamp(surface, mouth, foot, alpha=opening if 0 < t < 1 else 0, scale=0.5 + 0.5 * opening)
            if shown > 0.02:
                rows = max(1, round(body.get_height() * shown))
                top = body.subsurface((0, 0, body.get_width(), rows))
                x, y = place.centre
                surface.blit(top, (round(x - body.get_width() / 2), round(y + body.get_height() / 2 - rows)))

    return paint
