"""One round of answers: who is asked, what stands in each row of the panel, and which answer is due."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from game.core.contract import SeenStep
from game.core.record.seen_games import SeenGame
from game.titles.machu_picchu.board.moves.answers import (
    ON_PANEL,
    ONE_BY_ONE,
    ROUNDS,
    Answer,
    asked_now,
    default_answer,
    payable,
    round_of,
)
from game.titles.machu_picchu.board.moves.standing_orders import StandingOrder, StandingOrders
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.state import Pending, Question, State


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
class AnswerRow:
    """A row of the panel: an answer, how far it is, and the standing order that made it."""

    answer: Answer
    state: RowState
    order: StandingOrder | None = None

    @property
    def known(self) -> bool:
        """Whether the answer is known; others' is before its time only in production, where all give all they can."""
        return self.state not in (RowState.COMPUTER, RowState.AWAY) or self.answer.question is Question.MAKE


@dataclass(frozen=True, slots=True)
class Moment:
    """The game at one moment: the state that is shown, how many steps led to it, and the answers of this round."""

    state: State
    steps: int
    given: Sequence[Answer] = ()


def moment_of(game: SeenGame[State, Event], state: State) -> Moment:
    """A game as it stands at this state."""
    steps = game.steps
    return Moment(state, len(steps), tuple(reversed(tuple(_given(steps, game.initial, state)))))


def _given(steps: Sequence[SeenStep[State, Event]], initial: State, state: State) -> Iterator[Answer]:
    """The answers that were carried out in the round that is going on, the last one first."""
    if not asked_now(state):
        return
    for number in range(len(steps) - 1, -1, -1):
        before = steps[number - 1].after if number else initial
        if before.question not in ON_PANEL or before.turn != state.turn or before.phase is not state.phase:
            return
        if before.question in ROUNDS:
            yield default_answer(before, round_of(before)[0]).given(steps[number].events)


class Answering:
    """The answers of the seats of persons as they are put together, kept, and given one after another.

    `people` and `bots` are seats; a seat that is neither answers from elsewhere.
    """

    def __init__(self, people: Collection[int], bots: Collection[int], orders: StandingOrders) -> None:
        self.people = people
        self._bots = bots
        self.orders = orders
        self.rows: tuple[AnswerRow, ...] = ()
        self._moment: Moment | None = None
        self._drafts: dict[Pending, Answer] = {}
        self._kept: dict[Pending, Answer] = {}
        self._turned_back = False  # a step was taken back: nothing is given by itself
        self._gave = False  # what was due at this moment

    @property
    def state(self) -> State | None:
        """The state that is shown."""
        return self._moment.state if self._moment is not None else None

    def show(self, moment: Moment) -> None:
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
        still = {*asked_now(moment.state), *round_of(moment.state)}
        self._kept = {asked: answer for asked, answer in self._kept.items() if asked in still}
        self._drafts = {asked: answer for asked, answer in self._drafts.items() if asked in still}
        self._renew()

    def hide(self) -> None:
        """Nothing is asked, as in the past."""
        self._moment, self.rows = None, ()

    def _renew(self) -> None:
        moment = self._moment
        if moment is None:
            return
        state = moment.state
        asked = asked_now(state)
        if asked and asked[0].question is Question.RETURN and asked[0].seat not in self.people:
            asked = round_of(state)
        answers = tuple(self._answer(state, one) for one in asked)
        able = payable(state, answers)
        rows = [AnswerRow(answer, RowState.GIVEN) for answer in moment.given]
        if asked and asked[0].question is Question.RETURN:
            rows = []
        for number, answer in enumerate(answers):
            idle = answer.question is Question.FEE and answer.asked not in able
            first = not number and answer.question in (state.question, Question.RETURN)
            how = RowState.IDLE if idle else self._how(answer.asked, first=first)
            rows.append(AnswerRow(answer, how, self._order(state, answer)))
        self.rows = tuple(rows)

    def _answer(self, state: State, asked: Pending) -> Answer:
        known = self._kept.get(asked) or self._drafts.get(asked)
        if known is not None:
            return known
        usual = default_answer(state, asked)
        order = self._order(state, usual)
        return order.answered(state, usual) if order is not None else usual

    def _order(self, state: State, answer: Answer) -> StandingOrder | None:
        if answer.seat not in self.people:
            return None
        return self.orders.of(answer.seat, answer.question, state)

    def _how(self, asked: Pending, *, first: bool) -> RowState:
        if asked.seat in self._bots:
            return RowState.COMPUTER
        if asked.seat not in self.people:
            return RowState.AWAY
        if asked in self._kept:
            return RowState.KEPT
        return RowState.WAITING if asked.question in ONE_BY_ONE and not first else RowState.OPEN

    # what is asked

    @property
    def asks(self) -> bool:
        """Whether a person is left who is asked."""
        return any(
            row.state in (RowState.OPEN, RowState.WAITING) and not self._by_order(row) for row in self.rows
        )

    def _by_order(self, row: AnswerRow) -> bool:
        """Whether a row is answered by its order alone: nobody touched it, and no step was taken back."""
        return row.order is not None and not self._turned_back and row.answer.asked not in self._drafts

    @property
    def deciding(self) -> Answer | None:
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

    def change(self, answer: Answer) -> None:
        """Let an open row hold this answer."""
        self._drafts[answer.asked] = answer
        self._renew()

    def go_on(self) -> None:
        """Keep all answers that are open, each to be given when its seat decides."""
        for row in self.rows:
            if row.state is RowState.OPEN:
                self._kept[row.answer.asked] = row.answer
        self._renew()

    def order(self, answer: Answer, order: StandingOrder | None) -> None:
        """Let a seat's order hold for a question from now on; its open answer is what was ordered."""
        state = self.state
        self.orders.give(answer.seat, answer.question, order)
        if state is not None:
            usual = default_answer(state, answer.asked)
            self._drafts[answer.asked] = order.answered(state, usual) if order is not None else usual
        self._renew()

    def pull(self, seat: int, question: Question) -> None:
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
    def due(self) -> Action | None:
        """The answer of the seat that decides now, where it was kept or ordered, until it was given."""
        moment = self._moment
        if self._gave or moment is None or moment.state.decider not in self.people:
            return None
        asked = asked_now(moment.state)
        first = next((row for row in self.rows if asked and row.answer.asked == asked[0]), None)
        if first is None:
            return None
        return first.answer.action if first.state is RowState.KEPT or self._by_order(first) else None

    def give_due(self, play: Callable[[Action], None]) -> bool:
        """Play the answer that is due, once; returns whether there was one."""
        action = self.due
        if action is None:
            return False
        self._gave = True
        play(action)
        return True
