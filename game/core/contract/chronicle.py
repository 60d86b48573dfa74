"""What a title tells of a finished game for its newspaper: facts with typed values, and no sentence.

Which sentence tells a fact is chosen by `game.chronicle`; the templates are in the locale under `chronicle.<key>`, from
1 on, with the names of the values as gaps.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias


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
class Numbers:
    """Several plain numbers in a row, such as the faces of dice."""

    values: tuple[int, ...]


Value: TypeAlias = FactPlayers | Number | FactAmount | Thing | Numbers


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


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """What an article shows of a seat: a picture by a name that the title draws it under (`TitlePictures.draw`), and
    figures below it, which are the same in every language.
    """

    picture: str
    figures: str


@dataclass(frozen=True, slots=True)
class ArticleFacts:
    """An article: its heading is under `chronicle.<name>_title`.

    `seats` are pictures of the seats, in their order, and what they show is under `chronicle.<name>_note`; empty for
    an article without them.
    """

    name: str
    told: tuple[Fact, ...]
    picture: PictureFacts | None = None
    seats: tuple[SeatPicture, ...] = ()


@dataclass(frozen=True, slots=True)
class ChronicleFacts:
    """All that is told of a game: a front page with the lead and an article aside, turning points, and notices."""

    headline: Fact
    deck: Fact
    lead: tuple[Fact, ...]
    front: PictureFacts
    aside: ArticleFacts
    turning: tuple[TurningFacts, ...]
    notices: tuple[ArticleFacts, ...]
