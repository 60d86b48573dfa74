"""The emblems of the card race: the shell's, but for red, whose emblem is its own."""

from collections.abc import Mapping
from typing import Final

from game.core.seat_colours import EMBLEM_OF_COLOUR

EMBLEMS: Final[Mapping[str, str]] = {**EMBLEM_OF_COLOUR, "red": "card-race/red"}
