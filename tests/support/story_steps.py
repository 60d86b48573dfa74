"""A short game, step by step, for the tests of its story."""

from game.core.contract import Applied, GameStep
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.engine import outcome
from game.titles.wiraqocha.rules.setup import Setup, new_game
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA, WiraqochaStep
from tests.support.greedy import Greedy

INITIAL = new_game(DATA.load(), Setup(("red", "blue", "green"), 11, "recommended", ()))


def some_steps(count: int) -> list[WiraqochaStep]:
    state, greedy, steps = INITIAL, Greedy(2), []
    for _ in range(count):
        if outcome(state) is not None:
            break
        seat, action = state.mover, greedy.choose(state)
        applied = WIRAQOCHA.apply(state, state.mover, action)
        assert isinstance(applied, Applied)
        state = applied.state
        steps.append(GameStep(seat, action, state, applied.events))
    return steps
