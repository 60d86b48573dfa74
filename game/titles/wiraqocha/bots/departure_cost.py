"""What it costs to send a token away from where it stands. Knows the rules and no screen."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.titles.wiraqocha.rules.actions import RESERVE, TokenAt
from game.titles.wiraqocha.rules.state import ON_TILE, State
from game.titles.wiraqocha.rules.tokens import CAMP, IS_DRILL_TYPE, IS_EXPLORER_TYPE, KIND_INDEX


@dataclass(frozen=True, slots=True)
class DepartureCost:
    """What the owner no longer has when a token goes from its place to a target: so much less each turn.

    `points` are those of the harvest, less than the token will earn at its target; `die` is the protecting die that
    is taken off the board (0: none lies there).
    """

    dice: int = 0
    cubes: int = 0
    rerolls: int = 0
    points: int = 0
    die: int = 0
    shield: bool = False
    camp: bool = False
    tile: bool = False

    @property
    def weight(self) -> tuple[bool, int, bool]:
        """Sorts tokens, the least costly first: never the Camp before another, and the reserve before the board."""
        earned = 4 * self.dice + 2 * self.points + 2 * self.cubes + self.rerolls
        return self.camp, earned + (self.die > 0) + 6 * self.shield, self.tile


def departure_cost(state: State, token: TokenAt, target: int) -> DepartureCost:
    """What it costs the mover to send this token to the tile with that number."""
    kind = KIND_INDEX[token.kind]
    if token.place == RESERVE:
        return DepartureCost(camp=kind == CAMP)
    game, tile = state.game, state.game.index[token.place]
    points = _points(state, kind, tile) - _points(state, kind, target)
    return DepartureCost(
        game.dice[tile],
        game.resources[tile],
        game.rerolls[tile],
        max(0, points),
        state.protecting[tile],
        state.shield == tile,
        kind == CAMP,
        tile=True,
    )


def suits_tile(state: State, token: TokenAt, target: int) -> bool:
    """Whether the token makes more of the tile than others: an Explorer of a relic, a Drill of a vein."""
    kind, relic = KIND_INDEX[token.kind], state.game.relic_on[target]
    if relic >= 0 and state.relics[relic] == ON_TILE:
        return IS_EXPLORER_TYPE[kind]
    return bool(state.game.extraction[target]) and IS_DRILL_TYPE[kind]


def cheapest_first(state: State, tokens: Iterable[TokenAt], target: int) -> tuple[TokenAt, ...]:
    """Tokens that can go to a target, what costs least to send first; of equals, whoever makes more of the tile."""

    def key(token: TokenAt) -> tuple[tuple[bool, int, bool], bool]:
        return departure_cost(state, token, target).weight, not suits_tile(state, token, target)

    return tuple(sorted(tokens, key=key))


def _points(state: State, kind: int, tile: int) -> int:
    """The points that a token of this kind earns there at each harvest."""
    return (state.game.extraction[tile] or state.game.figures.ground_extraction) if IS_DRILL_TYPE[kind] else 0
