"""The Legendary powers as typed values (section 17): who may use one when, at what price, and what it does.

A power is a list of effects, small values that the rules carry out one after another; which walla has which is data.
"""

from dataclasses import dataclass
from enum import StrEnum


class PowerAnswer(StrEnum):
    """What a power may be used at out of the own turn (notation 3.2)."""

    NOTHING = "nothing"
    ALLY_ATTACKED = "ally_attacked"  # an attack on another walla of the side, in both windows
    SUYU_ATTACKED = "suyu_attacked"  # an attack on the user, or on an ally in its suyu, before the roll
    SIDE_ATTACKED = "side_attacked"  # an attack on a walla of the side, in both windows
    TOUCHED = "touched"  # what touches the own side, like a card


class UserPlace(StrEnum):
    """Where the user must stand."""

    ANYWHERE = "anywhere"
    CENTRAL = "central"  # at the centre or in the inner ring
    PERIPHERAL = "peripheral"
    SUYU = "suyu"  # anywhere but at the centre, which is in none


class PowerTarget(StrEnum):
    """What a use of a power names (notation 2.4)."""

    NOTHING = "nothing"
    PATH = "path"  # four wamanis, each next to the one before
    SUYU = "suyu"
    SIDE = "side"  # the neighbour across a side of the own wamani
    SECTOR = "sector"  # another wamani of the own sector, or none
    ALLY = "ally"  # on the board, for the staff
    ENEMY_AROUND = "enemy_around"
    BORN_AROUND = "born_around"  # an enemy around that is no Amaru (I-15.15)
    ENEMY_SUYU = "enemy_suyu"  # an enemy of the suyu, or around
    DEAD_ENEMY = "dead_enemy"  # in the suyu, no Amaru (I-15.15)
    ANY_HERE = "any_here"  # another walla here
    ANY_SUYU = "any_suyu"  # another walla of the suyu
    ANY_OTHER = "any_other"  # another living walla than the one that is attacked
    STRUCK = "struck"  # one of those whom the power paralyses, who has an Apu


class BearerNeed(StrEnum):
    """Who must bear the staff for a power to be used."""

    NOTHING = "nothing"
    SIDE = "side"  # the user, or an ally
    STRUCK = "struck"  # anybody but the user and a partner's walla
    ENEMY = "enemy"  # who can be robbed
    ANY = "any"


class Area(StrEnum):
    """The wamanis, or the one walla, that an effect reaches."""

    CENTRAL = "central"  # the centre and the inner ring
    PATH = "path"  # the own wamani and those that were named
    SHORE = "shore"  # the outer ring, and the middle one where no wall is on its outer side
    WALLED = "walled"  # those of the suyu that was named that have a wall
    AROUND = "around"  # the own wamani and a step from it
    NEIGHBOURS = "neighbours"  # the same, walls ignored
    UNWALLED = "unwalled"  # those that lose a wall when the walls of the own suyu come down
    NAMED = "named"  # the walla that was named
    BEARER = "bearer"  # who bears the staff


class Whom(StrEnum):
    """Whom of an area an effect reaches, never the user nor a partner's (I-17.8)."""

    ALL = "all"
    ENEMIES = "enemies"


class Movement(StrEnum):
    """Who goes where by a power."""

    TO_ATTACKED = "to_attacked"  # the user to the ally that is attacked
    TO_NAMED = "to_named"  # the user to the wamani that was named, if any
    NAMED_HERE = "named_here"  # the walla that was named to the user
    OUTWARD = "outward"  # who is in the inner and the middle ring to the outer wamani of its sector


class LastingState(StrEnum):
    """What a power leaves behind it, with an end (notation 4)."""

    FIREWALL = "firewall"
    QUAKE = "quake"
    PARALYSED = "paralysed"
    AVATAR = "avatar"
    WEB = "web"
    LIGHTNING = "lightning"
    MAGNET = "magnet"
    HOLD = "hold"
    SUBJUGATED = "subjugated"
    TIME = "time"
    PREDATOR = "predator"
    ULTIMATE = "ultimate"
    ABOMINATION = "abomination"
    PAIN = "pain"
    ABSORBED = "absorbed"


# effects


@dataclass(frozen=True, slots=True)
class Slaying:
    """Kills without a roll (I-17.4), each for so many llamas; `banishes`: sends to the Ukhu Pacha."""

    area: Area
    whom: Whom = Whom.ALL
    llamas: int = 0
    banishes: bool = False


@dataclass(frozen=True, slots=True)
class Numbing:
    """Paralyses for a round (I-17.3)."""

    area: Area
    whom: Whom = Whom.ALL


@dataclass(frozen=True, slots=True)
class Enduring:
    """A lasting state begins, of the walla or the side that was named, if there is one.

    In it the user has these figures (R-58).
    """

    state: LastingState
    attack: int = 1
    defence: int = 1


@dataclass(frozen=True, slots=True)
class Summoning:
    """The staff comes to the user, or to the walla that was named."""

    to_named: bool = False


@dataclass(frozen=True, slots=True)
class Displacing:
    """Somebody goes somewhere."""

    how: Movement


@dataclass(frozen=True, slots=True)
class Assailing:
    """The user attacks the walla that was named, with this figure; `hunts`: and after a kill another one (R-88)."""

    attack: int
    hunts: bool = False


@dataclass(frozen=True, slots=True)
class Deflecting:
    """The attack that is answered fails, or turns on the walla that was named (R-71, R-72)."""

    turns: bool = False


@dataclass(frozen=True, slots=True)
class Rearranging:
    """The user's Apu moves who is in her ring within it, one after another."""


@dataclass(frozen=True, slots=True)
class Ordeal:
    """The enemies who are with the bearer need an approval each to live (R-76)."""


@dataclass(frozen=True, slots=True)
class SeeingItsHand:
    """The hand of the named walla's Apu is seen, of an own one any enemy's; a card may be exchanged (R-52)."""


PowerUse = (
    Slaying
    | Numbing
    | Enduring
    | Summoning
    | Displacing
    | Assailing
    | Deflecting
    | Rearranging
    | Ordeal
    | SeeingItsHand
)
"""What a Legendary power does."""


@dataclass(frozen=True, slots=True)
class AdditionNeed:
    """What an addition needs of a walla: that it is dead, or else that it lives with the user."""

    walla: str
    dead: bool


@dataclass(frozen=True, slots=True)
class Addition:
    """A second part, bought with the first (I-17.5): its word, its llamas, what it names and does.

    `reach`: what it names takes the place of what the power names; `foes`: only where an enemy is named.
    """

    name: str
    llamas: int
    effects: tuple[PowerUse, ...]
    names: PowerTarget = PowerTarget.NOTHING
    reach: PowerTarget = PowerTarget.NOTHING
    needs: AdditionNeed | None = None
    foes: bool = False


@dataclass(frozen=True, slots=True)
class LegendaryKind:
    """A Legendary power.

    `llamas`: besides the card; `own`: in the own turn; `answers`: at what else; `place`: where the user stands;
    `names`: what a use names; `bearer`: who must bear the staff; `attacks`: it belongs to the Attack step (R-87).
    """

    name: str
    llamas: int
    effects: tuple[PowerUse, ...]
    own: bool = True
    answers: PowerAnswer = PowerAnswer.NOTHING
    place: UserPlace = UserPlace.ANYWHERE
    names: PowerTarget = PowerTarget.NOTHING
    bearer: BearerNeed = BearerNeed.NOTHING
    attacks: bool = False
    addition: Addition | None = None

    @property
    def every_effect(self) -> tuple[PowerUse, ...]:
        """What it may do, its second part with it."""
        return (*self.effects, *(self.addition.effects if self.addition else ()))
