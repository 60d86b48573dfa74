"""The list of legal actions against a slow count: of all that can be named, what is listed is accepted and no more."""

import random

import pytest

from game.core.contract import Applied, Refusal
from game.titles.machu_picchu.rules.actions import Action, Done, Make, ReturnCards, Ride, Walk
from game.titles.machu_picchu.rules.engine import legal_actions, refusal, successor
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.notation.actions import TEXT_FORMS
from game.titles.machu_picchu.rules.refusals import Reason
from game.titles.machu_picchu.rules.state import Question, State
from tests.support.machu_picchu_games import begin, late, walk
from tests.support.title_examples import EXAMPLES

NAMEABLE: list[Action] = list(EXAMPLES["machu-picchu"].nameable(None))


def moments() -> list[State]:
    """A moment of every question and many of the common ones, out of random games and late positions."""
    found: list[State] = []
    counts: dict[Question | None, int] = {}
    for seed in range(160):
        rng = random.Random(seed)
        start = begin(seed, 2 + seed % 4) if seed % 3 == 0 else late(rng)
        for state in walk(rng, start, 40):
            counts[state.question] = counts.get(state.question, 0) + 1
            if counts[state.question] <= 12:
                found.append(state)
    assert set(counts) >= {question for question in Question if question is not Question.CLAIM}
    return found


@pytest.fixture(scope="module")
def states() -> list[State]:
    return moments()


def test_what_is_listed_is_accepted_and_nothing_else_that_can_be_named(states: list[State]) -> None:
    for state in states:
        listed = legal_actions(state)
        assert len(set(listed)) == len(listed)
        assert {action for action in NAMEABLE if refusal(state, action) is None} == set(listed)


def test_what_is_refused_changes_nothing_and_says_why(states: list[State]) -> None:
    rng = random.Random(1)
    for state in states:
        before = state.copy()
        for action in rng.sample(NAMEABLE, 60):
            result = MACHU_PICCHU.apply(state, state.decider, action)
            if isinstance(result, Refusal):
                assert result.reason in tuple(Reason)
        assert state == before


def test_a_state_without_events_is_the_same_state(states: list[State]) -> None:
    for state in states:
        for action in legal_actions(state)[:40]:
            applied = MACHU_PICCHU.apply(state, state.decider, action)
            assert isinstance(applied, Applied)
            assert applied.state == successor(state, action)
            assert applied.events


def test_every_action_that_can_be_named_reads_back() -> None:
    for action in NAMEABLE:
        if isinstance(action, ReturnCards) and not action.cards:
            continue  # cards always go back
        text = TEXT_FORMS.write(action)
        if text == "goods ":
            continue  # nobody can choose no goods
        assert TEXT_FORMS.read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "walk", "walk atlantis", "Walk plaza", "WALK plaza", " walk plaza", "walk plaza "),
        *(
            "walk plaza now",
            "walk\tplaza",
            "walk plaza\n",
            "offer",
            "offer ,",
            "offer corn,,cloth",
            "offer corn, cloth",
        ),
        *("burn -1", "burn 01", "burn 100", "burn two", "make", "make 1.0", "adjust cloth", "adjust + cloth"),
        *(
            "return puma+farmer",
            "return farmer+farmer",
            "return",
            "done now",
            "goods",
            "goods -",
            "stay four",
        ),
        *(
            "pay",
            "pay moon",
            "recall incas",
            "hire 1",
            "ordain sun",
            "inca",
            "place nowhere",
            "sell",
            "buy gold",
        ),
    ],
)
def test_notation_2_what_is_no_notation(text: str) -> None:
    result = TEXT_FORMS.read(text)
    assert isinstance(result, Refusal)
    assert result.reason in (Reason.NOTATION, Reason.UNKNOWN_ACTION)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("walk   plaza", "walk plaza"),
        ("offer cloth,corn", "offer corn,cloth"),
        ("goods cloth,coca,llama", "goods llama,coca,cloth"),
        ("offer cloth,cloth", "offer cloth,cloth"),
        ("make 40", "make 40"),
        ("return weaver+puma,farmer+puma", "return weaver+puma,farmer+puma"),
    ],
)
def test_notation_2_how_it_is_written(text: str, written: str) -> None:
    action = TEXT_FORMS.read(text)
    assert not isinstance(action, Refusal)
    assert TEXT_FORMS.write(action) == written


def test_a_slip_is_told_with_the_word_that_was_meant() -> None:
    for text, near in (("wolk plaza", "walk"), ("walk plasa", "plaza"), ("sell pottry", "pottery")):
        result = TEXT_FORMS.read(text)
        assert isinstance(result, Refusal)
        assert result.details["nearest"] == near


def test_m4_2_r30_every_district_is_walked_or_ridden_to_but_not_both(states: list[State]) -> None:
    moves = [state for state in states if state.question is Question.MOVE]
    assert moves
    for state in moves:
        here, listed = state.prince[state.mover], legal_actions(state)
        walked = {action.district for action in listed if isinstance(action, Walk)}
        ridden = {action.district for action in listed if isinstance(action, Ride)}
        assert DISTRICTS[here] not in walked | ridden and not walked & ridden
        if state.goods[state.mover][1]:
            assert len(walked) + len(ridden) == 14
        else:
            assert not ridden


def test_m13_1_r37_done_is_never_left_alone(states: list[State]) -> None:
    for state in states:
        assert legal_actions(state) != [Done()]
        assert legal_actions(state) != [Make(0)]
