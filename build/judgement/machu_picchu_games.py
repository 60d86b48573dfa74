"""Players of Machu Picchu to learn from, and games between them.

Equal players who never race for a rescue would teach nothing of what a race is worth: so those of a game are a
population.
"""

import importlib.util
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from game.titles.machu_picchu.bots.evaluation import PositionEvaluator
from game.titles.machu_picchu.bots.judgement import Judgement, Judgements
from game.titles.machu_picchu.bots.levels import Planner, TurnPlayer
from game.titles.machu_picchu.bots.turns import Turn
from game.titles.machu_picchu.bots.weights import Weights
from game.titles.machu_picchu.content.definitions import COLOURS, CityData, Ending
from game.titles.machu_picchu.rules.actions import Stay
from game.titles.machu_picchu.rules.engine import outcome, successor
from game.titles.machu_picchu.rules.scores import gold, points
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import Question, State

EQUAL = 0.55  # games between equal players
# games in which clergy costs less and everybody is fond of a rescue: else nobody would ever see one
RACES = 0.1
MISJUDGED = (0.0, 0.2, 0.5, 1.0)  # points by which a player may misjudge a turn
LATE_LIKING = 6  # the day from which on clergy is liked by those who liked Incas before
Both = tuple[Judgements, Judgements]  # of two, and of more players


class Likings(NamedTuple):
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


def table_of(
    content: CityData, players: int, chance: random.Random, weights: Weights
) -> tuple[CityData, list[Planner]]:
    """What is played with, and so many players."""
    kind, misjudging = chance.random(), chance.choice(MISJUDGED)
    seeds = [chance.getrandbits(30) for _ in range(players)]
    if kind < EQUAL:
        return content, [Planner(seed, weights, misjudging) for seed in seeds]
    if kind > 1 - RACES:
        return _cheaper(content, chance), [_racing(chance, weights, seed) for seed in seeds]
    return content, [_varied(chance, weights, seed) for seed in seeds]


def _cheaper(content: CityData, chance: random.Random) -> CityData:
    """The same figures but for clergy, of whose cost a unit or two are left."""
    kept = chance.choice((1, 1, 2))
    rows = {}
    for row, kind in content.clergy.items():
        goods = chance.sample(sorted(kind.costs[0]), kept)
        rows[row] = replace(kind, costs=tuple(dict.fromkeys(goods, 1) for _ in kind.costs))
    return replace(content, clergy=rows, digest=f"{content.digest} {chance.random()}")


def _racing(chance: random.Random, weights: Weights, seed: int) -> Planner:
    most = chance.random()
    likings = Likings(RUSHER.stay * most, RUSHER.rescue * most, chance.uniform(0, 1.5))
    return Fond(seed, replace(weights, way=chance.uniform(0, 3)), likings, chance.choice(MISJUDGED))


def _varied(chance: random.Random, weights: Weights, seed: int) -> Planner:
    likings, kind = Likings(), chance.random()
    if kind < 0.2:
        return _racing(chance, weights, seed)
    if kind < 0.45:
        likings = Likings(stay=chance.uniform(-2, 0), early_incas=chance.uniform(0, 2))
    elif kind < 0.6:
        weights = replace(weights, incas=chance.uniform(0, 1.5), way=chance.uniform(0, 2))
    elif kind < 0.75:
        weights = replace(weights, clergy=chance.uniform(0, 3))
    elif kind < 0.85:
        likings = Likings(stay=chance.uniform(-1, 1.5))
    return Fond(seed, weights, likings, chance.choice(MISJUDGED))


class SeatResult(NamedTuple):
    """What a seat had at the end of a game, or several on average."""

    points: float
    gold: float
    incas: float
    clergy: float
    stays: float
    turns: float
    won: float  # its share of the victory


def played(content: CityData, bots: Sequence[TurnPlayer], seed: int) -> tuple[bool, list[SeatResult]]:
    """Whether the game of these players ended by a rescue, and how each fared."""
    players = len(bots)
    state = new_game(content, Setup(COLOURS[:players], seed))
    stays, turns = [0] * players, [0] * players
    while not state.ending:
        seat = state.decider
        action = bots[seat].choose(state)
        if state.question is Question.MOVE:
            turns[seat] += 1
            stays[seat] += isinstance(action, Stay)
        state = successor(state, action)
    found = outcome(state)
    assert found is not None
    share = 1 / len(found.winners)
    results = [
        SeatResult(
            *(points(state, seat), gold(state, seat), sum(state.incas[seat]), sum(state.clergy[seat])),
            *(stays[seat], turns[seat], share * (seat in found.winners)),
        )
        for seat in state.game.seats
    ]
    return state.ending != Ending.CONQUEST, results
