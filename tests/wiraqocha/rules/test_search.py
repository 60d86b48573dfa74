"""What search needs: successors without events, keys of positions, and all that chance may bring."""

import random
from fractions import Fraction
from itertools import product

import pytest

from game.titles.wiraqocha.rules.actions import Action, End, Reroll, Roll, Sacrifice
from game.titles.wiraqocha.rules.chance_outcomes import chance_outcomes
from game.titles.wiraqocha.rules.engine import legal_actions, perform, reveals, successor
from game.titles.wiraqocha.rules.state import Phase, State
from tests.support.random_positions import COLOURS, VARIANTS, scattered, start, walk


def positions(seed: int) -> list[State]:
    rng = random.Random(seed)
    played = [
        state
        for number in range(4)
        for state in walk(rng, start(number, 2 + number % 3, VARIANTS[number]), 120)
    ]
    return played + [scattered(rng) for _ in range(200)]


def test_a_successor_is_the_state_that_the_events_lead_to() -> None:
    for state in positions(1):
        before = state.copy()
        for action in legal_actions(state):
            after = successor(state, action)
            assert after == perform(state, action).state
        assert state == before


def test_equal_keys_allow_the_same_whatever_the_turn_and_the_coming_dice() -> None:
    for state in positions(2)[::5]:
        twin = state.copy()
        twin.seed, twin.drawn, twin.turn = state.seed + 1, state.drawn + 5, state.turn + 4
        assert twin != state
        assert twin.key() == state.key()
        assert hash(twin.key()) == hash(state.key())
        assert legal_actions(twin) == legal_actions(state)


def test_keys_tell_the_states_of_a_turn_apart() -> None:
    known: dict[tuple[object, ...], State] = {}
    for state in walk(random.Random(4), start(4), 400):
        twin = known.setdefault(state.key(), state)
        twin = twin.copy()
        twin.turn, twin.drawn = state.turn, state.drawn
        assert twin == state
    assert len(known) > 300


def chancy(seed: int) -> list[tuple[State, Action]]:
    """Actions by which chance enters, each with its state."""
    rng, found = random.Random(seed), []
    for state in positions(seed):
        options = legal_actions(state)
        if options:
            action = rng.choice(options)
            after = successor(state, action)
            if reveals(state, after):
                found.append((state, action))
    return found


def test_prospects_are_all_results_of_chance_with_their_weights() -> None:
    """Against a count of every throw, die by die."""
    rolls = [(state, action) for state, action in chancy(3) if type(action) in (Roll, Reroll, Sacrifice)]
    assert len(rolls) > 40
    for state, action in rolls[:60]:
        free = state.copy()
        free.loaded = ()
        number = successor(free, action).drawn - free.drawn
        if number > 4:
            continue
        weights: dict[tuple[int, ...], Fraction] = {}
        for faces in product(range(1, 7), repeat=number):
            free.loaded = faces
            hand = successor(free, action).dice
            weights[hand] = weights.get(hand, Fraction(0)) + Fraction(1, 6**number)
        found = {outcome.state.dice: outcome.probability for outcome in chance_outcomes(state, action)}
        assert found == pytest.approx({hand: float(weight) for hand, weight in weights.items()})


def test_prospects_are_possible_states_and_surely_one_of_them_comes() -> None:
    for state, action in chancy(5):
        found = chance_outcomes(state, action)
        assert sum(outcome.probability for outcome in found) == pytest.approx(1)
        keys = [outcome.state.key() for outcome in found]
        assert len(set(keys)) == len(keys)


def test_prospects_know_no_coming_die_and_no_coming_card() -> None:
    """Another seed and another order of the pile give the same outcomes."""
    rng = random.Random(6)
    for state, action in chancy(6):
        veiled = state.copy()
        veiled.seed += 1
        veiled.loaded = ()
        veiled.deck = tuple(rng.sample(state.deck, len(state.deck)))

        def told(given: State, action: Action = action) -> set[tuple[object, ...]]:
            return {
                (p.state.dice, p.state.market, frozenset(p.state.deck), round(p.probability, 12))
                for p in chance_outcomes(given, action)
            }

        assert told(state) == told(veiled)


def test_the_end_of_a_turn_may_turn_up_any_card_of_the_pile() -> None:
    state = next(
        state
        for state in walk(random.Random(0), start(5, 4), 2000)
        if state.phase is Phase.ACTIONS
        and len(state.market) < 3
        and len(state.deck) > 1
        and state.holdings().camp >= 0
        and End() in legal_actions(state)
        and successor(state, End()).winner < 0
    )
    assert state.game.colours == COLOURS
    fresh = [set(outcome.state.market) - set(state.market) for outcome in chance_outcomes(state, End())]
    assert sorted(card for cards in fresh for card in cards) == sorted(state.deck)


def test_what_is_sure_has_one_prospect() -> None:
    for state in positions(7)[::7]:
        for action in legal_actions(state):
            after = successor(state, action)
            if not reveals(state, after):
                (outcome,) = chance_outcomes(state, action)
                assert outcome.probability == 1
                assert outcome.state.key() == after.key() or state.loaded
