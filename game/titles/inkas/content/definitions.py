"""What the YAML in data/inkas describes, as typed values: board, wallas, roles, offerings, cards, modes.

These are plain frozen values with no behaviour; the rules read them, nothing changes them. The words are closed lists
in the standard order of the notation; every one is its own word in notation, YAML and locale keys. Powers, offerings
and cards are effects: small values that the rules carry out, so that no rule names a walla or a card. Further modes
bring further effects, kinds of cards and entries of `Mode`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from game.core.mod import Mod
from game.kit.data.figure_source import FigureSource
from game.titles.inkas.content.goals import AlternateQuests, GoalCards, QuestWamanis
from game.titles.inkas.content.led_table import LedTable, NamingDie
from game.titles.inkas.content.legends import LegendaryKind
from game.titles.inkas.name import NAME

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


# house rules, the first value of each is the ruling itself


class Diagonals(StrEnum):
    """When walls bar a diagonal step: any wall at its corner, or only walls on both ways round it (I-3.5)."""

    STRICT = "strict"
    LENIENT = "lenient"


class ResurrectionTime(StrEnum):
    """When the turn's one offering may be a Resurrection: in its phase, or any time of the own turn (R-6)."""

    PHASE = "phase"
    ANY_TIME = "any_time"


class LastLlama(StrEnum):
    """Whether an ayllu of dead wallas is out once a Resurrection is too dear, or only when hopeless (R-10)."""

    LLAMAS = "llamas"
    HOPELESS = "hopeless"


class OfferingsChoice(StrEnum):
    """Which offerings there are: all, Reciprocation not in Family, or the two of the quick sheet (R-18)."""

    ALL = "all"
    ADVANCED = "advanced"
    QUICK = "quick"


class TransportedEnemies(StrEnum):
    """Which enemies a Guide may take along: any, or those of one ayllu (R-22)."""

    ANY = "any"
    ONE_AYLLU = "one_ayllu"


class PullAttack(StrEnum):
    """Whether the attack on who was pulled is the turn's ordinary one, or comes besides (R-24)."""

    ORDINARY = "ordinary"
    EXTRA = "extra"


class Unveilers(StrEnum):
    """Who unveils: any living walla of the ayllu, or the active one alone (R-17)."""

    ANY = "any"
    ACTIVE = "active"


class StrikeBack(StrEnum):
    """Who strikes back at a woken Amaru: the finder, or all whom she has attacked and who survived (R-30)."""

    FINDER = "finder"
    ATTACKED = "attacked"


class LaterAttacks(StrEnum):
    """Whom gods and wild Amarus attack after the Attack step: every walla, or one of the ayllu (R-31)."""

    WALLA = "walla"
    AYLLU = "ayllu"


class AnswerScope(StrEnum):
    """What cards may answer: what touches the own ayllu, or anything that an enemy does (R-34)."""

    DIRECT = "direct"
    FREE = "free"


class RelocatedWallas(StrEnum):
    """Which wallas Pacha Mama moves: those of the own side, or any (R-44)."""

    SIDE = "side"
    ANY = "any"


class Draining(StrEnum):
    """How Urquchillay stops a power: by the llamas that are no longer there, or always (R-45)."""

    PAYMENT = "payment"
    ALWAYS = "always"


class Purse(StrEnum):
    """Whether a partner is asked each time for its llamas, or all llamas of a nation are common (R-41)."""

    CONSENT = "consent"
    COMMON = "common"


class Harmless(StrEnum):
    """Whether powers spare a partner's wallas always, or only where their own text says so (R-42)."""

    ALWAYS = "always"
    POWER = "power"


class StuckEnd(StrEnum):
    """What becomes of a stuck quest: a draw is put to all, flags decide, or it is played on (I-26.5)."""

    DRAW = "draw"
    FLAGS = "flags"
    PLAY_ON = "play_on"


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


# cards (sections 14 and 15)


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


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rulings that players may turn round; the defaults are the rulings themselves."""

    diagonals: Diagonals = Diagonals.STRICT
    resurrection: ResurrectionTime = ResurrectionTime.PHASE
    family_elimination: LastLlama = LastLlama.LLAMAS
    family_flags_place: bool = False
    offerings: OfferingsChoice = OfferingsChoice.ALL
    late_offering: bool = False
    transported_enemies: TransportedEnemies = TransportedEnemies.ANY
    pull_attack: PullAttack = PullAttack.ORDINARY
    unveiling: Unveilers = Unveilers.ANY
    strike_back: StrikeBack = StrikeBack.FINDER
    amaru_attacks: LaterAttacks = LaterAttacks.WALLA
    answers: AnswerScope = AnswerScope.DIRECT
    pacha_mama: RelocatedWallas = RelocatedWallas.SIDE
    urquchillay: Draining = Draining.PAYMENT
    stuck: StuckEnd = StuckEnd.DRAW
    purse: Purse = Purse.CONSENT
    quest_wamanis: QuestWamanis = QuestWamanis.SCALED
    goal_cards: GoalCards = GoalCards.ONE
    alliance_harmless: Harmless = Harmless.ALWAYS
    wiraqucha: NamingDie = NamingDie.CALM


Wall: TypeAlias = tuple[str, str]
"""Two neighbouring wamanis between which no step leads (I-3.4)."""

FigureKeys: TypeAlias = tuple[str, ...]
"""The dotted keys of the figures that a mod has in the place of the title's own."""

InkasMod: TypeAlias = Mod[FigureKeys]


@dataclass(frozen=True, slots=True)
class InkasData:
    """Everything data/inkas says, checked, with the figures of `mods` in their places.

    `digest` names this very data in saves, `texts` are the title's own data as they were read. `sources` says where
    figures come from, by file and path.
    """

    walls: tuple[Wall, ...]
    nations: Mapping[Ayllu, Nation]  # of the playable ayllus
    wallas: Mapping[str, WallaKind]
    gods: Mapping[str, GodKind]
    roles: Mapping[WallaRole, RoleKind]
    offerings: Mapping[OfferingName, OfferingKind]
    cards: Mapping[str, CardKind]  # those of Family
    advanced_cards: Mapping[str, CardKind]  # those of Advanced; data of earlier versions have none
    modes: Mapping[Mode, ModeKind]
    house_rules: HouseRules  # the defaults
    legends: Mapping[str, LegendaryKind]  # by walla; data of earlier versions have none
    led: LedTable | None  # of Solo; data of earlier versions have none
    sources: Mapping[str, FigureSource]
    digest: str
    alternate: AlternateQuests | None = None  # data of earlier versions have none
    mods: tuple[InkasMod, ...] = ()
    texts: tuple[str, ...] = field(default=(), repr=False, compare=False)  # of FILES, in YAML

    @property
    def title(self) -> str:
        return NAME

    def cards_of(self, mode: Mode) -> Mapping[str, CardKind]:
        """The cards that a mode is played with."""
        return self.cards if mode is Mode.FAMILY else self.advanced_cards
