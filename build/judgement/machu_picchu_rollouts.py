"""Decisions of varied players of Machu Picchu, and what comes of each of several turns when it is played on.

Whether a turn is good is told by what follows when strong players go on, with the hidden cards dealt anew, and not by
who won in the end. So bad turns are learned from too, which good players never play. The last day is left out: what
follows then is the end, which is certain or hangs on cards that are not seen, and hardly on the turn.
"""

import random
from dataclasses import dataclass

import numpy as np
from machu_picchu_games import table_of
from numpy.typing import NDArray

from game.titles.machu_picchu.bots.evaluation import PositionEvaluator
from game.titles.machu_picchu.bots.judgement import Chances
from game.titles.machu_picchu.bots.levels import PLANNED, played_on, sorted_turns
from game.titles.machu_picchu.bots.rollout_planner import carried_out
from game.titles.machu_picchu.bots.turns import Turn, settled
from game.titles.machu_picchu.bots.weights import Weights
from game.titles.machu_picchu.content.definitions import COLOURS, CityData, Ending
from game.titles.machu_picchu.rules.engine import outcome, successor
from game.titles.machu_picchu.rules.observation import observation, resample
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import State

PLAYERS = (2, 2, 3, 4, 4, 5)
RATES = {2: 0.1, 3: 0.14, 4: 0.18, 5: 0.18}  # of the turns that are looked at, by the number of players
BEST, OTHERS = 6, 2  # turns that are played on: the best at sight, and of those that follow
WITHIN = 24  # places of the others
DEPTHS = (2, 3)  # own turns that are played on, in so many deals of the cards


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision, with the turns that were played on."""

    players: int
    seen: NDArray[np.float16]  # turn, feature: the position after it
    # turn, head: a rescue; a rescue and the seat wins it; a conquest and the seat wins it
    came: NDArray[np.float32]


def decisions_of(content: CityData, number: int, seed: int, weights: Weights) -> list[Decision]:
    """Decisions of the game of this number; each has a seed of its own. Turns are played on by these weights."""
    chance = random.Random(f"{seed} {number}")
    players = chance.choice(PLAYERS)
    figures, bots = table_of(content, players, chance, weights)
    state = new_game(figures, Setup(COLOURS[:players], chance.getrandbits(40)))
    found = list[Decision]()
    while state.day < state.game.days.last and not state.ending:
        asked = state.question in PLANNED and chance.random() < RATES[players]
        if asked and (decision := _decision(state, weights, chance)):
            found.append(decision)
        state = successor(state, bots[state.decider].choose(state))
    return found


def _decision(state: State, weights: Weights, chance: random.Random) -> Decision | None:
    """What may be done in a state, played on; nothing where there is nothing to choose."""
    seat, judge = state.decider, PositionEvaluator(weights, state)
    tried = _tried(sorted_turns(state, judge), chance)
    if len(tried) < 2:
        return None
    observed = observation(state, seat)
    deals = [(depth, resample(observed, chance.getrandbits(48))) for depth in DEPTHS]
    seen = [judge.features(after, seat) for _, after in tried]
    came = [
        np.mean([_end(dealt, turn, seat, depth, weights) for depth, dealt in deals], 0) for turn, _ in tried
    ]
    return Decision(len(state.goods), np.array(seen, np.float16), np.array(came, np.float32))


def _tried(turns: list[Turn], chance: random.Random) -> list[tuple[Turn, State]]:
    """Turns that do not end the game, settled: the best, and some that seem worse; one of those that seem alike."""
    unlike = {
        round(turn.worth, 3): (turn, after)
        for turn in reversed(turns)
        if not (after := settled(turn.state)).ending
    }
    found = sorted(unlike.values(), key=lambda one: -one[0].worth)
    others = found[BEST:WITHIN]
    return found[:BEST] + chance.sample(others, min(OTHERS, len(others)))


def _end(dealt: State, turn: Turn, seat: int, depth: int, weights: Weights) -> tuple[float, float, float]:
    """What came of a turn, as in `Decision.came`."""
    judge = PositionEvaluator(weights, dealt)
    end = settled(played_on(carried_out(dealt, turn), seat, depth, judge))
    if found := outcome(end):
        won = (seat in found.winners) / len(found.winners)
        chances = Chances(float(end.ending != Ending.CONQUEST), won, won)
    else:
        chances = judge.chances(end, seat)
    return chances.rescue, chances.rescue * chances.rescued, (1 - chances.rescue) * chances.conquered
