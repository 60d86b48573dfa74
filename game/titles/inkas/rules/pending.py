"""What waits while something is under way: a stack of small values, of which the last one is asked now.

Other modes add their own: who strikes back, a hand that is seen, a hunt, winds, a partner's consent; and to windows
what was rolled and answered.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from game.titles.inkas.rules.actions import Action


class Question(StrEnum):
    """What a seat is asked; the first two follow from the state, the others from the last entry of `State.pending`."""

    CHOOSE = "choose"
    TURN = "turn"
    ANSWER = "answer"
    AMBUSH = "ambush"
    WISH = "wish"
    GO = "go"
    STAND = "stand"
    DRAW_OFFER = "draw_offer"


@dataclass(frozen=True, slots=True)
class Fight:
    """A battle that an Amaru seeks with a walla, at a wamani (I-15.9)."""

    amaru: int
    walla: int
    place: int


@dataclass(frozen=True, slots=True)
class Window:
    """Window 1 of an action that is announced (I-16.10): the seat `of` may answer. `by` is who acts, or NOBODY."""

    question: ClassVar[Question] = Question.ANSWER
    of: int
    by: int
    action: Action | Fight


@dataclass(frozen=True, slots=True)
class AmbushAsked:
    """Enemies have entered; `left` may still ambush, of any seat. Masks of wallas (I-13.17, I-13.19)."""

    question: ClassVar[Question] = Question.AMBUSH
    of: int  # NOBODY until it is worked out
    entered: int
    left: int


@dataclass(frozen=True, slots=True)
class WishAsked:
    """A friend has found a god (I-15.2)."""

    question: ClassVar[Question] = Question.WISH
    of: int
    finder: int
    god: int


@dataclass(frozen=True, slots=True)
class GoAsked:
    """The staff does not come along: does the finder go all the same (R-29)?"""

    question: ClassVar[Question] = Question.GO
    of: int
    finder: int
    to: int


@dataclass(frozen=True, slots=True)
class StandAsked:
    """Which of an ayllu's wallas stands up to an Amaru (I-15.10)."""

    question: ClassVar[Question] = Question.STAND
    of: int
    amaru: int
    place: int


@dataclass(frozen=True, slots=True)
class DrawAsked:
    """A draw was offered; `agreed` is a mask of seats (I-26.2)."""

    question: ClassVar[Question] = Question.DRAW_OFFER
    of: int
    by: int
    agreed: int


@dataclass(frozen=True, slots=True)
class Due:
    """What a woken Amaru still does: with its finder, then with seats, of whom several together are not ordered yet."""

    amaru: int
    place: int
    finder: int  # NOBODY when its battle is over
    seats: tuple[tuple[int, ...], ...]


Pending = Window | AmbushAsked | WishAsked | GoAsked | StandAsked | DrawAsked | Due


@dataclass(frozen=True, slots=True)
class Lasting:
    """A state with an end: in Family the protection that a Shaman has evoked, until the turn ends (notation 4)."""

    key: ClassVar[str] = "protection"
    user: int
