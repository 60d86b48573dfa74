"""What the YAML in data/ describes, as typed values: tiles, cards, layouts, variants, figures.

These are plain frozen values with no behaviour; the rules read them, nothing changes them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from game.core.mod import Mod
from game.titles.wiraqocha.name import NAME


class Terrain(StrEnum):
    """What a territory is made of (W-3.2); the Caves come with their variant."""

    JUNGLE = "jungle"
    RUINS = "ruins"
    VILLAGE = "village"
    VEIN = "vein"
    CAVES = "caves"


class Ground(StrEnum):
    """Valley or mountain (W-3.1)."""

    VALLEY = "valley"
    MOUNTAIN = "mountain"


class TokenKind(StrEnum):
    """The seven kinds of token; the last three are the white ones that come with a card (W-1.2, W-1.3)."""

    CAMP = "camp"
    EXPLORER = "explorer"
    DRILL = "drill"
    ZEPPELIN = "zeppelin"
    ANDROID = "android"
    JUGGERNAUT = "juggernaut"
    MINER = "miner"


@dataclass(frozen=True, slots=True)
class Total:
    """A number tile: any dice whose faces sum to `value` (W-4.3)."""

    value: int


@dataclass(frozen=True, slots=True)
class ExactFaces:
    """A double or a run: exactly these faces, one die each (W-4.7, W-4.8). Sorted."""

    faces: tuple[int, ...]


Requirement = Total | ExactFaces


class TileEffectKind(StrEnum):
    """What a territory gives to its holder."""

    RESOURCES = "resources"  # cubes in Phase I (W-3.4)
    DICE = "dice"  # more dice to roll (W-3.9)
    REROLL = "reroll"  # re-rolls if held since the start of the turn (W-3.6)
    EXTRACTION = "extraction"  # extraction points for a Drill-type (W-3.10)
    PASSAGE = "passage"  # an Explorer-type may pass to an empty mountain (W-15.14)


@dataclass(frozen=True, slots=True)
class TileEffect:
    """One effect of a tile with its figure (unused by a passage: 0)."""

    kind: TileEffectKind
    amount: int


@dataclass(frozen=True, slots=True)
class Tile:
    """One territory. `relic`: a relic lies here at the start and is named by the tile's label (W-2.5)."""

    label: str
    requirement: Requirement
    terrain: Terrain
    ground: Ground
    effects: tuple[TileEffect, ...] = ()
    relic: bool = False


@dataclass(frozen=True, slots=True)
class Cost:
    """Resource cubes and Somnium crystals."""

    resources: int = 0
    somnium: int = 0


class CardType(StrEnum):
    """Buildings cannot be stolen, Inventions can (W-11.5)."""

    BUILDING = "building"
    INVENTION = "invention"


@dataclass(frozen=True, slots=True)
class ExtraDie:
    """Once a turn in Phase II: `cubes` for one more die (Android Factory, W-14.3)."""

    cubes: int


@dataclass(frozen=True, slots=True)
class Fortress:
    """The Flying Fortress marker, which doubles a protection (W-14.5 to W-14.10)."""


@dataclass(frozen=True, slots=True)
class Shield:
    """The Force Field marker, placed when the card is bought (W-14.11 to W-14.14)."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """One token from the Graveyard, free, each Phase I (W-14.15)."""


@dataclass(frozen=True, slots=True)
class WhiteToken:
    """A white token of this kind for the owner (W-14.16 to W-14.25)."""

    token: TokenKind


@dataclass(frozen=True, slots=True)
class SetDie:
    """Once a turn in Phase II: one unused die becomes `face` (Battle Exoskeleton, W-14.26)."""

    face: int


@dataclass(frozen=True, slots=True)
class DeathRay:
    """Once a game: lays one territory waste (W-14.28)."""


@dataclass(frozen=True, slots=True)
class Income:
    """`cubes` in each Phase I (Production Tanks, W-14.36)."""

    cubes: int


@dataclass(frozen=True, slots=True)
class Probe:
    """Once a turn in Phase II: an opponent's protection becomes `face` (Psychic Probe, W-14.37)."""

    face: int


@dataclass(frozen=True, slots=True)
class Tunneller:
    """Once a turn in Phase II: robs a Camp by its tile's requirement alone (W-14.41)."""


CardEffect = (
    ExtraDie | Fortress | Shield | Workshop | WhiteToken | SetDie | DeathRay | Income | Probe | Tunneller
)


@dataclass(frozen=True, slots=True)
class Card:
    """One Technology card. `name` is its word in notation, YAML and locale keys."""

    name: str
    type: CardType
    cost: Cost
    effect: CardEffect


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of the board in axial coordinates; pointy-top hexagons, r grows downward."""

    q: int
    r: int


@dataclass(frozen=True, slots=True)
class Shape:
    """The rows of territory slots, top to bottom and left to right, and the Graveyard's place."""

    rows: tuple[tuple[Slot, ...], ...]
    graveyard: Slot


@dataclass(frozen=True, slots=True)
class Variant:
    """An overlay of the base game: tiles that replace others, the ground of tiles that lie elsewhere than in the base
    game, whether tokens may be taken hostage, and the cubes with which everybody but the first player begins, by number
    of players.

    It is `preselected` for these numbers of players in the form for a new game.
    """

    name: str
    replaces: Mapping[str, str]
    grounds: Mapping[str, Ground] = field(default_factory=dict)
    hostages: bool = False
    cubes_after_first: Mapping[int, int] = field(default_factory=dict)
    preselected: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A ruling that players may turn round. `ruling` names it (R-…), `default` is our reading."""

    name: str
    ruling: str
    default: bool


@dataclass(frozen=True, slots=True)
class Victory:
    """What wins for one number of players (W-15.2 to W-15.4)."""

    relics: int
    crystals: int
    leviathan: Cost


@dataclass(frozen=True, slots=True)
class Layout:
    """A named arrangement: one label a slot, row by row.

    A layout with a `shape` is a valley of its own, with these tiles alone; without one it lies in the game's shape.
    `players` are the numbers of players it is for (none: any), `victory` what wins there instead, by number of
    players, and `shuffled` says that the seed deals its tiles out.
    """

    name: str
    rows: tuple[tuple[str, ...], ...]
    shape: Shape | None = None
    players: tuple[int, ...] = ()
    victory: Mapping[int, Victory] = field(default_factory=dict)
    shuffled: bool = False


@dataclass(frozen=True, slots=True)
class Figures:
    """The numbers of the game that belong to no tile and no card."""

    dice: int  # in the box (W-1.7)
    crystals: int  # in the box (W-1.9)
    cubes: int  # in the box (W-1.10)
    market: int  # cards on offer (W-2.7)
    start_dice: int  # rolled without any Village (W-6.3)
    cube_limit: int  # kept between turns (W-13.5)
    camp_protection: int  # a Camp's natural protection (W-9.7)
    step_cubes: int  # cubes for one step of a die (W-10.1)
    recover_cubes: int  # cubes to recover a token (W-11.18)
    ransom_cubes: int  # cubes to free a hostage (W-15.19)
    ransom_crystals: int  # crystals to free a hostage (W-15.19)
    ground_extraction: int  # points of a Drill-type on any other territory (W-3.11)
    points_per_crystal: int  # extraction points for one crystal (W-13.1)
    tokens: Mapping[TokenKind, int]  # tokens of each coloured kind a player has (W-1.2)


# the chapters of a campaign

YOU: Final = "you"
"""How a chapter calls the person, who has the first seat."""


class Treasure(StrEnum):
    """What a goal may ask a player to have."""

    RELICS = "relics"
    CRYSTALS = "crystals"
    CARDS = "cards"


@dataclass(frozen=True, slots=True)
class Hold:
    """Hold so many tiles of a terrain (None: of any), or of these, at the start of so many turns of one's own in a row;
    of no turn: now.
    """

    count: int
    rounds: int
    terrain: Terrain | None
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Own:
    """Have so many of something."""

    what: Treasure
    count: int


@dataclass(frozen=True, slots=True)
class PlunderGoal:
    """Steal so many things, from this rival (empty: from anybody)."""

    count: int
    rival: str


@dataclass(frozen=True, slots=True)
class Win:
    """Win the game, by this victory (empty: by any)."""

    victory: str


@dataclass(frozen=True, slots=True)
class Keep:
    """Lose no token of this kind: as many as one began with are out of the Graveyard, to the end."""

    token: TokenKind


Goal: TypeAlias = Hold | Own | PlunderGoal | Win | Keep


@dataclass(frozen=True, slots=True)
class ChapterStart:
    """What is otherwise than in a new game, by player (`YOU` or a rival's name); on the `board` by tile. The cards
    `without` which it is played are nowhere.
    """

    crater: str = ""
    board: Mapping[str, tuple[str, TokenKind]] = field(default_factory=dict)
    cubes: Mapping[str, int] = field(default_factory=dict)
    crystals: Mapping[str, int] = field(default_factory=dict)
    relics: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Carries:
    """What of the chapters before is met again: the crater, grudges, and at most so many relics and lost machines."""

    crater: bool = False
    grudges: bool = False
    relics: int = 0
    machines: int = 0


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter. `rivals` are the levels of the explorers by name, `rounds` is the last round in which it can be won;
    `gold` and `silver` are those for these medals.
    """

    name: str
    layout: str
    variants: tuple[str, ...]
    rivals: Mapping[str, str]
    goals: tuple[Goal, ...]
    rounds: int
    gold: int
    silver: int
    start: ChapterStart
    carries: Carries


# mods, and all of it


@dataclass(frozen=True, slots=True)
class Additions:
    """What a mod adds, checked; `replaces` says which of its tiles takes the place of each tile of the game."""

    tiles: Mapping[str, Tile]
    replaces: Mapping[str, str]
    cards: tuple[Card, ...]
    layouts: Mapping[str, Layout]
    variants: Mapping[str, Variant]
    chapters: Mapping[str, Chapter] = field(default_factory=dict)


WiraqochaMod: TypeAlias = Mod[Additions]


@dataclass(frozen=True, slots=True)
class ValleyData:
    """Everything data/ says, checked. `digest` names this very data in saves, `texts` are the data as they were read.

    `base` lists the labels of the game's territories in order, `tiles` holds these and the replacements of
    the variants, `terrains` says what each terrain gives, `cards` is in the order that positions default to.
    `mods` are those whose tiles, cards, layouts and variants stand among the game's own.
    """

    base: tuple[str, ...]
    tiles: Mapping[str, Tile]
    terrains: Mapping[Terrain, tuple[TileEffect, ...]]
    shape: Shape
    layouts: Mapping[str, Layout]
    cards: tuple[Card, ...]
    variants: Mapping[str, Variant]
    house_rules: Mapping[str, HouseRule]
    victory: Mapping[int, Victory]
    figures: Figures
    colours: tuple[str, ...]
    digest: str
    mods: tuple[WiraqochaMod, ...] = ()
    texts: tuple[str, ...] = field(default=(), repr=False, compare=False)  # of the files of DATA, in YAML

    @property
    def title(self) -> str:
        return NAME
