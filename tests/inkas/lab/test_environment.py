"""The game as a PettingZoo environment: legal by its own checks, and blind to what is hidden."""

import random
from itertools import pairwise

import pytest

from game.titles.inkas.lab.action_list import VOCABULARY
from game.titles.inkas.lab.observation import observe
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.observation import observation, resample
from tests.support.inkas_games import begin, crowded, walk

pytest.importorskip("pettingzoo")


def test_every_legal_action_has_words_of_its_own_and_none_begins_another() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        for state in walk(rng, crowded(rng) if seed % 2 else begin(seed, 3, agreed=False), 20):
            spelt = {VOCABULARY.spell(action): action for action in legal_actions(state)}
            assert len(spelt) == len(legal_actions(state))
            ordered = sorted(spelt)
            assert not any(one == two[: len(one)] for one, two in pairwise(ordered))


def test_an_observation_is_bounded_and_does_not_tell_what_is_hidden() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        for state in walk(rng, crowded(rng), 6):
            for seat in state.game.seats:
                seen = observe(state, seat, (), 300)
                assert all(0 <= number <= 1 for number in seen)
                assert observe(resample(observation(state, seat), 3), seat, (), 300) == seen


def test_it_passes_the_checks_of_its_library() -> None:
    from pettingzoo.test.api_test import api_test

    from game.titles.inkas.lab.environment import env

    api_test(env(players=3, turns=60), num_cycles=300)


def test_the_same_seed_begins_the_same_quest_and_an_illegal_word_is_refused() -> None:
    from game.titles.inkas.lab.environment import raw_env

    first, second = raw_env(render_mode="ansi"), raw_env(render_mode="ansi")
    first.reset(seed=4)
    second.reset(seed=4)
    assert first.render() == second.render()
    mask = first.observe(first.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="not legal"):
        first.step(int(mask.argmin()))
