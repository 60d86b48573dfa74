"""A game of Machu Picchu is read again: what the Oracle would play is no mistake, and nobody speaks of dice."""

import re

import pytest

from game.core.analysis.judging import POSITIONS, judge_move
from game.core.analysis.moves import Move
from game.core.analysis.result import AnalysedMove, AnalysedTurn
from game.core.analysis.telling import GameTeller
from game.core.contract import Applied, GameStep, Refusal
from game.titles.machu_picchu.bots.evaluation import PositionEvaluator
from game.titles.machu_picchu.bots.judge import JUDGE
from game.titles.machu_picchu.bots.levels import sorted_turns
from game.titles.machu_picchu.bots.rollout_planner import RolloutPlanner
from game.titles.machu_picchu.bots.weights import WEIGHTS
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.state import Question, State
from game.titles.machu_picchu.title import TITLE
from tests.support.machu_picchu_games import begin
from tests.support.words import game_words_of

EVEN = """
players: [red, blue, green]
day: 8
turn: 71
bonus: {coca: 2, pottery: 2, cloth: 2, condor: 0, puma: 2, sun: 2}
market: {coca: 1, pottery: 1, cloth: 1}
goods:
  red: {corn: 3, llama: 1, coca: 1, pottery: 3, cloth: 2}
  blue: {corn: 10, llama: 1, coca: 1, pottery: 2, cloth: 1}
  green: {corn: 20, llama: 1, coca: 1, pottery: 1}
incas: {red: {shepherd: 1}, green: {farmer: 4}}
clergy: {red: {virgin: 1, puma: 1}, blue: {puma: 1}, green: {virgin: 2}}
prince: {blue: clock, green: condor}
scout: {red: 16, blue: 12, green: 2}
hands:
  red: [weaver+virgin, weaver+condor, virgin+condor]
  blue: [farmer+puma, weaver+puma, puma+condor]
  green: [farmer+virgin, farmer+condor, shepherd+virgin, potter+virgin]
"""
"""Red may walk to the Temple of the Sun and draw a card."""

TORN = """
players: [red, blue, green]
to_move: green
day: 6
turn: 48
bonus: {llama: 2, cloth: 2, puma: 2}
goods:
  red: {corn: 10, llama: 1, pottery: 2, cloth: 2}
  blue: {corn: 15, llama: 1, coca: 1, pottery: 1, cloth: 1}
  green: {corn: 17, coca: 1}
incas: {blue: {farmer: 1, shepherd: 1}, green: {farmer: 2, shepherd: 1}}
clergy: {red: {virgin: 1}, blue: {virgin: 1}, green: {puma: 1}}
prince: {red: pottery}
scout: {red: 7, blue: 5, green: 6}
hands:
  red: [planter+virgin, planter+condor, virgin+puma]
  blue: [potter+virgin, weaver+condor, virgin+condor]
  green: [farmer+puma, planter+puma]
"""
"""To the Corn Terraces or to the Temple of the Sun: the Oracle plays now this, now that."""

WASTED = """
players: [red, blue, green]
to_move: blue
day: 3
turn: 15
bonus: {corn: 2, llama: 2, pottery: 0, cloth: 0, condor: 0, puma: 0, sun: 2}
goods:
  red: {corn: 5, llama: 2, coca: 1, pottery: 1, cloth: 2}
  blue: {corn: 3, coca: 1, pottery: 2, cloth: 2}
  green: {corn: 9, pottery: 2}
incas: {red: {farmer: 1}, blue: {farmer: 1}, green: {farmer: 1}}
clergy: {green: {virgin: 1}}
prince: {red: puma, blue: virgins, green: condor}
scout: {red: 13, blue: 9, green: 7}
hands: {red: [potter+condor], blue: [farmer+weaver], green: [farmer+virgin]}
"""
"""To walk into a district that brings nothing today is a mistake."""


def position(text: str) -> State:
    return TITLE.positions.parse(TITLE.data.load(), text)


def line(state: State, *texts: str) -> tuple[Action, ...]:
    actions: list[Action] = []
    for text in texts:
        action = TITLE.rules.parse_action(state, text)
        assert not isinstance(action, Refusal)
        applied = TITLE.rules.apply(state, TITLE.rules.decider(state), action)
        assert isinstance(applied, Applied)
        actions.append(action)
        state = applied.state
    return tuple(actions)


def test_what_the_oracle_plays_itself_is_no_mistake() -> None:
    state = position(TORN)
    judge = PositionEvaluator(WEIGHTS, state)
    chosen = {
        RolloutPlanner(seed, 0.0, POSITIONS // 2).chosen(state, sorted_turns(state, judge), judge).actions
        for seed in (2, 5)
    }
    assert len(chosen) > 1, "the Oracle plays now this, now that"
    for played in chosen:
        assert not judge_move(TITLE.rules, JUDGE, state, played, POSITIONS // 2).better, played


def test_what_the_oracle_never_plays_still_is_one() -> None:
    state = position(WASTED)
    found = judge_move(TITLE.rules, JUDGE, state, line(state, "walk pottery"), POSITIONS // 4)
    assert found.better and found.cost[1] < -0.05


def test_whose_turn_it_is_is_not_ahead_for_that() -> None:
    """All get their turn of the round before anybody is compared: who plays as expected changes nothing."""
    state = begin(1, 3)
    while state.question is Question.INCA:
        state = TITLE.rules.successor(state, TITLE.rules.legal_actions(state)[0])
    turn = sorted_turns(state, PositionEvaluator(WEIGHTS, state))[0]
    assert turn.state.decider != state.decider
    assert JUDGE.chances(turn.state, ()) == pytest.approx(JUDGE.chances(state, ()))


def test_a_card_that_nobody_drew_is_not_named_in_a_better_line() -> None:
    state = position(EVEN)
    (played,) = line(state, "walk sun")
    applied = TITLE.rules.apply(state, TITLE.rules.decider(state), played)
    assert isinstance(applied, Applied)
    steps = (GameStep(state.decider, played, applied.state, applied.events),)
    move = Move(0, 24, 71, 0, 1, shows=True, thrower=0, owner=0)
    even = (1 / 3,) * 3
    found = AnalysedMove(move, even, even, ("walk sun",), (-0.1, 0.05, 0.05), False, 0.0, even)
    turn = AnalysedTurn((found,), 1)
    teller = GameTeller(game_words_of(NAME), TITLE, {}, state, steps, eyes=0)
    assert "draws a card" in teller.played(turn, whole=True)
    assert " + " in teller.played(turn, whole=True) and " + " not in teller.better(turn, whole=True)


@pytest.mark.parametrize(
    ("language", "dice"),
    [
        ("en", r"\b(dice|die|throws?|roll\w*)\b"),
        ("fr", r"\b(dés?|jets?|lancers?)\b"),
        ("it", r"\b(dad[oi]|lanc\w+)\b"),
    ],
)
def test_its_analysis_has_no_word_of_dice_or_throws(language: str, dice: str) -> None:
    words = game_words_of(NAME, language)
    for key in (
        *("shares", "shares_note", "kinds.moves", "kinds.throws", "kinds.tip", "lucky", "unlucky", "throw"),
        *("throws", "no_throws", "mistake", "mistakes", "finest", "fine", "chances_note", "column.luck"),
    ):
        assert not re.search(dice, words(f"analysis.{key}").lower()), key
