"""The raider's choice: to plunder where that costs little."""

from game.titles.wiraqocha.bots.macro_moves import macro_moves
from game.titles.wiraqocha.bots.planning import SearchLimits, best_plan, follow, logit
from game.titles.wiraqocha.bots.weights import Weights
from game.titles.wiraqocha.bots.win_chance import WON, win_chance
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.state import Phase, State

LOOKED_AT = 3  # plunders that are thought through


def raid(state: State, limits: SearchLimits, weights: Weights, eager: float) -> tuple[Action, ...]:
    """The plunder that leads furthest, if that costs no more strength than `eager`; or none."""
    if state.phase is not Phase.ACTIONS or state.holdings().camp < 0:
        return ()
    raids = [
        (move.actions, follow(state, move.actions))
        for move in macro_moves(state)
        if isinstance(move.actions[-1], a.Plunder | a.Tunnel)
    ]
    if not raids:
        return ()
    wanted = best_plan(state, limits, weights).value
    if wanted == WON:
        return ()
    raids.sort(key=lambda raid: -win_chance(raid[1], state.mover, weights))
    worth = {actions: best_plan(after, limits, weights).value for actions, after in raids[:LOOKED_AT]}
    best = max(worth, key=lambda actions: worth[actions])
    return best if logit(worth[best]) >= logit(wanted) - eager else ()
