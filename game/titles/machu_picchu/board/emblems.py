"""The emblems of the seats, which are this title's own: moon and star mean night and tiles here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.titles.machu_picchu.content.definitions import COLOURS
from game.titles.machu_picchu.name import NAME

EMBLEMS: Final[Mapping[str, str]] = MappingProxyType({colour: f"{NAME}/{colour}" for colour in COLOURS})
"""By colour, named as in `game.base.colour_sets`."""
