"""The cover: the valley at dawn, over which airships and birds drift, the village smokes and the crystals shine."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.ui.animation import SlowClock
from game.ui.cache import cached
from game.ui.colour import RGB
from game.ui.effects import shine, stamp
from game.ui.look import Look
from game.ui.pictures import anchor_of, at_unit, draw_at, filling
from game.ui.scale import Scale
from game.ui.shapes import Point

SIZE = (1920, 1080)  # of the picture, in its own units: all places and speeds here are given in them
_PICTURE = "wiraqocha/title.dawn"
_SKYLINE = 0.215  # which part of the picture a strip shows, from its top: the great airship
_HORIZON = 0.402  # the part that a strip shows which is too low for that: the far airships before the sun
_SHALLOW = 0.2  # height of such a strip, as a part of the picture's
_DUSK = 52  # per cent of such a strip's width that lie in shade, less and less to the right
_OUTSIDE = 320  # how far beyond the picture's edge a thing flies before it comes back at the other one
_GLIMMER: RGB = (120, 58, 10)  # the light of a crystal


@dataclass(frozen=True, slots=True)
class PictureView:
    """The part of the screen that shows the title picture (`seen`), the picture's corner, pixels of a unit, look."""

    seen: Rect
    corner: Point
    unit: float
    look: Look

    @classmethod
    def filling(cls, seen: Rect, look: Look) -> "PictureView":
        """As large as it takes to fill a rectangle, cut evenly at the sides or above and below."""
        unit = max(seen.width / SIZE[0], seen.height / SIZE[1])
        return cls(seen, (seen.centerx - SIZE[0] / 2 * unit, seen.centery - SIZE[1] / 2 * unit), unit, look)

    @classmethod
    def strip(cls, seen: Rect, height: float, look: Look) -> "PictureView":
        """As wide as a rectangle, with this height of the picture (0 to 1 from its top) at its middle."""
        unit = seen.width / SIZE[0]
        return cls(seen, (seen.x, seen.y + seen.height // 2 - round(SIZE[1] * unit * height)), unit, look)

    def at(self, spot: Point) -> Point:
        """Where a spot of the picture is on the screen."""
        return self.corner[0] + spot[0] * self.unit, self.corner[1] + spot[1] * self.unit

    def draw_ground(self, surface: Surface) -> None:
        """Draw the picture itself, without what moves over it."""
        whole = filling(self.look, _PICTURE, (round(SIZE[0] * self.unit), round(SIZE[1] * self.unit)))
        x, y = self.corner
        surface.blit(whole, self.seen, Rect(round(self.seen.x - x), round(self.seen.y - y), *self.seen.size))


class MovingSprite(Protocol):
    """One moving thing: the area that it takes on the screen at a time in seconds, and its picture then."""

    def area(self, view: PictureView, time: float) -> Rect: ...

    def draw(self, surface: Surface, view: PictureView, time: float) -> None: ...


def _drifted(start: float, speed: float, time: float) -> float:
    """How far from the left something is that flies to the left and comes back at the right."""
    return (start - speed * time + _OUTSIDE) % (SIZE[0] + 2 * _OUTSIDE) - _OUTSIDE


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

    def _spot(self, view: PictureView, time: float) -> Point:
        x, y = self.start
        turn = math.tau * time
        aside = self.sway * math.sin(turn / self._SWAYING)
        height = self._LIFT * math.sin(turn / (self._RISING + x % 3))  # each by its own measure
        return view.at((_drifted(x - aside, self.speed, time), y + height))

    def area(self, view: PictureView, time: float) -> Rect:
        """See `MovingSprite.area`."""
        return _place(view.look, self.name, self._spot(view, time), view.unit)

    def draw(self, surface: Surface, view: PictureView, time: float) -> None:
        """See `MovingSprite.draw`."""
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

    def _spot(self, view: PictureView, time: float) -> Point:
        rise = 6 * math.sin(math.tau * (time + self.phase) / self._ROUND)
        return view.at((_drifted(self.start[0], self._SPEED, time), self.start[1] + rise))

    def area(self, view: PictureView, time: float) -> Rect:
        """See `MovingSprite.area`."""
        return _place(view.look, self._wings(time), self._spot(view, time), view.unit)

    def draw(self, surface: Surface, view: PictureView, time: float) -> None:
        """See `MovingSprite.draw`."""
        draw_at(surface, view.look, self._wings(time), self._spot(view, time), view.unit)


@dataclass(frozen=True, slots=True)
class _Smoke:
    """A thread of smoke that rises from a hearth, leans with the wind and thins out."""

    foot: Point
    phase: float

    _PUFFS = 9
    _RISE, _LEAN, _SIZE = 132.0, 30.0, 30.0
    _PACE = 0.09  # of its way in a second

    def area(self, view: PictureView, time: float) -> Rect:
        """See `MovingSprite.area`."""
        wide, high = 2.2 * self._LEAN + 2 * self._SIZE, self._RISE + 3 * self._SIZE
        x, y = view.at((self.foot[0] - 1.5 * self._SIZE, self.foot[1] - self._RISE - 1.5 * self._SIZE))
        return Rect(math.floor(x), math.floor(y), math.ceil(wide * view.unit), math.ceil(high * view.unit))

    def draw(self, surface: Surface, view: PictureView, time: float) -> None:
        """See `MovingSprite.draw`."""
        for number in range(self._PUFFS):
            age = (time * self._PACE + self.phase + number / self._PUFFS) % 1
            sway = 6 * math.sin(age * 8 + self.phase * 9) * (0.3 + age)
            spot = view.at((self.foot[0] + sway + age * self._LEAN, self.foot[1] - age * self._RISE))
            cloud = at_unit(view.look, f"wiraqocha/title.smoke.{number % 2 + 1}", view.unit)
            strength = 0.95 * min(1.0, age * 9) * (1 - age) ** 0.7
            stamp(surface, cloud, spot, scale=0.35 + age, alpha=strength)


@dataclass(frozen=True, slots=True)
class _Light:
    """Light on a crystal that brightens and dims."""

    spot: Point
    reach: float
    period: float
    phase: float

    def area(self, view: PictureView, time: float) -> Rect:
        """See `MovingSprite.area`."""
        x, y = view.at(self.spot)
        reach = math.ceil(self.reach * view.unit) + 1
        return Rect(round(x) - reach, round(y) - reach, 2 * reach, 2 * reach)

    def draw(self, surface: Surface, view: PictureView, time: float) -> None:
        """See `MovingSprite.draw`."""
        bright = 0.5 + 0.42 * math.sin(math.tau * (time / self.period + self.phase))
        light = shine(max(4, round(self.reach * view.unit)), _GLIMMER)
        stamp(surface, light, view.at(self.spot), alpha=bright, add=True)


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
_HEARTHS = (_Smoke((322.0, 722.0), 0.0), _Smoke((446.0, 742.0), 0.43))
_CRYSTALS = (
    _Light((629.0, 838.0), 128.0, 6.5, 0.1),
    _Light((606.0, 770.0), 46.0, 4.1, 0.0),
    _Light((652.0, 786.0), 42.0, 5.3, 0.4),
    _Light((568.0, 836.0), 34.0, 4.7, 0.7),
    _Light((688.0, 828.0), 36.0, 3.9, 0.25),
)
_MOVERS: tuple[MovingSprite, ...] = (*_CRYSTALS, *_HEARTHS, *_FLOCK, *_FLEET)


def _draw_within(surface: Surface, view: PictureView, movers: Iterable[MovingSprite], time: float) -> None:
    """Draw moving things where the picture is seen, and nowhere else."""
    before = surface.get_clip()
    surface.set_clip(view.seen.clip(before))
    for mover in movers:
        if mover.area(view, time).colliderect(view.seen):
            mover.draw(surface, view, time)
    surface.set_clip(before)


class DawnMotion:
    """All that moves over the title picture; it asks for a new picture a few times a second while it is `alive`.

    Else everything stands as when the title opens.
    """

    def __init__(self, alive: Callable[[], bool]) -> None:
        self._alive = alive
        self._clock = SlowClock()
        self._view: PictureView | None = None
        self._left: list[Rect] = []  # the areas of what is on the screen

    def show(self, area: Rect, seen: Rect, scale: Scale) -> None:
        """See `game.scenes.faces.CoverMotion`."""
        self._view, self._left = replace(PictureView.filling(area, scale.look), seen=seen), []

    @property
    def time(self) -> float:
        """The seconds for which things have moved; none where they stand."""
        return self._clock.time if self._alive() else 0.0

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; returns whether it is time for a new picture."""
        return self._alive() and self._clock.update(dt)

    def wake_in(self) -> float | None:
        """Seconds until the next picture; None while everything stands."""
        return self._clock.wake_in() if self._alive() else None

    def pieces(self) -> list[Rect]:
        """The pieces of the screen that the next picture changes: where things were, and where they are now."""
        return [*self._left, *self._areas()]

    def draw(self, surface: Surface) -> None:
        """Draw everything as it is now."""
        if self._view is not None:
            _draw_within(surface, self._view, _MOVERS, self.time)
            self._left = self._areas()

    def _areas(self) -> list[Rect]:
        if self._view is None:
            return []
        areas = (mover.area(self._view, self.time).clip(self._view.seen) for mover in _MOVERS)
        return [area for area in areas if area.size != (0, 0)]


class DawnCover:
    """The valley at dawn: see `game.scenes.faces.Cover`."""

    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The picture without what moves over it."""
        PictureView.filling(area, scale.look).draw_ground(surface)

    def draw_strip(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The sky with its airships; dusk lies on the left of a low strip, whose peaks are as light as letters."""
        shallow = area.height < area.width * SIZE[1] / SIZE[0] * _SHALLOW
        view = PictureView.strip(area, _HORIZON if shallow else _SKYLINE, scale.look)
        view.draw_ground(surface)
        _draw_within(surface, view, _FLEET, 0.0)
        if shallow:
            surface.blit(_dusk(scale.look, (area.width * _DUSK // 100, area.height)), area)

    def motion(self, alive: Callable[[], bool]) -> DawnMotion:
        """Airships, birds, smoke and lights."""
        return DawnMotion(alive)


@cached(4)
def _dusk(look: Look, size: tuple[int, int]) -> Surface:
    """A dark veil that thins out to the right."""
    small = Surface((32, 1), pygame.SRCALPHA)
    for x in range(32):
        small.set_at((x, 0), (*look.palette.outline, round(190 * (1 - x / 31) ** 0.8)))
    return pygame.transform.smoothscale(small, size)
