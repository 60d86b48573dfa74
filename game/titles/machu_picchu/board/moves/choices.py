"""What the seat that decides may do, as what a hand does for it: which piece is put where, or what is clicked.

Everything comes from the legal actions; nothing is decided here.
"""

from collections.abc import Sequence
from enum import Enum, auto
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from game.kit.board.gesture_table import Gesture, GestureTable
from game.titles.machu_picchu.content.definitions import District
from game.titles.machu_picchu.rules import actions as a
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.game import Game


class PieceKind(Enum):
    """What can be taken into the hand."""

    PRINCE = auto()
    SUPPLY = auto()  # an Inca that is not in the city
    INCA = auto()  # one in the city, by job
    TILE = auto()  # a Moon Tile in the sky
    CLERGY = auto()  # the next card of a row
    GOOD = auto()  # of the own panel
    UNIT = auto()  # the lowest one in a column of the market
    BANK = auto()  # a unit that is not on the market yet
    CARD = auto()  # of the own hand


class Piece(NamedTuple):
    """Something that can be taken; `name` is its job, tile, row, good or card."""

    kind: PieceKind
    name: str = ""


class PlaceKind(Enum):
    """Where something can be put, or what is clicked."""

    DISTRICT = auto()
    PANEL = auto()  # the own one
    COLUMN = auto()  # of the market
    BANK = auto()  # beside it
    STACK = auto()
    TILE = auto()
    ROW = auto()  # of clergy
    PLUS = auto()  # a unit more in a column
    MINUS = auto()
    SELL = auto()
    BUY = auto()


class Place(NamedTuple):
    """A place of the table; `name` is its district, good, tile or row."""

    kind: PlaceKind
    name: str = ""


PossibleGestures: TypeAlias = GestureTable[Piece, Place, Action]

PRINCE: Final = Piece(PieceKind.PRINCE)
SUPPLY: Final = Piece(PieceKind.SUPPLY)
PANEL: Final = Place(PlaceKind.PANEL)
BANK: Final = Place(PlaceKind.BANK)


NOTHING: Final = PossibleGestures()


def choices(game: Game, actions: Sequence[Action]) -> PossibleGestures:
    """What a hand can do for these actions."""
    return GestureTable(actions, partial(_read, game))


def _read(game: Game, action: Action) -> Sequence[Gesture[Piece, Place]]:
    """The gesture of an action; none for an answer that is given on a panel."""
    match action:
        case a.PlaceInca(district):
            found = SUPPLY, _district(district), _district(district)
        case a.PlacePrince(district) | a.Walk(district) | a.Ride(district):
            found = PRINCE, _district(district), _district(district)
        case a.Stay(tile):
            found = Piece(PieceKind.TILE, tile), PANEL, Place(PlaceKind.TILE, tile)
        case a.Hire(job):
            home = _district(game.content.jobs[job].district)
            found = SUPPLY, home, home
        case a.Recall(job):
            home = _district(game.content.jobs[job].district)
            found = Piece(PieceKind.INCA, job), _district(District.CLOCK), home
        case a.Ordain(row):
            found = Piece(PieceKind.CLERGY, row), PANEL, Place(PlaceKind.ROW, row)
        case a.Adjust(good, adding=True):
            found = Piece(PieceKind.BANK, good), Place(PlaceKind.COLUMN, good), Place(PlaceKind.PLUS, good)
        case a.Adjust(good):
            found = Piece(PieceKind.UNIT, good), BANK, Place(PlaceKind.MINUS, good)
        case a.Sell(good):
            found = Piece(PieceKind.GOOD, good), Place(PlaceKind.COLUMN, good), Place(PlaceKind.SELL, good)
        case a.Buy(good):
            found = Piece(PieceKind.UNIT, good), PANEL, Place(PlaceKind.BUY, good)
        case _:
            return ()
    return (Gesture(*found),)


def _district(district: District) -> Place:
    return Place(PlaceKind.DISTRICT, district)
