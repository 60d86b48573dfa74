"""The game as an environment for learning programs: what the makers of such programs test, and what it promises."""

import random
import warnings
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import cast

import pytest

pytest.importorskip("pettingzoo")

import numpy
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from game.core.contract import SetupError
from game.kit.bots.action_words import ActionSpelling
from game.kit.bots.environment import TitleEnvironment
from game.titles.wiraqocha.bots.reference import GreedyBot
from game.titles.wiraqocha.lab.environment import env, raw_env
from game.titles.wiraqocha.lab.vocabulary import vocabulary_of
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions, perform, refusal
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.state import State
from tests.support.game_data import CONTENT


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_passes_the_test_of_the_interface(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore"
        )  # about things that are as they should be, such as an empty mask at the end
        api_test(env(players=players), num_cycles=1000)
    assert "Passed" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: env(players=3, variants=("caves", "prisoner")), num_cycles=200)


def play(environment: TitleEnvironment[State, Action], seed: int, chance: random.Random) -> dict[str, float]:
    """Play a game of any words; the sum of each agent's rewards."""
    environment.reset(seed)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _ = environment.last()
        total[agent] += float(reward)
        if terminated or truncated:
            environment.step(None)  # type: ignore[arg-type]
            continue
        assert seen is not None
        assert environment.observation_space(agent).contains(seen)
        environment.step(int(chance.choice(numpy.flatnonzero(seen["action_mask"]))))
    return total


def test_one_wins_and_the_others_lose() -> None:
    environment = raw_env(players=3, turns=3000)
    assert sorted(play(environment, 3, random.Random(1)).values()) == [-1, -1, 1]


def test_a_game_that_does_not_end_is_truncated_without_rewards() -> None:
    environment = raw_env(players=2, turns=4)
    assert list(play(environment, 3, random.Random(1)).values()) == [0, 0]


def test_a_word_that_may_not_follow_is_refused_and_the_guard_ends_the_game() -> None:
    environment = raw_env()
    environment.reset(1)
    with pytest.raises(ValueError, match="not legal"):
        environment.step(len(environment.vocabulary.words) - 1)
    guarded = env()
    guarded.reset(1)
    agent = guarded.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        guarded.step(len(environment.vocabulary.words) - 1)
    assert guarded.rewards[agent] == -1


def test_a_bot_may_play_in_it() -> None:
    environment, bot = raw_env(players=2), GreedyBot(1)
    environment.reset(7)
    for _ in range(60):
        action = bot.choose(environment.shown())
        for word in environment.words_of(action):
            agent = environment.agent_selection
            environment.step(word)
        if environment.terminations[agent]:
            break
    assert environment.shown().turn > 3


def test_an_agent_sees_its_own_things_first() -> None:
    environment = raw_env(players=2)
    environment.reset(2)
    mover = environment.agent_selection
    other = next(agent for agent in environment.agents if agent != mover)
    mine, theirs = (environment.observe(agent)["observation"] for agent in (mover, other))
    assert (mine[0], mine[1], theirs[0], theirs[1]) == (1, 0, 0, 1)
    assert environment.observe(other)["action_mask"].sum() == 0


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="lava"):
        raw_env(variants=("lava",))


def test_every_action_has_words_of_its_own_and_is_found_by_them() -> None:
    vocabulary, choose = vocabulary_of(CONTENT), random.Random(5)
    for seed in range(6):
        state = new_game(CONTENT, Setup(CONTENT.colours, seed, "random", ("caves", "prisoner")))
        while (legal := legal_actions(state)) and state.turn < 150:
            assert len({vocabulary.spell(action) for action in legal}) == len(legal)
            wanted = choose.choice(legal)
            spelling, said = ActionSpelling(vocabulary, legal, partial(refusal, state)), None
            while said is None:
                word = vocabulary.spell(wanted)[len(spelling.said)]
                assert word in spelling.next_words()
                said = spelling.say(word)
            assert said == wanted
            state = perform(state, wanted).state


def test_the_words_are_hundreds_and_stay_where_they_are() -> None:
    """Trained programs know the words by number: a change here makes them useless."""
    vocabulary = vocabulary_of(CONTENT)
    assert len(vocabulary.words) == len(set(vocabulary.words))
    sizes = Counter(part for part, _ in cast("Sequence[tuple[str, object]]", vocabulary.words))
    assert (sizes["kind"], sizes["tile"], sizes["token"], sizes["using"]) == (31, 24, 168, 226)
    assert vocabulary.words[9] == ("kind", "tunnel")
    assert len(vocabulary.words) == 519
