"""The cover: the staff in the lake, whose light breathes."""

from typing import Final

from game.base.colour import RGB
from game.scenes.cover_motion import BreathingLight
from game.scenes.picture_cover import PictureCover
from game.titles.inkas.name import NAME

_STAFFLIGHT: Final[RGB] = (20, 92, 84)
_TORCHLIGHT: Final[RGB] = (84, 48, 10)

# a strip shows the sun of the staff in its light
COVER: Final = PictureCover(
    f"{NAME}/cover",
    (
        BreathingLight((1103.0, 300.0), 330.0, 8.0, 0.1, _STAFFLIGHT),
        BreathingLight((310.0, 700.0), 90.0, 5.0, 0.4, _TORCHLIGHT),
    ),
    sky=0.5,
    strip=0.28,
)
