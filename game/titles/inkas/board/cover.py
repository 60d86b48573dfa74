"""The cover: the great serpent and the golden staff in the lake, over which its light breathes."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.scenes.cover_motion import BreathingLight, CoverView, MovingSprite, SpriteMotion
from game.scenes.title_art import Cover
from game.titles.inkas.name import NAME
from game.ui.look import Look
from game.ui.scale import Scale

_PICTURE: Final = f"{NAME}/cover"
_SKY: Final = 0.6  # how much of what does not fit is cut off the top
_STRIP: Final = 0.36  # which part of the picture a strip shows at its middle, from its top
_STAFFLIGHT: Final[RGB] = (20, 74, 66)
_MOVERS: Final[tuple[MovingSprite, ...]] = (
    BreathingLight((1104.0, 299.0), 320.0, 8.0, 0.1, _STAFFLIGHT),
    BreathingLight((305.0, 670.0), 60.0, 5.0, 0.4, (80, 44, 10)),
)


def _filling(seen: Rect, look: Look) -> CoverView:
    """A low area loses more of the sky than of the shores, on which the ayllus stand."""
    return CoverView.filling(seen, _PICTURE, look, _SKY)


class LakeCover(Cover):
    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The picture without what moves over it."""
        _filling(area, scale.look).draw_ground(surface)

    def draw_strip(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The staff on its island."""
        CoverView.strip(area, _PICTURE, _STRIP, scale.look).draw_ground(surface)

    def motion(self, alive: Callable[[], bool]) -> SpriteMotion:
        """The light of the staff and of the Guide's torch."""
        return SpriteMotion(alive, _MOVERS, _filling)
