"""Clouds of dust, smoke and steam, and the splinters that fly out of them."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame import Surface

from game.base.colour import RGB
from game.ui import pictures
from game.ui.cache import cached
from game.ui.effects import progress, stamp
from game.ui.look import Look
from game.ui.shapes import Point

DUST: RGB = (196, 164, 112)
SMOKE: RGB = (74, 62, 54)
STEAM: RGB = (240, 232, 214)
EARTH: tuple[RGB, ...] = ((86, 54, 30), (120, 82, 46), (58, 36, 20))
IRON: tuple[RGB, ...] = ((92, 86, 82), (150, 120, 84), (52, 46, 44))


class Fragment(NamedTuple):
    """Where a piece of a burst goes from its middle (in pixels), its size of 0.5 to 1, and its delay of 0 to 0.4."""

    dx: float
    dy: float
    size: float
    delay: float


@cached
def puff(look: Look, radius: int, colour: RGB, shape: int = 0) -> Surface:
    """A little cloud with engraved curls, in one of three shapes."""
    side = max(4, round(radius * 2.5))
    cloud = pictures.made(look, f"air.smoke.{shape % 3 + 1}", side, side)
    cloud.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return cloud


@dataclass(frozen=True, slots=True)
class Shards:
    """Splinters of a size, in pixels, that are thrown up by `rise` pixels, tumble and fall back to the ground."""

    fragments: Sequence[Fragment]
    size: float
    colours: Sequence[RGB]
    rise: float


def draw_shards(surface: Surface, centre: Point, t: float, shards: Shards) -> None:
    """Draw splinters as they fly round a centre."""
    colours = shards.colours
    for number, (dx, dy, large, late) in enumerate(shards.fragments):
        at = progress(t, late * 0.3, 0.7 + late * 0.7)
        if not 0 < at < 1:
            continue
        x, y = centre[0] + dx * at, centre[1] + dy * 0.5 * at - 4 * shards.rise * large * at * (1 - at)
        turn, half = number + at * 9 * large, max(1.5, shards.size * large * (1 - 0.5 * progress(at, 0.7, 1)))
        corners = [
            (x + half * reach * math.cos(turn + angle), y + half * reach * math.sin(turn + angle))
            for angle, reach in ((0.0, 1.0), (1.9, 0.6), (3.3, 0.9), (4.6, 0.5))
        ]
        pygame.draw.polygon(surface, colours[number % len(colours)], corners)


def scatter(seed: int, count: int, reach: float) -> list[Fragment]:
    """`count` fragments that fly up to `reach` pixels far; the same for the same seed."""
    chance = random.Random(seed)
    found = []
    for number in range(count):
        angle = 2 * math.pi * (number + chance.random() * 0.7) / count
        far = reach * (0.55 + 0.45 * chance.random())
        dx, dy = far * math.cos(angle), far * math.sin(angle)
        found.append(Fragment(dx, dy, chance.uniform(0.5, 1), chance.uniform(0, 0.4)))
    return found


@dataclass(frozen=True, slots=True)
class Burst:
    """A cloud that bursts into puffs of a size, in pixels: `flat` on the ground or round, rising by `rise` pixels."""

    fragments: Sequence[Fragment]
    size: float
    colour: RGB
    flat: float = 1.0
    rise: float = 0.0
    strength: float = 0.8


def draw_burst(surface: Surface, look: Look, centre: Point, t: float, burst: Burst) -> None:
    """Draw a cloud as it bursts from a centre."""
    for number, (dx, dy, large, late) in enumerate(burst.fragments):
        at = progress(t, late * 0.5, 0.6 + late)
        if 0 < at < 1:
            cloud = puff(look, round(burst.size), burst.colour, number)
            out = 1 - (1 - at) ** 2
            spot = (centre[0] + dx * out, centre[1] + dy * burst.flat * out - burst.rise * at)
            stamp(surface, cloud, spot, scale=(0.4 + 0.8 * at) * large, alpha=burst.strength * (1 - at))
