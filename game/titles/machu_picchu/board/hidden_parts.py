"""Parts of the still picture that are kept out of sight: what is in the hand, or has not arrived yet for the eye."""

from enum import Enum, auto
from typing import NamedTuple


class PartKind(Enum):
    """What can be hidden."""

    PRINCE = auto()
    SCOUT = auto()
    INCAS = auto()  # of a seat in a district
    TILE = auto()  # in the sky
    SUN_TILE = auto()
    BONUS = auto()  # on the mat of a district
    LIGHTS = auto()  # on what can be chosen
    NIGHT = auto()  # its light over the city
    EVENING = auto()  # that of the last turns of a day


class HiddenPart(NamedTuple):
    """A part that is not drawn: whose (-1: nobody's), and its district or tile."""

    kind: PartKind
    seat: int = -1
    name: str = ""
