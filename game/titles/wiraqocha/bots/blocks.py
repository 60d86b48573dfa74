"""Turns that begin by stopping a rival: what it may win with is taken, robbed or wrecked, whatever that costs."""

from typing import Final

from game.titles.wiraqocha.bots.macro_moves import MacroMove, macro_moves
from game.titles.wiraqocha.bots.planning import Plan, PositionCounter, SearchLimits, best_plan, follow
from game.titles.wiraqocha.bots.weights import Weights
from game.titles.wiraqocha.bots.win_chance import denied_tiles, win_chance
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.state import State

MOST_BLOCKS: Final = 4  # tiles for which a turn is thought through


def blocks(state: State, limits: SearchLimits, weights: Weights, counter: PositionCounter) -> list[Plan]:
    """For each tile that a rival's win hangs on, the best turn that begins there; of the best tiles only."""
    denied = denied_tiles(state, weights)
    if not denied:
        return []
    begun: dict[int, tuple[float, MacroMove]] = {}
    for move in macro_moves(state, weights):
        tile = _target(state, move)
        if tile < 0 or not denied >> tile & 1:
            continue
        value = win_chance(follow(state, move.actions), state.mover, weights)
        counter.charge(1)
        if tile not in begun or value > begun[tile][0]:
            begun[tile] = value, move
    best = sorted(begun.values(), key=lambda found: -found[0])[:MOST_BLOCKS]
    return [_continued(state, move, limits, weights, counter) for _, move in best]


def _continued(
    state: State, move: MacroMove, limits: SearchLimits, weights: Weights, counter: PositionCounter
) -> Plan:
    plan = best_plan(follow(state, move.actions), limits, weights, counter)
    return Plan((*move.actions, *plan.actions), plan.state, plan.value)


def _target(state: State, move: MacroMove) -> int:
    """The tile that a macro move attacks; -1 for none."""
    match move.actions[-1]:
        case a.Conquer(tile=label) | a.Plunder(tile=label) | a.Tunnel(tile=label) | a.FireRay(tile=label):
            return state.game.index[label]
    return -1
