"""Where to place the first Camp: one of the places that are nearly as good as the best, by what the game is played for.

What that is comes with the temperament or the habits, or else by the seed: relics, crystals or cards. Among places
as good, one that dice seldom allow comes before one that nearly all of them do; else all games would begin alike.
"""

import random
from collections.abc import Iterator
from math import exp
from operator import itemgetter
from typing import Final

from game.titles.wiraqocha.bots.chances import chance_to_take
from game.titles.wiraqocha.bots.macro_moves import macro_moves
from game.titles.wiraqocha.bots.planning import SearchLimits, best_plan, follow
from game.titles.wiraqocha.bots.weights import Weights
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.state import Phase, State

# a chance to win that is lower by no more is as good; lower by a fourth of it on average
NEARLY: Final = 0.05
AMPLY: Final = 0.1  # the same for those who see one move at a time, in which most places look alike
FAVOURITES: Final = ("relics", "miner", "inventor")  # temperaments, one for each victory

_FIRST_DICE: Final = 3  # of a first turn (W-6.6)
_RARELY: Final = 4  # the power of a place's rareness that it counts
_HERE: Final = 2.0  # what a tile itself counts beside its neighbours

Opening = tuple[float, str, tuple[Action, ...]]  # the chance to win, the Camp's tile and what is done


def opens(state: State) -> bool:
    """Whether the mover has yet to place its first token."""
    return state.phase is Phase.ACTIONS and not state.holdings().tokens


def opening(
    state: State,
    limits: SearchLimits,
    weights: Weights,
    seed: int,
    favourite: str = "",
    nearly: float = NEARLY,
) -> tuple[Action, ...]:
    """The placing of the Camp, with what it needs, and then a relic for who plays for them; nothing where the Camp
    cannot be placed.
    """
    mind = random.Random(seed)
    drawn = mind.choice(FAVOURITES)
    aim = favourite if favourite in FAVOURITES else drawn
    found = list(_places(state, limits, weights))
    best = max((value for value, _, _ in found), default=0.0)
    if aim == "relics":
        relics = list(_relics(state, found, limits, weights))
        # ways with one value differ by actions alone, which have no order
        value, _, actions = max(relics, key=itemgetter(0, 1), default=(-1.0, "", ()))
        if value >= best - nearly:
            return actions
    good = [one for one in found if one[0] >= best - nearly]
    if not good:
        return ()
    game = state.game
    likings = [_liking(game, game.index[tile], aim) for _, tile, _ in good]
    return mind.choices([actions for _, _, actions in good], likings)[0]


def _places(state: State, limits: SearchLimits, weights: Weights) -> Iterator[Opening]:
    """The best way to each tile."""
    found: dict[str, Opening] = {}
    for move in macro_moves(state):
        conquest = move.actions[-1]
        assert isinstance(conquest, a.Conquer)  # nothing else is there to do before the Camp stands
        value = best_plan(follow(state, move.actions), limits, weights).value
        if conquest.tile not in found or value > found[conquest.tile][0]:
            found[conquest.tile] = value, conquest.tile, move.actions
    yield from found.values()


def _relics(state: State, places: list[Opening], limits: SearchLimits, weights: Weights) -> Iterator[Opening]:
    """From these places, what finds a relic in the same turn."""
    for _, tile, actions in places:
        camped = follow(state, actions)
        for move in macro_moves(camped):
            after = follow(camped, move.actions)
            if state.mover in after.relics:
                yield best_plan(after, limits, weights).value, tile, (*actions, *move.actions)


def _liking(game: Game, tile: int, aim: str) -> float:
    """How readily one who plays for an aim takes a tile among others that are as good."""
    near = [other for other in game.territories if game.neighbours[tile] >> other & 1]
    taste = _HERE * _offers(game, tile, aim) + sum(_offers(game, other, aim) for other in near)
    often = chance_to_take(game.keys[tile], _FIRST_DICE, 0, 0)
    return exp(taste) / max(often, 0.01) ** _RARELY


def _offers(game: Game, tile: int, aim: str) -> float:
    """What a tile has for an aim: a relic, a Vein, cubes."""
    match aim:
        case "relics":
            return float(game.relic_on[tile] >= 0)
        case "miner":
            return float(game.extraction[tile] > 0)
        case _:
            return game.resources[tile] / 2
