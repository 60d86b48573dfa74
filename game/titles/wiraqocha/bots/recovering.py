"""What a seat does that has nothing left but its Camp: it earns the cubes for which tokens are recovered."""

from game.titles.wiraqocha.bots.macro_moves import macro_moves
from game.titles.wiraqocha.bots.planning import Plan, follow, protected
from game.titles.wiraqocha.bots.weights import Weights
from game.titles.wiraqocha.bots.win_chance import denied_tiles, win_chance
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions, successor
from game.titles.wiraqocha.rules.state import Phase, State


def recovering(state: State, weights: Weights) -> tuple[Action, ...]:
    """A recovery (W-11.18), else guarding the Camp where cubes are, else its way to where there are any.

    Nothing where anything is on the board beside the Camp or may be placed, or no cubes are in reach: a Camp that
    takes what is near instead spends them, and never has a token again.
    """
    seat, seen, resources = state.mover, state.holdings(), state.game.resources
    if state.phase is not Phase.ACTIONS or seen.camp < 0 or len(seen.tokens) > 1 or any(state.reserve[seat]):
        return ()
    if denied_tiles(state, weights):
        return ()  # a rival must be stopped first
    recoveries = [action for action in legal_actions(state) if isinstance(action, a.Recover)]
    if recoveries:
        return (max(recoveries, key=lambda action: win_chance(successor(state, action), seat, weights)),)
    if not resources[seen.camp]:
        ways = [
            (win_chance(follow(state, move.actions), seat, weights), move.actions)
            for move in macro_moves(state, weights)
            if len(move.actions) == 1
            and isinstance(done := move.actions[0], a.Conquer)
            and resources[state.game.index[done.tile]]
        ]
        return max(ways, key=lambda way: way[0], default=(0.0, ()))[1]
    return (*protected(Plan((), state, 0.0), weights).actions, a.End())
