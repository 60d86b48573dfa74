"""What a seat may know (I-5.11): all but how the face-down cards lie, and chance to come."""

import random

import pytest

from game.titles.inkas.rules.fixed_order import NO_CARD
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import begin, crowded, walk


def states() -> list[State]:
    found = []
    for seed in range(20):
        rng = random.Random(seed)
        found += list(walk(rng, crowded(rng) if seed % 2 else begin(seed, 3, agreed=seed % 4 > 0), 40))[::5]
    return found


@pytest.mark.clauses("I-5.11")
def test_a_view_keeps_all_but_the_cards_and_chance() -> None:
    for state in states():
        seen = observation(state, 0)
        assert sorted(seen.cards) == sorted(state.cards)
        assert [card == NO_CARD for card in seen.cards] == [card == NO_CARD for card in state.cards]
        assert (seen.seed, seen.drawn, seen.rolls) == (0, 0, ())
        same = ("places", "staff", "flags", "llamas", "pending", "chosen", "mover", "step", "out")
        assert all(getattr(seen, name) == getattr(state, name) for name in same)


def test_views_are_the_same_for_all_and_follow_from_what_is_known_alone() -> None:
    for state in states():
        assert observation(state, 0) == observation(state, None) == observation(state, 1)
        for seed in (5, 6):
            other = resample(observation(state, 0), seed)
            assert observation(other, 0) == observation(state, 0)
            assert other == resample(observation(other, 1), seed)


def test_a_hidden_card_is_anywhere_as_likely() -> None:
    state = begin(3, 3)
    first = {resample(observation(state, 0), seed).cards[0] for seed in range(300)}
    assert first == set(state.game.deck)
    seeds = {resample(observation(state, 0), seed).seed for seed in range(20)}
    assert len(seeds) == 20
