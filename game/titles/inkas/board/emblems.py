"""The emblems of the seats, which are those of the ayllus: each has the colour in which it is drawn."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.titles.inkas.content.definitions import PLAYABLE, Ayllu
from game.titles.inkas.name import NAME

COLOUR_OF: Final[Mapping[Ayllu, str]] = MappingProxyType(
    {
        Ayllu.INKA: "yellow",
        Ayllu.QUYA: "green",
        Ayllu.CHANKA: "blue",
        Ayllu.SUPAY: "red",
        Ayllu.AMARU: "ivory",
    }
)
"""The colour of each ayllu, in which its pictures are drawn."""
COLOURS: Final = tuple(COLOUR_OF[ayllu] for ayllu in PLAYABLE)
"""Those of the seats."""
AYLLU_OF: Final[Mapping[str, Ayllu]] = MappingProxyType({COLOUR_OF[ayllu]: ayllu for ayllu in PLAYABLE})
"""The ayllu of each colour of a seat."""
EMBLEMS: Final[Mapping[str, str]] = MappingProxyType({colour: f"{NAME}/{colour}" for colour in COLOURS})
"""By colour, named as in `game.base.colour_sets`."""
