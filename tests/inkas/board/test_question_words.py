"""Whatever is asked has its words in each language: heading, sentence, answers, stack, and the line that says so."""

import random
from fractions import Fraction
from functools import cache

import pytest

from game.base.i18n.words import Words, available_languages
from game.titles.inkas.board.moves.chances import odds_of
from game.titles.inkas.board.moves.labels import action_text, chance_text, notes_of
from game.titles.inkas.board.questions.options import question_of
from game.titles.inkas.board.questions.stack_lines import stack_lines
from game.titles.inkas.content.definitions import GODS, PIECES
from game.titles.inkas.content.house_rules import HouseRules, LaterAttacks, StrikeBack
from game.titles.inkas.rules.actions import Choose, Strike
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.engine import legal_actions, successor
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.pending import DrawAsked, Question, StandAsked, StrikeAsked
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import (
    HELD_QUESTIONS,
    LEGENDARY_QUESTIONS,
    crowded_with_hands,
    moments,
    moments_with_hands,
    walk,
)
from tests.support.quest_table import position
from tests.support.words import game_words_of

NAMES = ("Player 0", "Player 1", "Player 2", "Player 3")
SILENT = (None, Question.TURN, Question.DAWN)
TURNED = HouseRules(strike_back=StrikeBack.ATTACKED, amaru_attacks=LaterAttacks.AYLLU)
languages = pytest.mark.parametrize("language", available_languages())


@cache
def states() -> tuple[State, ...]:
    found = [*moments(1, 60), *moments_with_hands(1, 60)]
    for seed in range(60):
        rng = random.Random(seed)
        found += walk(rng, crowded_with_hands(rng, TURNED), 25)
    return tuple(state for state in found if state.question not in SILENT)


def said(words: Words, state: State) -> list[str]:
    """All that is written of what is asked."""
    legal = legal_actions(state)
    question = question_of(words, state, NAMES, legal, chances=True)
    assert question is not None
    lines = [question.title, question.note, *(option.label for option in question.options)]
    lines += [action_text(words, state, action) for action in legal[:40] if not isinstance(action, Choose)]
    return [*lines, *(line.text for line in stack_lines(words, state))]


@languages
def test_all_that_is_asked_has_words(language: str) -> None:
    words, asked = game_words_of("inkas", language), set[Question | None]()
    for state in states():
        lines = said(words, state)
        assert not [line for line in lines if not line or "[" in line or "{" in line], lines
        asked.add(state.question)
    assert asked >= HELD_QUESTIONS - {*SILENT}


@languages
def test_the_line_below_the_bar_says_who_is_asked_what(language: str) -> None:
    words = game_words_of("inkas", language)
    for question in Question:
        if question in (*SILENT, Question.CONSENT, *LEGENDARY_QUESTIONS):  # those of no mode at the table
            continue
        assert words.knows(f"table.now.{question}") and words.knows(f"table.question.{question}")


@languages
def test_who_strikes_back_is_named_with_whom_it_strikes(language: str) -> None:
    state = next(one for one in states() if one.question is Question.STRIKE)
    asked = state.pending[-1]
    text = " ".join(said(game_words_of("inkas", language), state)[:2])
    words = game_words_of("inkas", language)
    for number in (asked.finder, asked.against):  # type: ignore[union-attr]
        assert words(f"walla.{PIECES[number]}") in text


@languages
def test_the_stack_names_who_strikes_back_and_the_button_what_it_costs(language: str) -> None:
    words, checked = game_words_of("inkas", language), set[bool]()
    for state in states():
        asked = state.pending[-1] if state.pending else None
        if not isinstance(asked, StrikeAsked):
            continue
        for action in legal_actions(state):
            if not isinstance(action, Strike):
                continue
            notes = notes_of(words, state, action, chances=True)
            assert chance_text(words, odds_of(state, action) or Fraction(0)) in notes
            assert not action.overload or words("amount.llamas", count=1) in notes
            after = successor(put_in(state, state.game.asking(at_table=True)), action)
            if after.question is Question.ANSWER:
                (line, *_) = stack_lines(words, after)
                assert words(f"walla.{PIECES[asked.finder]}") in line.text
                checked.add(action.overload)
    assert checked == {True, False}


@languages
def test_before_a_god_nobody_is_asked_who_faces_an_amaru(language: str) -> None:
    words = game_words_of("inkas", language)
    amaru = words("table.question.stand")
    for state in states():
        asked = state.pending[-1] if state.pending else None
        if isinstance(asked, StandAsked) and PIECES[asked.amaru] in GODS:
            question = question_of(words, state, NAMES, legal_actions(state), chances=True)
            assert question is not None and question.title != amaru
            return
    raise AssertionError("no god attacks")


@languages
def test_a_draw_that_nobody_has_offered_says_that_the_quest_is_stuck(language: str) -> None:
    state = position(
        mode="advanced",
        players={"inka": "C", "chanka": "Q"},
        wallas={"ayar_kachi": "Ca2", "yana_uru": "Qb2"},
        stuck=True,
        pending=[{"asks": "draw_offer", "of": "inka"}],
    )
    asked = state.pending[-1]
    assert isinstance(asked, DrawAsked) and asked.by == NOBODY
    text = " ".join(said(game_words_of("inkas", language), state))
    assert not any(name in text for name in NAMES)
