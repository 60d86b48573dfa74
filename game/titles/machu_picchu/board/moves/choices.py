"""What the seat that decides may do, as what a hand does for it: which piece is put where, or what is clicked.

Everything comes from the legal actions; nothing is decided here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import Final, NamedTuple

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


@dataclass(frozen=True, slots=True)
class Gesture:
    """A piece, where it is put, the action that this is, and what is clicked for the same."""

    action: Action
    piece: Piece
    place: Place
    click: Place


PRINCE: Final = Piece(PieceKind.PRINCE)
SUPPLY: Final = Piece(PieceKind.SUPPLY)
PANEL: Final = Place(PlaceKind.PANEL)
BANK: Final = Place(PlaceKind.BANK)


@dataclass(frozen=True)
class PossibleGestures:
    """The legal actions of a moment; none where nobody at this table may act."""

    actions: Sequence[Action] = ()
    gestures: tuple[Gesture, ...] = ()

    @cached_property
    def pieces(self) -> frozenset[Piece]:
        """What can be taken into the hand."""
        return frozenset(gesture.piece for gesture in self.gestures)

    @cached_property
    def clicks(self) -> Mapping[Place, Action]:
        """What can be clicked, with the action that this is."""
        return {gesture.click: gesture.action for gesture in self.gestures}

    @cached_property
    def districts(self) -> frozenset[District]:
        """The districts that can be clicked."""
        return frozenset(District(place.name) for place in self.clicks if place.kind is PlaceKind.DISTRICT)

    def places(self, piece: Piece) -> Mapping[Place, Action]:
        """Where a piece can be put, with the action that this is."""
        return {gesture.place: gesture.action for gesture in self.gestures if gesture.piece == piece}

    @property
    def done(self) -> a.Done | None:
        """To do no more of it, where that can be said."""
        return next((action for action in self.actions if isinstance(action, a.Done)), None)


NOTHING: Final = PossibleGestures()


def choices(game: Game, actions: Sequence[Action]) -> PossibleGestures:
    """What a hand can do for these actions."""
    return PossibleGestures(tuple(actions), tuple(_gestures(game, actions)))


def _gestures(game: Game, actions: Iterable[Action]) -> Iterator[Gesture]:
    for action in actions:
        read = _read(game, action)
        if read is not None:
            piece, place, click = read
            yield Gesture(action, piece, place, click)


def _read(game: Game, action: Action) -> tuple[Piece, Place, Place] | None:
    """The piece of an action, where it is put, and what is clicked; None for an answer that is given on a panel."""
    match action:
        case a.PlaceInca(district):
            return SUPPLY, _district(district), _district(district)
        case a.PlacePrince(district) | a.Walk(district) | a.Ride(district):
            return PRINCE, _district(district), _district(district)
        case a.Stay(tile):
            return Piece(PieceKind.TILE, tile), PANEL, Place(PlaceKind.TILE, tile)
        case a.Hire(job):
            home = _district(game.content.jobs[job].district)
            return SUPPLY, home, home
        case a.Recall(job):
            home = _district(game.content.jobs[job].district)
            return Piece(PieceKind.INCA, job), _district(District.CLOCK), home
        case a.Ordain(row):
            return Piece(PieceKind.CLERGY, row), PANEL, Place(PlaceKind.ROW, row)
        case a.Adjust(good, adding=True):
            return Piece(PieceKind.BANK, good), Place(PlaceKind.COLUMN, good), Place(PlaceKind.PLUS, good)
        case a.Adjust(good):
            return Piece(PieceKind.UNIT, good), BANK, Place(PlaceKind.MINUS, good)
        case a.Sell(good):
            return Piece(PieceKind.GOOD, good), Place(PlaceKind.COLUMN, good), Place(PlaceKind.SELL, good)
        case a.Buy(good):
            return Piece(PieceKind.UNIT, good), PANEL, Place(PlaceKind.BUY, good)
    return None


def _district(district: District) -> Place:
    return Place(PlaceKind.DISTRICT, district)
