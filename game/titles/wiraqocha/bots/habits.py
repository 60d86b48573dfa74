"""The habits of a Cadet: what one of them likes too much and never thinks of, for a whole game."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.titles.wiraqocha.bots.openings import FAVOURITES
from game.titles.wiraqocha.bots.temperaments import TEMPERAMENT_WEIGHTS
from game.titles.wiraqocha.bots.weights import Weights
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.state import State

# What a Cadet may like too much: by how much a weight is higher than it should be.
FANCIES: Final[Mapping[str, Mapping[str, float]]] = {
    "cubes": {"cubes": 0.3, "income": 0.3},
    "dice": {"dice": 0.4},
    "crowd": {"tokens": 0.2},
    "risk": {"tokens_at_risk": 0.2, "camp_at_risk": 0.2, "dice_at_risk": 0.4, "goods_at_risk": 0.3},
}

# What a Cadet may never think of, by the actions that it takes; of attacks, conquests of what a rival holds.
OVERSIGHTS: Final[Mapping[str, tuple[type[Action], ...]]] = {
    "attack": (a.Conquer,),
    "rob": (a.Plunder, a.Tunnel),
    "guard": (a.Protect, a.MoveFortress),
    "exchange": (a.Exchange, a.Pass),
    "pay": (a.Raise, a.Lower),
    "luck": (a.Reroll, a.Sacrifice, a.Manufacture),
    "recover": (a.Recover, a.Restore, a.Ransom),
}
OVERSIGHTS_EACH: Final = 2


@cache
def _weights(favourite: str, fancy: str) -> Weights:
    return TEMPERAMENT_WEIGHTS[favourite].shifted(FANCIES[fancy])


@dataclass(frozen=True, slots=True)
class Habits:
    """The habits of one Cadet."""

    favourite: str
    fancy: str
    overlooks: frozenset[str]

    def weights(self) -> Weights:
        """How it judges."""
        return _weights(self.favourite, self.fancy)

    def overlooked(self, state: State, actions: Iterable[Action]) -> bool:
        """Whether it would never think of doing these; of recovering it thinks where it has nothing left to place."""
        overlooks = self.overlooks if any(state.reserve[state.mover]) else self.overlooks - {"recover"}
        return any(
            isinstance(action, OVERSIGHTS[oversight]) and (oversight != "attack" or _is_attack(state, action))
            for action in actions
            for oversight in overlooks
        )


def habits_of(seed: int, favourite: str = "") -> Habits:
    """Those of the Cadet with this seed, who may be said to favour a victory."""
    chance = random.Random(seed)
    drawn, fancy = chance.choice(FAVOURITES), chance.choice(sorted(FANCIES))
    return Habits(favourite or drawn, fancy, frozenset(chance.sample(sorted(OVERSIGHTS), OVERSIGHTS_EACH)))


def _is_attack(state: State, action: Action) -> bool:
    return isinstance(action, a.Conquer) and state.board[state.game.index[action.tile]] >= 0
