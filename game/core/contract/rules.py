"""The rules of a title: a pure function from states and actions to states and events.

Words for people never come from here: refusals and events are values, which `Phrases` put into
words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
_StateT_co = TypeVar("_StateT_co", covariant=True)
_EventT_co = TypeVar("_EventT_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action or a text is refused, as a value: a locale key and what fills its gaps.

    The words are in the locale under `refusal.<reason>`; `Phrases.explain` says them.
    """

    reason: str
    details: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Applied(Generic[StateT, EventT]):
    """What an accepted action led to: the new state and what happened, in order."""

    state: StateT
    events: tuple[EventT, ...]


@dataclass(frozen=True, slots=True)
class GameStep(Generic[StateT, ActionT, EventT]):
    """One step of a game that stands: which seat did what, the state it led to and what happened."""

    seat: int
    action: ActionT
    after: StateT
    events: tuple[EventT, ...]


class SeenStep(Protocol[_StateT_co, _EventT_co]):
    """A step as somebody may know it: which action it was is not told but by its events."""

    @property
    def after(self) -> _StateT_co:
        """The state it led to."""
        ...

    @property
    def events(self) -> tuple[_EventT_co, ...]:
        """What happened, in order."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended.

    `ranks` holds every seat once, best first; level seats share a tuple, in seat order. One winner and no order among
    the others is `((2,), (0, 1))`, a victory of two sides that win together `((0, 2), (1, 3))`. `reason` is the
    title's word for how it was won; in the locale it is under `victory.<reason>` and `statistics.reason.<reason>`.
    `scores` is by seat, empty in a title without scores. A game that was `drawn` nobody has won: the seats of its
    first rank are level, the others were out before. `sides` holds the seats that played together, each seat once;
    empty where each played for itself. What is fair and who won is counted by sides.
    """

    ranks: tuple[tuple[int, ...], ...]
    reason: str
    scores: tuple[int, ...] = ()
    sides: tuple[tuple[int, ...], ...] = ()
    drawn: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: one, several that share the victory, or none where nobody played or all drew."""
        return self.ranks[0] if self.ranks and not self.drawn else ()

    def rank(self, seat: int) -> int:
        """The place of a seat, from 1; level seats have the same, and the next ones as many places further down.

        Nobody is first in a game that was drawn.

        >>> [Outcome(((2,), (0, 3), (1,)), "points").rank(seat) for seat in range(4)]
        [2, 4, 1, 2]
        """
        better = int(self.drawn)
        for seats in self.ranks:
            if seat in seats:
                return better + 1
            better += len(seats)
        raise ValueError(f"no seat {seat}")


class Rules(Protocol[StateT, ActionT, EventT]):
    """The rules of a game as a pure function. States, actions and events are values that compare by value."""

    def decider(self, state: StateT) -> int | None:
        """The seat whose decision the state waits for, which need not be the one whose turn it is; None at the end.

        Everybody who asks whose move it is asks this: bots' turns, highlights, hints, the research environment. Who
        has made a step the step itself says (`GameStep.seat`): others may interject.
        """
        ...

    def turn_owner(self, state: StateT) -> int:
        """The seat whose turn it is, whoever decides now; at the end of the game that of the last turn.

        For headings, the story of a game and what happened since somebody's last turn; never for who may act.
        """
        ...

    def turn(self, state: StateT) -> int:
        """How many turns were begun, the present one included."""
        ...

    def round(self, state: StateT) -> int:
        """The round that is being played, from 1, as people count it."""
        ...

    def legal_actions(self, state: StateT, seat: int | None = None) -> Sequence[ActionT]:
        """The actions that are offered to a seat now, each once; None: to the seat that decides.

        Highlights, hints, bots and lists use them. Those of a seat that does not decide are its interjections. Empty
        when the game is over. Where a choice has too many combinations to be listed, more may be legal than is offered:
        `refusal` says.
        """
        ...

    def interjections(self, state: StateT, seat: int) -> Sequence[ActionT]:
        """What a seat may do whoever decides, each once: it tells of nothing that is hidden, and leaves the decision
        that is waited for as it is. Empty in most games and moments, and when the game is over.
        """
        ...

    def refusal(self, state: StateT, seat: int | None, action: ActionT) -> Refusal | None:
        """Why an action is not legal for a seat now; None where it is. Whatever validates asks this."""
        ...

    def apply(self, state: StateT, seat: int | None, action: ActionT) -> Applied[StateT, EventT] | Refusal:
        """The new state and the events of a seat's action, or why it is refused; `state` never changes.

        Nobody's action (None, as `decider` says at the end) is refused.
        """
        ...

    def successor(self, state: StateT, action: ActionT) -> StateT:
        """The state that a legal action of the decider leads to, without its events: for search, which asks nothing
        more often.

        The action is not checked: any other than one of `legal_actions` gives a state without meaning.
        """
        ...

    def passing(self, state: StateT) -> ActionT | None:
        """The answer that lets a question to the table pass; None where none stands, as in most games.

        Such a question stands after what open facts alone say that somebody might answer. It is asked of those who can,
        or, where nobody can, left to the seat whose turn it is, which can only pass; who that is no view tells but its
        own. To pass tells of nothing (it has no events) unless it ends the question, and cannot be taken back.
        """
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """Who won and how; None while the game goes on."""
        ...

    def observation(self, state: StateT, seat: int | None) -> StateT:
        """The state as a seat may know it (None: as somebody who watches), with all that it cannot know left unknown.

        Chance to come, hidden hands and the order of a pile have the title's mark for what is unknown, or its standard
        order: two states that differ in nothing that the seat knows give equal observations. Screens, texts, files
        and logs are given observations, never states. What is offered in one to another seat has no meaning.
        """
        ...

    def resample(self, observation: StateT, seed: int) -> StateT:
        """One full state that agrees with an observation: what is unknown follows from the seed alone.

        Bots and hints are given these, never states.
        """
        ...

    def seen_by(self, event: EventT, seat: int | None) -> EventT | None:
        """The event as a seat (None: somebody who watches) may know it; None where it notices nothing.

        What is hidden in it is left open: a card that another has drawn is a card, not which one.
        """
        ...

    def foretold(self, event: EventT) -> EventT | None:
        """The event as who only thinks of its action may tell it; None where there is nothing to tell.

        What chance would show is left open in it: dice without pips, a card, not which one.
        """
        ...

    def reveals(self, before: StateT, action: ActionT, after: StateT) -> bool:
        """Whether the step showed somebody something unknown (a die, a card), so that undo must not pass it."""
        ...

    def draws(self, state: StateT) -> int:
        """How many random numbers the game has drawn so far."""
        ...

    def opening(self, initial: StateT) -> Sequence[EventT]:
        """What is told of how the game came to its first decision, such as the rolls for who begins."""
        ...

    def digest(self, state: StateT) -> str:
        """A short hash of the whole state, the same on every machine: 4 to 64 hexadecimal digits."""
        ...

    def format_action(self, action: ActionT) -> str:
        """The action as one line of text, which `parse_action` reads back to an equal action."""
        ...

    def covered_line(self, text: str) -> str:
        """A line of notation, or a spoilt one, as those may read it who did not choose it: what `seen_by` would hide
        of it is `…`. A line with nothing to hide stays as it is.
        """
        ...

    def parse_action(self, state: StateT, text: str) -> ActionT | Refusal:
        """The action that the line means in this state (which may fill what the line leaves out).

        It need not be legal. A text that is none is refused as `notation` or `unknown_action`.
        """
        ...


AnyState: TypeAlias = Any
"""A state of any title: the shell hands it on and asks the rules about it."""

AnyAction: TypeAlias = Any
"""An action of any title."""

AnyEvent: TypeAlias = Any
"""An event of any title."""

AnyRules: TypeAlias = Rules[Any, Any, Any]
"""The rules of any title."""

AnyStep: TypeAlias = GameStep[Any, Any, Any]
"""A step of a game of any title."""

AnySeenStep: TypeAlias = SeenStep[Any, Any]
"""The same as somebody may know it."""
