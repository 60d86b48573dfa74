"""The form of the YAML in data/machu_picchu, as pydantic models: which keys there are, their types and bounds.

What ties one part to another (pairs of districts, lengths of rows) is checked in `figures`, `city` and `cards`. The
bounds are those of the rules, of notation and of the board: it shows four prices, rows of six cards, two bonus units.
"""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from game.base.files.source import StrictModel
from game.kit.data.sourced import SourcedModel
from game.titles.machu_picchu.content.definitions import (
    Amounts,
    District,
    Family,
    GoldRank,
    Good,
    Job,
    MoonTile,
    Row,
)

Amount: TypeAlias = Annotated[int, Field(ge=0, le=999)]
Pieces: TypeAlias = Annotated[int, Field(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, Field(ge=1, le=999)]
Small: TypeAlias = Annotated[int, Field(ge=1, le=20)]
Few: TypeAlias = Annotated[int, Field(ge=0, le=9)]
# Strict checking takes no text for an enumeration, and YAML has nothing but text.
DistrictWord: TypeAlias = Annotated[District, Field(strict=False)]
FamilyWord: TypeAlias = Annotated[Family, Field(strict=False)]
GoldRankWord: TypeAlias = Annotated[GoldRank, Field(strict=False)]
GoodWord: TypeAlias = Annotated[Good, Field(strict=False)]
JobWord: TypeAlias = Annotated[Job, Field(strict=False)]
RowWord: TypeAlias = Annotated[Row, Field(strict=False)]
TileWord: TypeAlias = Annotated[MoonTile, Field(strict=False)]


class AmountsModel(StrictModel):
    corn: Pieces = 0
    llama: Pieces = 0
    coca: Pieces = 0
    pottery: Pieces = 0
    cloth: Pieces = 0

    def amounts(self) -> Amounts:
        """The goods of which there is any."""
        return {Good(name): count for name, count in self.model_dump().items() if count}


# goods.yaml


class GoodsFile(StrictModel):
    goods: dict[Any, Any]
    market: dict[Any, Any]


class GoodModel(SourcedModel):
    given_up = ("money", "market")
    unit: Small
    bank: Positive


class MarketModel(SourcedModel):
    fields: Annotated[list[Positive], Field(min_length=4, max_length=4)]
    start: Amount
    empty_buy: Positive
    full_sell: Positive
    adjust: Literal[1]


# districts.yaml


class DistrictsFile(StrictModel):
    districts: dict[Any, Any]
    adjacent: dict[Any, Any]
    jobs: dict[Any, Any]


class DistrictModel(SourcedModel):
    given_up = ("at",)
    family: FamilyWord
    daily: bool
    effect: str


class ProduceModel(DistrictModel):
    good: GoodWord
    pieces: Small = Field(alias="yield")
    fee: AmountsModel


class SacrificeModel(DistrictModel):
    row: RowWord
    stone_steps: Small


class OfferModel(DistrictModel):
    per_unit: Small
    different: Literal[True]
    most: Annotated[int, Field(ge=1, le=5)]
    stone_steps: Small


class HireModel(DistrictModel):
    jobs: list[JobWord]


class OrdainModel(DistrictModel):
    rows: list[RowWord]


class TradeModel(DistrictModel):
    pass


class NightModel(StrictModel):
    goods: Annotated[int, Field(ge=1, le=5)]
    different: Literal[True]
    steps: Pieces


class RecallModel(DistrictModel):
    night: NightModel


DISTRICT_MODELS: dict[str, type[DistrictModel]] = {
    "produce": ProduceModel,
    "sacrifice": SacrificeModel,
    "offer": OfferModel,
    "hire": HireModel,
    "ordain": OrdainModel,
    "trade": TradeModel,
    "recall": RecallModel,
}


class AdjacentModel(SourcedModel):
    pairs: list[Annotated[list[DistrictWord], Field(min_length=2, max_length=2)]]


class JobModel(SourcedModel):
    district: DistrictWord
    cost: AmountsModel


# clergy.yaml


class ClergyFile(StrictModel):
    rows: dict[Any, Any]


class RowModel(SourcedModel):
    count: Annotated[int, Field(ge=1, le=6)]
    cost: Any  # amounts, or a list of them
    steps: list[Small]


# cards.yaml


class CardsFile(StrictModel):
    sacrifice: dict[Any, Any]
    moon: list[Any]


class GoldModel(StrictModel):
    two_jobs: Few = Field(alias="job+job")
    job_and_clergy: Few = Field(alias="job+clergy")
    two_clergy: Few = Field(alias="clergy+clergy")


class SacrificeCardsModel(SourcedModel):
    icons: list[str]
    all_pairs: Literal[True]
    gold: GoldModel
    override: dict[str, Any]


class OverrideModel(SourcedModel):
    gold: Few


class MoonModel(SourcedModel):
    id: TileWord
    gain: AmountsModel = Field(default_factory=AmountsModel)
    fee: AmountsModel = Field(default_factory=AmountsModel)
    steps: Pieces = 0


# game.yaml


class GameFile(StrictModel):
    players: dict[Any, Any]
    start: dict[Any, Any]
    trail: dict[Any, Any]
    days: dict[Any, Any]
    conquest: dict[Any, Any]
    house_rules: dict[Any, Any]


class PlayersModel(SourcedModel):
    day: Small
    incas: Small


class StartModel(SourcedModel):
    goods: AmountsModel
    cards: Annotated[int, Field(ge=0, le=4)]
    incas: Literal[1]
    bonus: Annotated[int, Field(ge=0, le=2)]


class TrailRewardModel(StrictModel):
    corn: Pieces = 0
    llama: Pieces = 0


class TrailModel(SourcedModel):
    summit: Literal[20]
    draw: Annotated[int, Field(ge=1, le=6)]
    keep: Annotated[int, Field(ge=1, le=6)]
    late_claim_vp: Pieces
    rewards: dict[int, TrailRewardModel]
    end_vp: dict[int, Few]


class DaysModel(SourcedModel):
    last: Annotated[int, Field(ge=1, le=9)]
    end_at_tile: Small
    last_player: AmountsModel
    bonus_most: Annotated[int, Field(ge=1, le=2)]


class ConquestModel(SourcedModel):
    factors: Annotated[list[Small], Field(min_length=1, max_length=2)]


class HouseRulesModel(StrictModel):
    limited_bank: Literal[False]
    gold_rank: GoldRankWord
