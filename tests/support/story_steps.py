"""A short game, step by step, for the tests of its story."""

from game.core.contract import Applied, GameStep
from game.titles.wiraqocha.content.load import load_content
from game.titles.wiraqocha.rules import WIRAQOCHA
from game.titles.wiraqocha.rules.engine import outcome
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.session_types import WiraqochaStep
from tests.support.greedy import Greedy

INITIAL = new_game(load_content(), Setup(("red", "blue", "green"), 11, "recommended", ()))


def some_steps(count: int) -> list[WiraqochaStep]:
    state, greedy, steps = INITIAL, Greedy(2), []
    for _ in range(count):
        if outcome(state) is not None:
            break
        action = greedy.choose(state)
        applied = WIRAQOCHA.apply(state, action)
        assert isinstance(applied, Applied)
        state = applied.state
        steps.append(GameStep(action, state, applied.events))
    return steps
