"""What is the same for all parts of one table, and how a table can be used."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.core.contract import AnyEvent, AnyState, AnyTitle
from game.core.match import Match, Session
from game.core.record.seen_games import SeatObservations, SeenGame
from game.kit.board.context import AnyBoardContext, BoardContext, TableOptions
from game.table.standstill import Standstill
from game.table.table_question import TableQuestion


@dataclass(frozen=True, slots=True)
class TableContext:
    """A game and who sits at it: `people` are the seats of persons, `names` and `emblems` go by the seats' colours,
    in their order.
    """

    title: AnyTitle
    match: Match
    session: Session
    words: Words
    preferences: Preferences
    options: TableOptions
    people: tuple[int, ...]
    names: Mapping[str, str]
    emblems: Mapping[str, str]
    views: SeatObservations[Any, Any]
    question: TableQuestion
    standstill: Standstill

    @property
    def deciding(self) -> int | None:
        """The seat that decides now; None when the game is over, or was stopped."""
        return None if self.standstill.reached else self.session.rules.decider(self.session.state)

    @property
    def seen_deciding(self) -> int | None:
        """The same as far as it may be known; None while several persons are asked together."""
        return None if self.question.to_several else self.question.decider(self.session.state)

    @property
    def watched(self) -> int | None:
        """The seat that is seen to decide now where no person sits; None in a person's turn and after the end."""
        deciding = self.seen_deciding
        return None if deciding in self.people else deciding

    @property
    def viewing(self) -> int:
        """The seat of the person for whom the table is shown now."""
        if self.question.looking is not None:
            return self.question.looking
        owner = self.session.rules.turn_owner(self.session.state)
        return viewing_seat(self.seen_deciding, owner, len(self.match.seats), self.people)

    @property
    def eyes(self) -> int | None:
        """The seat of the person who looks at the table now; None where all who do only watch, or all are asked."""
        return self._eyes_on(self.session.state)

    def _eyes_on(self, state: AnyState) -> int | None:
        """The same where a state of now or of the past is looked at: what was asked of all is seen as nobody's then,
        too, since it would tell who can answer."""
        viewing = self.viewing
        if self.question.asks_several(state) and self.question.looking is None:
            return None
        return viewing if viewing in self.people and not self.options.unseen else None

    def seen(self, state: AnyState) -> AnyState:
        """A state of the game as whoever looks at the table may know it."""
        return self.views.state(state, self._eyes_on(state))

    def noticed(self, events: Iterable[AnyEvent]) -> tuple[AnyEvent, ...]:
        """What whoever looks at the table may know of what happened."""
        return self.views.events(events, self.eyes)

    @property
    def over(self) -> bool:
        """Whether the game has ended, or was stopped since it stood still."""
        return self.standstill.reached or self.session.rules.outcome(self.session.state) is not None

    def for_board(self) -> AnyBoardContext:
        """As much of it as the title's board is told."""
        return BoardContext(
            SeenGame(self.session, lambda: self.eyes, openly=self.options.open),
            self.match.seats,
            self.people,
            self.viewing,
            self.names,
            self.emblems,
            self.words,
            self.preferences,
            self.options,
            lambda event: self.title.phrases.describe_event(self.words, event, self.names),
            lambda refusal: self.title.phrases.explain(self.words, refusal, self.names),
            lambda: self.question.looking,
            lambda: self.question.hidden,
            lambda: self.question.decided,
        )


def context_of(
    match: Match, session: Session, words: Words, preferences: Preferences, options: TableOptions
) -> TableContext:
    """The context of a table for this match."""
    seats = dict(zip(match.setup.colours, match.seats, strict=True))
    people = tuple(number for number, seat in enumerate(match.seats) if not seat.bot)
    people = people if options.people is None else options.people
    return TableContext(
        match.title,
        match,
        session,
        words,
        preferences,
        options,
        people,
        {colour: seat.name for colour, seat in seats.items()},
        {colour: seat.emblem for colour, seat in seats.items()},
        SeatObservations(session.rules, openly=options.open),
        TableQuestion(session, people),
        Standstill(match, session, watched=options.bots and not people),
    )


def viewing_seat(deciding: int | None, turn_owner: int, seats: int, people: Collection[int]) -> int:
    """The seat of the person for whom the table is shown: who decides, or else the next person in order of play.

    `people` are the seats of persons. Without any it is the seat that decides, at the end of the game the one whose
    turn it was.

    >>> viewing_seat(1, 1, 3, (0, 2)), viewing_seat(2, 2, 3, (0, 1)), viewing_seat(None, 1, 3, ())
    (2, 0, 1)
    """
    first = turn_owner if deciding is None else deciding
    order = ((first + ahead) % seats for ahead in range(seats))
    return next((seat for seat in order if seat in people), first)
