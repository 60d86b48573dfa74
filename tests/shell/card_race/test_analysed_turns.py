"""In an analysis a turn is one move, answers are judged for who gave them, and nothing that was hidden counts."""

from dataclasses import replace

import pytest

from game.core.analysis.judging import judge_move
from game.core.analysis.moves import Move
from game.core.analysis.result import AnalysedMove, AnalysedTurn, Analysis
from game.core.analysis.telling import GameTeller
from game.core.analysis.work import AnalysisWork, judge_next
from game.core.contract import AnyJudge, AnyRules
from game.core.match import Session
from game.core.registry import title
from tests.support.card_race_game import NAME, begun, play, race_match, race_words
from tests.support.words import wiraqocha_words


def rules() -> AnyRules:
    return title(NAME).rules


def judge() -> AnyJudge:
    found = title(NAME).bots.judge
    assert found is not None
    return found


def a_card_is_played(seed: int = 7) -> Session:
    """The first seat plays its highest card; the second takes a tax, the third lets it pass."""
    session = begun(race_match("", "", "", seed=seed), None)
    play(session, f"play {max(session.state.hands[0])}")
    play(session, "tax")
    play(session, "let")
    return session


def analysed(session: Session) -> Analysis:
    work = AnalysisWork(rules(), session.initial, session.steps, eyes=0)
    while judge_next(title(NAME), work):
        pass
    found = work.result()
    assert found is not None
    return found


def decision(begin: int, seat: int, lost: float, *, owner: int = 0, end: int = 0) -> AnalysedMove:
    """A decision of the first turn by which a seat lost so much."""
    cost = tuple(-lost if other == seat else lost / 2 for other in range(3))
    even = (1 / 3,) * 3
    move = Move(seat, 1, 1, begin, end or begin + 1, shows=False, thrower=seat, owner=owner)
    return AnalysedMove(move, even, even, ("step",) if lost else (), cost, False, 0.0, even)


def test_all_own_decisions_of_a_turn_are_one_move_and_each_answer_is_one_of_its_own() -> None:
    parts = (
        *(decision(0, 0, 0.05), decision(1, 1, 0.0), decision(2, 2, 0.3), decision(3, 0, 0.1)),
        decision(4, 1, 0.04),
    )
    found = Analysis(parts)
    own, first, second, third = found.turns
    assert own.decisions == (parts[0], parts[3]) and not own.answers
    assert (own.begin, own.end, own.dearest) == (0, 5, parts[3])
    assert own.lost == pytest.approx(0.15)
    assert [(turn.seat, turn.begin, turn.end) for turn in (first, second, third)] == [
        *((1, 1, 2), (2, 2, 3), (1, 4, 5))
    ]
    assert all(turn.answers for turn in (first, second, third))
    assert found.mistakes() == (second, own, third)
    assert found.mistakes([0, 1]) == (own, third)


def test_a_game_is_divided_into_turns_and_answers() -> None:
    found = analysed(a_card_is_played())
    first = found.turns[0]
    assert not first.answers and first.begin == 0
    assert [turn.seat for turn in found.turns if turn.answers] == [1, 2]


def test_a_better_line_goes_on_with_the_likely_answers_to_the_end_of_the_turn() -> None:
    state = begun(race_match("", "", ""), None).state
    found = judge_move(rules(), judge(), state, (rules().parse_action(state, "step"),))
    card, *answers = found.better
    assert card.startswith("play ") and answers
    for text in found.better:
        assert rules().turn(state) == 1
        action = rules().parse_action(state, text)
        assert rules().refusal(state, rules().decider(state), action) is None
        state = rules().successor(state, action)
    assert rules().turn(state) == 2


def test_likely_answers_are_marked_in_what_is_told_of_a_better_line() -> None:
    session = begun(race_match("", "", ""), None, "step")
    (turn, *_) = analysed(session).turns
    assert turn.dearest.better
    teller = GameTeller(race_words(), title(NAME), {}, session.initial, session.steps, 0)
    said = teller.better(turn, whole=True)
    likely, unanswered = (
        race_words()("analysis.likely", line="|").split("|"),
        race_words()("analysis.unanswered"),
    )
    marks = {answer != "let" for answer in turn.dearest.better[1:]}
    assert (likely[0] in said) == (True in marks) and (unanswered in said) == (False in marks)
    assert said.count(unanswered) <= 1


def test_an_answer_is_all_of_its_line() -> None:
    """What is best after it is for whose turn it is to decide."""
    session = begun(race_match("", "", ""), None)
    play(session, f"play {max(session.state.hands[0])}")
    state = replace(session.state, points=(1, 1, 1))
    found = judge_move(rules(), judge(), state, (rules().parse_action(state, "let"),))
    assert found.better == ("tax",)


def test_before_the_dearest_decision_a_card_has_an_ellipsis_and_the_whole_all_of_the_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = a_card_is_played()
    monkeypatch.setattr(GameTeller, "_sentences", lambda _, steps: [f"Done {len(steps)}."] if steps else [])
    teller = GameTeller(wiraqocha_words(), title(NAME), {}, session.initial, session.steps)
    turn = AnalysedTurn((decision(0, 0, 0.0), decision(1, 0, 0.1)), 3)
    assert teller.played(turn) == "… Done 2."
    assert teller.played(turn, whole=True) == "Done 1. Done 2."
    assert teller.better(turn).startswith("… ") and teller.better(turn, whole=True).startswith("Done 1.")


@pytest.mark.parametrize("seed", range(4))
def test_what_others_hide_makes_nothing_a_mistake(seed: int) -> None:
    """Nobody is blamed, nor praised, for cards that it could not see."""
    state = begun(race_match("", "", "", seed=seed), None).state
    first, *others = state.hands
    other = replace(state, hands=(first, *reversed(others)))
    for action in rules().legal_actions(state):
        one, two = (judge_move(rules(), judge(), state, (action,)) for state in (state, other))
        assert (one.better, one.cost, one.win, one.found) == (two.better, two.cost, two.win, two.found)


def test_a_line_ends_where_what_is_likely_cannot_be_done() -> None:
    state = begun(race_match("", "", ""), None).state
    step = rules().parse_action(state, "step")
    strange: AnyJudge = type("Strange", (type(judge()),), {"likely_answer": lambda _, state: step})()
    found = judge_move(rules(), strange, state, (step,))
    assert found.better == (f"play {max(state.hands[0])}",)


def test_a_judge_who_plans_what_cannot_be_played_finds_nothing_better() -> None:
    state = begun(race_match("", "", ""), None).state
    step, let = (rules().parse_action(state, text) for text in ("step", "let"))
    lines = {"best_line": lambda *_: (let,), "plain_line": lambda *_: (let,)}
    strange: AnyJudge = type("Strange", (type(judge()),), lines)()
    found = judge_move(rules(), strange, state, (step,))
    assert (found.better, found.cost, found.found) == ((), (), 0.0)
