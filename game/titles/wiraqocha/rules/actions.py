"""What a player may do, as small frozen values. Their text form is in `notation`.

Tiles are named by label, cards and tokens by their names; dice are sorted tuples of faces.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.tokens import (
    RESERVE as RESERVE,  # the place of a token that is not on the board
)


@dataclass(frozen=True, slots=True)
class TokenAt:
    """A token by what tells it apart: its kind and its place, a tile's label or `reserve`."""

    kind: TokenKind
    place: str


@dataclass(frozen=True, slots=True)
class Crystal:
    """A crystal as the item of a theft."""

    key: ClassVar[str] = "crystal"


@dataclass(frozen=True, slots=True)
class Relic:
    """A relic as the item of a theft, named by its ruins."""

    key: ClassVar[str] = "relic"
    name: str


@dataclass(frozen=True, slots=True)
class Invention:
    """An Invention as the item of a theft."""

    key: ClassVar[str] = "invention"
    card: str


@dataclass(frozen=True, slots=True)
class Hostage:
    """One's own token, held by the victim, as the item of a theft (W-15.19)."""

    key: ClassVar[str] = "hostage"


Item = Crystal | Relic | Invention | Hostage


# Phase I


@dataclass(frozen=True, slots=True)
class Collect:
    """Take the cubes of held tiles and of the Production Tanks (W-6.2, W-6.15)."""

    key: ClassVar[str] = "collect"


@dataclass(frozen=True, slots=True)
class Muster:
    """Count the dice allowance on the board as it is now (W-6.3)."""

    key: ClassVar[str] = "muster"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take a protecting die back into the hand (W-6.4)."""

    key: ClassVar[str] = "takeback"
    tile: str


@dataclass(frozen=True, slots=True)
class Exchange:
    """Replace the own Zeppelin-type on `tile` by `token` (W-6.7)."""

    key: ClassVar[str] = "exchange"
    tile: str
    token: TokenAt


@dataclass(frozen=True, slots=True)
class Restore:
    """Recovery Workshop: a token from the Graveyard, free (W-6.16). Written `workshop`."""

    key: ClassVar[str] = "restore"
    kind: TokenKind


@dataclass(frozen=True, slots=True)
class Pass:
    """Caves: the Explorer-type there passes to an empty mountain (W-15.14). Written `caves to`."""

    key: ClassVar[str] = "pass"
    tile: str


@dataclass(frozen=True, slots=True)
class Roll:
    """End Phase I and roll (W-7.1)."""

    key: ClassVar[str] = "roll"


# Phase II


@dataclass(frozen=True, slots=True)
class Conquer:
    """Take `tile` with `token` (W-8.1). A 7 in `beating` is a six raised for it."""

    key: ClassVar[str] = "conquer"
    tile: str
    token: TokenAt
    using: Hand
    beating: Hand = ()
    capturing: bool = False


@dataclass(frozen=True, slots=True)
class Plunder:
    """Rob the Camp on `tile` of one item (W-11.6)."""

    key: ClassVar[str] = "plunder"
    tile: str
    using: Hand
    beating: Hand
    item: Item


@dataclass(frozen=True, slots=True)
class Tunnel:
    """Rob the Camp on `tile` with the Transport Tunneller (W-14.41)."""

    key: ClassVar[str] = "tunnel"
    tile: str
    using: Hand
    item: Item


@dataclass(frozen=True, slots=True)
class Protect:
    """Put an unused die on an own tile (W-9.1)."""

    key: ClassVar[str] = "protect"
    tile: str
    die: int


@dataclass(frozen=True, slots=True)
class Raise:
    """Add one to an unused die for cubes (W-10.1)."""

    key: ClassVar[str] = "raise"
    die: int


@dataclass(frozen=True, slots=True)
class Lower:
    """Take one off an unused die for cubes (W-10.1)."""

    key: ClassVar[str] = "lower"
    die: int


@dataclass(frozen=True, slots=True)
class Reroll:
    """Roll an unused die again by a right of the Ruins (W-3.6)."""

    key: ClassVar[str] = "reroll"
    die: int


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """One more die for a crystal (W-11.17)."""

    key: ClassVar[str] = "sacrifice"


@dataclass(frozen=True, slots=True)
class Manufacture:
    """One more die for cubes: the Android Factory (W-14.3). Written `factory`."""

    key: ClassVar[str] = "manufacture"


@dataclass(frozen=True, slots=True)
class Exoskeleton:
    """An unused die becomes a five (W-14.26)."""

    key: ClassVar[str] = "exoskeleton"
    die: int


@dataclass(frozen=True, slots=True)
class Build:
    """Buy a card on offer (W-11.1); the Force Field goes on `tile` at once (W-14.11)."""

    key: ClassVar[str] = "build"
    card: str
    tile: str | None = None


@dataclass(frozen=True, slots=True)
class Recover:
    """A token from the Graveyard for cubes (W-11.18)."""

    key: ClassVar[str] = "recover"
    kind: TokenKind


@dataclass(frozen=True, slots=True)
class MoveFortress:
    """Place or move the Flying Fortress (W-14.5, W-14.7). Written `fortress`."""

    key: ClassVar[str] = "movefortress"
    tile: str


@dataclass(frozen=True, slots=True)
class UseProbe:
    """Lower the protecting die on `tile`, or the natural protection of the Camp there (W-14.37, W-14.39)."""

    key: ClassVar[str] = "useprobe"
    tile: str
    camp: bool = False


@dataclass(frozen=True, slots=True)
class FireRay:
    """Fire the Death Ray (W-14.28). Written `death-ray`."""

    key: ClassVar[str] = "fireray"
    tile: str


@dataclass(frozen=True, slots=True)
class Ransom:
    """Pay the captor for an own token (W-15.19), in a crystal or in cubes."""

    key: ClassVar[str] = "ransom"
    kind: TokenKind
    captor: str
    crystal: bool


@dataclass(frozen=True, slots=True)
class End:
    """End Phase II; Phase III follows by itself (W-7.6)."""

    key: ClassVar[str] = "end"


Action = (
    Collect
    | Muster
    | TakeBack
    | Exchange
    | Restore
    | Pass
    | Roll
    | Conquer
    | Plunder
    | Tunnel
    | Protect
    | Raise
    | Lower
    | Reroll
    | Sacrifice
    | Manufacture
    | Exoskeleton
    | Build
    | Recover
    | MoveFortress
    | UseProbe
    | FireRay
    | Ransom
    | End
)
