"""What the animations are made of: things that fly, hop along a way, rise, and are struck."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame
from pygame import Surface

from game.ui.animation import ease_in_out, ease_out
from game.ui.effects import arc, progress, ring, shine, stamp
from game.ui.motion.timeline import Paint
from game.ui.pictures import Point

MOST: Final = 8  # things of one kind in the air at once
GOLD: Final = (255, 196, 70)
_STAGGER: Final = 0.05
_LANDING: Final = 0.15

Way = Callable[[float], Point]
Draw = Callable[[Surface, Point, float], None]  # what is drawn at a place, so faint (1: not at all)


def picture_of(drawn: Surface) -> Draw:
    """Draws a picture round a place."""
    return lambda surface, place, alpha: stamp(surface, drawn, place, alpha=alpha)


def polyline(points: Sequence[Point]) -> Way:
    """Along points at an even speed."""
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    whole = sum(lengths) or 1.0

    def at(t: float) -> Point:
        left = t * whole
        for (x, y), (u, v), length in zip(points[:-1], points[1:], lengths, strict=True):
            if left <= length and length:
                part = left / length
                return x + (u - x) * part, y + (v - y) * part
            left -= length
        return points[-1]

    return at


def walking(draw: Draw, way: Way, steps: int, rise: float) -> Paint:
    """A figure that goes along a way and hops so many times, `rise` pixels high."""

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(t)
        x, y = way(go)
        draw(surface, (x, y - rise * abs(math.sin(math.pi * steps * go))), 1.0)

    return paint


@dataclass(frozen=True, slots=True)
class Stream:
    """Things that fly one after another from place to place, `height` pixels over the straight way.

    `lost`: they fade before they arrive.
    """

    draw: Draw
    flights: Sequence[tuple[Point, Point]]
    height: float
    lost: bool = False
    single: float = 0.45  # seconds of each

    @property
    def seconds(self) -> float:
        """Until the last one has landed."""
        return self.single + _STAGGER * (len(self.flights) - 1) + _LANDING

    def paint(self, glow: float) -> Paint:
        """Draws them, each landing with a ring of light of so many pixels."""
        seconds = self.seconds
        ways = [arc(start, end, self.height) for start, end in self.flights]
        halo = ring(max(4, round(glow)), GOLD, 0.14)

        def paint(surface: Surface, t: float) -> None:
            now = t * seconds
            for number, way in enumerate(ways):
                own = (now - number * _STAGGER) / self.single
                if 0 <= own < 1:
                    go = ease_in_out(own)
                    bright = 1 - progress(go, 0.55, 1) if self.lost else min(1.0, own * 8 + 0.2)
                    self.draw(surface, way(go), bright)
                landed = (own - 1) * self.single / _LANDING
                if 0 <= landed < 1 and not self.lost:
                    stamp(surface, halo, way(1.0), scale=0.5 + 0.5 * landed, alpha=0.9 * (1 - landed))

        return paint


def rising(draw: Draw, place: Point, height: float) -> Paint:
    """Something that rises and fades."""

    def paint(surface: Surface, t: float) -> None:
        draw(surface, (place[0], place[1] - height * ease_out(t)), 1 - progress(t, 0.35, 1))

    return paint


def flash(place: Point, radius: float) -> Paint:
    """A light that opens and is gone."""
    light = shine(max(4, round(radius)), GOLD)
    halo = ring(max(4, round(radius * 0.8)), GOLD, 0.1)

    def paint(surface: Surface, t: float) -> None:
        stamp(surface, light, place, alpha=1 - t, add=True)
        stamp(surface, halo, place, scale=0.4 + 0.6 * ease_out(t), alpha=1 - t)

    return paint


def turning(front: Surface, back: Surface, way: Way, turns: int = 1) -> Paint:
    """Something flat that turns over on its way, so many times."""

    def paint(surface: Surface, t: float) -> None:
        go = ease_in_out(t)
        edge = math.cos(math.pi * turns * go)
        side = front if edge >= 0 else back
        width = max(1, round(side.get_width() * abs(edge)))
        stamp(surface, pygame.transform.scale(side, (width, side.get_height())), way(go))

    return paint
