"""Cubes, crystals and dice on their way: income, harvest, what is paid and what is too much."""

from collections.abc import Sequence

from pygame import Surface

from game.titles.wiraqocha.board.layout import Point
from game.titles.wiraqocha.board.motion.act import Act, Paint, Shelf
from game.titles.wiraqocha.board.motion.sprites import (
    arc,
    icon,
    part,
    ring,
    shine,
    stamp,
)
from game.titles.wiraqocha.board.motion.stage import Stage
from game.titles.wiraqocha.rules.events import (
    CrystalsPaid,
    CubesCollected,
    CubesDiscarded,
    CubesPaid,
    DiceMustered,
    Harvested,
)
from game.ui.animation import ease_in_out, ease_out, mix
from game.ui.colour import RGB
from game.ui.look import Look
from game.ui.shapes import blank

GLOW: dict[str, RGB] = {"crystal": (255, 150, 40), "cube": (90, 70, 40), "die": (80, 76, 66)}
_FLIGHT = 0.5
_STAGGER = 0.055
_MOST = 12  # no more things of one kind are seen in the air at once

Flight = tuple[Point, Point, float]  # from, to, and how late it sets out in seconds


def _stream(
    stage: Stage, name: str, flights: Sequence[Flight], side: float, *, rise: float = 0.0, lost: bool = False
) -> tuple[float, Paint]:
    """Things that fly one after another; `rise` is how long they rise first. How long it takes, and its painting."""
    unit = stage.unit
    drawn = _thing(stage.look, name, side * unit)
    light = shine(round(side * unit * (1.5 if name == "crystal" else 1.1)), GLOW[name])
    single = _FLIGHT + rise
    seconds = single + max((late for *_, late in flights), default=0.0) + 0.15
    halo = ring(round(22 * unit), stage.look.palette.lit, 0.12)
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


def _thing(look: Look, name: str, side: float) -> Surface:
    if name != "die":
        return icon(look, name, side)
    from game.titles.wiraqocha.board.glyphs import draw_flat_die

    sheet = blank((round(side), round(side)))
    draw_flat_die(sheet, look, 5, (side / 2, side / 2), side * 0.9)
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
