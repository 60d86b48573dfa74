"""The cover: the valley at dawn, over which airships and birds drift, the village smokes and the crystals shine."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.base.colour import RGB
from game.scenes.cover_motion import (
    COVER_SIZE,
    BreathingLight,
    CoverView,
    HearthSmoke,
    MovingSprite,
    SpriteMotion,
    draw_within,
)
from game.scenes.title_art import Cover
from game.ui.cache import cached
from game.ui.look import Look
from game.ui.pictures import anchor_of, at_unit, draw_at
from game.ui.scale import Scale
from game.ui.shapes import Point

_PICTURE = "wiraqocha/title.dawn"
_SKYLINE = 0.215  # which part of the picture a strip shows, from its top: the great airship
_HORIZON = 0.402  # the part that a strip shows which is too low for that: the far airships before the sun
_SHALLOW = 0.2  # height of such a strip, as a part of the picture's
_DUSK = 52  # per cent of such a strip's width that lie in shade, less and less to the right
_OUTSIDE = 320  # how far beyond the picture's edge a thing flies before it comes back at the other one
_GLIMMER: RGB = (120, 58, 10)  # the light of a crystal


def _drifted(start: float, speed: float, time: float) -> float:
    """How far from the left something is that flies to the left and comes back at the right."""
    return (start - speed * time + _OUTSIDE) % (COVER_SIZE[0] + 2 * _OUTSIDE) - _OUTSIDE


def _place(look: Look, name: str, spot: Point, unit: float) -> Rect:
    """The area of a picture whose anchor lies at a spot of the screen."""
    x, y = anchor_of(look, name)
    return at_unit(look, name, unit).get_rect(topleft=(round(spot[0] - x * unit), round(spot[1] - y * unit)))


@dataclass(frozen=True, slots=True)
class _Airship:
    """An airship, or several far away, which rise and sink a little: it flies on at a `speed` (units a second), or, at
    no speed, keeps its place against the wind, `sway` units to either side.
    """

    name: str
    start: Point
    speed: float = 0.0
    sway: float = 0.0

    _LIFT, _RISING, _SWAYING = 5.0, 11.0, 74.0  # units; seconds from height to height and from side to side

    def _spot(self, view: CoverView, time: float) -> Point:
        x, y = self.start
        turn = math.tau * time
        aside = self.sway * math.sin(turn / self._SWAYING)
        height = self._LIFT * math.sin(turn / (self._RISING + x % 3))  # each by its own measure
        return view.at((_drifted(x - aside, self.speed, time), y + height))

    def area(self, view: CoverView, time: float) -> Rect:
        return _place(view.look, self.name, self._spot(view, time), view.unit)

    def draw(self, surface: Surface, view: CoverView, time: float) -> None:
        draw_at(surface, view.look, self.name, self._spot(view, time), view.unit)


@dataclass(frozen=True, slots=True)
class _Bird:
    """A bird: some beats of its wings, then it glides."""

    start: Point
    phase: float

    _SPEED = 17.0
    _ROUND, _BEATING, _RATE = 6.0, 2.4, 2.2  # seconds of a round, those of them with beats, beats a second
    _WINGS = (1, 2, 3, 2)

    def _wings(self, time: float) -> str:
        at = (time + self.phase) % self._ROUND
        beat = int(at * self._RATE * len(self._WINGS)) % len(self._WINGS) if at < self._BEATING else 0
        return f"wiraqocha/title.bird.{self._WINGS[beat]}"

    def _spot(self, view: CoverView, time: float) -> Point:
        rise = 6 * math.sin(math.tau * (time + self.phase) / self._ROUND)
        return view.at((_drifted(self.start[0], self._SPEED, time), self.start[1] + rise))

    def area(self, view: CoverView, time: float) -> Rect:
        return _place(view.look, self._wings(time), self._spot(view, time), view.unit)

    def draw(self, surface: Surface, view: CoverView, time: float) -> None:
        draw_at(surface, view.look, self._wings(time), self._spot(view, time), view.unit)


_FLEET = (  # the farthest first
    _Airship("wiraqocha/title.squadron", (1128.0, 350.0), speed=1.8),
    _Airship("wiraqocha/title.ship.moon", (926.0, 168.0), sway=26.0),
    _Airship("wiraqocha/title.ship.anchor", (970.0, 427.0), speed=4.9),
    _Airship("wiraqocha/title.ship.crown", (1680.0, 422.0), speed=6.3),
    _Airship("wiraqocha/title.ship.star", (1378.0, 221.0), sway=58.0),
)
_FLOCK = tuple(
    _Bird(start, phase)
    for start, phase in (
        ((600.0, 470.0), 0.0),
        ((643.0, 494.0), 0.7),
        ((566.0, 504.0), 1.3),
        ((720.0, 456.0), 2.6),
        ((1536.0, 533.0), 3.9),
    )
)
_PUFFS = ("wiraqocha/title.smoke.1", "wiraqocha/title.smoke.2")
_HEARTHS = (HearthSmoke((322.0, 722.0), 0.0, _PUFFS), HearthSmoke((446.0, 742.0), 0.43, _PUFFS))
_CRYSTALS = (
    BreathingLight((629.0, 838.0), 128.0, 6.5, 0.1, _GLIMMER),
    BreathingLight((606.0, 770.0), 46.0, 4.1, 0.0, _GLIMMER),
    BreathingLight((652.0, 786.0), 42.0, 5.3, 0.4, _GLIMMER),
    BreathingLight((568.0, 836.0), 34.0, 4.7, 0.7, _GLIMMER),
    BreathingLight((688.0, 828.0), 36.0, 3.9, 0.25, _GLIMMER),
)
_MOVERS: tuple[MovingSprite, ...] = (*_CRYSTALS, *_HEARTHS, *_FLOCK, *_FLEET)


def _filling(seen: Rect, look: Look) -> CoverView:
    return CoverView.filling(seen, _PICTURE, look)


class DawnCover(Cover):
    """The valley at dawn: see `game.scenes.title_art.Cover`."""

    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The picture without what moves over it."""
        _filling(area, scale.look).draw_ground(surface)

    def draw_strip(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The sky with its airships; dusk lies on the left of a low strip, whose peaks are as light as letters."""
        shallow = area.height < area.width * COVER_SIZE[1] / COVER_SIZE[0] * _SHALLOW
        view = CoverView.strip(area, _PICTURE, _HORIZON if shallow else _SKYLINE, scale.look)
        view.draw_ground(surface)
        draw_within(surface, view, _FLEET, 0.0)
        if shallow:
            surface.blit(_dusk(scale.look, (area.width * _DUSK // 100, area.height)), area)

    def motion(self, alive: Callable[[], bool]) -> SpriteMotion:
        """Airships, birds, smoke and lights."""
        return SpriteMotion(alive, _MOVERS, _filling)


@cached
def _dusk(look: Look, size: tuple[int, int]) -> Surface:
    """A dark veil that thins out to the right."""
    small = Surface((32, 1), pygame.SRCALPHA)
    for x in range(32):
        small.set_at((x, 0), (*look.palette.outline, round(190 * (1 - x / 31) ** 0.8)))
    return pygame.transform.smoothscale(small, size)
