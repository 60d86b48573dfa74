"""The game as a PettingZoo environment: legal by its own checks, and blind to what is hidden."""

import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from game.kit.bots.action_words import ActionSpelling
from game.titles.inkas.lab.action_list import VOCABULARY
from game.titles.inkas.lab.observation import observe
from game.titles.inkas.rules.actions import Action, Evoke, Transport
from game.titles.inkas.rules.engine import legal_actions, refusal
from game.titles.inkas.rules.notation.positions import POSITIONS
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import begin, content, crowded, walk

pytest.importorskip("pettingzoo")


def test_every_legal_action_has_words_of_its_own_and_none_begins_another() -> None:
    for seed in range(20):
        rng = random.Random(seed)
        for state in walk(rng, crowded(rng) if seed % 2 else begin(seed, 3, agreed=False), 20):
            spelt = {VOCABULARY.spell(action): action for action in legal_actions(state)}
            assert len(spelt) == len(legal_actions(state))
            ordered = sorted(spelt)
            assert not any(one == two[: len(one)] for one, two in pairwise(ordered))


GREAT_CROWD = """
players: {inka: C, chanka: Q, supay: K}
llamas: {inka: 2}
wallas: {ayar_manqu: Ca2, ayar_awqa: Ca2, ayar_kachi: Ca2, ayar_uchu: Ca2, enigmatic_ally: Ca2,
  yawar_supay: Ca2, wayra_sumaq: Ca2, yana_uru: Ca2 dead, sinchi_thupaq: Ca2 dead, simpira: Ca2 dead,
  qarqacha: Ca2 dead}
"""


def said_in_words(state: State, words: Callable[[ActionSpelling[Action]], int]) -> Action:
    """The action that is said in words, each chosen by what is said so far."""
    spelling = ActionSpelling(VOCABULARY, legal_actions(state), lambda action: refusal(state, action))
    while True:
        word = words(spelling)
        assert word in spelling.next_words()
        if (done := spelling.say(word)) is not None:
            return done


def word_of(spelt: tuple[int, ...]) -> Callable[[ActionSpelling[Action]], int]:
    """One word of these after another."""
    return lambda spelling: spelt[len(spelling.said)]


@pytest.mark.parametrize("evoked", [False, True])
def test_every_lawful_company_can_be_said_though_not_every_one_is_listed(evoked: bool) -> None:
    text = GREAT_CROWD.replace("manqu: Ca2", "manqu: Ca2 dead") if evoked else GREAT_CROWD
    state, rng, found = POSITIONS.parse(content(), text), random.Random(3), set[Action]()
    listed, head = set(legal_actions(state)), VOCABULARY.spell(Transport("ayar_manqu", "Cb1"))[:1]
    if evoked:
        head = VOCABULARY.spell(Evoke("ayar_manqu", Transport("enigmatic_ally", "Cb1")))[:3]

    def any_word(spelling: ActionSpelling[Action]) -> int:
        at = len(spelling.said)
        return head[at] if at < len(head) else rng.choice(sorted(spelling.next_words()))

    for _ in range(400):
        action = said_in_words(state, any_word)
        assert refusal(state, action) is None
        assert said_in_words(state, word_of(VOCABULARY.spell(action))) == action
        found.add(action)
    assert found & listed and found - listed


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
