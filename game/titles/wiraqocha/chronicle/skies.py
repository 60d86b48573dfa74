"""The luck of the dice as weather, as the newspaper tells it."""

import math
from enum import StrEnum
from typing import Final

from game.titles.wiraqocha.game_story import Luck

_SPREAD: Final = math.sqrt(35 / 12)  # how far a die is from its average, as a rule


class Sky(StrEnum):
    """How lucky the dice of a seat were, from the best to the worst."""

    GLORIOUS = "glorious"
    SUNNY = "sunny"
    CLOUDY = "cloudy"
    RAIN = "rain"
    STORM = "storm"


_SKIES: Final = ((1.3, Sky.GLORIOUS), (0.4, Sky.SUNNY), (-0.4, Sky.CLOUDY), (-1.3, Sky.RAIN))


def sky_of(luck: Luck) -> Sky:
    """What the luck of a seat is as weather: by how many usual deviations it is off the average."""
    off = luck.pips / (_SPREAD * math.sqrt(luck.dice)) if luck.dice else 0.0
    return next((sky for least, sky in _SKIES if off >= least), Sky.STORM)
