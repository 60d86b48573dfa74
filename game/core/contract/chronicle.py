"""What a title tells of a finished game for its newspaper: facts with typed values, and no sentence.

Which sentence tells a fact is chosen by `game.chronicle`; the templates are in the locale under `chronicle.<key>`, from
1 on, with the names of the values as gaps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from game.core.contract.rules import EventT, GameStep, StateT

if TYPE_CHECKING:
    from game.base.i18n.words import Words


@dataclass(frozen=True, slots=True)
class FactPlayers:
    """One seat, or several in a row."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Number:
    """A plain number, such as a round."""

    value: int


@dataclass(frozen=True, slots=True)
class FactAmount:
    """So many of something; its words are under `chronicle.amount.<kind>`."""

    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing of the title, by the name under which its events know it; `sort` is what sort of its kind it is."""

    kind: str
    name: str
    sort: str = ""


@dataclass(frozen=True, slots=True)
class Thrown:
    """The faces of dice."""

    faces: tuple[int, ...]


Value: TypeAlias = FactPlayers | Number | FactAmount | Thing | Thrown


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that is true of a game: the keys whose templates may tell it, and what fills their gaps.

    `step` is the number of the step that it happened in, None where it is of the whole game.
    """

    keys: tuple[str, ...]
    values: Mapping[str, Value]
    step: int | None = None


@dataclass(frozen=True, slots=True)
class PictureFacts:
    """A picture of the position after so many steps, round a place (empty: of all there is), and what it shows."""

    steps: int
    place: str
    caption: Fact


@dataclass(frozen=True, slots=True)
class TurningFacts:
    """A moment that the game turned on: its round, its heading, what is told of it, and its picture."""

    round: int
    heading: Fact
    told: tuple[Fact, ...]
    picture: PictureFacts


class Sky(StrEnum):
    """How lucky the dice of a seat were, from the best to the worst."""

    GLORIOUS = "glorious"
    SUNNY = "sunny"
    CLOUDY = "cloudy"
    RAIN = "rain"
    STORM = "storm"


@dataclass(frozen=True, slots=True)
class SeatWeather:
    """The dice of a seat: how many it threw, and how far they were above the average, in pips."""

    sky: Sky
    dice: int
    pips: float


@dataclass(frozen=True, slots=True)
class ChronicleFacts:
    """All that is told of a game; `weather` is by seat."""

    headline: Fact
    deck: Fact
    lead: tuple[Fact, ...]
    front: PictureFacts
    turning: tuple[TurningFacts, ...]
    obituary: tuple[Fact, ...]
    graves: PictureFacts
    forecast: tuple[Fact, ...]
    weather: tuple[SeatWeather, ...]
    market: tuple[Fact, ...]


class TitleChronicle(Protocol[StateT, EventT]):
    """How a title tells of its games."""

    def facts(self, initial: StateT, steps: Sequence[GameStep[StateT, Any, EventT]]) -> ChronicleFacts:
        """What is told of a game that has ended."""
        ...

    def forms(self, words: Words, gap: str, thing: Thing) -> Mapping[str, str]:
        """What a thing that stands for `gap` is called in sentences, by the gaps that it fills there."""
        ...


AnyTitleChronicle: TypeAlias = TitleChronicle[Any, Any]
"""The chronicle of any title."""
