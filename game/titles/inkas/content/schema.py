"""The form of the YAML in data/inkas, as pydantic models: which keys there are, their types and bounds.

What ties one part to another (neighbours, one walla of each role, the sum of the cards) is checked in `content_reader`.
"""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from game.base.files.source import StrictModel
from game.kit.data.sourced import SourcedModel
from game.titles.inkas.content.card_effects import AnsweredBy
from game.titles.inkas.content.definitions import Ayllu, Boost, Element, Nation, Sex, WallaRole
from game.titles.inkas.content.goals import GoalCards, QuestWamanis
from game.titles.inkas.content.house_rules import (
    AnswerScope,
    Diagonals,
    Draining,
    Harmless,
    LastLlama,
    LaterAttacks,
    OfferingsChoice,
    PullAttack,
    Purse,
    RelocatedWallas,
    ResurrectionTime,
    StrikeBack,
    StuckEnd,
    TransportedEnemies,
    Unveilers,
)
from game.titles.inkas.content.led_table import NamingDie

Llamas: TypeAlias = Annotated[int, Field(ge=0, le=60)]
Figure: TypeAlias = Annotated[int, Field(ge=1, le=5)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=12)]
# Strict checking takes no text for an enumeration, and YAML has nothing but text.
AylluWord: TypeAlias = Annotated[Ayllu, Field(strict=False)]
BoostWord: TypeAlias = Annotated[Boost, Field(strict=False)]
DiagonalsWord: TypeAlias = Annotated[Diagonals, Field(strict=False)]
ElementWord: TypeAlias = Annotated[Element, Field(strict=False)]
LastLlamaWord: TypeAlias = Annotated[LastLlama, Field(strict=False)]
NationWord: TypeAlias = Annotated[Nation, Field(strict=False)]
OfferingsWord: TypeAlias = Annotated[OfferingsChoice, Field(strict=False)]
PullAttackWord: TypeAlias = Annotated[PullAttack, Field(strict=False)]
ResurrectionWord: TypeAlias = Annotated[ResurrectionTime, Field(strict=False)]
RoleWord: TypeAlias = Annotated[WallaRole, Field(strict=False)]
SexWord: TypeAlias = Annotated[Sex, Field(strict=False)]
TransportedWord: TypeAlias = Annotated[TransportedEnemies, Field(strict=False)]


# board.yaml


class BoardFile(StrictModel):
    walls: dict[Any, Any]


class WallsModel(SourcedModel):
    each_suyu: list[str]
    single: list[str]


# wallas.yaml


class WallasFile(StrictModel):
    ayllus: dict[Any, Any]
    wallas: dict[Any, Any]
    gods: dict[Any, Any]


class AylluModel(SourcedModel):
    nation: NationWord


class WallaModel(SourcedModel):
    ayllu: AylluWord
    role: RoleWord
    sex: SexWord
    attack: Figure
    defence: Figure


class GodModel(SourcedModel):
    nation: NationWord
    attack: Figure
    defence: Figure


# roles.yaml


class RoleModel(SourcedModel):
    element: ElementWord
    basic: Any  # a power, by its effect
    energized: Any


class PowerModel(StrictModel):
    name: str
    boosts: BoostWord
    llamas: Llamas = 0
    effect: str


class ProtectModel(PowerModel):
    defence: Figure


class FlyModel(PowerModel):
    steps: Annotated[int, Field(ge=1, le=2)]
    fetches: bool


class StrikeModel(PowerModel):
    attack: Figure


POWER_MODELS: dict[str, type[PowerModel]] = {
    "protect": ProtectModel,
    "transport": PowerModel,
    "fly": FlyModel,
    "strike": StrikeModel,
    "ambush": PowerModel,
    "steal": PowerModel,
    "paralyse": PowerModel,
    "evoke": PowerModel,
}


# offerings.yaml


class SacrificeModel(StrictModel):
    llamas: Llamas = 0
    living: bool = False


class OfferingModel(SourcedModel):
    sacrifice: SacrificeModel
    gift: Literal["revive", "llamas", "exchange"]
    llamas: Llamas = 0


# cards.yaml


class CardsFile(StrictModel):
    family: dict[Any, Any]
    advanced: dict[Any, Any] = Field(default_factory=dict)  # saves of earlier versions have none


class CardModel(SourcedModel):
    count: Count
    effect: Literal["found", "roll_llamas", "meet", "wake"]
    llamas: Llamas = 0


class AdvancedCardModel(SourcedModel):
    count: Count = 0
    each: Annotated[int, Field(ge=0, le=3)] = 0
    dealt: Annotated[int, Field(ge=0, le=3)] = 0
    no_hand: bool = False
    effect: Literal[
        "meet",
        "wake",
        "map",
        "gain_llamas",
        "roll_llamas",
        "tampu",
        "approve",
        "cancel",
        "see_hand",
        "revive",
        "relocate",
        "drain",
    ]
    llamas: Llamas = 0
    piece: Annotated[int, Field(ge=1, le=3)] = 1
    attack: Annotated[int, Field(ge=0, le=3)] = 0
    defence: Annotated[int, Field(ge=0, le=3)] = 0
    sex: SexWord = Sex.F
    answers: Annotated[AnsweredBy, Field(strict=False)] = AnsweredBy.NOTHING
    invokes: bool = False


# modes.yaml


class ModesFile(StrictModel):
    modes: dict[Any, Any]
    house_rules: dict[Any, Any]


class ModeModel(SourcedModel):
    llamas: Llamas
    apus: Annotated[list[Annotated[int, Field(ge=2, le=4)]], Field(min_length=1)]
    rings: Annotated[int, Field(ge=1, le=3)] = 1
    hand: Annotated[int, Field(ge=0, le=6)] = 0
    tray: Annotated[int, Field(ge=0, le=4)] = 0
    reconquest: bool = False
    stay: bool = False
    powers: bool = False


class HouseRulesModel(StrictModel):
    diagonals: DiagonalsWord
    resurrection: ResurrectionWord
    family_elimination: LastLlamaWord
    family_flags_place: bool
    offerings: OfferingsWord
    late_offering: bool
    transported_enemies: TransportedWord
    pull_attack: PullAttackWord
    # saves of earlier versions have none of these
    unveiling: Annotated[Unveilers, Field(strict=False)] = Unveilers.ANY
    strike_back: Annotated[StrikeBack, Field(strict=False)] = StrikeBack.FINDER
    amaru_attacks: Annotated[LaterAttacks, Field(strict=False)] = LaterAttacks.WALLA
    answers: Annotated[AnswerScope, Field(strict=False)] = AnswerScope.DIRECT
    pacha_mama: Annotated[RelocatedWallas, Field(strict=False)] = RelocatedWallas.SIDE
    urquchillay: Annotated[Draining, Field(strict=False)] = Draining.PAYMENT
    stuck: Annotated[StuckEnd, Field(strict=False)] = StuckEnd.DRAW
    purse: Annotated[Purse, Field(strict=False)] = Purse.CONSENT
    alliance_harmless: Annotated[Harmless, Field(strict=False)] = Harmless.ALWAYS
    quest_wamanis: Annotated[QuestWamanis, Field(strict=False)] = QuestWamanis.SCALED
    goal_cards: Annotated[GoalCards, Field(strict=False)] = GoalCards.ONE
    wiraqucha: Annotated[NamingDie, Field(strict=False)] = NamingDie.CALM


# goals.yaml


class GoalsFile(StrictModel):
    cards: dict[Any, Any]
    store: dict[Any, Any]
    goals: dict[Any, Any]


class GoalCardsModel(SourcedModel):
    each: Annotated[int, Field(ge=4, le=8)]  # of one goal alone there are enough for all


class StoreModel(SourcedModel):
    offered: Annotated[int, Field(ge=1, le=6)]
    tampu: Llamas
    by_flag: Annotated[int, Field(ge=0, le=60)] = 0


class GoalModel(SourcedModel):
    condition: Literal["flags", "suyus", "neighbour", "defeated", "fallen", "stored", "dominated"]
    by_apus: Annotated[list[Count], Field(min_length=3, max_length=3)] = Field(default=[12, 12, 12])
    printed: Count = 12
    qusqu: Figure = 1
    count: Annotated[int, Field(ge=1, le=4)] = 1
    steps: Annotated[int, Field(ge=-1, le=1)] = 1
    roles: list[RoleWord] = Field(default_factory=list)
    llamas: Llamas = 0
    apus: Annotated[list[Annotated[int, Field(ge=2, le=4)]], Field(min_length=1)] = Field(default=[2, 3, 4])
