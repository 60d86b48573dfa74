"""Where to place the first Camp: by the seed, one of the places that are nearly as good as the best."""

import random
from typing import Final

from game.titles.wiraqocha.bots.macro_moves import macro_moves
from game.titles.wiraqocha.bots.planning import SearchLimits, best_plan, follow
from game.titles.wiraqocha.bots.weights import Weights
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.state import Phase, State

NEARLY: Final = 0.015  # a chance to win that is lower by no more is as good


def opens(state: State) -> bool:
    """Whether the mover has yet to place its first token."""
    return state.phase is Phase.ACTIONS and not state.holdings().tokens


def opening(state: State, limits: SearchLimits, weights: Weights, seed: int) -> tuple[Action, ...]:
    """The placing of the Camp, with what it needs; nothing where it cannot be placed."""
    found: dict[str, tuple[float, tuple[Action, ...]]] = {}
    for move in macro_moves(state):
        conquest = move.actions[-1]
        assert isinstance(conquest, a.Conquer)  # nothing else is there to do before the Camp stands
        value = best_plan(follow(state, move.actions), limits, weights).value
        if value > found.get(conquest.tile, (-1.0, ()))[0]:
            found[conquest.tile] = value, move.actions
    if not found:
        return ()
    best = max(value for value, _ in found.values())
    return random.Random(seed).choice([move for value, move in found.values() if value >= best - NEARLY])
