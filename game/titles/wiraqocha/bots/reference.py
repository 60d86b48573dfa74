"""A player to measure the others by: it sees a single action ahead."""

import random

from game.titles.wiraqocha.bots.win_chance import win_chance
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions, perform, reveals
from game.titles.wiraqocha.rules.state import State


class GreedyBot:
    """The sure action whose next state it values most; any of the others, chance or the end, if none improves."""

    def __init__(self, seed: int) -> None:
        self._choice = random.Random(seed)

    def choose(self, state: State) -> Action:
        """The best single step."""
        best, most, unsure = None, win_chance(state, state.mover), []
        for action in legal_actions(state):
            after = perform(state, action).state
            if reveals(state, after) or after.mover != state.mover:
                unsure.append(action)
            elif (worth := win_chance(after, state.mover)) > most:
                best, most = action, worth
        return best or self._choice.choice(unsure or legal_actions(state))
