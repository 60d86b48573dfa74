"""Chance in the search: exact results with their probabilities, and nothing known of what is to come."""

import random
from itertools import product

import pytest

from game.core.contract import BotName, Refusal
from game.titles.wiraqocha.bots.expectation import expectation
from game.titles.wiraqocha.bots.planning import SearchLimits, best_plan
from game.titles.wiraqocha.bots.title_bots import BOTS, WiraqochaBot
from game.titles.wiraqocha.bots.weights import WEIGHTS
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions, successor
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import scattered, start, walk

SHORT = SearchLimits(1, 6, 2, 0)


def decisions(seed: int, number: int) -> list[State]:
    """States to decide in, from random games and from positions drawn at random."""
    rng = random.Random(seed)
    played = [state for state in walk(rng, start(seed, 3, ("prisoner",)), 200) if state.winner < 0]
    drawn = [state for state in (scattered(rng) for _ in range(number)) if state.winner < 0]
    return [*rng.sample(played, number), *drawn]


def thrown(state: State, action: Action, faces: tuple[int, ...]) -> State:
    """The state that the engine gives when these faces come."""
    loaded = state.copy()
    loaded.loaded = faces
    return successor(loaded, action)


@pytest.mark.parametrize(("kind", "most"), [(a.Roll, 2), (a.Reroll, 1), (a.Sacrifice, 1), (a.Manufacture, 1)])
def test_an_expectation_is_the_mean_over_every_throw_each_as_likely(kind: type[Action], most: int) -> None:
    checked = 0
    for state in decisions(4, 150):
        for action in legal_actions(state):
            free = state.copy()
            free.loaded = ()
            if not isinstance(action, kind):
                continue
            dice = successor(free, action).drawn - free.drawn
            if dice > most or checked > 6:
                continue
            throws = [thrown(state, action, faces) for faces in product(range(1, 7), repeat=dice)]
            mean = sum(best_plan(after, SHORT).value for after in throws) / len(throws)
            assert expectation(state, action, SHORT, WEIGHTS) == pytest.approx(mean)
            checked += 1
    assert checked


def with_another_fate(state: State, salt: int) -> State:
    """The same open state with other dice to come and another order of the pile."""
    twin = state.copy()
    twin.seed, twin.drawn = state.seed + salt, state.drawn + 3
    twin.loaded = (6, 6, 6, 1)
    twin.deck = tuple(random.Random(salt).sample(state.deck, len(state.deck)))
    return twin


def bot(level: str) -> WiraqochaBot:
    made = BOTS.make(BotName(level, positions=900 if level == "empress" else 0), 7)
    assert not isinstance(made, Refusal)
    return made


@pytest.mark.parametrize(
    "level", ["random", "greedy", "apprentice", "cadet", "surveyor", "engineer", "empress"]
)
def test_a_choice_does_not_hang_on_what_is_to_come(level: str) -> None:
    """One bot seed, one open state: one choice, whatever the coming dice and cards."""
    for state in decisions(8, 6 if level == "empress" else 15):
        chosen = bot(level).choose(state)
        for salt in (1, 2):
            assert bot(level).choose(with_another_fate(state, salt)) == chosen


def test_a_plan_is_followed_while_the_table_is_as_foreseen_and_only_then() -> None:
    engineer = bot("engineer")
    state = next(state for state in decisions(3, 60) if len(state.dice) > 3 and state.holdings().camp >= 0)
    first = engineer.choose(state)
    after = successor(state, first)
    foreseen = engineer.choose(with_another_fate(after, 5))
    assert foreseen in legal_actions(after)
    changed = after.copy()
    changed.dice = (1,)
    assert engineer.choose(changed) in legal_actions(changed)
