"""One round of answers: who is asked, how far each answer is, and which is due.

A title asks several seats one after another; those who sit at this machine answer together.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Generic, Protocol, TypeVar

from game.kit.board.standing_orders import OrderT, QuestionT, StandingOrders, StateT

_ActionT_co = TypeVar("_ActionT_co", covariant=True)
_QuestionT_co = TypeVar("_QuestionT_co", covariant=True)


class Asked(Protocol[_QuestionT_co]):
    """A question to a seat: a value that tells it from every other one of its round."""

    @property
    def seat(self) -> int:
        """Who is asked."""

    @property
    def question(self) -> _QuestionT_co:
        """What is asked."""


class RoundAnswer(Protocol[_ActionT_co]):
    """An answer as far as it is given: a value."""

    @property
    def asked(self) -> Any:
        """The question that it answers; see `Asked`."""

    @property
    def action(self) -> _ActionT_co | None:
        """The action that it is; None while something is missing."""


AskedT = TypeVar("AskedT", bound=Asked[Any])
AnswerT = TypeVar("AnswerT", bound=RoundAnswer[Any])


@dataclass(frozen=True, slots=True)
class QuestionRules(Generic[StateT, AskedT, AnswerT, OrderT]):
    """What a title asks of several seats, and how that is answered.

    `asked` is what is asked now and will be yet before anybody moves, in order, where these seats are persons';
    `coming` the same without what comes between and is answered alone. `usual` is the answer that nobody changed,
    `ordered` the same by a standing order. `in_turn` says whether each seat is to see first what was answered before
    it, `idle` which of these answers are not needed.
    """

    decider: Callable[[StateT], int | None]
    asked: Callable[[StateT, Collection[int]], Sequence[AskedT]]
    coming: Callable[[StateT], Sequence[AskedT]]
    usual: Callable[[StateT, AskedT], AnswerT]
    ordered: Callable[[OrderT, StateT, AnswerT], AnswerT]
    in_turn: Callable[[AskedT], bool]
    idle: Callable[[StateT, Sequence[AnswerT]], Collection[AskedT]]


class RowState(Enum):
    """How far the answer of a row is."""

    GIVEN = auto()  # it was carried out
    KEPT = auto()  # a person gave it, and its place in the order is still to come
    OPEN = auto()  # a person may change it
    WAITING = auto()  # a person's that opens when its place in the order comes
    COMPUTER = auto()
    AWAY = auto()  # of somebody who sits elsewhere
    IDLE = auto()  # a fee that cannot be paid, which is not asked


@dataclass(frozen=True, slots=True)
class AnswerRow(Generic[AnswerT, OrderT]):
    """An answer of a round, how far it is, and the standing order that made it."""

    answer: AnswerT
    state: RowState
    order: OrderT | None = None


@dataclass(frozen=True, slots=True)
class RoundMoment(Generic[StateT, AnswerT]):
    """The game at one moment: the state that is shown, how many steps led to it, and the answers of this round."""

    state: StateT
    steps: int
    given: Sequence[AnswerT] = ()


class AnswerRound(Generic[StateT, QuestionT, AskedT, AnswerT, OrderT]):
    """The answers of the seats of persons as they are put together, kept, and given one after another.

    `people` and `bots` are seats; a seat that is neither answers from elsewhere.
    """

    def __init__(
        self,
        rules: QuestionRules[StateT, AskedT, AnswerT, OrderT],
        people: Collection[int],
        bots: Collection[int],
        orders: StandingOrders[StateT, QuestionT, OrderT],
    ) -> None:
        self._rules = rules
        self.people = people
        self._bots = bots
        self.orders = orders
        self.rows: tuple[AnswerRow[AnswerT, OrderT], ...] = ()
        self._moment: RoundMoment[StateT, AnswerT] | None = None
        self._drafts: dict[AskedT, AnswerT] = {}
        self._kept: dict[AskedT, AnswerT] = {}
        self._turned_back = False  # a step was taken back: nothing is given by itself
        self._gave = False  # what was due at this moment

    @property
    def state(self) -> StateT | None:
        """The state that is shown."""
        return self._moment.state if self._moment is not None else None

    def show(self, moment: RoundMoment[StateT, AnswerT]) -> None:
        """Take a moment of the game. Where it is an earlier one, what was kept is given up."""
        before = self._moment.steps if self._moment is not None else moment.steps
        if moment.steps < before:
            self._kept.clear()
            self._turned_back = True
        elif moment.steps > before:
            self._turned_back = False
        if self._moment is None or moment.steps != before:
            self._gave = False
        self._moment = moment
        still = {*self._asked(moment.state), *self._rules.coming(moment.state)}
        self._kept = {asked: answer for asked, answer in self._kept.items() if asked in still}
        self._drafts = {asked: answer for asked, answer in self._drafts.items() if asked in still}
        self._renew()

    def hide(self) -> None:
        """Nothing is asked, as in the past."""
        self._moment, self.rows = None, ()

    def _asked(self, state: StateT) -> Sequence[AskedT]:
        return self._rules.asked(state, self.people)

    def _renew(self) -> None:
        moment = self._moment
        if moment is None:
            return
        state, decider = moment.state, self._rules.decider(moment.state)
        answers = [self._answer(state, one) for one in self._asked(state)]
        idle = self._rules.idle(state, answers)
        rows: list[AnswerRow[AnswerT, OrderT]] = [AnswerRow(one, RowState.GIVEN) for one in moment.given]
        for number, answer in enumerate(answers):
            first = not number and answer.asked.seat == decider
            how = RowState.IDLE if answer.asked in idle else self._how(answer.asked, first=first)
            rows.append(AnswerRow(answer, how, self._order(state, answer)))
        self.rows = tuple(rows)

    def _answer(self, state: StateT, asked: AskedT) -> AnswerT:
        known = self._kept.get(asked) or self._drafts.get(asked)
        if known is not None:
            return known
        usual = self._rules.usual(state, asked)
        return self._ordered(state, usual, self._order(state, usual))

    def _ordered(self, state: StateT, usual: AnswerT, order: OrderT | None) -> AnswerT:
        return usual if order is None else self._rules.ordered(order, state, usual)

    def _order(self, state: StateT, answer: AnswerT) -> OrderT | None:
        if answer.asked.seat not in self.people:
            return None
        return self.orders.of(answer.asked.seat, answer.asked.question, state)

    def _how(self, asked: AskedT, *, first: bool) -> RowState:
        if asked.seat in self._bots:
            return RowState.COMPUTER
        if asked.seat not in self.people:
            return RowState.AWAY
        if asked in self._kept:
            return RowState.KEPT
        return RowState.WAITING if self._rules.in_turn(asked) and not first else RowState.OPEN

    # what is asked

    @property
    def asks(self) -> bool:
        """Whether a person is left who is asked."""
        return any(
            row.state in (RowState.OPEN, RowState.WAITING) and not self._by_order(row) for row in self.rows
        )

    def _by_order(self, row: AnswerRow[AnswerT, OrderT]) -> bool:
        """Whether a row is answered by its order alone: nobody touched it, and no step was taken back."""
        return row.order is not None and not self._turned_back and row.answer.asked not in self._drafts

    @property
    def deciding(self) -> AnswerT | None:
        """The first answer that is open now."""
        return next((row.answer for row in self.rows if row.state is RowState.OPEN), None)

    @property
    def several(self) -> bool:
        """Whether more than one answer is open now."""
        return sum(row.state is RowState.OPEN for row in self.rows) > 1

    @property
    def complete(self) -> bool:
        """Whether something is open, and nothing is missing in it."""
        found = [row.answer.action for row in self.rows if row.state is RowState.OPEN]
        return bool(found) and None not in found

    def change(self, answer: AnswerT) -> None:
        """Let an open row hold this answer."""
        self._drafts[answer.asked] = answer
        self._renew()

    def go_on(self) -> None:
        """Keep all answers that are open, each to be given when its seat decides."""
        for row in self.rows:
            if row.state is RowState.OPEN:
                self._kept[row.answer.asked] = row.answer
        self._renew()

    def order(self, answer: AnswerT, order: OrderT | None) -> None:
        """Let a seat's order hold for a question from now on; its open answer is what was ordered."""
        state = self.state
        self.orders.give(answer.asked.seat, answer.asked.question, order)
        if state is not None:
            self._drafts[answer.asked] = self._ordered(state, self._rules.usual(state, answer.asked), order)
        self._renew()

    def pull(self, seat: int, question: QuestionT) -> None:
        """Let a seat be asked again."""
        self.orders.give(seat, question, None)
        self._renew()

    def reopen(self) -> None:
        """What was given was not taken: it can be changed, and is given once more."""
        if self._gave:
            self._gave = False
            self._kept.clear()
            self._renew()

    @property
    def due(self) -> AnswerT | None:
        """The answer of the seat that decides now, where it was kept or ordered, until it was given."""
        moment = self._moment
        if self._gave or moment is None or self._rules.decider(moment.state) not in self.people:
            return None
        first = next((row for row in self.rows if row.state is not RowState.GIVEN), None)
        due = first is not None and (first.state is RowState.KEPT or self._by_order(first))
        return first.answer if first is not None and due else None

    def give_due(self, play: Callable[[AnswerT], None]) -> bool:
        """Play the answer that is due, once; returns whether there was one."""
        due = self.due
        self._gave = self._gave or due is not None
        if due is not None:
            play(due)
        return due is not None
