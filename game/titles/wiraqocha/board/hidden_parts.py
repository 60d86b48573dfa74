"""What animations keep out of sight until it has arrived: things on a tile, and places of a panel that they fill."""

from dataclasses import dataclass
from enum import Enum, auto


class TilePart(Enum):
    """What can stand on a tile and be hidden while it is still on its way there."""

    TOKEN = auto()
    DIE = auto()
    SHIELD = auto()
    FORTRESS = auto()
    WASTE = auto()


@dataclass(frozen=True, slots=True)
class HiddenPart:
    """Something on a tile that has not arrived yet for the eye."""

    part: TilePart
    tile: int


class PanelSection(Enum):
    """What a panel has a place for, and fills only when it has arrived."""

    CRYSTALS = auto()
    CUBES = auto()
    DICE = auto()
    RELICS = auto()
    TOKENS = auto()
    CARDS = auto()


PanelPlace = tuple[int, PanelSection]  # of the panel of a seat
GRAVEYARD: PanelPlace = (-1, PanelSection.TOKENS)
