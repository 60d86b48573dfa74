"""What the Pacha cards do (sections 14 and 15): effects, and kinds of cards with how many there are."""

from dataclasses import dataclass
from enum import StrEnum

from game.titles.inkas.content.definitions import GainingLlamas, Nation, Sex


@dataclass(frozen=True, slots=True)
class Founding:
    """The finder's Apu wins (I-14.8)."""


@dataclass(frozen=True, slots=True)
class RollingForLlamas:
    """As many llamas as gems (I-14.7)."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A Pretender God: a wish for friends, its foes here go to the Ukhu Pacha (I-15.2, I-15.4)."""

    god: str
    nation: Nation
    llamas: int  # of the wish for wealth


@dataclass(frozen=True, slots=True)
class Waking:
    """An Amaru attacks all sides here (I-15.9)."""

    amaru: str


@dataclass(frozen=True, slots=True)
class MapPiece:
    """A piece of the map of Qusqu: three different ones found the town (I-19.3)."""

    piece: int


@dataclass(frozen=True, slots=True)
class Tampu:
    """Laid open beside an own walla, for which it is so many points of attack or defence (section 16)."""

    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class Approving:
    """An approval in place of an own roll, or over a refused one (section 16)."""


@dataclass(frozen=True, slots=True)
class Cancelling:
    """An approval of an enemy is a refusal (section 16)."""


@dataclass(frozen=True, slots=True)
class SeeingHand:
    """A hand is seen; a card of it is exchanged, or taken for so many llamas (section 16)."""

    llamas: int


@dataclass(frozen=True, slots=True)
class Awakening:
    """A dead walla of the own side and this sex lives again, from wherever (section 16)."""

    sex: Sex


@dataclass(frozen=True, slots=True)
class Relocating:
    """A living walla of the own side goes to another wamani (section 16)."""


@dataclass(frozen=True, slots=True)
class Drainage:
    """All enemy ayllus lose so many llamas (section 16)."""

    llamas: int


PlayedEffect = (
    RollingForLlamas
    | GainingLlamas
    | Tampu
    | Approving
    | Cancelling
    | SeeingHand
    | Awakening
    | Relocating
    | Drainage
)
"""What a card of the hand does when it is played."""

CardEffect = Founding | Meeting | Waking | MapPiece | PlayedEffect


class AnsweredBy(StrEnum):
    """At what a card of the hand may be played out of the own turn (notation 3.2)."""

    NOTHING = "nothing"
    OWN_ROLL = "own_roll"
    ENEMY_APPROVAL = "enemy_approval"
    ENEMY_ACTION = "enemy_action"
    ENEMY_POWER = "enemy_power"
    TOUCHED = "touched"


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card: how many there are, and what it does.

    `each`: so many more for every Apu; `dealt`: so many of them are in every hand at the beginning; `no_hand`: none is
    dealt; `answers`: at what it may be played; `invokes`: it may be used for a Legendary power instead (section 14,
    section 16, I-17.1).
    """

    count: int
    effect: CardEffect
    each: int = 0
    dealt: int = 0
    no_hand: bool = False
    answers: AnsweredBy = AnsweredBy.NOTHING
    invokes: bool = False

    @property
    def public(self) -> bool:
        """Whether it is carried out as soon as it is unveiled, and never in a hand (I-10.7)."""
        return isinstance(self.effect, Founding | Meeting | Waking)

    def number(self, apus: int) -> int:
        """How many there are with so many Apus."""
        return self.count + self.each * apus
