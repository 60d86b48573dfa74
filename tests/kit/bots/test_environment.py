"""A title as an environment for learning programs, tried with the card race: each of its actions is a word."""

import warnings
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pytest

pytest.importorskip("pettingzoo")

import numpy
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from game.core.contract import Outcome
from game.kit.bots.action_words import word_by_action
from game.kit.bots.environment import TitleEnvironment, guarded
from tests.support.titles.card_race.rules import RULES, Move, Race, deal
from tests.support.titles.card_race.title import TITLE

CARDS = range(1, 7)
WORDS = ("step", "roll", "draw", "tax", "let", "spoil")
VOCABULARY = word_by_action(
    [*map(Move, WORDS), *(Move(word, card) for word in ("play", "pair") for card in CARDS)]
)


def observed(state: Race, seat: int, said: Sequence[int]) -> list[float]:
    return [max(0, points) / 50 for points in (*state.points[seat:], *state.points[:seat])]


def environment(players: int = 3, turns: int = 100) -> TitleEnvironment[Race, Move]:
    return TitleEnvironment(
        TITLE, players, lambda seed: deal(seed, players), VOCABULARY, observed, turns, "ansi"
    )


def played(game: TitleEnvironment[Race, Move], seed: int = 1) -> list[float]:
    """Play a game of legal words; the sum of each agent's rewards."""
    game.reset(seed)
    chance = numpy.random.default_rng(seed)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        total[agent] += float(reward)
        assert seen is not None
        words = numpy.flatnonzero(seen["action_mask"])
        game.step(None if terminated or truncated else int(chance.choice(words)))  # type: ignore[arg-type]
    return list(total.values())


def test_it_passes_the_tests_of_its_library() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(guarded(environment()), num_cycles=200)
        seed_test(lambda: guarded(environment()), num_cycles=100)
    assert environment().metadata["name"] == "card_race_v0"


def test_a_legal_action_that_is_not_listed_may_be_chosen() -> None:
    seed = next(seed for seed in range(100) if len(set(deal(seed, 2).hands[0])) == 1)
    state = deal(seed, 2)
    game = TitleEnvironment(TITLE, 2, partial(_same, state), VOCABULARY, observed, 100)
    game.reset()
    pair, other = Move("pair", state.hands[0][0]), Move("pair", state.hands[0][0] % 6 + 1)
    (word,), (refused,) = VOCABULARY.spell(pair), VOCABULARY.spell(other)
    mask = game.observe("player_0")["action_mask"]
    assert not mask[word]
    for number in (refused, -1, len(VOCABULARY.words)):
        with pytest.raises(ValueError, match="not legal"):
            game.step(number)
    assert game.agent_selection == "player_0"
    assert game.words_of(pair) == [word]
    game.step(word)
    assert game.shown().hands[0] == ()


@pytest.mark.parametrize(
    ("end", "rewards"),
    [
        (Outcome(((1,), (0, 2, 3)), "goal"), [-1, 1, -1, -1]),
        (Outcome(((0, 2), (1, 3)), "goal"), [0, -1, 0, -1]),  # a victory that is shared
        (Outcome(((0, 2), (1, 3)), "goal", sides=((0, 2), (1, 3))), [1, -1, 1, -1]),  # that of one side
        (Outcome(((0, 2, 1, 3),), "goal", sides=((0, 2), (1, 3))), [0, 0, 0, 0]),
        (Outcome(((0, 2, 3), (1,)), "goal", drawn=True), [0, -1, 0, 0]),
        (Outcome(((0, 2), (1, 3)), "goal", sides=((0, 2), (1, 3)), drawn=True), [0, -1, 0, -1]),
    ],
)
def test_rewards_count_sides(end: Outcome, rewards: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "outcome", lambda state: end if state.turn > 3 else None)
    assert played(environment(4)) == rewards


def test_a_game_that_takes_too_long_is_truncated_without_rewards() -> None:
    assert played(environment(3, turns=2)) == [0, 0, 0]


def test_what_a_bot_is_shown_hangs_on_what_its_seat_knows_alone() -> None:
    state = deal(4, 2)
    mine, theirs = state.hands
    others = replace(state, seed=9, hands=(mine, state.deck[:2]), deck=(*theirs, *state.deck[2:]))
    games = [
        TitleEnvironment(TITLE, 2, partial(_same, one), VOCABULARY, observed, 100) for one in (state, others)
    ]
    assert games[0].shown() == games[1].shown()


def _same(state: Race, seed: int) -> Race:
    return state
