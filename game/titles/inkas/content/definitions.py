"""What the YAML in data/inkas describes, as typed values: board, wallas, roles, offerings, modes.

These are plain frozen values with no behaviour; the rules read them, nothing changes them. The words are closed lists
in the standard order of the notation; every one is its own word in notation, YAML and locale keys. Powers, offerings
and cards are effects: small values that the rules carry out, so that no rule names a walla or a card. Further modes
bring further effects, kinds of cards and entries of `Mode`.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

# the board (section 3)

SUYUS: Final = ("C", "A", "Q", "K")  # clockwise from north-west
SECTORS: Final = ("a", "b", "c")  # clockwise within a suyu
RINGS: Final = (3, 2, 1)  # outer to inner
CENTRE_NAME: Final = "T"
WAMANIS: Final = (
    *(f"{suyu}{sector}{ring}" for ring in RINGS for suyu in SUYUS for sector in SECTORS),
    CENTRE_NAME,
)
"""The names of the 37 wamanis in the standard order."""


class Ayllu(StrEnum):
    """The ayllus; the last one cannot be chosen (I-1.4)."""

    INKA = "inka"
    QUYA = "quya"
    CHANKA = "chanka"
    SUPAY = "supay"
    AMARU = "amaru"


PLAYABLE: Final = tuple(Ayllu)[:4]


class Nation(StrEnum):
    """The two nations (I-1.5)."""

    INKA = "inka"
    CHANKA = "chanka"


class WallaRole(StrEnum):
    """What a walla is (I-1.2)."""

    GUIDE = "guide"
    SCOUT = "scout"
    FIGHTER = "fighter"
    HUNTER = "hunter"
    SHAMAN = "shaman"


class Element(StrEnum):
    """The element of a role."""

    FIRE = "fire"
    AIR = "air"
    WATER = "water"
    EARTH = "earth"
    VOID = "void"


class Sex(StrEnum):
    """Read from the texts (I-1.12)."""

    M = "m"
    F = "f"


WALLAS: Final = (
    *("ayar_manqu", "ayar_awqa", "ayar_kachi", "ayar_uchu", "enigmatic_ally"),
    *("mama_uqllu", "mama_qura", "mama_waqu", "mama_rawa", "secret_ally"),
    *("yawar_supay", "wayra_sumaq", "yana_uru", "sinchi_thupaq", "amsay_rumi"),
    *("simpira", "qarqacha", "ukumari", "manchay", "nakaq"),
    *("ninamama", "wayramama", "yakumama", "sachamama", "chusaqmama"),
)
"""The names of the 25 wallas in the standard order: five of an ayllu, one of each role."""

GODS: Final = ("waqaychaq_mama", "amaru_wiraqucha")
PIECES: Final = (*WALLAS, *GODS)
"""The names of all 27 pieces."""

CARDS: Final = (
    *("qusqu", *GODS, *WALLAS[20:], "iqiqu", "map_1", "map_2", "map_3", "illapa"),
    *("tampu_hatchet", "tampu_shield", "wiraqucha", "pacha_kamaq", "inti", "mama_qucha"),
    *("pacha_mama", "mama_qilla", "urquchillay"),
)
"""The names of all kinds of Pacha cards in the standard order."""
TAMPUS: Final = {"hatchet": "tampu_hatchet", "shield": "tampu_shield"}
"""The words of Tampus in use, with their cards."""
TAMPU_WORDS: Final = {card: word for word, card in TAMPUS.items()}


class Mode(StrEnum):
    """How a quest is played (section 4)."""

    FAMILY = "family"
    ADVANCED = "advanced"
    LEGENDARY = "legendary"


class Boost(StrEnum):
    """The step of a turn that a power is used in, or how else it works (I-13.2, I-13.3)."""

    MOVE = "move"
    ATTACK = "attack"
    PLACEMENT = "placement"
    MOVE_OR_PLACEMENT = "move_or_placement"
    AUTOMATIC = "automatic"
    ANSWER = "answer"
    ANY = "any"


class OfferingName(StrEnum):
    """The four offerings (section 11); what is stored in an alternate quest is none of them."""

    RESURRECTION = "resurrection"
    DUPLICATION = "duplication"
    IMMOLATION = "immolation"
    RECIPROCATION = "reciprocation"


class WishName(StrEnum):
    """The three wishes (I-15.2)."""

    WEALTH = "wealth"
    HEALTH = "health"
    TRAVEL = "travel"


class Victory(StrEnum):
    """How a quest ends (section 19, section 26)."""

    QUSQU = "qusqu"
    ELIMINATION = "elimination"
    DRAW = "draw"
    FOUNDING = "founding"
    FLAGS = "flags"
    GOAL = "goal"
    ROUNDS = "rounds"


# powers (section 13)


@dataclass(frozen=True, slots=True)
class Protecting:
    """It and every ally here have this defence (I-13.4)."""

    defence: int


@dataclass(frozen=True, slots=True)
class Transporting:
    """It goes to any other wamani of its suyu, walls ignored, with company (I-13.6, I-13.7)."""


@dataclass(frozen=True, slots=True)
class Flying:
    """So many steps, walls ignored, with a living walla as load; `fetches`: or picked up on the way (I-13.8 on)."""

    steps: int
    fetches: bool


@dataclass(frozen=True, slots=True)
class Striking:
    """An Attack with this figure, on a target here or around (I-13.12, I-13.13)."""

    attack: int


@dataclass(frozen=True, slots=True)
class Ambushing:
    """An Attack on an enemy that has just entered (I-13.17)."""


@dataclass(frozen=True, slots=True)
class Stealing:
    """From around: an enemy to where it is, or the staff to it (I-13.14, I-13.15)."""


@dataclass(frozen=True, slots=True)
class Paralysing:
    """Enemies here are paralysed, but those with one of their side who could do the same (I-13.22)."""


@dataclass(frozen=True, slots=True)
class Evoking:
    """One power of a dead ally (I-13.27)."""


PowerEffect = Protecting | Transporting | Flying | Striking | Ambushing | Stealing | Paralysing | Evoking


@dataclass(frozen=True, slots=True)
class Power:
    """A power: its name, the llamas that each use costs, the step that it boosts, what it does."""

    name: str
    llamas: int
    boosts: Boost
    effect: PowerEffect


@dataclass(frozen=True, slots=True)
class RoleKind:
    """A role: its element, its basic and its energized power (I-13.1)."""

    element: Element
    basic: Power
    energized: Power

    @property
    def powers(self) -> tuple[Power, Power]:
        """Both."""
        return self.basic, self.energized


# offerings (section 11)


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """What is lost either way: llamas, a living own walla, a dead enemy on the board (I-11.1)."""

    llamas: int = 0
    living: bool = False


@dataclass(frozen=True, slots=True)
class Reviving:
    """A dead own walla lives again where it lies (I-11.3)."""


@dataclass(frozen=True, slots=True)
class GainingLlamas:
    """The ayllu gets so many llamas."""

    llamas: int


@dataclass(frozen=True, slots=True)
class Exchanging:
    """A dead ally, from wherever, and a dead enemy of the board change places; the ally lives (I-11.7)."""


Gift = Reviving | GainingLlamas | Exchanging


@dataclass(frozen=True, slots=True)
class OfferingKind:
    """An offering: the sacrifice, and what an approval brings."""

    sacrifice: Sacrifice
    gift: Gift


# pieces and figures


@dataclass(frozen=True, slots=True)
class WallaKind:
    """A walla: whose it is by birth, what it is, its figures (I-0.2)."""

    ayllu: Ayllu
    role: WallaRole
    sex: Sex
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class GodKind:
    """A Pretender God: its nation and figures."""

    nation: Nation
    attack: int
    defence: int


@dataclass(frozen=True, slots=True)
class ModeKind:
    """A mode: the llamas that each Apu begins with (I-5.4), and how many Apus there may be (I-1.1).

    `rings`: in how many cards lie, from the edge on; `hand`: cards that are dealt at random; `tray`: turns of a
    rebirth, 0 where the dead lie; `reconquest`: whether a flag is replaced; `stay`: whether gods and Amarus do;
    `powers`: whether there are Legendary powers.
    """

    llamas: int
    apus: tuple[int, ...]
    rings: int = 1
    hand: int = 0
    tray: int = 0
    reconquest: bool = False
    stay: bool = False
    powers: bool = False


Wall: TypeAlias = tuple[str, str]
"""Two neighbouring wamanis between which no step leads (I-3.4)."""
