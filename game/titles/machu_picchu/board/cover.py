"""The cover: the city on its ridge, over which the sun breathes and smoke rises."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from game.base.colour import RGB
from game.scenes.cover_motion import BreathingLight, CoverView, HearthSmoke, MovingSprite, SpriteMotion
from game.scenes.title_art import Cover
from game.titles.machu_picchu.board.pieces.art import picture
from game.ui.look import Look
from game.ui.scale import Scale

_PICTURE: Final = picture("cover")
_SKY: Final = 0.68  # how much of what does not fit is cut off the top
_STRIP: Final = 0.34  # which part of the picture a strip shows at its middle, from its top
_PUFFS: Final = ("air.smoke.1", "air.smoke.2")
_SUNLIGHT: Final[RGB] = (96, 62, 14)
_MOVERS: Final[tuple[MovingSprite, ...]] = (
    BreathingLight((1187.0, 241.0), 330.0, 9.0, 0.1, _SUNLIGHT),
    BreathingLight((1741.0, 676.0), 74.0, 5.0, 0.4, _SUNLIGHT),
    HearthSmoke((516.0, 700.0), 0.0, _PUFFS),
    HearthSmoke((1362.0, 698.0), 0.43, _PUFFS),
)


def _filling(seen: Rect, look: Look) -> CoverView:
    """A low area loses more of the sky than of the ground, on which a Prince stands."""
    return CoverView.filling(seen, _PICTURE, look, _SKY)


class CityCover(Cover):
    def draw(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The picture without what moves over it."""
        _filling(area, scale.look).draw_ground(surface)

    def draw_strip(self, surface: Surface, area: Rect, scale: Scale) -> None:
        """The sun over the peak."""
        CoverView.strip(area, _PICTURE, _STRIP, scale.look).draw_ground(surface)

    def motion(self, alive: Callable[[], bool]) -> SpriteMotion:
        """The light of the sun and of a sceptre, and smoke over two roofs."""
        return SpriteMotion(alive, _MOVERS, _filling)
