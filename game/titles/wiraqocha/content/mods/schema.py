"""The form of the YAML of a mod, as pydantic models; what it shares with the game's data is in content/schema."""

from typing import Annotated, Any

from pydantic import Field

from game.base.files.source import StrictModel
from game.titles.wiraqocha.content.mods import limits
from game.titles.wiraqocha.content.schema import TileEffectWord, TileModel

Indent = Annotated[int, Field(ge=0, le=20)]
Players = Annotated[int, Field(ge=2, le=4)]
SmallAmount = Annotated[int, Field(ge=0, le=limits.LARGEST_AMOUNT)]
SmallPositive = Annotated[int, Field(ge=1, le=limits.LARGEST_AMOUNT)]


Names = Annotated[dict[Any, Any], Field(default_factory=dict)]


class ModTilesFile(StrictModel):
    tiles: dict[Any, Any]


class ModLayoutsFile(StrictModel):
    layouts: dict[Any, Any]


class ModVariantsFile(StrictModel):
    variants: dict[Any, Any]


class ModEffectModel(StrictModel):
    kind: TileEffectWord
    amount: SmallAmount | None = None


class ModTileModel(TileModel):
    replaces: str | None = None
    resources: SmallPositive | None = None
    effects: list[ModEffectModel] | None = None


class ModRowModel(StrictModel):
    indent: Indent
    tiles: list[str]


class ModLayoutModel(StrictModel):
    rows: list[Any]
    players: list[Players] | None = None
    victory: dict[Any, Any] | None = None
    shuffled: bool = False


class ThingWords(StrictModel):
    name: str
    text: str | None = None
    note: str | None = None
    relic: str | None = None
    before: str | None = None
    after: str | None = None


class WordsFile(StrictModel):
    cards: Names
    tiles: Names
    layouts: Names
    variants: Names
    chapters: Names
