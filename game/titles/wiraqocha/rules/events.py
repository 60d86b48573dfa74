"""What happened, in order, complete enough to animate, log, sound and count without asking the rules.

Players are named by colour, tiles by label, tokens by kind, cards by name. An event's `key` names it in the locale.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.titles.wiraqocha.content.definitions import TokenKind
from game.titles.wiraqocha.rules.dice import Hand
from game.titles.wiraqocha.rules.event_values import Cause, Destination


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A player's turn began; `turn` counts all turns from 1."""

    key: ClassVar[str] = "turn_began"
    player: str
    turn: int


@dataclass(frozen=True, slots=True)
class CubesCollected:
    """Phase I income: `tiles` as (label, cubes shown), `tanks` from cards, `taken` what the supply gave."""

    key: ClassVar[str] = "cubes_collected"
    player: str
    tiles: tuple[tuple[str, int], ...]
    tanks: int
    taken: int


@dataclass(frozen=True, slots=True)
class DiceMustered:
    """The dice allowance was counted; `villages` gave their part of it."""

    key: ClassVar[str] = "dice_mustered"
    player: str
    allowance: int
    villages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DieTakenBack:
    """A protecting die came back into its owner's hand."""

    key: ClassVar[str] = "die_taken_back"
    player: str
    tile: str
    face: int


@dataclass(frozen=True, slots=True)
class TokenMoved:
    """A token came to stand on `tile` from `origin` (a label or `reserve`)."""

    key: ClassVar[str] = "token_moved"
    player: str
    kind: TokenKind
    origin: str
    tile: str
    cause: Cause


@dataclass(frozen=True, slots=True)
class TokenExchanged:
    """A Zeppelin-type on `tile` went to its owner's reserve for the token that arrives next."""

    key: ClassVar[str] = "token_exchanged"
    player: str
    kind: TokenKind
    tile: str


@dataclass(frozen=True, slots=True)
class TokenJoined:
    """A white token came to a player's reserve with its card (W-14.16)."""

    key: ClassVar[str] = "token_joined"
    player: str
    kind: TokenKind


@dataclass(frozen=True, slots=True)
class TokenReturned:
    """A token came to its owner's reserve: recovered, ransomed, freed or released."""

    key: ClassVar[str] = "token_returned"
    player: str
    kind: TokenKind
    cause: Cause
    captor: str | None = None


@dataclass(frozen=True, slots=True)
class TokenBeaten:
    """A token left `tile`: to the Graveyard, the reserve (a Camp), as a hostage, or out of the game."""

    key: ClassVar[str] = "token_beaten"
    player: str
    kind: TokenKind
    tile: str
    destination: Destination
    captor: str | None = None


@dataclass(frozen=True, slots=True)
class TokenSeized:
    """A white token changed owner with its card; `place` is a label, or where else it is (a `Destination` word)."""

    key: ClassVar[str] = "token_seized"
    kind: TokenKind
    victim: str
    player: str
    place: str


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """The roll that opens Phase II."""

    key: ClassVar[str] = "dice_rolled"
    player: str
    faces: Hand


@dataclass(frozen=True, slots=True)
class DieChanged:
    """An unused die went from one face to another."""

    key: ClassVar[str] = "die_changed"
    player: str
    before: int
    after: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class DieAdded:
    """One more die was rolled."""

    key: ClassVar[str] = "die_added"
    player: str
    face: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class DiceUsed:
    """Dice were set aside: for a tile's requirement, and to beat its protection (7: a raised six)."""

    key: ClassVar[str] = "dice_used"
    player: str
    tile: str
    using: Hand
    beating: Hand


@dataclass(frozen=True, slots=True)
class DiePlaced:
    """A protecting die was put on a tile."""

    key: ClassVar[str] = "die_placed"
    player: str
    tile: str
    face: int


@dataclass(frozen=True, slots=True)
class DieRemoved:
    """A protecting die left the board for the supply."""

    key: ClassVar[str] = "die_removed"
    tile: str
    face: int


@dataclass(frozen=True, slots=True)
class ProtectionLowered:
    """The Probe lowered a protecting die, or a Camp's natural protection."""

    key: ClassVar[str] = "protection_lowered"
    player: str
    tile: str
    camp: bool
    face: int


@dataclass(frozen=True, slots=True)
class CampSteadied:
    """A probed Camp has its natural protection back."""

    key: ClassVar[str] = "camp_steadied"
    player: str


@dataclass(frozen=True, slots=True)
class CubesPaid:
    """Cubes went to the supply, or to another player."""

    key: ClassVar[str] = "cubes_paid"
    player: str
    cubes: int
    to: str | None = None


@dataclass(frozen=True, slots=True)
class CrystalsPaid:
    """Crystals went to the supply, or to another player."""

    key: ClassVar[str] = "crystals_paid"
    player: str
    crystals: int
    to: str | None = None


@dataclass(frozen=True, slots=True)
class RelicFound:
    """An Explorer-type took a relic from its ruins."""

    key: ClassVar[str] = "relic_found"
    player: str
    relic: str


@dataclass(frozen=True, slots=True)
class CampRobbed:
    """A Camp was plundered; the events that follow say of what."""

    key: ClassVar[str] = "camp_robbed"
    player: str
    victim: str
    tile: str
    cause: Cause


@dataclass(frozen=True, slots=True)
class CrystalStolen:
    """A crystal changed hands by theft."""

    key: ClassVar[str] = "crystal_stolen"
    player: str
    victim: str


@dataclass(frozen=True, slots=True)
class RelicStolen:
    """A relic changed hands by theft."""

    key: ClassVar[str] = "relic_stolen"
    player: str
    victim: str
    relic: str


@dataclass(frozen=True, slots=True)
class CardStolen:
    """An Invention changed hands by theft."""

    key: ClassVar[str] = "card_stolen"
    player: str
    victim: str
    card: str


@dataclass(frozen=True, slots=True)
class CardBuilt:
    """A card was bought."""

    key: ClassVar[str] = "card_built"
    player: str
    card: str


@dataclass(frozen=True, slots=True)
class ShieldPlaced:
    """The Force Field stands on a tile."""

    key: ClassVar[str] = "shield_placed"
    player: str
    tile: str


@dataclass(frozen=True, slots=True)
class ShieldLost:
    """The Force Field left the game."""

    key: ClassVar[str] = "shield_lost"
    tile: str


@dataclass(frozen=True, slots=True)
class FortressMoved:
    """The Flying Fortress flew to `tile`; `origin` is None when it came from its owner."""

    key: ClassVar[str] = "fortress_moved"
    player: str
    origin: str | None
    tile: str


@dataclass(frozen=True, slots=True)
class FortressReturned:
    """The Flying Fortress went back to its owner."""

    key: ClassVar[str] = "fortress_returned"
    player: str
    tile: str


@dataclass(frozen=True, slots=True)
class FortressLost:
    """The Flying Fortress left the game."""

    key: ClassVar[str] = "fortress_lost"
    tile: str


@dataclass(frozen=True, slots=True)
class Devastated:
    """The Death Ray laid a tile waste."""

    key: ClassVar[str] = "devastated"
    player: str
    tile: str


@dataclass(frozen=True, slots=True)
class RelicLost:
    """A relic left the game: nobody can win by the treasure any more."""

    key: ClassVar[str] = "relic_lost"
    relic: str


@dataclass(frozen=True, slots=True)
class Harvested:
    """Phase III: `drills` as (label, points); `crystals` taken for the sum."""

    key: ClassVar[str] = "harvested"
    player: str
    drills: tuple[tuple[str, int], ...]
    crystals: int


@dataclass(frozen=True, slots=True)
class CubesDiscarded:
    """Cubes above the limit went to the supply."""

    key: ClassVar[str] = "cubes_discarded"
    player: str
    cubes: int


@dataclass(frozen=True, slots=True)
class CardRevealed:
    """A card was turned face up on the market."""

    key: ClassVar[str] = "card_revealed"
    card: str


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A turn is over; `stopped` where the Camp could not be placed (W-7.11)."""

    key: ClassVar[str] = "turn_ended"
    player: str
    stopped: bool


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over: `victory` is treasure, somnium or leviathan."""

    key: ClassVar[str] = "game_won"
    player: str
    victory: str


Event = (
    TurnBegan
    | CubesCollected
    | DiceMustered
    | DieTakenBack
    | TokenMoved
    | TokenExchanged
    | TokenJoined
    | TokenReturned
    | TokenBeaten
    | TokenSeized
    | DiceRolled
    | DieChanged
    | DieAdded
    | DiceUsed
    | DiePlaced
    | DieRemoved
    | ProtectionLowered
    | CampSteadied
    | CubesPaid
    | CrystalsPaid
    | RelicFound
    | CampRobbed
    | CrystalStolen
    | RelicStolen
    | CardStolen
    | CardBuilt
    | ShieldPlaced
    | ShieldLost
    | FortressMoved
    | FortressReturned
    | FortressLost
    | Devastated
    | RelicLost
    | Harvested
    | CubesDiscarded
    | CardRevealed
    | TurnEnded
    | GameWon
)
