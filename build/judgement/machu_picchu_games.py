"""Games of The Princes of Machu Picchu between varied computer players, and the positions that are fitted to.

Positions at the ends of turns alone are kept, as every seat judges its own. Equal players who never race for a rescue
would teach nothing of what a race is worth: so the players of a game are a population.
"""

import importlib.util
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from game.titles.machu_picchu.bots.evaluation import PositionEvaluator
from game.titles.machu_picchu.bots.judgement import Judgement, Judgements
from game.titles.machu_picchu.bots.levels import Planner, TurnPlayer
from game.titles.machu_picchu.bots.turns import Turn
from game.titles.machu_picchu.bots.weights import WEIGHTS, Weights
from game.titles.machu_picchu.content.definitions import COLOURS, CityData, Ending
from game.titles.machu_picchu.rules.actions import Stay
from game.titles.machu_picchu.rules.engine import outcome, successor
from game.titles.machu_picchu.rules.scores import gold, points, totals
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import Phase, Question, State

PLAYERS = (2, 2, 2, 3, 4, 4, 5)
EQUAL = 0.4  # games between equal players, who hardly stray
# games in which clergy costs less and everybody is fond of a rescue: else nobody would ever see one
RACES = 0.25
MISJUDGED = (0.0, 0.3, 0.8, 1.5)  # points by which a player may misjudge a turn
SHARPNESS = 6.0
LATE_LIKING = 6  # the day from which on clergy is liked by those who liked Incas before
Both = tuple[Judgements, Judgements]  # of two, and of more players


@dataclass(frozen=True, slots=True)
class Likings:
    """What a player is fond of, in points."""

    stay: float = 0.0  # each stay
    rescue: float = 0.0  # each clergy card that anybody has, and each card of the stack that is gone
    early_incas: float = 0.0  # each own Inca before `LATE_LIKING`, each own clergy card from it on


RUSHER = Likings(stay=-4.0, rescue=3.0)


class Fond(Planner):
    """A player with likings, that misjudges a little."""

    def __init__(self, seed: int, weights: Weights, likings: Likings, misjudging: float) -> None:
        super().__init__(seed, weights)
        self._dice, self._likings, self._error = random.Random(seed), likings, misjudging

    def chosen(self, state: State, found: Sequence[Turn], judge: PositionEvaluator) -> Turn:
        """The turn that it likes best."""
        return max(found, key=lambda turn: turn.worth + self._liked(turn) + self._dice.gauss(0, self._error))

    def _liked(self, turn: Turn) -> float:
        likings, after = self._likings, turn.state
        seat = after.mover if after.pending else (after.mover - 1) % len(after.goods)
        liked = likings.stay * isinstance(turn.actions[0], Stay)
        liked -= likings.rescue * (after.clergy_left() + len(after.stack) - sum(after.scout) / 20)
        kept = after.incas if after.day < LATE_LIKING else after.clergy
        return liked + likings.early_incas * sum(kept[seat])


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: what every seat saw at the end of each turn, and how it ended."""

    equal: bool
    seen: NDArray[np.float16]  # turn, seat, feature
    rescue: bool
    success: tuple[float, ...]  # by seat, from 0 to 1
    told: tuple[tuple[int, ...], ...]  # by seat: points, gold, Incas, clergy, stays, turns, won


def weights_in(path: Path) -> ModuleType:
    """A module that `fit` has written."""
    spec = importlib.util.spec_from_file_location(path.stem.replace("-", "_"), path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def judgements_in(path: Path) -> Both:
    """Those of a module that `fit` has written."""
    module = weights_in(path)
    return (
        Judgements(Judgement(*module.DUEL), Judgement(*module.DUEL_LAST)),
        Judgements(Judgement(*module.TABLE), Judgement(*module.TABLE_LAST)),
    )


def population_game(content: CityData, number: int, seed: int, older: Sequence[Both]) -> Played:
    """The game of this number; each has a seed of its own. Some players may have an older judgement."""
    chance = random.Random(f"{seed} {number}")
    players, kind = chance.choice(PLAYERS), chance.random()
    equal, races = kind < EQUAL, kind > 1 - RACES
    seeds = [chance.getrandbits(30) for _ in range(players)]
    if races:
        bots = [_racing(chance, each) for each in seeds]
    elif equal:
        bots = [Planner(each, misjudging=0.15) for each in seeds]
    else:
        bots = [_varied(chance, older, each) for each in seeds]
    return played(_cheaper(content, chance) if races else content, bots, chance.getrandbits(40), equal)


def _cheaper(content: CityData, chance: random.Random) -> CityData:
    """The same figures but for clergy, of whose cost a unit or two are left."""
    kept = chance.choice((1, 1, 2))
    rows = {}
    for row, kind in content.clergy.items():
        goods = chance.sample(sorted(kind.costs[0]), kept)
        rows[row] = replace(kind, costs=tuple(dict.fromkeys(goods, 1) for _ in kind.costs))
    return replace(content, clergy=rows, digest=f"{content.digest} {chance.random()}")


def _racing(chance: random.Random, seed: int) -> Planner:
    most = chance.random()
    likings = Likings(RUSHER.stay * most, RUSHER.rescue * most, chance.uniform(0, 1.5))
    return Fond(seed, replace(WEIGHTS, way=chance.uniform(0, 3)), likings, chance.choice(MISJUDGED))


def _varied(chance: random.Random, older: Sequence[Both], seed: int) -> Planner:
    judgements = chance.choice(older) if older and chance.random() < 0.35 else None
    weights, likings = replace(WEIGHTS, judgements=judgements), Likings()
    kind = chance.random()
    if kind < 0.2:
        return _racing(chance, seed)
    if kind < 0.45:
        likings = Likings(stay=chance.uniform(-2, 0), early_incas=chance.uniform(0, 2))
    elif kind < 0.6:
        weights = replace(weights, incas=chance.uniform(0, 1.5), way=chance.uniform(0, 2))
    elif kind < 0.75:
        weights = replace(weights, clergy=chance.uniform(0, 3))
    elif kind < 0.85:
        likings = Likings(stay=chance.uniform(-1, 1.5))
    return Fond(seed, weights, likings, chance.choice(MISJUDGED))


def played(
    content: CityData, bots: Sequence[TurnPlayer], seed: int, equal: bool = True, kept: bool = True
) -> Played:
    """The game of these players; what they saw is left out where it is not to be `kept`."""
    players = len(bots)
    state = new_game(content, Setup(COLOURS[:players], seed))
    seen, begun, stays, moves = list[list[list[float]]](), state, [0] * players, [0] * players
    while not state.ending:
        if state.turn != begun.turn:
            begun = state
        seat, asked = state.decider, state.question
        action = bots[seat].choose(state)
        if asked is Question.MOVE:
            moves[seat] += 1
            stays[seat] += isinstance(action, Stay)
        state = successor(state, action)
        if kept and state.turn != begun.turn and begun.phase is Phase.TURN and not state.ending:
            judge = PositionEvaluator(WEIGHTS, begun)
            seen.append([judge.features(state, other) for other in state.game.seats])
    found = outcome(state)
    assert found is not None
    told = tuple(
        (
            *(points(state, seat), gold(state, seat), sum(state.incas[seat]), sum(state.clergy[seat])),
            *(stays[seat], moves[seat], int(seat in found.winners)),
        )
        for seat in state.game.seats
    )
    rescue = state.ending != Ending.CONQUEST
    return Played(equal, np.array(seen, np.float16), rescue, _success(state, found.winners), told)


def _success(end: State, winners: Iterable[int]) -> tuple[float, ...]:
    """Half who won, half how the points lay."""
    won = set(winners)
    powers = [(total + 1.0) ** SHARPNESS for total in totals(end)]
    return tuple(
        [
            0.5 * (seat in won) / len(won) + 0.5 * power / sum(powers)
            for seat, power in zip(end.game.seats, powers, strict=True)
        ]
    )
