"""The game as a PettingZoo environment: legal by its own checks, and blind to what is hidden."""

import random

import pytest

from game.titles.machu_picchu.lab.action_list import VOCABULARY
from game.titles.machu_picchu.lab.observation import observe
from game.titles.machu_picchu.rules.engine import legal_actions
from game.titles.machu_picchu.rules.observation import observation, resample
from tests.support.machu_picchu_games import begin, late, walk

pytest.importorskip("pettingzoo")


def test_every_legal_action_has_a_number_of_its_own() -> None:
    actions = VOCABULARY.words
    assert len(set(actions)) == len(actions) == 947
    for seed in range(30):
        rng = random.Random(seed)
        for state in walk(rng, late(rng) if seed % 2 else begin(seed, 2 + seed % 4), 60):
            assert all(VOCABULARY.read(VOCABULARY.spell(action)) == action for action in legal_actions(state))


def test_an_observation_is_bounded_and_does_not_tell_what_is_hidden() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        for state in walk(rng, late(rng), 10):
            if state.ending:
                continue
            for seat in state.game.seats:
                seen = observe(state, seat, 600)
                assert all(0 <= number <= 1 for number in seen)
                assert observe(resample(observation(state, seat), 3), seat, 600) == seen


def test_it_passes_the_checks_of_its_library() -> None:
    from pettingzoo.test.api_test import api_test

    from game.titles.machu_picchu.lab.environment import env

    api_test(env(players=3, turns=90), num_cycles=400)


def test_the_same_seed_begins_the_same_game_and_an_illegal_action_is_refused() -> None:
    from game.titles.machu_picchu.lab.environment import raw_env

    first, second = raw_env(render_mode="ansi"), raw_env(render_mode="ansi")
    first.reset(seed=4)
    second.reset(seed=4)
    assert first.render() == second.render()
    mask = first.observe(first.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="not legal"):
        first.step(int(mask.argmin()))
