"""A cover that is one picture, over which something moves."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.scenes.cover_motion import CoverView, MovingSprite, SpriteMotion
from game.scenes.title_art import Cover
from game.ui.look import Look
from game.ui.scale import Scale


@dataclass(frozen=True, slots=True)
class PictureCover(Cover):
    """The picture of this name with its `movers`, the last of which lies on top.

    `sky` is how much of what does not fit is cut off the top, `strip` which part of the picture a strip shows at its
    middle, from its top: both from 0 to 1.
    """

    picture: str
    movers: tuple[MovingSprite, ...]
    sky: float = 0.5
    strip: float = 0.5

    def view(self, seen: Rect, look: Look) -> CoverView:
        """How it fills an area."""
        return CoverView.filling(seen, self.picture, look, self.sky)

    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The picture without what moves over it."""
        self.view(area, scale.look).draw_ground(surface)

    def draw_strip(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """See `Cover.draw_strip`."""
        CoverView.strip(area, self.picture, self.strip, scale.look).draw_ground(surface)

    def motion(self, alive: Callable[[], bool]) -> SpriteMotion:
        """See `Cover.motion`."""
        return SpriteMotion(alive, self.movers, self.view)
