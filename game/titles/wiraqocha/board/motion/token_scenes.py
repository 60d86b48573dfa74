"""What becomes of tokens: how they are beaten, come home, change places and owners."""

import math

from pygame import Surface, transform

from game.titles.wiraqocha.board.hidden_parts import GRAVEYARD, HiddenPart, PanelSection, TilePart
from game.titles.wiraqocha.board.motion import flags
from game.titles.wiraqocha.board.motion.flight_home import driven_home
from game.titles.wiraqocha.board.motion.sprites import chain_link, token_height, token_sprite
from game.titles.wiraqocha.board.motion.tile_impact import shake_tile, tremble
from game.titles.wiraqocha.board.motion.tokens import flies, walks
from game.titles.wiraqocha.board.motion.transition import TokenSpot, Transition
from game.titles.wiraqocha.board.pieces.art import wreck_picture
from game.titles.wiraqocha.rules.actions import RESERVE
from game.titles.wiraqocha.rules.event_values import Cause, Destination
from game.titles.wiraqocha.rules.events import (
    TokenBeaten,
    TokenExchanged,
    TokenJoined,
    TokenReturned,
    TokenSeized,
)
from game.ui.animation import ease_in_out, ease_out, mix
from game.ui.effects import arc, fade, line, progress, ring, shine, spark, stamp
from game.ui.motion.timeline import Animation, Paint
from game.ui.particles import IRON, SMOKE, STEAM, Burst, Shards, draw_burst, draw_shards, puff, scatter

# beaten

CRASH = 0.52  # seconds until a beaten token strikes the Graveyard
_TUMBLE = 0.8  # and until it lies still
_STRUCK = CRASH / _TUMBLE


def struck_after(event: TokenBeaten) -> float:
    """Seconds until a beaten token is heard: what falls strikes the Graveyard later."""
    return CRASH if event.destination is Destination.GRAVEYARD else 0.0


def beaten(transition: Transition, event: TokenBeaten) -> list[Animation]:
    """A token leaves its tile beaten: tumbling to the Graveyard, carried home, in chains, or for ever.

    Where nobody takes its tile its flag falls now; a conqueror has struck it down already.
    """
    flag = (
        []
        if transition.changes_hands(event.tile)
        else [flags.falls(transition, event.tile, event.player, 0.04)]
    )
    return [*_fate(transition, event), *flag]


def _fate(transition: Transition, event: TokenBeaten) -> list[Animation]:
    start = transition.token_on(event.tile)
    body = token_sprite(transition.look, event.kind, transition.emblem(event.player), transition.unit)
    match event.destination:
        case Destination.GRAVEYARD:
            end = transition.wreck(event.player, event.kind)
            side = round(end.scale * token_height(transition.unit))
            wreck = wreck_picture(transition.look, event.kind, transition.emblem(event.player), side)
            return [
                Animation(
                    _TUMBLE,
                    _tumbles(transition, body, wreck, start, end),
                    0.45,
                    waits=True,
                    fills=(GRAVEYARD,),
                )
            ]
        case Destination.HOSTAGE if event.captor is not None:
            end = transition.cage(event.captor, came=True)
            fills = transition.fills(event.captor, PanelSection.TOKENS)
            return [Animation(0.9, _dragged_off(transition, body, start, end), 0.45, waits=True, fills=fills)]
        case Destination.RESERVE:
            return driven_home(transition, event)
    return [Animation(0.7, _vanishes(transition, body, start), 0.45, waits=True)]


def _tumbles(
    transition: Transition, body: Surface, wreck: Surface, start: TokenSpot, end: TokenSpot
) -> Paint:
    """It is struck, whirls through the air trailing smoke, and crashes on the pile."""
    unit = transition.unit
    way = arc(start.centre, end.centre, 74 * unit)
    smoke = Burst(scatter(17, 14, 66 * unit), 24 * unit, SMOKE, rise=22 * unit)
    scraps = Shards(scatter(19, 14, 78 * unit), 6 * unit, IRON, rise=44 * unit)
    torn = Shards(scatter(23, 9, 84 * unit), 7 * unit, IRON, rise=52 * unit)
    pile, radius = transition.after.layout.graveyard, round(transition.after.layout.radius)
    spins = -360 - 62 if end.centre[0] > start.centre[0] else 360 + 62
    flash = shine(round(58 * unit), (255, 214, 130))

    def paint(surface: Surface, t: float) -> None:
        go = progress(t, 0.06, _STRUCK)
        if t > 0:
            stamp(surface, flash, start.centre, alpha=1 - progress(t, 0, 0.22), add=True)
            draw_shards(surface, start.centre, progress(t, 0, 0.62), torn)
        for back in range(1, 6):
            trail = go - back * 0.045
            if 0 < trail < 1 and go < 1:
                stamp(
                    surface,
                    puff(transition.look, round(16 * unit), SMOKE),
                    way(trail),
                    scale=0.7 + back * 0.18,
                    alpha=0.62 - back * 0.08,
                )
        if go >= 1:
            crash = progress(t, _STRUCK, 1)
            shake_tile(surface, pile, radius, tremble(crash, 4 * unit))
            bounce = abs(math.cos(math.pi * progress(t, _STRUCK, 0.94) * 1.5)) * 12 * unit * (1 - crash)
            stamp(surface, wreck, (end.centre[0], end.centre[1] - bounce), angle=16 * (1 - crash) ** 2)
            draw_shards(surface, end.centre, crash, scraps)
            draw_burst(surface, transition.look, end.centre, crash, smoke)
            stamp(surface, flash, end.centre, scale=0.7, alpha=0.8 * (1 - progress(crash, 0, 0.3)), add=True)
        else:
            spin = spins * ease_out(go)
            stamp(surface, body, way(go), scale=mix(start.scale, max(0.5, end.scale), go), angle=spin)

    return paint


def _dragged_off(transition: Transition, body: Surface, start: TokenSpot, end: TokenSpot) -> Paint:
    """A chain shoots out of the captor's panel, takes hold, and pulls the token in."""
    unit = transition.unit
    way = line(start.centre, end.centre)
    piece = chain_link(transition.look, max(4, round(9 * unit)))
    angle = -math.degrees(math.atan2(start.centre[1] - end.centre[1], start.centre[0] - end.centre[0]))
    chain = transform.rotozoom(piece, angle, 1.0)

    def paint(surface: Surface, t: float) -> None:
        thrown = ease_out(progress(t, 0, 0.25))
        pulled = ease_in_out(progress(t, 0.3, 1.0))
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


def _vanishes(transition: Transition, body: Surface, start: TokenSpot) -> Paint:
    """It leaves the game in a cloud of steam."""
    unit = transition.unit
    steam = Burst(scatter(29, 14, 60 * unit), 20 * unit, STEAM, rise=30 * unit)

    def paint(surface: Surface, t: float) -> None:
        stamp(surface, body, start.centre, alpha=1 - progress(t, 0.1, 0.5), scale=start.scale * (1 - 0.3 * t))
        if t > 0:
            draw_burst(surface, transition.look, start.centre, t, steam)

    return paint


# coming home


def returned(transition: Transition, event: TokenReturned) -> list[Animation]:
    """A token comes home: repaired from the Graveyard, or out of a rival's chains."""
    end = transition.home(event.player, event.kind, came=True)
    body = token_sprite(transition.look, event.kind, transition.emblem(event.player), transition.unit)
    fills = transition.fills(event.player, PanelSection.TOKENS)
    if event.cause in (Cause.WORKSHOP, Cause.PAID) or event.captor is None:
        start = transition.wreck(event.player, event.kind)
        return [Animation(0.8, _is_repaired(transition, body, start, end), fills=fills)]
    start = transition.cage(event.captor, came=False)
    return [Animation(0.7, _goes_free(transition, body, start, end), waits=True, fills=fills)]


def _is_repaired(transition: Transition, body: Surface, start: TokenSpot, end: TokenSpot) -> Paint:
    """It rights itself over the pile under the sparks of a torch, then glides home."""
    unit = transition.unit
    way = arc(start.centre, end.centre, 40 * unit)
    glints = scatter(31, 8, 34 * unit)
    star = spark(max(3, round(11 * unit)), (255, 226, 150))

    def paint(surface: Surface, t: float) -> None:
        mend = progress(t, 0, 0.42)
        go = ease_in_out(progress(t, 0.38, 1))
        spot = way(go)
        scale = mix(max(start.scale, 0.4), end.scale, go) * (
            1 + 0.35 * math.sin(math.pi * progress(t, 0.1, 0.9))
        )
        stamp(surface, body, spot, scale=scale, angle=62 * (1 - ease_out(mend)))
        for dx, dy, large, late in glints:
            bright = fade(progress(mend, late, late + 0.5), 0.3, 0.6) if late < mend < late + 0.5 else 0
            stamp(surface, star, (spot[0] + dx, spot[1] + dy), scale=large, alpha=bright, add=True)

    return paint


def _goes_free(transition: Transition, body: Surface, start: TokenSpot, end: TokenSpot) -> Paint:
    """Its chain bursts, and it goes home."""
    unit = transition.unit
    way = arc(start.centre, end.centre, 46 * unit)
    pieces = scatter(37, 6, 48 * unit)
    iron = chain_link(transition.look, max(4, round(9 * unit)))

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(progress(t, 0.2, 1))
        stamp(
            surface, body, way(go), scale=mix(start.scale, end.scale, go) * (1 + 0.3 * math.sin(math.pi * go))
        )
        for dx, dy, large, _ in pieces:
            out = progress(t, 0.12, 0.62)
            if 0 < out < 1:
                spot = start.centre[0] + dx * out, start.centre[1] + dy * out + 60 * unit * out * out
                stamp(surface, iron, spot, angle=out * 400 * large + 10, alpha=1 - out)

    return paint


def exchanged(transition: Transition, event: TokenExchanged) -> list[Animation]:
    """A Zeppelin makes room: it flies home while the other comes."""
    body = token_sprite(transition.look, event.kind, transition.emblem(event.player), transition.unit)
    start, end = transition.token_on(event.tile), transition.home(event.player, event.kind, came=True)
    fills = transition.fills(event.player, PanelSection.TOKENS)
    return [Animation(0.8, flies(transition, body, start, end), 0.15, waits=True, fills=fills)]


def joined(transition: Transition, event: TokenJoined) -> list[Animation]:
    """A white token steps out of its card into the reserve."""
    end = transition.home(event.player, event.kind, came=True)
    body = token_sprite(transition.look, event.kind, transition.emblem(event.player), transition.unit)
    halo = ring(round(40 * transition.unit), transition.look.palette.lit, 0.1)

    def paint(surface: Surface, t: float) -> None:
        grow = ease_out(progress(t, 0, 0.7))
        stamp(surface, halo, end.centre, scale=0.3 + grow, alpha=1 - t)
        stamp(surface, body, end.centre, scale=end.scale * (1.7 - 0.7 * grow), alpha=grow)

    return [Animation(0.45, paint, fills=transition.fills(event.player, PanelSection.TOKENS))]


def seized(transition: Transition, event: TokenSeized) -> list[Animation]:
    """A white token goes over to the thief of its card, wherever it is."""
    fills = transition.fills(event.player, PanelSection.TOKENS)
    unit = transition.unit
    if event.place in transition.after.state.game.index:
        place = transition.token_on(event.place)
        halo = ring(round(60 * unit), transition.look.seat(transition.emblem(event.player)).light, 0.12)
        old = token_sprite(transition.look, event.kind, transition.emblem(event.victim), unit)
        new = token_sprite(transition.look, event.kind, transition.emblem(event.player), unit)

        def paint(surface: Surface, t: float) -> None:
            facing = abs(math.cos(math.pi * progress(t, 0.2, 0.8)))
            body = old if t < 0.5 else new
            wide = max(2, round(body.get_width() * facing))
            stamp(surface, transform.smoothscale(body, (wide, body.get_height())), place.centre)
            stamp(surface, halo, place.centre, scale=0.4 + 0.8 * t, alpha=fade(t) if t > 0 else 0)

        hides = frozenset({HiddenPart(TilePart.TOKEN, transition.tile(event.place))})
        return [Animation(0.6, paint, hides=hides, waits=True)]
    if event.place != RESERVE:
        return []
    start = transition.home(event.victim, event.kind, came=False)
    end = transition.home(event.player, event.kind, came=True)
    body = token_sprite(transition.look, event.kind, transition.emblem(event.player), unit)
    return [Animation(0.7, walks(transition, body, start, end), fills=fills)]
