"""Thefts: the alarm at the Camp, and what is carried off from one panel to another."""

import math

from pygame import Surface

from game.titles.wiraqocha.board.layout import Point
from game.titles.wiraqocha.board.motion.act import Act, Hidden, Part, Shelf
from game.titles.wiraqocha.board.motion.clouds import DUST, burst, draw_burst
from game.titles.wiraqocha.board.motion.goods import GLOW
from game.titles.wiraqocha.board.motion.relics import relic_called
from game.titles.wiraqocha.board.motion.sprites import (
    above_foot,
    arc,
    fade,
    icon,
    part,
    ring,
    shadow_below,
    shine,
    stamp,
    token,
)
from game.titles.wiraqocha.board.motion.stage import Stage
from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.events import (
    CampRobbed,
    CardStolen,
    CrystalStolen,
    RelicStolen,
)
from game.ui.animation import ease_in_out, ease_out

_GRAB = 0.2  # seconds until what is stolen is in the thief's hand


def robbed(stage: Stage, event: CampRobbed) -> list[Act]:
    """The alarm at a Camp that is robbed: it jumps, and red rings open round it."""
    unit, stand = stage.unit, stage.token_on(event.tile)
    halo = ring(round(84 * unit), stage.look.palette.no, 0.1)
    body = token(stage.look, TokenKind.CAMP, stage.emblem(event.victim), unit)
    foot = stand.centre[0], stand.centre[1] + above_foot(unit)
    ways = burst(39, 8, 44 * unit)

    def paint(surface: Surface, t: float) -> None:
        for late in (0.0, 0.3):
            at = part(t, late, late + 0.7)
            if 0 < at < 1:
                stamp(surface, halo, stand.centre, scale=0.3 + 0.8 * ease_out(at), alpha=1 - at)
        hop, sway = math.sin(math.pi * part(t, 0.02, 0.36)), math.sin(t * 34) * (1 - t)
        if hop > 0:
            shadow_below(surface, foot, 20 * hop, 1.0, unit)
        stamp(
            surface,
            body,
            (stand.centre[0], stand.centre[1] - 20 * hop * unit),
            angle=9 * sway if t < 0.9 else 0,
        )
        draw_burst(surface, stage.look, foot, part(t, 0.34, 0.9), ways, 13 * unit, DUST, flat=0.45)

    return [Act(0.65, paint, 0.25, waits=True, hides=frozenset({Hidden(Part.TOKEN, stage.tile(event.tile))}))]


def _snatched(
    stage: Stage,
    drawn: Surface,
    light: Surface,
    start: Point,
    end: Point,
    event: CrystalStolen | RelicStolen | CardStolen,
    shelf: Shelf,
    becomes: Surface | None = None,
) -> list[Act]:
    """Something is carried off in a high arc, leaving a trail; at its end it `becomes` what lies there then.

    Until it is lifted its owner's panel still shows it.
    """
    way = arc(start, end, 96 * stage.unit)

    def paint(surface: Surface, t: float) -> None:
        grab, go = ease_out(part(t, 0, 0.25)), ease_in_out(part(t, 0.2, 1))
        for back in range(5, 0, -1):
            trail = go - back * 0.05
            if trail > 0 and go < 1:
                stamp(surface, drawn, way(trail), scale=1.2 - back * 0.1, alpha=0.3 - back * 0.05)
        stamp(surface, light, way(go), alpha=0.9 * fade(t, 0.2, 0.2), add=True)
        stamp(
            surface,
            drawn,
            way(go),
            scale=0.7 + 0.7 * grab - 0.4 * part(go, 0.6, 1),
            angle=14 * math.sin(t * 9) * (1 - part(t, 0.8, 1)),
        )
        if becomes is not None:
            stamp(surface, becomes, end, alpha=part(t, 0.82, 1))

    there = Act(_GRAB, lambda *_: None, 0.0, fills=stage.fills(event.victim, shelf))
    return [there, Act(0.75, paint, fills=stage.fills(event.player, shelf))]


def crystal_stolen(stage: Stage, event: CrystalStolen) -> list[Act]:
    """A crystal goes from one panel to another."""
    unit = stage.unit
    light = shine(round(46 * unit), GLOW["crystal"])
    ends = stage.crystals(event.victim), stage.crystals(event.player)
    return _snatched(stage, icon(stage.look, "crystal", 40 * unit), light, *ends, event, Shelf.CRYSTALS)


def relic_stolen(stage: Stage, event: RelicStolen) -> list[Act]:
    """A relic goes from one panel to another."""
    unit = stage.unit
    light = shine(round(60 * unit), (150, 190, 255))
    ends = stage.relic_slot(event.victim, event.relic), stage.relic_slot(event.player, event.relic)
    return _snatched(
        stage,
        relic_called(stage, event.relic, 46 * unit),
        light,
        *ends,
        event,
        Shelf.RELICS,
    )


def card_stolen(stage: Stage, event: CardStolen) -> list[Act]:
    """A card goes from one panel to another."""
    place = stage.own_card(event.victim, event.card, came=False)
    end = stage.own_card(event.player, event.card, came=True)
    drawn = stage.card_picture(place)
    if drawn is None:
        return []
    light = shine(round(60 * stage.unit), (160, 120, 60))
    becomes = stage.crop(end, stage.new)
    return _snatched(stage, drawn, light, place.center, end.center, event, Shelf.CARDS, becomes)
