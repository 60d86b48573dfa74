"""The form of the YAML in data/, as pydantic models: which keys there are, their types and bounds.

What ties one part to another (labels, requirements, relics, layouts) is checked in valley.py, ruleset.py and
overlay.py.
"""

import re
from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import ConfigDict, Field, PlainValidator, RootModel
from pydantic_core import PydanticCustomError

from game.base.files.source import NAME_PATTERN, StrictModel
from game.titles.wiraqocha.content.definitions import (
    CardEffect,
    CardType,
    DeathRay,
    ExactFaces,
    ExtraDie,
    Fortress,
    Ground,
    Income,
    Probe,
    Requirement,
    SetDie,
    Shield,
    Terrain,
    TileEffectKind,
    TokenKind,
    Total,
    Tunneller,
    WhiteToken,
    Workshop,
)

HIGHEST_TOTAL = 12
FACES = 6

Amount = Annotated[int, Field(ge=0, le=999)]
Positive = Annotated[int, Field(ge=1, le=999)]
Face = Annotated[int, Field(ge=1, le=FACES)]
Coordinate = Annotated[int, Field(ge=-20, le=20)]
# Strict checking takes no text for an enumeration, and YAML has nothing but text.
TerrainWord = Annotated[Terrain, Field(strict=False)]
GroundWord = Annotated[Ground, Field(strict=False)]
CardTypeWord = Annotated[CardType, Field(strict=False)]
TileEffectWord = Annotated[TileEffectKind, Field(strict=False)]


def read_requirement(value: object) -> Requirement:
    """A number from 1 to 12, a double or a run of three (W-4.1, W-4.7, W-4.8, W-4.10)."""
    if type(value) is int and 1 <= value <= HIGHEST_TOTAL:
        return Total(value)
    if isinstance(value, list) and all(type(face) is int and 1 <= face <= FACES for face in value):
        faces = tuple(sorted(value))
        double = len(faces) == 2 and faces[0] == faces[1]
        run = len(faces) == 3 and faces == (faces[0], faces[0] + 1, faces[0] + 2)
        if double or run:
            return ExactFaces(faces)
    raise PydanticCustomError("problem.requirement", "a requirement of a tile")


class TilesFile(StrictModel):
    shape: dict[Any, Any]
    terrains: dict[Any, Any]
    tiles: dict[Any, Any]
    layouts: dict[Any, Any]


class CardsFile(StrictModel):
    cards: dict[Any, Any]


class RulesFile(StrictModel):
    figures: dict[Any, Any]
    victory: dict[Any, Any]
    variants: dict[Any, Any]
    colours: list[Any]
    house_rules: dict[Any, Any]


class RowModel(StrictModel):
    r: Coordinate
    q: list[Coordinate]


class SlotModel(StrictModel):
    r: Coordinate
    q: Coordinate


class ShapeModel(StrictModel):
    rows: list[RowModel]
    graveyard: SlotModel


class TileEffectModel(StrictModel):
    kind: TileEffectWord
    amount: Amount | None = None


class TerrainModel(StrictModel):
    effects: list[TileEffectModel]


class TileModel(StrictModel):
    requirement: Annotated[Any, PlainValidator(read_requirement)]
    terrain: TerrainWord
    ground: GroundWord
    resources: Positive | None = None
    relic: bool = False


class LayoutModel(RootModel[list[list[str]]]):
    model_config = ConfigDict(strict=True)


class CostModel(StrictModel):
    resources: Amount = 0
    somnium: Amount = 0


class CardModel(StrictModel):
    type: CardTypeWord
    cost: CostModel
    effect: dict[Any, Any]


class VictoryModel(StrictModel):
    relics: Positive
    crystals: Positive
    leviathan: CostModel


class VariantModel(StrictModel):
    replaces: dict[str, str] = Field(default_factory=dict)
    grounds: dict[str, GroundWord] = Field(default_factory=dict)
    hostages: bool = False
    cubes_after_first: dict[int, Amount] = Field(default_factory=dict)
    preselected: list[Annotated[int, Field(ge=2, le=4)]] = Field(default_factory=list)


class ColoursModel(RootModel[list[Annotated[str, Field(pattern=NAME_PATTERN)]]]):
    model_config = ConfigDict(strict=True)


def read_ruling(value: object) -> str:
    """The name of a ruling, `R-4`."""
    if isinstance(value, str) and re.fullmatch(r"R-[0-9]+", value):
        return value
    raise PydanticCustomError("problem.bad_ruling", "the name of a ruling")


class HouseRuleModel(StrictModel):
    ruling: Annotated[str, PlainValidator(read_ruling)]
    default: bool


class TokensModel(StrictModel):
    camp: Literal[1]
    explorer: Amount
    drill: Amount
    zeppelin: Amount


class FiguresModel(StrictModel):
    dice: Positive
    crystals: Positive
    cubes: Positive
    market: Positive
    start_dice: Positive
    cube_limit: Amount
    camp_protection: Face
    step_cubes: Positive
    recover_cubes: Amount
    ransom_cubes: Amount
    ransom_crystals: Amount
    ground_extraction: Amount
    points_per_crystal: Positive
    tokens: TokensModel


class PlainEffect(StrictModel):
    kind: str


class CubesEffect(PlainEffect):
    cubes: Amount


class FaceEffect(PlainEffect):
    face: Face


class TokenEffect(PlainEffect):
    token: Literal["android", "juggernaut", "miner"]


class EffectForm(NamedTuple):
    """How one kind of card effect is written, and what it makes of its figures."""

    model: type[PlainEffect]
    make: Callable[..., CardEffect]


CARD_EFFECTS: dict[str, EffectForm] = {
    "extra_die": EffectForm(CubesEffect, ExtraDie),
    "fortress": EffectForm(PlainEffect, Fortress),
    "shield": EffectForm(PlainEffect, Shield),
    "workshop": EffectForm(PlainEffect, Workshop),
    "white_token": EffectForm(TokenEffect, lambda token: WhiteToken(TokenKind(token))),
    "set_die": EffectForm(FaceEffect, SetDie),
    "death_ray": EffectForm(PlainEffect, DeathRay),
    "income": EffectForm(CubesEffect, Income),
    "probe": EffectForm(FaceEffect, Probe),
    "tunneller": EffectForm(PlainEffect, Tunneller),
}


def card_effect(kind: str, model: PlainEffect) -> CardEffect:
    """The typed effect of a checked entry of this kind."""
    return CARD_EFFECTS[kind].make(**model.model_dump(exclude={"kind"}))
