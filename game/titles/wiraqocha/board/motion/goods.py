"""Cubes, crystals and dice on their way: income, harvest, what is paid and what is too much."""

from collections.abc import Sequence

from pygame import Surface

from game.base.colour import RGB
from game.titles.wiraqocha.board.hidden_parts import PanelSection
from game.titles.wiraqocha.board.layout.table_layout import Point
from game.titles.wiraqocha.board.motion.sprites import thing_sprite
from game.titles.wiraqocha.board.motion.transition import Transition
from game.titles.wiraqocha.rules.events import (
    CrystalsPaid,
    CubesCollected,
    CubesDiscarded,
    CubesPaid,
    DiceMustered,
    Harvested,
)
from game.ui.animation import ease_in_out, ease_out, mix
from game.ui.effects import arc, progress, ring, shine, stamp
from game.ui.look import Look
from game.ui.motion.timeline import Animation, Paint
from game.ui.shapes import blank

GLOW: dict[str, RGB] = {"crystal": (255, 150, 40), "cube": (90, 70, 40), "die": (80, 76, 66)}
_FLIGHT = 0.5
_STAGGER = 0.055
_MOST = 12  # no more things of one kind are seen in the air at once

Flight = tuple[Point, Point, float]  # from, to, and how late it sets out in seconds


def _stream(
    transition: Transition,
    name: str,
    flights: Sequence[Flight],
    side: float,
    *,
    rise: float = 0.0,
    lost: bool = False,
) -> tuple[float, Paint]:
    """Things that fly one after another; `rise` is how long they rise first. How long it takes, and its painting."""
    unit = transition.unit
    drawn = _thing(transition.look, name, side * unit)
    light = shine(round(side * unit * (1.5 if name == "crystal" else 1.1)), GLOW[name])
    single = _FLIGHT + rise
    seconds = single + max((late for *_, late in flights), default=0.0) + 0.15
    halo = ring(round(22 * unit), transition.look.palette.lit, 0.12)
    ways = [
        (arc(_raised(start, rise, unit), end, 62 * unit), start, end, late) for start, end, late in flights
    ]

    def paint(surface: Surface, t: float) -> None:
        now = t * seconds
        for way, start, end, late in ways:
            own = (now - late) / single
            if 0 < own < 1:
                lift = progress(own, 0, rise / single) if rise else 1.0
                go = ease_in_out(progress(own, rise / single, 1.0))
                x, y = way(go)
                if lift < 1:
                    top = _raised(start, rise, unit)
                    x, y = start[0], mix(start[1], top[1], ease_out(lift))
                bright = min(1.0, own * 7) * ((1 - progress(go, 0.6, 1)) if lost else 1.0)
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
        return thing_sprite(look, name, side)
    from game.titles.wiraqocha.board.pieces.glyphs import draw_flat_die

    sheet = blank((round(side), round(side)))
    draw_flat_die(sheet, look, 5, (side / 2, side / 2), side * 0.9)
    return sheet


def collected(transition: Transition, event: CubesCollected) -> list[Animation]:
    """Income: cubes rise from the plates of their tiles and fly to the panel."""
    end = transition.cubes(event.player)
    starts = [transition.plate(label) for label, count in event.tiles for _ in range(count)]
    starts += [transition.panel(event.player).rect.center] * event.tanks
    flights = [(start, end, n * _STAGGER) for n, start in enumerate(starts[: min(event.taken, _MOST)])]
    if not flights:
        return []
    seconds, paint = _stream(transition, "cube", flights, 26)
    return [Animation(seconds, paint, fills=transition.fills(event.player, PanelSection.CUBES))]


def mustered(transition: Transition, event: DiceMustered) -> list[Animation]:
    """The villages give their dice: one flies from each to the panel."""
    end = transition.dice(event.player)
    flights = [(transition.on(label), end, n * _STAGGER * 2) for n, label in enumerate(event.villages)]
    if not flights:
        return []
    seconds, paint = _stream(transition, "die", flights, 30)
    return [Animation(seconds, paint, 0.2)]


def harvested(transition: Transition, event: Harvested) -> list[Animation]:
    """Crystals rise glowing from the veins and fly to the panel."""
    if not event.crystals or not event.drills:
        return []
    end = transition.crystals(event.player)
    labels = [label for label, points in sorted(event.drills, key=lambda drill: -drill[1]) if points]
    count = min(_MOST, max(event.crystals, 1))
    flights = [
        (transition.on(labels[n % len(labels)], (6, -8)), end, n * _STAGGER * 2.2)
        for n in range(count if labels else 0)
    ]
    if not flights:
        return []
    seconds, paint = _stream(transition, "crystal", flights, 34, rise=0.3)
    return [Animation(seconds, paint, 0.5, fills=transition.fills(event.player, PanelSection.CRYSTALS))]


def cubes_paid(transition: Transition, event: CubesPaid) -> list[Animation]:
    """Cubes go to the supply, or to another player."""
    return _paid(transition, "cube", transition.cubes(event.player), event.cubes, event.to)


def crystals_paid(transition: Transition, event: CrystalsPaid) -> list[Animation]:
    """Crystals go to the supply, or to another player."""
    return _paid(transition, "crystal", transition.crystals(event.player), event.crystals, event.to)


def _paid(transition: Transition, name: str, start: Point, count: int, to: str | None) -> list[Animation]:
    if not count:
        return []
    end = (
        transition.supply
        if to is None
        else (transition.cubes(to) if name == "cube" else transition.crystals(to))
    )
    flights = [(start, end, n * _STAGGER) for n in range(min(count, _MOST))]
    seconds, paint = _stream(transition, name, flights, 26, lost=to is None)
    section = PanelSection.CUBES if name == "cube" else PanelSection.CRYSTALS
    fills = () if to is None else transition.fills(to, section)
    return [Animation(seconds, paint, 0.25, fills=fills)]


def discarded(transition: Transition, event: CubesDiscarded) -> list[Animation]:
    """Cubes above the limit fall out of the panel."""
    x, y = transition.cubes(event.player)
    end = x + 150 * transition.unit, y + 60 * transition.unit
    flights = [((x, y), end, n * _STAGGER) for n in range(min(event.cubes, _MOST))]
    if not flights:
        return []
    seconds, paint = _stream(transition, "cube", flights, 24, lost=True)
    return [Animation(seconds, paint, 0.2)]
