"""What the YAML in data/machu_picchu describes, as typed values: goods, districts, clergy, cards, figures.

These are plain frozen values with no behaviour; the rules read them, nothing changes them. The words are closed lists
in their fixed order; every one of them is its own word in notation, YAML and locale keys.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from game.core.mod import Mod
from game.kit.data.figure_source import FigureSource
from game.titles.machu_picchu.name import NAME

COLOURS: Final = ("red", "blue", "green", "yellow", "ivory")


class Good(StrEnum):
    """The goods; corn is the money, the others have a column on the market."""

    CORN = "corn"
    LLAMA = "llama"
    COCA = "coca"
    POTTERY = "pottery"
    CLOTH = "cloth"


class District(StrEnum):
    """The fifteen districts, the nine daily ones first: five of production and four temples (section 2)."""

    CORN = "corn"
    LLAMA = "llama"
    COCA = "coca"
    POTTERY = "pottery"
    CLOTH = "cloth"
    CONDOR = "condor"
    PUMA = "puma"
    SUN = "sun"
    MAIN = "main"
    HUT = "hut"
    PALACE = "palace"
    PRIESTS = "priests"
    VIRGINS = "virgins"
    PLAZA = "plaza"
    CLOCK = "clock"


class Family(StrEnum):
    """What kind of place a district is."""

    PRODUCTION = "production"
    TEMPLE = "temple"
    SET_UP = "set_up"
    HOUSE = "house"
    SPECIAL = "special"


class Job(StrEnum):
    """What an Inca of the city does; each works in one production district, in the order of these."""

    FARMER = "farmer"
    SHEPHERD = "shepherd"
    PLANTER = "planter"
    POTTER = "potter"
    WEAVER = "weaver"


class Row(StrEnum):
    """The rows of clergy cards."""

    VIRGIN = "virgin"
    PUMA = "puma"
    CONDOR = "condor"


class MoonTile(StrEnum):
    """The seven Moon Tiles (M-10.3)."""

    CORN = "corn"
    LLAMA = "llama"
    COCA = "coca"
    POTTERY = "pottery"
    CLOTH = "cloth"
    TWO = "two"
    THREE = "three"


class Ending(StrEnum):
    """How a game ends (section 11): by all clergy, by an empty stack, or by the conquest."""

    CLERGY = "clergy"
    CARDS = "cards"
    CONQUEST = "conquest"


class GoldRank(StrEnum):
    """Who has the second most gold when several have the most: whoever is next, or nobody (R-26)."""

    DENSE = "dense"
    SKIP = "skip"


MILESTONES: Final = (7, 13)  # the fields of the Incatrail on which the board has a gain
MOST_RETURNED: Final = 3  # cards at a summit: of more there are more orders than anybody could choose from
MOST_COST: Final = 9  # units that the board has room for, of a cost

ICONS: Final[tuple[str, ...]] = (*Job, *Row)  # of Sacrifice Cards, in order
CARDS: Final = tuple(f"{first}+{second}" for at, first in enumerate(ICONS) for second in ICONS[at + 1 :])
"""The names of the 28 Sacrifice Cards in the standard order."""

Amounts = Mapping[Good, int]  # pieces by good


@dataclass(frozen=True, slots=True)
class GoodKind:
    """A good: how many pieces make a unit, and how many are in the box (M-1.3)."""

    unit: int
    bank: int


@dataclass(frozen=True, slots=True)
class MarketFigures:
    """The four columns alike: prices from the top, units at the start, prices at the ends (section 8)."""

    fields: tuple[int, ...]
    start: int
    empty_buy: int
    full_sell: int


@dataclass(frozen=True, slots=True)
class Production:
    """What Incas here produce: `pieces` each, for a fee each (section 5)."""

    good: Good
    pieces: int
    fee: Amounts


@dataclass(frozen=True, slots=True)
class ClergyTemple:
    """Llamas are sacrificed for the cards of a row; every stone is worth steps (M-6.1, M-6.3, M-6.4)."""

    row: Row
    stone_steps: int


@dataclass(frozen=True, slots=True)
class GoodsTemple:
    """Up to `most` units of different goods are offered for steps each; so are stones (M-6.1, M-6.6)."""

    per_unit: int
    most: int
    stone_steps: int


@dataclass(frozen=True, slots=True)
class Hiring:
    """One Inca of each of these jobs may be set up (M-7.1)."""

    jobs: tuple[Job, ...]


@dataclass(frozen=True, slots=True)
class Ordaining:
    """One card of one of these rows may be taken (M-7.5)."""

    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Trading:
    """The market (section 8)."""


@dataclass(frozen=True, slots=True)
class Recalling:
    """The Sun Clock: units of different goods and steps for an Inca sent there (M-9.1, M-10.9)."""

    goods: int
    steps: int


DistrictEffect = Production | ClergyTemple | GoodsTemple | Hiring | Ordaining | Trading | Recalling


@dataclass(frozen=True, slots=True)
class DistrictKind:
    """A district: its family, whether it works only while a bonus unit lies there, and its action."""

    family: Family
    daily: bool
    effect: DistrictEffect


@dataclass(frozen=True, slots=True)
class JobKind:
    """A job: where its Incas work and what one costs (M-7.4)."""

    district: District
    cost: Amounts


@dataclass(frozen=True, slots=True)
class ClergyRow:
    """A row of clergy cards from the left: what each costs, and the number that each uncovers when taken (M-6.5)."""

    costs: tuple[Amounts, ...]
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SacrificeCard:
    """A card with two icons of `ICONS` and its gold figures; `name` joins them with `+`."""

    name: str
    icons: tuple[str, str]
    gold: int


@dataclass(frozen=True, slots=True)
class MoonReward:
    """What a Moon Tile pays: goods, for a fee, or steps (M-10.3, M-10.5)."""

    gain: Amounts
    fee: Amounts
    steps: int


@dataclass(frozen=True, slots=True)
class TableSize:
    """What depends on the number of players: the first day, and the Incas each has (M-3.4)."""

    day: int
    incas: int


@dataclass(frozen=True, slots=True)
class StartFigures:
    """What each player begins with: goods and Sacrifice Cards (M-3.6); and the bonus units of each daily district."""

    goods: Amounts
    cards: int
    bonus: int  # (M-3.3)


@dataclass(frozen=True, slots=True)
class TrailFigures:
    """The Incatrail: where the summit is, cards drawn and kept there, fields that pay, points at the end (M-9.4 on)."""

    summit: int
    draw: int
    keep: int
    late_points: int  # for each claim that finds the stack empty (M-11.3)
    rewards: Mapping[int, Amounts]
    points: Mapping[int, int]  # by the first field from which they count (M-12.5)


@dataclass(frozen=True, slots=True)
class DayFigures:
    """The days: the last one, the Moon Tile that ends one, the corn of its last turn, bonus units at most."""

    last: int
    end_at_tile: int
    last_player: Amounts
    bonus_most: int


FigureKeys: TypeAlias = tuple[str, ...]
"""The dotted keys of the figures that a mod has in the place of the title's own."""

MachuPicchuMod: TypeAlias = Mod[FigureKeys]


@dataclass(frozen=True, slots=True)
class CityData:
    """Everything data/machu_picchu says, checked, with the figures of `mods` in their places.

    `digest` names this very data in saves, `texts` are the title's own data as they were read. `sources` says where
    figures come from, by file and path: `districts.adjacent`.
    """

    goods: Mapping[Good, GoodKind]
    market: MarketFigures
    districts: Mapping[District, DistrictKind]
    adjacent: Mapping[District, tuple[District, ...]]
    jobs: Mapping[Job, JobKind]
    clergy: Mapping[Row, ClergyRow]
    cards: tuple[SacrificeCard, ...]
    moon: Mapping[MoonTile, MoonReward]
    players: Mapping[int, TableSize]
    start: StartFigures
    trail: TrailFigures
    days: DayFigures
    factors: tuple[int, ...]  # of a conquest, by place in gold (M-12.7)
    gold_rank: GoldRank  # the house rule's default
    sources: Mapping[str, FigureSource]
    digest: str
    mods: tuple[MachuPicchuMod, ...] = ()
    texts: tuple[str, ...] = field(default=(), repr=False, compare=False)  # of the files of DATA, in YAML

    @property
    def title(self) -> str:
        return NAME
