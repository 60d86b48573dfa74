"""An ambush that costs nothing and can only gain is laid by every level, however wrongly it judges."""

import random

import pytest

from game.core.contract import BotName, Refusal
from game.titles.inkas.bots.chances import outcomes
from game.titles.inkas.bots.levels import Planner
from game.titles.inkas.bots.title_bots import BOTS
from game.titles.inkas.rules.actions import Action, Ambush, Pass
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.observation import observation, resample
from game.titles.inkas.rules.pending import Question
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import crowded, walk

SEEDS = range(5)  # of a player's errors


def asked(count: int) -> list[State]:
    """The view of a seat that is asked whether it ambushes, in crowded quests."""
    rng, found = random.Random(3), list[State]()
    while len(found) < count:
        for state in walk(rng, crowded(rng), 12):
            if not state.victory and state.question is Question.AMBUSH:
                found.append(resample(observation(state, state.decider), len(found)))
                break
    return found


def worst_and_best(view: State, action: Action) -> tuple[float, float]:
    """The least and the greatest chance that an answer may leave."""
    state, search = Planner().look_at(view)
    chances = [search.chances(after)[state.decider] for _, after in search.settled(outcomes(state, action))]
    return min(chances), max(chances)


@pytest.fixture(scope="module")
def free() -> list[State]:
    """Those in which some ambush leaves nobody worse off than to pass, and may leave it better."""
    found = list[State]()
    for view in asked(30):
        passed, _ = worst_and_best(view, Pass())
        ambushes = [action for action in legal_actions(view) if isinstance(action, Ambush)]
        worths = [worst_and_best(view, action) for action in ambushes]
        if any(worst >= passed - 1e-9 and best > passed + 0.01 for worst, best in worths):
            found.append(view)
    return found


@pytest.mark.parametrize("level", ["herder", "runner", "captain"])
def test_an_ambush_that_can_only_gain_is_laid(level: str, free: list[State]) -> None:
    assert len(free) > 9
    for view in free:
        for seed in SEEDS:
            bot = BOTS.make(BotName(level), seed)
            assert not isinstance(bot, Refusal)
            assert not isinstance(bot.choose(view), Pass)
