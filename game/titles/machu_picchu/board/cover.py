"""The cover: the city on its ridge, over which the sun breathes and smoke rises."""

from typing import Final

from game.base.colour import RGB
from game.scenes.cover_motion import BreathingLight, HearthSmoke
from game.scenes.picture_cover import PictureCover
from game.titles.machu_picchu.board.pieces.art import picture

_PUFFS: Final = ("air.smoke.1", "air.smoke.2")
_SUNLIGHT: Final[RGB] = (96, 62, 14)

# A low area loses more of the sky than of the ground, on which a Prince stands; a strip shows the sun over the peak.
COVER: Final = PictureCover(
    picture("cover"),
    (
        BreathingLight((1187.0, 241.0), 330.0, 9.0, 0.1, _SUNLIGHT),
        BreathingLight((1741.0, 676.0), 74.0, 5.0, 0.4, _SUNLIGHT),
        HearthSmoke((516.0, 700.0), 0.0, _PUFFS),
        HearthSmoke((1362.0, 698.0), 0.43, _PUFFS),
    ),
    sky=0.68,
    strip=0.34,
)
