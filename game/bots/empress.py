"""The highest level: weighs each good turn by what the next players may make of it."""

import random
from dataclasses import dataclass, field
from typing import Final

from game.bots.budget import Budget
from game.bots.levels import THOROUGH, Planner, best_gamble, closing
from game.bots.planning import Effort, Plan, best_plan, best_plans
from game.bots.valuation import shares
from game.bots.weights import WEIGHTS, Weights
from game.rules import actions as a
from game.rules.actions import Action
from game.rules.engine import successor
from game.rules.state import Phase, State

REPLY: Final = Effort(beam=1, width=8, depth=4, finished=1)  # how others are taken to plan
CANDIDATES: Final = 8  # turns that are weighed
TRUST: Final = 3.0  # samples that the plain valuation of a turn counts as


@dataclass(slots=True)
class _Candidate:
    """A turn that might be played, with what the samples said of it."""

    actions: tuple[Action, ...]
    state: State
    plain: float
    results: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        return (TRUST * self.plain + sum(self.results)) / (TRUST + len(self.results))


class Empress(Planner):
    """Searches as the engineer, then plays the others' next turns out with many dice for each of its best turns."""

    def __init__(self, seed: int, budget: float, positions: int = 0, weights: Weights = WEIGHTS) -> None:
        super().__init__(THOROUGH, weights)
        self._mind = random.Random(seed)
        self._seconds, self._positions = budget, positions
        self._budget = Budget(budget, positions)
        self._turn = (-1, -1)

    def turn(self, state: State) -> tuple[Action, ...]:
        """The turn that does best on average."""
        if (state.turn, state.mover) != self._turn:
            self._turn = state.turn, state.mover
            self._budget = Budget(self._seconds, self._positions)
        self._budget.begin()
        actions = self._thought(state)
        self._budget.pause()
        return actions

    def _thought(self, state: State) -> tuple[Action, ...]:
        plans = best_plans(state, self.effort, self.weights)
        self._budget.charge(200)
        if state.phase is Phase.PREPARATION or plans[0].state.winner == state.mover:
            return (*plans[0].actions, *closing(plans[0].state))
        gamble = best_gamble(state, self.weights)
        if gamble is not None and gamble.value > plans[0].value + 1e-4:
            return (gamble.action,)
        return self._weighed(state, plans)

    def _weighed(self, state: State, plans: list[Plan]) -> tuple[Action, ...]:
        found: list[_Candidate] = []
        for plan in plans:
            if len(found) == CANDIDATES:
                break
            ending = closing(plan.state)
            if ending and all(plan.state.key() != other.state.key() for other in found):
                found.append(_Candidate((*plan.actions, *ending), plan.state, plan.value))
        if len(found) < 2:
            return (*plans[0].actions, *closing(plans[0].state))
        reserve = self._budget.left() * 0.25 if state.rerolls else 0.0
        rounds = 0
        while self._budget.left() > reserve and rounds < 400:
            salt = self._mind.getrandbits(62)
            for candidate in found:
                candidate.results.append(self._played_out(candidate.state, state.mover, salt))
                if self._budget.left() <= 0:
                    break
            rounds += 1
            if rounds in (3, 6, 12, 24, 48):
                found.sort(key=lambda candidate: -candidate.value)
                found = found[: max(2, (len(found) + 1) // 2)]
        return max(found, key=lambda candidate: candidate.value).actions

    def _played_out(self, state: State, seat: int, salt: int) -> float:
        """The chance to win when this turn ends now and the others have had theirs, with dice of this salt."""
        dice = random.Random(salt)
        state = _ended(state, dice)
        while state.winner < 0 and state.mover != seat:
            state = reply(state, dice, self.weights)
            self._budget.charge(60)
        return shares(state, self.weights)[seat]


def reply(state: State, dice: random.Random, weights: Weights) -> State:
    """The state after a turn of the mover, played at sight with dice drawn here."""
    plan = best_plan(state, REPLY, weights)
    if plan.state.winner >= 0:
        return plan.state
    state = _rolled(plan.state, dice)
    plan = best_plan(state, REPLY, weights)
    if plan.state.winner >= 0:
        return plan.state
    return _ended(plan.state, dice)


def _rolled(state: State, dice: random.Random) -> State:
    thrown = state.copy()
    thrown.loaded = tuple(dice.randint(1, 6) for _ in range(8))
    after = successor(thrown, a.Roll())
    after.loaded = ()
    return after


def _ended(state: State, dice: random.Random) -> State:
    veiled = state.copy()
    veiled.deck = tuple(dice.sample(state.deck, len(state.deck)))
    if state.survey().camp < 0:
        return _skipped(veiled)
    return successor(veiled, a.End())


def _skipped(state: State) -> State:
    """The turn of a player whose Camp finds no place is over."""
    return successor(state, a.End())
