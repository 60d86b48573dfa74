"""The rounds of answers of this game: who is asked, what is usual, and what was answered before."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, TypeAlias

from game.core.contract import SeenStep
from game.core.record.seen_games import SeenGame
from game.kit.board.answer_round import AnswerRound, AnswerRow, QuestionRules, RoundMoment, RowState
from game.titles.machu_picchu.board.moves.answers import (
    ON_PANEL,
    ONE_BY_ONE,
    ROUNDS,
    Answer,
    asked_now,
    preset_answer,
    round_of,
    unpayable,
)
from game.titles.machu_picchu.board.moves.standing_orders import StandingOrder
from game.titles.machu_picchu.rules.events import Event
from game.titles.machu_picchu.rules.state import Pending, Question, State

CityAnswers: TypeAlias = AnswerRound[State, Question, Pending, Answer, StandingOrder]
CityRow: TypeAlias = AnswerRow[Answer, StandingOrder]

QUESTIONS: Final[QuestionRules[State, Pending, Answer, StandingOrder]] = QuestionRules(
    decider=lambda state: state.decider,
    asked=asked_now,
    coming=round_of,
    usual=preset_answer,
    ordered=StandingOrder.answered,
    in_turn=lambda asked: asked.question in ONE_BY_ONE,
    idle=unpayable,
)


def is_known(row: CityRow) -> bool:
    """Whether an answer is known: others' is not before its time."""
    return row.state not in (RowState.COMPUTER, RowState.AWAY)


def moment_of(
    game: SeenGame[State, Event], state: State, people: Collection[int]
) -> RoundMoment[State, Answer]:
    """A game as it stands at this state."""
    steps, asked = game.steps, asked_now(state, people)
    alone = not asked or asked[0].question is Question.RETURN
    given = () if alone else tuple(_given(steps, game.initial, state))
    return RoundMoment(state, len(steps), given[::-1])


def _given(steps: Sequence[SeenStep[State, Event]], initial: State, state: State) -> Iterator[Answer]:
    """The answers that were carried out in the round that is going on, the last one first."""
    for number in range(len(steps) - 1, -1, -1):
        before = steps[number - 1].after if number else initial
        if before.question not in ON_PANEL or before.turn != state.turn or before.phase is not state.phase:
            return
        if before.question in ROUNDS:
            yield preset_answer(before, round_of(before)[0]).given(steps[number].events)
