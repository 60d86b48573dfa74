"""Cubes, crystals and relics on their way: income, harvest, prices, finds and thefts."""

import math
from collections.abc import Sequence

from pygame import Rect, Surface

from game.content.definitions import Kind
from game.phrases import relic_name
from game.rules.events import (
    CampRobbed,
    CardStolen,
    CrystalsPaid,
    CrystalStolen,
    CubesCollected,
    CubesDiscarded,
    CubesPaid,
    DiceMustered,
    Harvested,
    RelicFound,
    RelicLost,
    RelicStolen,
)
from game.scenes.table.layout import RELIC_AT, Point
from game.scenes.table.motion.act import Act, Fill, Hidden, Paint, Part, Shelf
from game.scenes.table.motion.sprites import (
    DUST,
    SMOKE,
    above_foot,
    arc,
    burst,
    draw_burst,
    draw_rays,
    fade,
    icon,
    part,
    ring,
    shadow_below,
    shine,
    spark,
    stamp,
    token,
)
from game.scenes.table.motion.stage import Stage
from game.ui import pictures, theme
from game.ui.animation import ease_in_out, ease_out, mix
from game.ui.panels import draw_panel
from game.ui.shapes import blank
from game.ui.text import draw_text, measure
from game.ui.theme import RGB, Role

_GLOW: dict[str, RGB] = {"crystal": (255, 150, 40), "cube": (90, 70, 40), "die": (80, 76, 66)}
_FLIGHT = 0.5
_STAGGER = 0.055
_MOST = 12  # no more things of one kind are seen in the air at once

Flight = tuple[Point, Point, float]  # from, to, and how late it sets out in seconds


def _stream(
    stage: Stage, name: str, flights: Sequence[Flight], side: float, *, rise: float = 0.0, lost: bool = False
) -> tuple[float, Paint]:
    """Things that fly one after another; `rise` is how long they rise first. How long it takes, and its painting."""
    unit = stage.unit
    drawn = _thing(name, side * unit)
    light = shine(round(side * unit * (1.5 if name == "crystal" else 1.1)), _GLOW[name])
    single = _FLIGHT + rise
    seconds = single + max((late for *_, late in flights), default=0.0) + 0.15
    halo = ring(round(22 * unit), theme.LIT, 0.12)
    ways = [
        (arc(_raised(start, rise, unit), end, 62 * unit), start, end, late) for start, end, late in flights
    ]

    def paint(surface: Surface, t: float) -> None:
        now = t * seconds
        for way, start, end, late in ways:
            own = (now - late) / single
            if 0 < own < 1:
                lift = part(own, 0, rise / single) if rise else 1.0
                go = ease_in_out(part(own, rise / single, 1.0))
                x, y = way(go)
                if lift < 1:
                    top = _raised(start, rise, unit)
                    x, y = start[0], mix(start[1], top[1], ease_out(lift))
                bright = min(1.0, own * 7) * ((1 - part(go, 0.6, 1)) if lost else 1.0)
                stamp(surface, light, (x, y), alpha=bright, add=True)
                stamp(
                    surface,
                    drawn,
                    (x, y),
                    scale=1.25 - 0.35 * go if rise == 0 else 0.9 + 0.3 * lift - 0.3 * go,
                    alpha=bright,
                )
            landed = (now - late - single) / 0.15
            if 0 <= landed < 1 and not lost:
                stamp(surface, halo, end, scale=0.4 + 0.6 * landed, alpha=0.8 * (1 - landed))

    return seconds, paint


def _raised(start: Point, rise: float, unit: float) -> Point:
    return start[0], start[1] - (44 * unit if rise else 0)


def _thing(name: str, side: float) -> Surface:
    if name != "die":
        return icon(name, side)
    from game.scenes.table.small import draw_flat_die

    sheet = blank((round(side), round(side)))
    draw_flat_die(sheet, 5, (side / 2, side / 2), side * 0.9)
    return sheet


def collected(stage: Stage, event: CubesCollected) -> list[Act]:
    """Income: cubes rise from the plates of their tiles and fly to the panel."""
    end = stage.cubes(event.player)
    starts = [stage.plate(label) for label, count in event.tiles for _ in range(count)]
    starts += [stage.panel(event.player).rect.center] * event.tanks
    flights = [(start, end, n * _STAGGER) for n, start in enumerate(starts[: min(event.taken, _MOST)])]
    if not flights:
        return []
    seconds, paint = _stream(stage, "cube", flights, 26)
    return [Act(seconds, paint, fills=stage.fills(event.player, Shelf.CUBES))]


def mustered(stage: Stage, event: DiceMustered) -> list[Act]:
    """The villages give their dice: one flies from each to the panel."""
    end = stage.dice(event.player)
    flights = [(stage.on(label), end, n * _STAGGER * 2) for n, label in enumerate(event.villages)]
    if not flights:
        return []
    seconds, paint = _stream(stage, "die", flights, 30)
    return [Act(seconds, paint, 0.2)]


def harvested(stage: Stage, event: Harvested) -> list[Act]:
    """Crystals rise glowing from the veins and fly to the panel."""
    if not event.crystals or not event.drills:
        return []
    end = stage.crystals(event.player)
    labels = [label for label, points in sorted(event.drills, key=lambda drill: -drill[1]) if points]
    count = min(_MOST, max(event.crystals, 1))
    flights = [
        (stage.on(labels[n % len(labels)], (6, -8)), end, n * _STAGGER * 2.2)
        for n in range(count if labels else 0)
    ]
    if not flights:
        return []
    seconds, paint = _stream(stage, "crystal", flights, 34, rise=0.3)
    return [Act(seconds, paint, 0.5, fills=stage.fills(event.player, Shelf.CRYSTALS))]


def cubes_paid(stage: Stage, event: CubesPaid) -> list[Act]:
    """Cubes go to the supply, or to another player."""
    return _paid(stage, "cube", stage.cubes(event.player), event.cubes, event.to)


def crystals_paid(stage: Stage, event: CrystalsPaid) -> list[Act]:
    """Crystals go to the supply, or to another player."""
    return _paid(stage, "crystal", stage.crystals(event.player), event.crystals, event.to)


def _paid(stage: Stage, name: str, start: Point, count: int, to: str | None) -> list[Act]:
    if not count:
        return []
    end = stage.supply if to is None else (stage.cubes(to) if name == "cube" else stage.crystals(to))
    flights = [(start, end, n * _STAGGER) for n in range(min(count, _MOST))]
    seconds, paint = _stream(stage, name, flights, 26, lost=to is None)
    shelf = Shelf.CUBES if name == "cube" else Shelf.CRYSTALS
    fills = () if to is None else stage.fills(to, shelf)
    return [Act(seconds, paint, 0.25, fills=fills)]


def discarded(stage: Stage, event: CubesDiscarded) -> list[Act]:
    """Cubes above the limit fall out of the panel."""
    x, y = stage.cubes(event.player)
    end = x + 150 * stage.unit, y + 60 * stage.unit
    flights = [((x, y), end, n * _STAGGER) for n in range(min(event.cubes, _MOST))]
    if not flights:
        return []
    seconds, paint = _stream(stage, "cube", flights, 24, lost=True)
    return [Act(seconds, paint, 0.2)]


# relics


def relic_picture(relic: int, side: float) -> Surface:
    """A relic by its number, as large as fits into a square."""
    whole = max(4, round(side))
    return pictures.fitting(f"relic.D{relic % 4 + 1}", whole, whole)


def _relic(stage: Stage, name: str, side: float) -> Surface:
    return relic_picture(stage.relic(name), side)


def found(stage: Stage, event: RelicFound) -> list[Act]:
    """A relic rises out of its ruins in a wheel of light, is named, and flies to the finder's panel."""
    unit = stage.unit
    start, middle = stage.on(event.relic, RELIC_AT), stage.on(event.relic, (0, -26))
    end = stage.relic_slot(event.player, event.relic)
    large, small = 128 * unit, stage.panel(event.player).relics[0].width * 1.05
    relic = _relic(stage, event.relic, large)
    wheel, light = round(150 * unit), shine(round(120 * unit), (255, 190, 90))
    dark = _night(round(230 * unit))
    ribbon = _ribbon(stage, relic_name(stage.words, event.relic))
    glints, star = burst(41, 10, 110 * unit), spark(max(3, round(15 * unit)), (255, 236, 180))
    way = arc(middle, end, 90 * unit)

    def paint(surface: Surface, t: float) -> None:
        rise, go = ease_out(part(t, 0, 0.3)), ease_in_out(part(t, 0.68, 1))
        bright = fade(part(t, 0, 0.78), 0.25, 0.25) if t < 0.78 else 0.0
        x, y = way(go) if t > 0.68 else (mix(start[0], middle[0], rise), mix(start[1], middle[1], rise))
        if bright > 0:
            stamp(surface, dark, middle, alpha=0.75 * bright)
            reach = round(wheel * (0.75 + 0.25 * rise))
            draw_rays(surface, middle, reach, (255, 200, 96), 12, t * 70, 0.8 * bright)
        stamp(
            surface, light, (x, y), alpha=(0.4 + 0.6 * bright) if t > 0 else 0, scale=1 - 0.6 * go, add=True
        )
        stamp(surface, relic, (x, y), scale=mix(mix(36 / 128, 1.0, rise), small / large, go))
        for dx, dy, size, late in glints:
            at = part(t, 0.15 + late, 0.45 + late)
            if 0 < at < 1:
                spot = (middle[0] + dx, middle[1] + dy * 0.8)
                stamp(surface, star, spot, scale=size, alpha=fade(at, 0.4, 0.6), add=True)
        told = fade(part(t, 0.2, 0.8), 0.2, 0.2) if 0.2 < t < 0.8 else 0
        stamp(surface, ribbon, (middle[0], middle[1] + 104 * unit), alpha=told)

    return [Act(1.5, paint, waits=True, fills=stage.fills(event.player, Shelf.RELICS))]


def _night(radius: int) -> Surface:
    """The dark round a wonder."""
    from game.ui.shapes import glow

    return glow(radius, theme.SHADOW, 230)


def _ribbon(stage: Stage, text: str) -> Surface:
    """A strip of parchment with a name on it."""
    scale = stage.scale
    width = measure(text, Role.NAME, scale, 26)[0] + scale.px(56)
    sheet = blank((width, scale.px(52)))
    draw_panel(sheet, Rect(scale.px(4), scale.px(4), width - scale.px(10), scale.px(42)), scale, "note")
    box = Rect(0, 0, width, scale.px(50))
    draw_text(sheet, text, Role.NAME, scale, box, theme.INK, "centre", size=26)
    return sheet


def relic_lost(stage: Stage, event: RelicLost) -> list[Act]:
    """A relic is destroyed: it cracks in the fire and falls to dust."""
    unit = stage.unit
    spot = stage.on(event.relic, RELIC_AT)
    relic = _relic(stage, event.relic, 44 * unit)
    ways = burst(43, 12, 50 * unit)

    def paint(surface: Surface, t: float) -> None:
        shake = math.sin(t * 60) * 3 * unit * (1 - t)
        stamp(surface, relic, (spot[0] + shake, spot[1]), alpha=1 - part(t, 0.2, 0.7))
        if t > 0:
            draw_burst(surface, spot, t, ways, 13 * unit, SMOKE, rise=26 * unit)

    return [Act(0.7, paint, 0.3, waits=True)]


# theft


def robbed(stage: Stage, event: CampRobbed) -> list[Act]:
    """The alarm at a Camp that is robbed: it jumps, and red rings open round it."""
    unit, stand = stage.unit, stage.token_on(event.tile)
    halo = ring(round(84 * unit), theme.NO, 0.1)
    body = token(Kind.CAMP, stage.emblem(event.victim), unit)
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
        draw_burst(surface, foot, part(t, 0.34, 0.9), ways, 13 * unit, DUST, flat=0.45)

    return [Act(0.65, paint, 0.25, waits=True, hides=frozenset({Hidden(Part.TOKEN, stage.tile(event.tile))}))]


def _snatched(
    stage: Stage, drawn: Surface, light: Surface, start: Point, end: Point, fills: tuple[Fill, ...]
) -> list[Act]:
    """Something is carried off in a high arc, leaving a trail."""
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
            angle=14 * math.sin(t * 9),
        )

    return [Act(0.75, paint, fills=fills)]


def crystal_stolen(stage: Stage, event: CrystalStolen) -> list[Act]:
    """A crystal goes from one panel to another."""
    unit = stage.unit
    light = shine(round(46 * unit), _GLOW["crystal"])
    ends = stage.crystals(event.victim), stage.crystals(event.player)
    return _snatched(
        stage, icon("crystal", 40 * unit), light, *ends, stage.fills(event.player, Shelf.CRYSTALS)
    )


def relic_stolen(stage: Stage, event: RelicStolen) -> list[Act]:
    """A relic goes from one panel to another."""
    unit = stage.unit
    light = shine(round(60 * unit), (150, 190, 255))
    ends = stage.relic_slot(event.victim, event.relic), stage.relic_slot(event.player, event.relic)
    return _snatched(
        stage, _relic(stage, event.relic, 46 * unit), light, *ends, stage.fills(event.player, Shelf.RELICS)
    )


def card_stolen(stage: Stage, event: CardStolen) -> list[Act]:
    """A card goes from one panel to another."""
    place = stage.own_card(event.victim, event.card, came=False)
    end = stage.own_card(event.player, event.card, came=True)
    drawn = stage.card_picture(place)
    if drawn is None:
        return []
    light = shine(round(60 * stage.unit), (160, 120, 60))
    return _snatched(stage, drawn, light, place.center, end.center, stage.fills(event.player, Shelf.CARDS))
