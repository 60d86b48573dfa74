"""A quest of Advanced read again: whose a throw was, what is luck, and that cards are no mistakes for their time."""

import random

import pytest

from game.core.analysis.judging import judge_move
from game.core.analysis.moves import Move, actions_of, moves_of, state_at
from game.core.analysis.work import AnalysisWork, judge_next
from game.core.record import GameSession
from game.titles.inkas.bots.judge import JUDGE
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.events import CardTaken, CardUnveiled, Rolled
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.title import TITLE
from tests.support.inkas_games import begin, choice

Session = GameSession[object, object, object]


def played(seed: int, seats: int = 2, most: int = 3000) -> Session:
    """A random quest at a table, where all are asked."""
    rng, state = random.Random(seed), begin(seed, seats, mode=Mode.ADVANCED)
    session = GameSession(INKAS, put_in(state, state.game.asking(at_table=True)))
    while len(session.steps) < most and (legal := INKAS.legal_actions(session.state)):
        session.act(choice(rng, [one for one in legal if not isinstance(one, a.OfferDraw)] or [*legal]))
    return session  # type: ignore[return-value]


@pytest.fixture(scope="module")
def session() -> Session:
    return played(5, 3)


@pytest.fixture(scope="module")
def moves(session: Session) -> tuple[Move, ...]:
    return moves_of(INKAS, session.initial, session.steps)


def test_luck_is_what_chance_showed_and_not_that_somebody_was_asked(
    session: Session, moves: tuple[Move, ...]
) -> None:
    for move in moves:
        events = session.steps[move.end - 1].events
        assert move.shows == any(isinstance(event, Rolled | CardTaken | CardUnveiled) for event in events)
    assert {move.shows for move in moves} == {True, False}


def test_a_throw_is_that_of_whose_turn_it_is_though_others_let_it_pass(
    session: Session, moves: tuple[Move, ...]
) -> None:
    thrown = [move for move in moves if move.shows and isinstance(session.steps[move.end - 1].action, a.Pass)]
    assert thrown
    for move in thrown:
        before = state_at(session.initial, session.steps, move.end - 1)
        assert move.thrower == INKAS.turn_owner(before)
    assert any(move.thrower != move.seat for move in thrown)


def test_an_answer_is_judged_for_who_gave_it(session: Session, moves: tuple[Move, ...]) -> None:
    answers = 0
    for move in moves:
        state = state_at(session.initial, session.steps, move.begin)
        assert move.seat == INKAS.decider(state)
        owner = INKAS.turn_owner(state)
        answers += move.seat != owner and any(
            isinstance(action, a.Play) for action in actions_of(move, session.steps)
        )
    assert answers


@pytest.mark.parametrize("card", ["illapa", "iqiqu"])
def test_a_card_that_is_played_before_the_rest_of_the_turn_is_no_mistake(card: str) -> None:
    """What is done after it is still to come: in the first turn that a walla must be placed."""
    state = begin(5, 2, mode=Mode.ADVANCED)
    state = put_in(state, state.game.asking(at_table=True))
    found = judge_move(INKAS, JUDGE, state, (a.Play(card),), 20)
    assert found.better == ()


def test_a_whole_quest_is_read_again() -> None:
    found = played(6, most=16)
    work = AnalysisWork(INKAS, found.initial, found.steps, 5, eyes=0)
    while judge_next(TITLE, work):
        pass
    result = work.result()
    assert result is not None
    for curve in zip(*result.curves, strict=True):
        assert sum(curve) == pytest.approx(1)
