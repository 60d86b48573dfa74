"""The goals of alternate quests (section 28) as typed values: what each asks for, and what is laid aside for good.

A condition is a small value that the rules look at, so that no rule names a goal.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class QuestKind(StrEnum):
    """What a quest is won by: the founding, or goals that each has for itself."""

    FOUNDING = "founding"
    ALTERNATE = "alternate"


class GoalName(StrEnum):
    """The eight goals in the standard order of the notation (I-28.3)."""

    WAMANIS = "wamanis"
    SUYUS = "suyus"
    LEFT = "left"
    RIGHT = "right"
    TWO_AYLLUS = "two_ayllus"
    HUNTERS_SHAMANS = "hunters_shamans"
    TAMPUS = "tampus"
    AMARU = "amaru"


class QuestWamanis(StrEnum):
    """How many wamanis the goal of conquest asks for: by the number of Apus, or as printed (I-28.3)."""

    SCALED = "scaled"
    PRINTED = "printed"


class GoalCards(StrEnum):
    """How many goal cards each draws, one of which is enough (I-28.2)."""

    ONE = "one"
    TWO = "two"


@dataclass(frozen=True, slots=True)
class PlantingFlags:
    """Own flags stand on so many wamanis, by the number of Apus or `printed`; that of Qusqu counts as `qusqu`."""

    by_apus: Mapping[int, int]
    printed: int
    qusqu: int


@dataclass(frozen=True, slots=True)
class TakingSuyus:
    """Own flags stand on all peripheral wamanis of so many suyus."""

    count: int


@dataclass(frozen=True, slots=True)
class DefeatingNeighbour:
    """The ayllu that sits so many places further clockwise is defeated; below 0: anticlockwise."""

    steps: int


@dataclass(frozen=True, slots=True)
class DefeatingAyllus:
    """So many enemy ayllus are defeated."""

    count: int


@dataclass(frozen=True, slots=True)
class FellingRoles:
    """The wallas of these roles of every enemy ayllu have fallen."""

    roles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StoringLlamas:
    """So many llamas are stored."""

    llamas: int


@dataclass(frozen=True, slots=True)
class Dominating:
    """An Amaru whom the own ayllu dominates lives on the board; on offer where Amarus stay there."""


Condition = (
    PlantingFlags
    | TakingSuyus
    | DefeatingNeighbour
    | DefeatingAyllus
    | FellingRoles
    | StoringLlamas
    | Dominating
)


@dataclass(frozen=True, slots=True)
class GoalKind:
    """A goal: when it is met, and with how many Apus it is on offer."""

    condition: Condition
    apus: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AlternateQuests:
    """What data/inkas/goals.yaml says.

    `cards`: of each goal; `offered`: llamas that may be stored as an offering, at most; `tampu`: those that are stored
    where a Tampu is laid; `by_flag`: for how many offered ones each own flag has room, 0 for any number (I-28.8).
    """

    goals: Mapping[GoalName, GoalKind]
    cards: int
    offered: int
    tampu: int
    by_flag: int = 0
