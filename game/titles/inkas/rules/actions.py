"""What a player may do, as small frozen values; the seat is always the one that decides.

Wallas, wamanis, ayllus and suyus are the words of the notation. So many of the llamas that are paid as an action is
`borrowing` are the partner's (I-18.2). The key is the action's word in notation, where its text form begins with it.
"""

from dataclasses import dataclass
from typing import ClassVar

from game.titles.inkas.content.definitions import OfferingName, WishName

# before the quest


@dataclass(frozen=True, slots=True)
class Choose:
    """An ayllu and a suyu (I-5.2)."""

    key: ClassVar[str] = "choose"
    ayllu: str
    suyu: str


# the own turn


@dataclass(frozen=True, slots=True)
class Offer:
    """An offering: of a Resurrection the dead walla, of an Immolation the living one, of a Reciprocation first the
    dead enemy and then the dead ally; the ayllu of the `partner` to whom the gain goes (section 11)."""

    key: ClassVar[str] = "offer"
    offering: OfferingName
    walla: str = ""
    ally: str = ""
    partner: str = ""
    borrowing: int = 0


@dataclass(frozen=True, slots=True)
class Store:
    """Own llamas laid aside for good, as the turn's offering (I-28.8)."""

    key: ClassVar[str] = "store"
    llamas: int


@dataclass(frozen=True, slots=True)
class Place:
    """From the supply onto the board (I-7.2)."""

    key: ClassVar[str] = "place"
    walla: str
    wamani: str


@dataclass(frozen=True, slots=True)
class Walk:
    """One step, without a power (I-7.6)."""

    key: ClassVar[str] = "move"
    walla: str
    wamani: str


@dataclass(frozen=True, slots=True)
class Fly:
    """One step, walls ignored, with or without a load (I-13.8, I-13.9)."""

    key: ClassVar[str] = "fly"
    walla: str
    wamani: str
    carrying: str = ""


@dataclass(frozen=True, slots=True)
class Speed:
    """Two steps, walls ignored; a load from the start, or fetched after the first step (I-13.8 to I-13.10)."""

    key: ClassVar[str] = "speed"
    walla: str
    first: str
    second: str
    carrying: str = ""
    fetching: str = ""
    borrowing: int = 0


@dataclass(frozen=True, slots=True)
class Transport:
    """To another wamani of the suyu, with company in the standard order (I-13.6, I-13.7)."""

    key: ClassVar[str] = "transport"
    walla: str
    wamani: str
    company: tuple[str, ...] = ()
    borrowing: int = 0


@dataclass(frozen=True, slots=True)
class Pull:
    """An enemy of around comes here (I-13.15)."""

    key: ClassVar[str] = "pull"
    walla: str
    enemy: str
    borrowing: int = 0


@dataclass(frozen=True, slots=True)
class Attack:
    """On an enemy here, or around by a power (section 8, I-13.12, I-13.13)."""

    key: ClassVar[str] = "attack"
    walla: str
    target: str
    reach: bool = False
    overload: bool = False
    borrowing: int = 0


@dataclass(frozen=True, slots=True)
class Take:
    """The staff from an ally here (I-9.2)."""

    key: ClassVar[str] = "take"
    walla: str
    ally: str


@dataclass(frozen=True, slots=True)
class Give:
    """The staff to an ally here (I-9.2)."""

    key: ClassVar[str] = "give"
    walla: str
    ally: str


@dataclass(frozen=True, slots=True)
class Lift:
    """The staff from the floor here (I-9.2)."""

    key: ClassVar[str] = "lift"
    walla: str


@dataclass(frozen=True, slots=True)
class Draw:
    """The staff out of the hole here (I-9.3)."""

    key: ClassVar[str] = "draw"
    walla: str


@dataclass(frozen=True, slots=True)
class Plunge:
    """The staff into the hole here (I-9.2, section 10)."""

    key: ClassVar[str] = "plunge"
    walla: str


@dataclass(frozen=True, slots=True)
class Lay:
    """The staff onto the floor here (I-9.2)."""

    key: ClassVar[str] = "lay"
    walla: str


@dataclass(frozen=True, slots=True)
class Steal:
    """The staff from here or around, or a Tampu of a walla there (I-13.14, I-13.16)."""

    key: ClassVar[str] = "steal"
    walla: str
    tampu: str = ""
    owner: str = ""
    borrowing: int = 0


@dataclass(frozen=True, slots=True)
class Protect:
    """Within an Evocation: the Shaman protects as the dead ally did (notation 2.3)."""

    key: ClassVar[str] = "protection"
    walla: str


@dataclass(frozen=True, slots=True)
class Ambush:
    """An attack on an enemy that has just entered (I-13.17)."""

    key: ClassVar[str] = "ambush"
    walla: str
    target: str


@dataclass(frozen=True, slots=True)
class Claws:
    """Within an Evocation: the Shaman has a dead Amaru's attack until the turn ends (notation 2.3)."""

    key: ClassVar[str] = "claws"
    walla: str


@dataclass(frozen=True, slots=True)
class Scales:
    """Within an Evocation: the Shaman has a dead Amaru's defence until the turn ends (notation 2.3)."""

    key: ClassVar[str] = "scales"
    walla: str


Lent = Protect | Claws | Scales
"""What a Shaman has of a dead ally until the turn ends."""
Evocable = Fly | Speed | Transport | Pull | Attack | Steal | Ambush | Lent


@dataclass(frozen=True, slots=True)
class Evoke:
    """A power of a dead ally, used by the Shaman who is the first walla of `action` (I-13.27)."""

    key: ClassVar[str] = "evoke"
    walla: str
    action: Evocable
    borrowing: int = 0


@dataclass(frozen=True, slots=True)
class Invoke:
    """A Legendary power, used for a card of the hand and llamas (I-17.1), with what it names (notation 2.4).

    `source`: the walla whose absorbed power it is; `adding`: the word of a second part; `victim`, `ayllu`: whom that
    names, and whose hand is seen.
    """

    key: ClassVar[str] = "invoke"
    walla: str
    source: str = ""
    named: str = ""
    wamanis: tuple[str, ...] = ()
    suyu: str = ""
    adding: str = ""
    victim: str = ""
    ayllu: str = ""
    borrowing: int = 0

    @property
    def whom(self) -> str:
        """The walla that it names, that of the second part before that of the first; empty where none is."""
        return self.victim or self.named

    @property
    def where(self) -> tuple[str, ...]:
        """The wamanis, or the suyu alone, that it names."""
        return (self.suyu,) if self.suyu else self.wamanis


@dataclass(frozen=True, slots=True)
class Stop:
    """A walla ends what its power has brought, whoever decides (notation 2.4)."""

    key: ClassVar[str] = "stop"
    walla: str


@dataclass(frozen=True, slots=True)
class Unveil:
    """The card of a wamani, found by a walla there or by whom the rules name (I-10.6, I-10.7)."""

    key: ClassVar[str] = "unveil"
    wamani: str
    walla: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """A card of the hand, with what it names: a walla, a wamani, the Apu of an ayllu (section 16)."""

    key: ClassVar[str] = "play"
    card: str
    walla: str = ""
    wamani: str = ""
    ayllu: str = ""


@dataclass(frozen=True, slots=True)
class Rebirth:
    """The Rebirth phase is carried out (I-12.3, I-12.4)."""

    key: ClassVar[str] = "rebirth"


@dataclass(frozen=True, slots=True)
class Skip:
    """The Attack step is over, and what attacks after it does so (I-15.8, I-15.16)."""

    key: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class OfferDraw:
    """The others are asked whether the quest ends drawn (I-26.1)."""

    key: ClassVar[str] = "offer_draw"


@dataclass(frozen=True, slots=True)
class End:
    """The turn is over."""

    key: ClassVar[str] = "end"


# answers to other questions


@dataclass(frozen=True, slots=True)
class Pass:
    """No answer, no ambush."""

    key: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Wish:
    """What a friend of a god wishes for: of Health the dead walla, of Travel where to and whether with the staff."""

    key: ClassVar[str] = "wish"
    wish: WishName
    walla: str = ""
    wamani: str = ""
    staff: bool = False


@dataclass(frozen=True, slots=True)
class Go:
    """The finder travels without the staff (R-29)."""

    key: ClassVar[str] = "go"


@dataclass(frozen=True, slots=True)
class Stay:
    """The finder does not travel (R-29)."""

    key: ClassVar[str] = "stay"


@dataclass(frozen=True, slots=True)
class Stand:
    """Who stands up to a woken Amaru (I-15.10)."""

    key: ClassVar[str] = "stand"
    walla: str


@dataclass(frozen=True, slots=True)
class Strike:
    """A survivor strikes back, as a Fighter with more force (I-15.6, I-15.13, R-56)."""

    key: ClassVar[str] = "strike"
    overload: bool = False
    borrowing: int = 0


@dataclass(frozen=True, slots=True)
class Swap:
    """A card of the own hand for one of the hand that is seen (section 16)."""

    key: ClassVar[str] = "swap"
    own: str
    other: str


@dataclass(frozen=True, slots=True)
class Seize:
    """A card of the hand that is seen, for a llama (section 16)."""

    key: ClassVar[str] = "seize"
    card: str
    borrowing: int = 0


@dataclass(frozen=True, slots=True)
class Leave:
    """The hand that is seen stays as it is."""

    key: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class Hunt:
    """Another enemy is pulled and attacked (I-17)."""

    key: ClassVar[str] = "hunt"
    walla: str


@dataclass(frozen=True, slots=True)
class Blow:
    """A walla goes to another wamani of the ring (I-17)."""

    key: ClassVar[str] = "blow"
    walla: str
    wamani: str


Borrowing = Offer | Speed | Transport | Pull | Attack | Steal | Evoke | Invoke | Strike | Seize
"""What a partner's llamas may help to pay for."""


@dataclass(frozen=True, slots=True)
class Agree:
    """To a draw, or to lend llamas (I-26.2, I-18.2)."""

    key: ClassVar[str] = "agree"


@dataclass(frozen=True, slots=True)
class Decline:
    """No draw, or no llamas (I-26.2, I-18.2)."""

    key: ClassVar[str] = "decline"


Action = (
    Choose
    | Offer
    | Store
    | Place
    | Walk
    | Fly
    | Speed
    | Transport
    | Pull
    | Attack
    | Take
    | Give
    | Lift
    | Draw
    | Plunge
    | Lay
    | Steal
    | Evoke
    | Invoke
    | Stop
    | Ambush
    | Unveil
    | Play
    | Rebirth
    | Skip
    | OfferDraw
    | End
    | Pass
    | Wish
    | Go
    | Stay
    | Stand
    | Strike
    | Swap
    | Seize
    | Leave
    | Hunt
    | Blow
    | Agree
    | Decline
)
