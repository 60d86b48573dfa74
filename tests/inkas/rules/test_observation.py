"""What a seat may know (I-5.11): all but how the face-down cards lie, and chance to come."""

import random

import pytest

from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.rules.answers import can_answer
from game.titles.inkas.rules.fixed_order import NO_CARD
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import Window
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import begin, crowded, moments_with_hands, walk


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


def states_with_hands() -> list[State]:
    return moments_with_hands(1, 60)[::3]


@pytest.mark.clauses("I-5.11", "R-93", "R-5")
def test_a_view_keeps_the_own_hand_what_is_known_and_how_many_cards_there_are() -> None:
    for state in states_with_hands():
        if state.victory:
            assert observation(state, 0).hands == state.hands  # all hands are shown at the end (I-19.5)
            continue
        for seat in (*state.game.seats, None):
            seen = observation(state, seat)
            assert list(map(len, seen.hands)) == list(map(len, state.hands))
            assert sorted(every_card(seen)) == sorted(every_card(state))
            assert all(card in state.game.held for hand in seen.hands for card in hand)
            if seat is not None:
                assert seen.hands[seat] == state.hands[seat]
                assert seen.known[seat] == state.known[seat]
            for other in state.game.seats:
                for card in seen.known[seat][other] if seat is not None else ():
                    assert card in seen.hands[other]
            same = (
                "places",
                "staff",
                "flags",
                "llamas",
                "tampus",
                "pending",
                "mover",
                "step",
                "out",
                "stuck",
            )
            assert all(getattr(seen, name) == getattr(state, name) for name in same)


def every_card(state: State) -> list[int]:
    return [
        *(card for card in state.cards if card != NO_CARD),
        *(card for hand in state.hands for card in hand),
    ]


@pytest.mark.clauses("I-5.11")
def test_a_view_follows_from_what_is_known_alone_and_what_is_drawn_fits_it() -> None:
    asked, able = 0, 0
    for state in states_with_hands():
        if state.victory:
            continue
        for seat in state.game.seats:
            seen = observation(state, seat)
            for seed in (5, 6):
                other = resample(seen, seed)
                assert observation(other, seat) == seen
                assert other == resample(observation(other, seat), seed)
                window = other.pending[-1] if other.pending else None
                if isinstance(window, Window) and seat != window.of:
                    asked += 1
                    able += can_answer(other, window, window.of)
    assert asked > 10 and able > 0.9 * asked


def test_a_hidden_card_of_a_hand_is_any_that_may_be_held() -> None:
    state = begin(3, 2, mode=Mode.ADVANCED)
    drawn = {card for seed in range(200) for card in resample(observation(state, 0), seed).hands[1]}
    assert drawn == {*state.game.dealt_from, *state.game.dealt, *(card for card in state.game.pieces)}
