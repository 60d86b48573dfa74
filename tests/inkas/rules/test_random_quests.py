"""Quests played at random in each way: what is offered is accepted, reads back, and leads on without loss."""

import random

import pytest

from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.rules.actions import Action, Agree, OfferDraw
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.engine import legal_actions, perform, refusal, successor
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.notation.actions import read_action, write_action
from game.titles.inkas.rules.observation import observation
from game.titles.inkas.rules.state import State, Step
from tests.inkas.rules.test_alliance import check
from tests.inkas.rules.test_invariants import RULES_TURNED
from tests.support.inkas_games import begin, choice

MOST = 700  # actions of a quest
LISTED = 25  # of them looked at in a list
EVERY = 8  # of the moments looked at from each seat

WAYS = {
    "family": (3, Mode.FAMILY, False),
    "family alliance": (4, Mode.FAMILY, True),
    "advanced of two": (2, Mode.ADVANCED, False),
    "advanced of three": (3, Mode.ADVANCED, False),
    "advanced of four": (4, Mode.ADVANCED, False),
    "advanced alliance": (4, Mode.ADVANCED, True),
    "legendary of two": (2, Mode.LEGENDARY, False),
    "legendary of three": (3, Mode.LEGENDARY, False),
    "legendary of four": (4, Mode.LEGENDARY, False),
    "legendary alliance": (4, Mode.LEGENDARY, True),
}


def check_list(rng: random.Random, state: State, legal: list[Action]) -> None:
    for action in rng.sample(legal, min(LISTED, len(legal))):
        assert refusal(state, action) is None, write_action(action)
        assert read_action(write_action(action)) == action


def check_seats(state: State) -> None:
    """Who decides is offered the same by what it may know; each seat's own hand is what it knows."""
    for seat in state.game.seats:
        seen = observation(state, seat)
        assert seen.hands[seat : seat + 1] == state.hands[seat : seat + 1]
        if seat == state.decider:
            assert set(legal_actions(seen)) == set(legal_actions(state))


def play_on(rng: random.Random, state: State) -> State:
    """The quest a while on, or at its end, every action looked at."""
    before = None
    for number in range(MOST):
        legal = legal_actions(state)
        if not legal:
            break
        check_list(rng, state, legal)
        if state.step is not Step.CHOOSE and not state.game.at_table:
            check(state, before)
        if number % EVERY == 0:
            check_seats(state)
        others: list[Action] = []
        others += [one for one in legal if not isinstance(one, OfferDraw | Agree)]
        action = choice(rng, others or legal)
        before, applied = state, perform(state, action)
        state = successor(state, action)
        assert applied.state == state
        assert all(
            INKAS.seen_by(event, seat) for event in applied.events for seat in (None, *state.game.seats)
        )
    return state


@pytest.mark.parametrize("way", WAYS)
def test_a_random_quest_loses_nothing_and_offers_what_is_legal(way: str) -> None:
    seats, mode, alliance = WAYS[way]
    for seed in (1, 2):
        rng = random.Random(seed)
        rules = RULES_TURNED if seed == 2 and mode is not Mode.FAMILY else None
        play_on(rng, begin(seed, seats, rules, mode=mode, alliance=alliance))


@pytest.mark.parametrize("way", [way for way, (_, mode, _) in WAYS.items() if mode is not Mode.FAMILY])
def test_where_all_at_a_table_are_asked_what_is_offered_is_legal_too(way: str) -> None:
    seats, mode, alliance = WAYS[way]
    state = begin(3, seats, mode=mode, alliance=alliance)
    play_on(random.Random(3), put_in(state, state.game.asking(at_table=True)))


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", range(100, 200))
def test_many_random_quests_lose_nothing(way: str, seed: int) -> None:
    seats, mode, alliance = WAYS[way]
    play_on(random.Random(seed), begin(seed, seats, mode=mode, alliance=alliance))
