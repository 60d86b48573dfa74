"""`legal_actions` is complete and exact, and nothing is ever lost or made (thousands of random positions)."""

import random

import pytest

from game.core.contract import Applied, Refusal
from game.titles.wiraqocha.phrases import explain
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.notation.actions import TEXT_FORMS
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import any_action, check_accounts, scattered, start, walk
from tests.support.shares import one_in
from tests.support.words import wiraqocha_words

POSITIONS = 1000
TRIES = 40


def positions(seed: int) -> list[State]:
    """Half of them from random games, half scattered at random."""
    rng = random.Random(seed)
    found: list[State] = []
    while len(found) < POSITIONS // 2:
        players, variants = rng.choice((2, 3, 4)), rng.choice(((), ("caves",), ("prisoner", "caves")))
        game = start(rng.randrange(1 << 30), players, variants)
        found += [state for number, state in enumerate(walk(rng, game, 400)) if number % 9 == 0]
    return found[: POSITIONS // 2] + [scattered(rng) for _ in range(POSITIONS // 2)]


@pytest.mark.parametrize("seed", one_in(2, range(2)))
def test_listed_actions_apply_and_all_others_are_refused(seed: int) -> None:
    rng, words = random.Random(seed), wiraqocha_words("en")
    for state in positions(seed):
        check_accounts(state)
        before = state.copy()
        legal = legal_actions(state)
        assert len(set(legal)) == len(legal)
        for action in legal:
            result = WIRAQOCHA.apply(state, state.mover, action)
            assert isinstance(result, Applied), TEXT_FORMS.write(action)
            check_accounts(result.state)
        for _ in range(TRIES):
            action = any_action(rng, state)
            result = WIRAQOCHA.apply(state, state.mover, action)
            assert isinstance(result, Applied) == (action in legal), TEXT_FORMS.write(action)
            if isinstance(result, Refusal):
                sentence = explain(words, result)
                assert "[" not in sentence, sentence
                assert "{" not in sentence, sentence
        assert state == before


def test_every_action_reads_back_from_its_text() -> None:
    rng = random.Random(7)
    for _ in range(200):
        state = scattered(rng)
        for action in (*legal_actions(state), *(any_action(rng, state) for _ in range(20))):
            assert TEXT_FORMS.read(TEXT_FORMS.write(action)) == action


def test_dice_of_one_face_are_one_die() -> None:
    for state in walk(random.Random(3), start(1), 300):
        texts = [TEXT_FORMS.write(action) for action in legal_actions(state)]
        assert len(texts) == len(set(texts))
