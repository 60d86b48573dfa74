"""Smoke over a fire, on a table on which nothing happens."""

import math
from dataclasses import dataclass

from pygame import Rect, Surface

from game.ui.effects import stamp
from game.ui.look import Look
from game.ui.particles import STEAM, puff
from game.ui.pictures import Point


@dataclass(frozen=True, slots=True)
class Smoke:
    """Puffs that rise from a fire, lean with the wind and are gone.

    `foot` is where, in pixels, `unit` pixels per unit, `size` how large (1: a fire of its own), `phase` how far it is
    when time begins, so that not all fires puff together.
    """

    look: Look
    foot: Point
    unit: float
    size: float
    phase: float

    @property
    def area(self) -> Rect:
        """See `LivingThing`."""
        (x, y), unit = self.foot, self.unit
        return Rect(round(x - 50 * unit), round(y - 104 * unit), round(120 * unit), round(156 * unit))

    def draw(self, surface: Surface, time: float) -> None:
        """See `LivingThing`."""
        (x, y), unit = self.foot, self.unit
        cloud = puff(self.look, round(15 * unit * self.size), STEAM)
        for number in range(4):
            age = (time * 0.22 + self.phase + number / 4) % 1
            place = x + (math.sin(age * 5 + number) * 4 + age * 15) * unit, y - age * 48 * unit * self.size
            stamp(surface, cloud, place, scale=0.35 + 0.75 * age, alpha=0.5 * min(1.0, age * 6) * (1 - age))
