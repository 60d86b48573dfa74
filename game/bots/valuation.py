"""How well a seat stands: a number that grows with the nearness of victory, income, reach and safety.

The unit is about one crystal's worth of progress; a won game counts WON. All weights stand in `Weights`.
"""

from dataclasses import dataclass

from game.bots.chances import chance_to_take
from game.rules.state import GONE, ON_TILE, State
from game.rules.tokens import CAMP, IS_DRILL_TYPE, IS_EXPLORER_TYPE, IS_ZEPPELIN_TYPE
from game.rules.victory import technology

WON = 1000.0


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth."""

    nearest: float = 30.0  # the best of the three ways, as a square of its progress
    ways: float = 10.0  # all three ways together
    camp: float = 8.0  # a Camp on the board
    token: float = 0.7  # a token on the board
    reserve: float = 0.35  # a token in the reserve
    cube_income: float = 1.1  # a cube each turn
    die: float = 2.2  # a die each turn
    reroll: float = 0.5
    point: float = 1.3  # an extraction point
    odd_point: float = 0.4  # a point that harvests nothing yet
    cube: float = 0.45  # a cube in hand, up to the limit
    spare_cube: float = 0.12  # a cube above it
    relic_at_hand: float = 2.0  # a Zeppelin-type or Drill on Ruins with a relic, an Explorer may follow
    hold: float = 0.8  # any tile, for what it denies and reaches
    risk: float = 0.5  # share of a threatened thing that is written off
    rivals: float = 0.55  # how much the others' standing counts against one's own
    leader: float = 0.45  # and that of the best of them on top


WEIGHTS = Weights()


def value(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """How well the seat stands against the others."""
    if state.winner >= 0:
        return WON if state.winner == seat else -WON
    others = [standing(state, other, weights) for other in state.game.seats if other != seat]
    mean = sum(others) / len(others)
    return standing(state, seat, weights) - weights.rivals * mean - weights.leader * max(others)


def standing(state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """How well the seat stands by itself."""
    return _progress(state, seat, weights) + _board(state, seat, weights) + _stock(state, seat, weights)


def progress(state: State, seat: int) -> tuple[float, float, float]:
    """How near the seat is to the treasure, the somnium and the Leviathan: 0 to 1 each."""
    goal = state.game.victory
    found = state.relics.count(seat)
    treasure = 0.0 if state.relics.count(GONE) else found / goal.relics
    somnium = min(1.0, state.crystals[seat] / goal.crystals)
    cost = technology(state, seat)
    cubes = min(1.0, cost.resources / goal.leviathan.resources)
    crystals = min(1.0, cost.somnium / goal.leviathan.somnium)
    return treasure, somnium, 0.85 * cubes + 0.15 * crystals


def _progress(state: State, seat: int, weights: Weights) -> float:
    ways = progress(state, seat)
    return weights.nearest * max(ways) ** 2 + weights.ways * sum(ways)


def _board(state: State, seat: int, weights: Weights) -> float:
    """What the tiles give, less what may be lost before the next turn."""
    total = points = 0.0
    for tile, piece in enumerate(state.board):
        if piece >> 3 != seat:
            continue
        kind = piece & 7
        worth = _tile_worth(state, tile, kind, weights)
        if IS_DRILL_TYPE[kind]:
            points += state.game.extraction[tile] or state.game.figures.ground_extraction
        total += worth * (1 - weights.risk * threat(state, tile, seat))
    crystals, odd = divmod(points, state.game.figures.points_per_crystal)
    return total + crystals * state.game.figures.points_per_crystal * weights.point + odd * weights.odd_point


def _tile_worth(state: State, tile: int, kind: int, weights: Weights) -> float:
    game = state.game
    worth = weights.token + weights.hold + (weights.camp if kind == CAMP else 0.0)
    worth += weights.cube_income * game.resources[tile] + weights.die * game.dice[tile]
    worth += weights.reroll * game.rerolls[tile]
    relic = game.relic_on[tile]
    if relic >= 0 and state.relics[relic] == ON_TILE and IS_ZEPPELIN_TYPE[kind]:
        worth += weights.relic_at_hand
    return worth


def threat(state: State, tile: int, seat: int) -> float:
    """The chance that the likeliest rival takes the tile with one plain throw."""
    if tile == state.shield:
        return 0.0
    game = state.game
    level, count = state.protection(tile)
    fliers_only = game.mountains >> tile & 1 or IS_ZEPPELIN_TYPE[state.board[tile] & 7]
    worst = 0.0
    for rival in game.seats:
        if rival != seat and _may_come(state, rival, tile, bool(fliers_only)):
            worst = max(worst, chance_to_take(game.keys[tile], dice_of(state, rival), level, count))
    return worst


def _may_come(state: State, rival: int, tile: int, fliers_only: bool) -> bool:
    """Whether a rival has a token that could go there: on the board, or in the reserve beside the tile."""
    near = False
    for other, piece in enumerate(state.board):
        if piece >> 3 == rival:
            if not fliers_only or IS_ZEPPELIN_TYPE[piece & 7]:
                return True
            near = near or bool(state.game.neighbours[tile] >> other & 1)
    row = state.reserve[rival]
    return near and any(number and IS_ZEPPELIN_TYPE[kind] for kind, number in enumerate(row))


def dice_of(state: State, seat: int) -> int:
    """The dice a seat would roll if its turn began now and it kept its protecting dice."""
    allowance, kept = state.game.figures.start_dice, 0
    for tile, piece in enumerate(state.board):
        if piece >> 3 == seat:
            allowance += state.game.dice[tile]
            kept += state.protecting[tile] > 0
    return max(0, allowance - kept)


def _stock(state: State, seat: int, weights: Weights) -> float:
    limit = state.game.figures.cube_limit
    cubes = state.cubes[seat]
    explorers = sum(n for kind, n in enumerate(state.reserve[seat]) if IS_EXPLORER_TYPE[kind])
    total = weights.cube * min(cubes, limit) + weights.spare_cube * max(0, cubes - limit)
    return total + weights.reserve * sum(state.reserve[seat]) + 0.1 * explorers
