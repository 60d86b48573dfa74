"""What waits while something is under way: a stack of small values, of which the last one is asked now."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final

from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.actions import Action, Ambush, Evoke


class Question(StrEnum):
    """What a seat is asked; the first three follow from the state, the others from the last of `State.pending`.

    `DAWN` is the turn before its Rebirth, which notation asks as `turn`.
    """

    CHOOSE = "choose"
    TURN = "turn"
    DAWN = "dawn"
    ANSWER = "answer"
    AMBUSH = "ambush"
    WISH = "wish"
    GO = "go"
    STAND = "stand"
    DRAW_OFFER = "draw_offer"
    STRIKE = "strike"
    SEEN_HAND = "oracle"
    CONSENT = "consent"
    HUNT = "hunt"
    WINDS = "winds"


@dataclass(frozen=True, slots=True)
class Fight:
    """A battle that an Amaru or a god seeks with a walla, at a wamani (I-15.5, I-15.8, I-15.9, I-15.16).

    `woken`: it was just found, so that not the attacked one alone falls (I-15.10).
    """

    amaru: int
    walla: int
    place: int
    woken: bool = True


class Inside(StrEnum):
    """The power that an attack is part of, which takes no step of the turn (notation 4)."""

    BIOMAGNETISM = "biomagnetism"
    PREDATOR = "predator"


@dataclass(frozen=True, slots=True)
class Special:
    """An attack that is part of a power, with the figure that this gives, or is turned on another walla (R-72)."""

    action: Action | Fight
    inside: Inside | None
    target: int  # NOBODY: whom it names


@dataclass(frozen=True, slots=True)
class Window:
    """A window of an action (I-16.10): the seat `of` may answer, NOBODY until it is worked out. `by` is who acts, or
    NOBODY.

    `number`: 1 announced, 2 rolled for. `rolled`: what was rolled, see `approvals`; `figures`: attack and defence when
    the rolling began, or none. `passed`, `answered`: masks of seats. `cancelled`: a card that was answered; `stopped`:
    a power that was (R-45). Who strikes or wishes is in the entry below. `target`: the walla that an attack was turned
    on, `inside`: the power that it is part of; `foiled`: it has failed, and nobody answers any more (R-71).
    """

    question: ClassVar[Question] = Question.ANSWER
    of: int
    by: int
    action: Action | Fight
    number: int = 1
    rolled: tuple[int, ...] = ()
    figures: tuple[int, ...] = ()
    passed: int = 0
    answered: int = 0
    cancelled: bool = False
    stopped: bool = False
    target: int = -1
    inside: Inside | None = None
    foiled: bool = False

    @property
    def made(self) -> "Action | Fight | Special":
        """Its action as it is carried out."""
        plain = self.inside is None and self.target < 0
        return self.action if plain else Special(self.action, self.inside, self.target)

    @property
    def is_ambush(self) -> bool:
        """Whether its action is an ambush, by the own power or an evoked one: below it stands who lies in wait."""
        made = self.action.action if isinstance(self.action, Evoke) else self.action
        return isinstance(made, Ambush)


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
class StrikeAsked:
    """A finder has survived and may strike back (I-15.6, I-15.13)."""

    question: ClassVar[Question] = Question.STRIKE
    of: int
    finder: int
    against: int


@dataclass(frozen=True, slots=True)
class HandAsked:
    """A seat sees a hand (section 16)."""

    question: ClassVar[Question] = Question.SEEN_HAND
    of: int
    hand: int
    price: int  # llamas for a card


@dataclass(frozen=True, slots=True)
class HuntAsked:
    """After a kill another may be hunted (I-17)."""

    question: ClassVar[Question] = Question.HUNT
    of: int


@dataclass(frozen=True, slots=True)
class WindsAsked:
    """Who else is blown; `blown` are those who have been, as a mask (I-17)."""

    question: ClassVar[Question] = Question.WINDS
    of: int
    user: int
    blown: int


@dataclass(frozen=True, slots=True)
class ConsentAsked:
    """A partner is asked for its share of the llamas for an action (I-18.2)."""

    question: ClassVar[Question] = Question.CONSENT
    of: int
    action: Action


@dataclass(frozen=True, slots=True)
class Coming:
    """A battle that comes by itself: with a walla, with a seat of which it is open who stands up, or with several whose
    order is not rolled yet. `strike`: the walla strikes back instead.
    """

    attacker: int
    walla: int = -1
    seats: tuple[int, ...] = ()
    strike: bool = False


@dataclass(frozen=True, slots=True)
class Due:
    """What still comes by itself, the first is next. `woken`: of an attacker that was just found, at a wamani.

    Nothing is named while the attack is under way after which gods and wild Amarus attack.
    """

    coming: tuple[Coming, ...]
    woken: bool
    place: int


Pending = (
    Window
    | AmbushAsked
    | WishAsked
    | GoAsked
    | StandAsked
    | DrawAsked
    | StrikeAsked
    | HandAsked
    | HuntAsked
    | WindsAsked
    | ConsentAsked
    | Due
)


def answered_first(pending: tuple[Pending, ...]) -> Pending | None:
    """What is asked, or what is while a partner is asked whether it lends for an answer to it."""
    asked = [entry for entry in pending[-2:] if not isinstance(entry, ConsentAsked)]
    return asked[-1] if asked else None


class Shape(StrEnum):
    """What a Shaman has evoked until the turn ends: a Guide's protection, an Amaru's attack, or her defence."""

    PROTECTION = "protection"
    CLAWS = "claws"
    SCALES = "scales"


OF_TURN: Final = frozenset(
    (
        Shape.PROTECTION,
        Shape.CLAWS,
        Shape.SCALES,
        LastingState.TIME,
        LastingState.PREDATOR,
        LastingState.ULTIMATE,
    )
)
"""What ends with the turn."""
OF_ROUND: Final = frozenset((LastingState.PARALYSED, LastingState.AVATAR))
"""What ends when the user's next turn begins (I-17.3)."""


@dataclass(frozen=True, slots=True)
class Lasting:
    """A state with an end (notation 4) that `user` has brought about.

    `ally`: the Amaru whose figure it is, or the walla that is paralysed, held, subjugated or absorbed; `places`: the
    wamanis on both sides of a fire, the inner first, or the suyu whose walls are down; `wallas`: a mask of those who
    were attacked.
    """

    user: int
    shape: Shape | LastingState = Shape.PROTECTION
    ally: int = -1
    places: tuple[int, ...] = ()
    wallas: int = 0
