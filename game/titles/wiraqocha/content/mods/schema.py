"""The form of the YAML of a mod, as pydantic models; what it shares with the game's data is in content/schema."""

from typing import Annotated, Any

from pydantic import Field

from game.mods import limits
from game.titles.wiraqocha.content.schema import Model, TileEffectWord, TileModel

Indent = Annotated[int, Field(ge=0, le=20)]
Players = Annotated[int, Field(ge=2, le=4)]
SmallAmount = Annotated[int, Field(ge=0, le=limits.LARGEST_AMOUNT)]
SmallPositive = Annotated[int, Field(ge=1, le=limits.LARGEST_AMOUNT)]


Names = Annotated[dict[Any, Any], Field(default_factory=dict)]


class ModFile(Model):
    name: str
    version: Any
    needs: Any
    authors: list[str]
    title: dict[Any, Any]
    description: dict[Any, Any]


class ModTilesFile(Model):
    tiles: dict[Any, Any]


class ModLayoutsFile(Model):
    layouts: dict[Any, Any]


class ModVariantsFile(Model):
    variants: dict[Any, Any]


class ModEffectModel(Model):
    kind: TileEffectWord
    amount: SmallAmount | None = None


class ModTileModel(TileModel):
    replaces: str | None = None
    resources: SmallPositive | None = None
    effects: list[ModEffectModel] | None = None


class ModRowModel(Model):
    indent: Indent
    tiles: list[str]


class ModLayoutModel(Model):
    rows: list[Any]
    players: list[Players] | None = None
    victory: dict[Any, Any] | None = None
    shuffled: bool = False


class ThingWords(Model):
    name: str
    text: str | None = None
    note: str | None = None
    relic: str | None = None


class WordsFile(Model):
    cards: Names
    tiles: Names
    layouts: Names
    variants: Names
