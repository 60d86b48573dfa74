"""A player that is easily pleased: of all it may do now it takes what makes its own position look best at once."""

import random

from game.core.contract import Applied
from game.titles.wiraqocha.rules.actions import Action, End, Lower, Raise, Roll
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.tokens import IS_DRILL_TYPE, seat_of
from game.titles.wiraqocha.rules.victory import technology
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA


class Greedy:
    """Chooses by one look ahead; the same seed chooses the same way."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def choose(self, state: State) -> Action:
        """The action that this player takes now."""
        actions = legal_actions(state)
        return max(actions, key=lambda action: (self._worth(state, action), self.chance.random()))

    def _worth(self, state: State, action: Action) -> float:
        if isinstance(action, End | Roll):
            return _position(state, state.mover) + (0.0 if isinstance(action, End) else -0.5)
        applied = WIRAQOCHA.apply(state, state.mover, action)
        assert isinstance(applied, Applied)
        price = 2.5 if isinstance(action, Raise | Lower) else 0.0
        return _position(applied.state, state.mover) - price


def _position(state: State, seat: int) -> float:
    game = state.game
    cost = technology(state, seat)
    worth = (
        30.0 * state.relics.count(seat) + 9.0 * state.crystals[seat] + 3.0 * cost.resources + 4 * cost.somnium
    )
    worth += 1.0 * min(3, state.cubes[seat]) + 0.4 * len(state.dice)
    for tile, piece in enumerate(state.board):
        if piece < 0:
            continue
        if seat_of(piece) == seat:
            worth += 2.0 + 1.5 * game.dice[tile] + game.resources[tile] + 0.3 * state.protecting[tile]
            if IS_DRILL_TYPE[piece & 7]:
                worth += 2.0 * max(1, game.extraction[tile])
        else:
            worth -= 0.7
    if state.winner == seat:
        worth += 1000
    return worth - 2.0 * sum(state.graveyard[seat])
