"""A quest of Advanced read again: whose a throw was, what is luck, and that cards are no mistakes for their time."""

import random
from collections.abc import Sequence

import pytest

from game.core.analysis.judging import SEEDS, judge_move
from game.core.analysis.moves import Move, actions_of, moves_of, state_at
from game.core.analysis.result import AnalysedMove, AnalysedTurn
from game.core.analysis.telling import GameTeller
from game.core.analysis.work import AnalysisWork, judge_next
from game.core.contract import Refusal
from game.core.record import GameSession
from game.titles.inkas.bots import judge
from game.titles.inkas.bots.judge import JUDGE, _chances
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.content.load import DATA
from game.titles.inkas.rules import actions as a
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.events import CardTaken, CardUnveiled, Event, Rolled
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State
from game.titles.inkas.title import TITLE
from tests.support.inkas_games import begin, choice
from tests.support.words import game_words_of

Session = GameSession[State, a.Action, Event]


def played(seed: int, seats: int = 2, most: int = 3000) -> Session:
    """A random quest at a table, where all are asked."""
    rng, state = random.Random(seed), begin(seed, seats, mode=Mode.ADVANCED)
    session = GameSession(INKAS, put_in(state, state.game.asking(at_table=True)))
    while len(session.steps) < most and (legal := INKAS.legal_actions(session.state)):
        session.act(choice(rng, [one for one in legal if not isinstance(one, a.OfferDraw)] or [*legal]))
    return session


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


def unfinished() -> Session:
    found = played(6, most=40)
    assert INKAS.outcome(found.state) is None
    return found


def test_a_quest_that_goes_on_is_told_to_who_watches_with_nothing_better_than_what_all_could_see() -> None:
    found = unfinished()
    moves = moves_of(INKAS, found.initial, found.steps)
    move = next(move for move in moves if not move.answers and move.begin > 4)
    state = state_at(found.initial, found.steps, move.begin)
    seat = INKAS.decider(state)
    deals = [INKAS.resample(INKAS.observation(state, None), seed) for seed in SEEDS]
    for done in INKAS.legal_actions(deals[0])[:3]:
        judged = judge_move(INKAS, JUDGE, deals[0], (done,), 5, deals)
        for text in judged.better:
            action = INKAS.parse_action(deals[0], text)
            assert not isinstance(action, Refusal)
            assert all(INKAS.refusal(deal, seat, action) is None for deal in deals)
    even = (0.5, 0.5)
    better = tuple(INKAS.format_action(done) for done in INKAS.legal_actions(deals[0])[:1])
    one = AnalysedMove(move, even, even, better, (-0.1, 0.1), False, 0.0, even)
    for eyes in (None, 0, 1):
        teller = GameTeller(game_words_of("inkas"), TITLE, {}, found.initial, found.steps, eyes)
        assert teller.better_steps(one)


def test_what_an_enemy_holds_makes_no_move_a_mistake() -> None:
    """The same moment with other cards in the enemy's hand is judged alike."""
    state = begin(5, 2, mode=Mode.ADVANCED)
    while state.question is not Question.TURN:
        state = INKAS.successor(state, INKAS.legal_actions(state)[0])
    seat = state.decider
    other = INKAS.resample(INKAS.observation(state, seat), 8)
    assert other.hands[1 - seat] != state.hands[1 - seat]
    for action in INKAS.legal_actions(state)[::9][:3]:
        one, two = (judge_move(INKAS, JUDGE, moment, (action,), 5) for moment in (state, other))
        assert (one.better, one.cost, one.found) == (two.better, two.cost, two.found)


NEAR = """
title: inkas
mode: advanced
players: {inka: C, chanka: Q}
step: move
wallas:
  ayar_kachi: Ca2
  wayra_sumaq: Cb3
  amsay_rumi: ukhu
  yawar_supay: ukhu
  yana_uru: ukhu
  sinchi_thupaq: ukhu
hands: {inka: [map_1], chanka: [inti, pacha_mama]}
"""
"""Who places a walla beside the last enemy can attack it; whatever is done may be answered."""


def test_a_better_line_goes_on_beyond_the_answers_to_it_until_a_die_is_thrown() -> None:
    state = TITLE.positions.parse(DATA.load(), NEAR)
    state = put_in(state, state.game.asking(at_table=True))
    better = judge_move(INKAS, JUDGE, state, (a.End(),), 40).better
    placed, passed, attacked, thrown = better
    assert placed.startswith("place ") and attacked.startswith("attack ") and passed == thrown == "pass"
    session = GameSession(INKAS, state)
    session.act(a.End())
    (move,) = moves_of(INKAS, state, session.steps)
    even = (0.5, 0.5)
    one = AnalysedMove(move, even, even, better, (-0.1, 0.1), False, 0.0, even)
    words = game_words_of("inkas")
    teller = GameTeller(words, TITLE, {}, state, session.steps, 0)
    said = teller.better(AnalysedTurn((one,), 1))
    unanswered = words("analysis.unanswered")
    before, after = said.split(unanswered)
    assert before and "attacks" in after and "survive" not in after and "killed" not in after


def test_chances_of_family_are_worked_out_once_however_the_hidden_cards_lie(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An analysis asks for the mean over many of their orders, for every move."""
    state, counted = begin(3, 3), list[State]()
    rng = random.Random(3)
    for _ in range(24):
        state = INKAS.successor(state, choice(rng, [*INKAS.legal_actions(state)]))
    lies = [INKAS.resample(INKAS.observation(state, 0), seed) for seed in SEEDS]
    alone = [_chances(one) for one in (state, *lies[:2])]

    def counting(one: State) -> Sequence[float]:
        counted.append(one)
        return alone[0]

    monkeypatch.setattr(judge, "_chances", counting)
    found = [JUDGE.chances(one, (1,)) for one in lies]
    assert len(counted) == 1 and all(one == found[0] for one in found)
    for other in alone:
        assert other == pytest.approx(alone[0])
