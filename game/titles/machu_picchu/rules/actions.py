"""What a player may do, as small frozen values; the seat is always the one that decides.

The key is the action's word in notation, where its text form begins with it.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.titles.machu_picchu.content.definitions import District, Good, Job, MoonTile, Row

# the beginning and the move


@dataclass(frozen=True, slots=True)
class PlaceInca:
    """The first Inca, free, into a production district (M-3.9)."""

    key: ClassVar[str] = "inca"
    district: District


@dataclass(frozen=True, slots=True)
class PlacePrince:
    """The Prince onto any district, as the first turn (M-3.10, R-29)."""

    key: ClassVar[str] = "place"
    district: District


@dataclass(frozen=True, slots=True)
class Walk:
    """To an adjacent district (M-4.2)."""

    key: ClassVar[str] = "walk"
    district: District


@dataclass(frozen=True, slots=True)
class Ride:
    """For a llama, to a district neither adjacent nor the own (M-4.2, R-30)."""

    key: ClassVar[str] = "ride"
    district: District


@dataclass(frozen=True, slots=True)
class Stay:
    """Take a Moon Tile; the Prince stays (M-4.2)."""

    key: ClassVar[str] = "stay"
    tile: MoonTile


# answers to a district


@dataclass(frozen=True, slots=True)
class Make:
    """How many of the own Incas here produce (M-5.4, M-5.5)."""

    key: ClassVar[str] = "make"
    incas: int


@dataclass(frozen=True, slots=True)
class Burn:
    """How many llamas are sacrificed here (M-6.3, R-21)."""

    key: ClassVar[str] = "burn"
    llamas: int


@dataclass(frozen=True, slots=True)
class Offer:
    """One unit each of these goods, in the fixed order; none: nothing is offered (M-6.6)."""

    key: ClassVar[str] = "offer"
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class Hire:
    """Pay for one Inca and set it up (M-7.1)."""

    key: ClassVar[str] = "hire"
    job: Job


@dataclass(frozen=True, slots=True)
class Ordain:
    """Pay for the leftmost card of a row and take it (M-7.5)."""

    key: ClassVar[str] = "ordain"
    row: Row


@dataclass(frozen=True, slots=True)
class Adjust:
    """One unit from the bank into a column, or out of it to the bank (M-8.1)."""

    key: ClassVar[str] = "adjust"
    good: Good
    adding: bool


@dataclass(frozen=True, slots=True)
class Sell:
    """One unit to the market (M-8.4)."""

    key: ClassVar[str] = "sell"
    good: Good


@dataclass(frozen=True, slots=True)
class Buy:
    """One unit from the market (M-8.5)."""

    key: ClassVar[str] = "buy"
    good: Good


@dataclass(frozen=True, slots=True)
class Recall:
    """The own Inca of a job goes to the Sun Clock (M-9.1)."""

    key: ClassVar[str] = "recall"
    job: Job


@dataclass(frozen=True, slots=True)
class Done:
    """No more hiring, ordaining, trading or recalling (M-13)."""

    key: ClassVar[str] = "done"


# answers at the trail and at night


@dataclass(frozen=True, slots=True)
class ChooseGoods:
    """The different units for an Inca at the clock, in the fixed order (M-10.9, M-10.13)."""

    key: ClassVar[str] = "goods"
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class ReturnCards:
    """These cards, by name, go under the stack; the last one lies lowest (M-9.6, R-25)."""

    key: ClassVar[str] = "return"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PayFee:
    """1 corn for the good of the tile that is asked about (M-10.5)."""

    key: ClassVar[str] = "pay"
    tile: MoonTile


@dataclass(frozen=True, slots=True)
class SkipFee:
    """Nothing is paid for the tile, nothing is gained (R-23)."""

    key: ClassVar[str] = "skip"
    tile: MoonTile


Action = (
    PlaceInca
    | PlacePrince
    | Walk
    | Ride
    | Stay
    | Make
    | Burn
    | Offer
    | Hire
    | Ordain
    | Adjust
    | Sell
    | Buy
    | Recall
    | Done
    | ChooseGoods
    | ReturnCards
    | PayFee
    | SkipFee
)
