"""The table by which the die leads ayllus in Solo (section 27), as typed values: rows in order, each what is done.

Its rows are rules and no bot: public, and the same for everybody. The data say of each what it looks for; how that is
found is the rules' own (`rules/led`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

ANY, NOBODY_NAMED = "any", "nobody"
NAMES: Final = ("guide", "scout", "fighter", "hunter", "shaman", ANY, NOBODY_NAMED)
"""Whom a face can name: a role, any walla, nobody (I-27.5, I-27.6)."""

LED_ROWS: Final = (
    *("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "O1", "B1"),
    *("M1", "M2", "M3", "M4", "M5", "M6"),
    *("A1", "A2", "A3", "A4", "A5", "A6", "S1", "P1", "P2", "P3", "P4", "P5", "U1", "E1"),
    *("W1", "W2", "W3", "Q1", "Q2", "Q3", "Q4", "Q5"),
)
"""The names of the rows in the order in which they are looked at."""

TEAM_ROWS: Final = tuple(row for row in LED_ROWS if row[0] in "MAP")
"""Those by which a team moves, attacks and places the staff."""


class NamingDie(StrEnum):
    """How the die names whom it leads in Solo: as it shows, any by every green face, or nobody by a six (I-27.6)."""

    CALM = "calm"
    ANGRY = "angry"
    MERCIFUL = "merciful"


class Movers(StrEnum):
    """Which Moves a row considers: of the bearer or with it; all others, placings too; placings; all but these."""

    BEARER = "bearer"
    OTHERS = "others"
    PLACED = "placed"
    STANDING = "standing"


class Aim(StrEnum):
    """Where to a row moves: to a goal (I-27.9), the staff, near or onto an unlocked card where no own walla lives."""

    GOAL = "goal"
    STAFF = "staff"
    CARD = "card"
    ONTO_CARD = "onto_card"


class Bearing(StrEnum):
    """When a row applies: whoever bears the staff, only while the own ayllu does, only while it does not."""

    WHOEVER = "whoever"
    OWN = "own"
    NOT_OWN = "not_own"


class Victims(StrEnum):
    """Whom a row attacks."""

    BEARER = "bearer"
    BESIDE_BEARER = "beside_bearer"
    BESIDE_STAFF = "beside_staff"
    WALLA = "walla"
    AMARU = "amaru"
    GOD = "god"


class PlacementDeed(StrEnum):
    """What a Placement of a row does."""

    PLUNGE = "plunge"
    LIFT = "lift"
    ROB = "rob"
    DRAW = "draw"
    STEAL = "steal"


class LedQuestion(StrEnum):
    """What a row does that says nothing more."""

    REBIRTH = "rebirth"
    SKIP = "skip"
    UNVEIL = "unveil"
    END = "end"
    AMBUSH = "ambush"
    STAND = "stand"
    STRIKE = "strike"
    ORACLE = "oracle"


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card is played in the own turn. `roles`: in which order the wallas of equal ones get a Tampu, before all the
    own `bearer`; `llamas`: an enemy has so many; `steps`: the own bearer is so far from its goal."""

    card: str
    roles: tuple[str, ...] = ()
    bearer: bool = False
    llamas: int = 0
    steps: int = 0


@dataclass(frozen=True, slots=True)
class OfferRow:
    """An offering is made by who has so many llamas, or fewer where no own walla lives on the board: `alone`."""

    offering: str
    llamas: int
    alone: int


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A Move; `spends`: a llama is paid for it, however few there are, where it comes to its aim (I-27.11)."""

    movers: Movers
    aim: Aim
    bearing: Bearing = Bearing.WHOEVER
    spends: bool = False


@dataclass(frozen=True, slots=True)
class AttackRow:
    """An Attack; `spends`: a llama is paid for it, however few there are."""

    victims: Victims
    spends: bool = False


@dataclass(frozen=True, slots=True)
class PlacementRow:
    """A Placement; `spends`: a llama is paid for it, however few there are."""

    deed: PlacementDeed
    spends: bool = False


@dataclass(frozen=True, slots=True)
class WindowRow:
    """A card is played in a window."""

    card: str


@dataclass(frozen=True, slots=True)
class WishRow:
    """A wish: for Health with fewer than so many own wallas on the board, else for Wealth."""

    wallas: int


@dataclass(frozen=True, slots=True)
class PlainRow:
    """What says nothing more than what it is."""

    does: LedQuestion


LedDeed = CardRow | OfferRow | MoveRow | AttackRow | PlacementRow | WindowRow | WishRow | PlainRow


@dataclass(frozen=True, slots=True)
class LedStrength:
    """How strong led ayllus are in a mode: with how many llamas each begins, by the number of them from one on. `under`
    these house rules the rows of `always` apply to whole ayllus, whoever is named, and those of `first` go before the
    others of a team. After so many `rounds` they have won; 0 is never.
    """

    llamas: tuple[int, ...]
    under: tuple[NamingDie, ...]
    always: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class LedTable:
    """The whole table: whom each face names, by house rule; from how many llamas on one is paid; the rows in order;
    how strong led ayllus are, by mode, or nothing: they begin like all, and rows go in their order."""

    faces: Mapping[NamingDie, tuple[str, ...]]
    thrift: int
    rows: Mapping[str, LedDeed]
    strength: Mapping[str, LedStrength] = field(default_factory=dict)

    def rounds(self, mode: str) -> int:
        """After how many rounds led ayllus have won in a mode; 0 is never."""
        strength = self.strength.get(mode)
        return strength.rounds if strength else 0
