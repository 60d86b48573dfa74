"""What moves over a cover: the view of its picture, smoke and light for all titles, and the motion of them all."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from pygame import Rect, Surface

from game.base.colour import RGB
from game.ui.animation import SlowClock
from game.ui.effects import shine, stamp
from game.ui.look import Look
from game.ui.pictures import at_unit, filling
from game.ui.scale import Scale
from game.ui.shapes import Point

# of a cover's picture, in its own units: places and speeds are given in them
COVER_SIZE: Final = (1920, 1080)


@dataclass(frozen=True, slots=True)
class CoverView:
    """The part of the screen that shows a cover (`seen`), its picture, the picture's corner, pixels of a unit, look."""

    seen: Rect
    picture: str
    corner: Point
    unit: float
    look: Look

    @classmethod
    def filling(cls, seen: Rect, picture: str, look: Look, sky: float = 0.5) -> "CoverView":
        """As large as it takes to fill a rectangle, cut evenly at the sides; `sky` is how much of what is cut off
        above and below is cut off above.
        """
        unit = max(seen.width / COVER_SIZE[0], seen.height / COVER_SIZE[1])
        top = seen.y - (COVER_SIZE[1] * unit - seen.height) * sky
        return cls(seen, picture, (seen.centerx - COVER_SIZE[0] / 2 * unit, top), unit, look)

    @classmethod
    def strip(cls, seen: Rect, picture: str, height: float, look: Look) -> "CoverView":
        """As wide as a rectangle, with this height of the picture (0 to 1 from its top) at its middle."""
        unit = seen.width / COVER_SIZE[0]
        top = seen.y + seen.height // 2 - round(COVER_SIZE[1] * unit * height)
        return cls(seen, picture, (seen.x, top), unit, look)

    def at(self, spot: Point) -> Point:
        """Where a spot of the picture is on the screen."""
        return self.corner[0] + spot[0] * self.unit, self.corner[1] + spot[1] * self.unit

    def draw_ground(self, surface: Surface) -> None:
        """Draw the picture itself, without what moves over it."""
        size = (round(COVER_SIZE[0] * self.unit), round(COVER_SIZE[1] * self.unit))
        whole = filling(self.look, self.picture, size)
        x, y = self.corner
        surface.blit(whole, self.seen, Rect(round(self.seen.x - x), round(self.seen.y - y), *self.seen.size))


class MovingSprite(Protocol):
    """One moving thing: the area that it takes on the screen at a time in seconds, and its picture then."""

    def area(self, view: CoverView, time: float) -> Rect: ...

    def draw(self, surface: Surface, view: CoverView, time: float) -> None: ...


@dataclass(frozen=True, slots=True)
class HearthSmoke:
    """A thread of smoke, made of two pictures, that rises from a hearth, leans with the wind and thins out."""

    foot: Point
    phase: float
    pictures: tuple[str, str]

    _PUFFS = 9
    _RISE, _LEAN, _SIZE = 132.0, 30.0, 30.0
    _PACE = 0.09  # of its way in a second

    def area(self, view: CoverView, time: float) -> Rect:
        wide, high = 2.2 * self._LEAN + 2 * self._SIZE, self._RISE + 3 * self._SIZE
        x, y = view.at((self.foot[0] - 1.5 * self._SIZE, self.foot[1] - self._RISE - 1.5 * self._SIZE))
        return Rect(math.floor(x), math.floor(y), math.ceil(wide * view.unit), math.ceil(high * view.unit))

    def draw(self, surface: Surface, view: CoverView, time: float) -> None:
        for number in range(self._PUFFS):
            age = (time * self._PACE + self.phase + number / self._PUFFS) % 1
            sway = 6 * math.sin(age * 8 + self.phase * 9) * (0.3 + age)
            spot = view.at((self.foot[0] + sway + age * self._LEAN, self.foot[1] - age * self._RISE))
            cloud = at_unit(view.look, self.pictures[number % 2], view.unit)
            strength = 0.95 * min(1.0, age * 9) * (1 - age) ** 0.7
            stamp(surface, cloud, spot, scale=0.35 + age, alpha=strength)


@dataclass(frozen=True, slots=True)
class BreathingLight:
    """Light of a colour that brightens and dims in a period of seconds."""

    spot: Point
    reach: float
    period: float
    phase: float
    colour: RGB

    def area(self, view: CoverView, time: float) -> Rect:
        x, y = view.at(self.spot)
        reach = math.ceil(self.reach * view.unit) + 1
        return Rect(round(x) - reach, round(y) - reach, 2 * reach, 2 * reach)

    def draw(self, surface: Surface, view: CoverView, time: float) -> None:
        bright = 0.5 + 0.42 * math.sin(math.tau * (time / self.period + self.phase))
        light = shine(max(4, round(self.reach * view.unit)), self.colour)
        stamp(surface, light, view.at(self.spot), alpha=bright, add=True)


def draw_within(surface: Surface, view: CoverView, sprites: Iterable[MovingSprite], time: float) -> None:
    """Draw moving things where the picture is seen, and nowhere else."""
    before = surface.get_clip()
    surface.set_clip(view.seen.clip(before))
    for sprite in sprites:
        if sprite.area(view, time).colliderect(view.seen):
            sprite.draw(surface, view, time)
    surface.set_clip(before)


class SpriteMotion:
    """All that moves over a cover; it asks for a new picture a few times a second while it is `alive`.

    Else everything stands as when the title opens.
    """

    def __init__(
        self,
        alive: Callable[[], bool],
        sprites: Sequence[MovingSprite],
        view: Callable[[Rect, Look], CoverView],
    ) -> None:
        """`view` is how the cover fills an area; the last of the `sprites` lies on top."""
        self._alive = alive
        self._sprites = sprites
        self._filling = view
        self._clock = SlowClock()
        self._view: CoverView | None = None
        self._left: list[Rect] = []  # the areas of what is on the screen

    def show(self, area: Rect, seen: Rect, scale: Scale) -> None:
        self._view, self._left = replace(self._filling(area, scale.look), seen=seen), []

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
            draw_within(surface, self._view, self._sprites, self.time)
            self._left = self._areas()

    def _areas(self) -> list[Rect]:
        if self._view is None:
            return []
        areas = (sprite.area(self._view, self.time).clip(self._view.seen) for sprite in self._sprites)
        return [area for area in areas if area.size != (0, 0)]
