"""Thefts: the alarm at the Camp, and what is carried off from one panel to another."""

import math
from dataclasses import dataclass, replace

from pygame import Surface

from game.titles.wiraqocha.board.hidden_parts import HiddenPart, PanelSection, TilePart
from game.titles.wiraqocha.board.layout.table_layout import Point
from game.titles.wiraqocha.board.motion.goods import GLOW
from game.titles.wiraqocha.board.motion.machines import tunnelled
from game.titles.wiraqocha.board.motion.relics import relic_called
from game.titles.wiraqocha.board.motion.sprites import above_foot, thing_sprite, token_sprite
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.event_values import Cause
from game.titles.wiraqocha.rules.events import CampRobbed, CardStolen, CrystalStolen, RelicStolen
from game.ui.animation import ease_in_out, ease_out
from game.ui.effects import arc, fade, progress, ring, shadow_below, shine, stamp
from game.ui.motion.timeline import Animation
from game.ui.particles import DUST, Burst, draw_burst, scatter

_GRAB = 0.2  # seconds until what is stolen is in the thief's hand


def robbed(transition: Transition, event: CampRobbed) -> list[Animation]:
    """A Camp is robbed, from beside it or from below."""
    alarm = _alarm(transition, event)
    if event.cause is not Cause.TUNNEL:
        return [alarm]
    return [*tunnelled(transition, event), replace(alarm, delay=0.6)]


def _alarm(transition: Transition, event: CampRobbed) -> Animation:
    """The alarm at a Camp that is robbed: it jumps, and red rings open round it."""
    unit, spot = transition.unit, transition.token_on(event.tile)
    halo = ring(round(84 * unit), transition.look.palette.no, 0.1)
    body = token_sprite(transition.look, TokenKind.CAMP, transition.emblem(event.victim), unit)
    foot = spot.centre[0], spot.centre[1] + above_foot(unit)
    dust = Burst(scatter(39, 8, 44 * unit), 13 * unit, DUST, flat=0.45)

    def paint(surface: Surface, t: float) -> None:
        for late in (0.0, 0.3):
            at = progress(t, late, late + 0.7)
            if 0 < at < 1:
                stamp(surface, halo, spot.centre, scale=0.3 + 0.8 * ease_out(at), alpha=1 - at)
        hop, sway = math.sin(math.pi * progress(t, 0.02, 0.36)), math.sin(t * 34) * (1 - t)
        if hop > 0:
            shadow_below(surface, foot, 20 * hop, 1.0, unit)
        stamp(
            surface,
            body,
            (spot.centre[0], spot.centre[1] - 20 * hop * unit),
            angle=9 * sway if t < 0.9 else 0,
        )
        draw_burst(surface, transition.look, foot, progress(t, 0.34, 0.9), dust)

    hides = frozenset({HiddenPart(TilePart.TOKEN, transition.tile(event.tile))})
    return Animation(0.65, paint, 0.25, waits=True, hides=hides)


@dataclass(frozen=True, slots=True)
class _Loot:
    """What is carried off: its picture, the light round it, from where to where, and what lies there at the end.

    Until it is lifted its owner's panel still shows it in its `section`.
    """

    drawn: Surface
    light: Surface
    start: Point
    end: Point
    section: PanelSection
    becomes: Surface | None = None


def _snatched(
    transition: Transition, event: CrystalStolen | RelicStolen | CardStolen, loot: _Loot
) -> list[Animation]:
    """Something is carried off in a high arc, leaving a trail."""
    way = arc(loot.start, loot.end, 96 * transition.unit)

    def paint(surface: Surface, t: float) -> None:
        grab, go = ease_out(progress(t, 0, 0.25)), ease_in_out(progress(t, 0.2, 1))
        for back in range(5, 0, -1):
            trail = go - back * 0.05
            if trail > 0 and go < 1:
                stamp(surface, loot.drawn, way(trail), scale=1.2 - back * 0.1, alpha=0.3 - back * 0.05)
        stamp(surface, loot.light, way(go), alpha=0.9 * fade(t, 0.2, 0.2), add=True)
        stamp(
            surface,
            loot.drawn,
            way(go),
            scale=0.7 + 0.7 * grab - 0.4 * progress(go, 0.6, 1),
            angle=14 * math.sin(t * 9) * (1 - progress(t, 0.8, 1)),
        )
        if loot.becomes is not None:
            stamp(surface, loot.becomes, loot.end, alpha=progress(t, 0.82, 1))

    there = Animation(_GRAB, lambda *_: None, 0.0, fills=transition.fills(event.victim, loot.section))
    return [there, Animation(0.75, paint, fills=transition.fills(event.player, loot.section))]


def crystal_stolen(transition: Transition, event: CrystalStolen) -> list[Animation]:
    """A crystal goes from one panel to another."""
    unit = transition.unit
    light = shine(round(46 * unit), GLOW["crystal"])
    ends = transition.crystals(event.victim), transition.crystals(event.player)
    loot = _Loot(thing_sprite(transition.look, "crystal", 40 * unit), light, *ends, PanelSection.CRYSTALS)
    return _snatched(transition, event, loot)


def relic_stolen(transition: Transition, event: RelicStolen) -> list[Animation]:
    """A relic goes from one panel to another."""
    unit = transition.unit
    light = shine(round(60 * unit), (150, 190, 255))
    ends = transition.relic_slot(event.victim, event.relic), transition.relic_slot(event.player, event.relic)
    relic = relic_called(transition, event.relic, 46 * unit)
    return _snatched(transition, event, _Loot(relic, light, *ends, PanelSection.RELICS))


def card_stolen(transition: Transition, event: CardStolen) -> list[Animation]:
    """A card goes from one panel to another."""
    place = transition.own_card(event.victim, event.card, came=False)
    end = transition.own_card(event.player, event.card, came=True)
    drawn = transition.card_picture(place)
    if drawn is None:
        return []
    light = shine(round(60 * transition.unit), (160, 120, 60))
    becomes = transition.crop(end, transition.new)
    loot = _Loot(drawn, light, place.center, end.center, PanelSection.CARDS, becomes)
    return _snatched(transition, event, loot)
