"""The cover: the staff in the lake, whose light breathes."""

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
_SKY: Final = 0.5  # how much of what does not fit is cut off the top
_STRIP: Final = 0.28  # which part of the picture a strip shows at its middle, from its top
_STAFFLIGHT: Final[RGB] = (20, 92, 84)
_TORCHLIGHT: Final[RGB] = (84, 48, 10)
_MOVERS: Final[tuple[MovingSprite, ...]] = (
    BreathingLight((1103.0, 300.0), 330.0, 8.0, 0.1, _STAFFLIGHT),
    BreathingLight((310.0, 700.0), 90.0, 5.0, 0.4, _TORCHLIGHT),
)


def _filling(seen: Rect, look: Look) -> CoverView:
    return CoverView.filling(seen, _PICTURE, look, _SKY)


class LakeCover(Cover):
    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The picture without what moves over it."""
        _filling(area, scale.look).draw_ground(surface)

    def draw_strip(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The sun of the staff in its light."""
        CoverView.strip(area, _PICTURE, _STRIP, scale.look).draw_ground(surface)

    def motion(self, alive: Callable[[], bool]) -> SpriteMotion:
        """The light of the staff, and that of a torch."""
        return SpriteMotion(alive, _MOVERS, _filling)
