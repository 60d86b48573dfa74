"""The highest level: weighs each good turn by what the next players may make of it."""

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final

from game.base.compiled_classes import mypyc_attr
from game.core.bots.budget import Budget
from game.titles.wiraqocha.bots.blocks import blocks
from game.titles.wiraqocha.bots.expectation import ThrowValue, rank_throws, throw_values
from game.titles.wiraqocha.bots.levels import (
    LOW,
    QUICK,
    Planner,
    closing,
    idle_reroll,
    winning_turn,
)
from game.titles.wiraqocha.bots.planning import (
    THOROUGH,
    Plan,
    PositionCounter,
    SearchLimits,
    best_plan,
    best_plans,
    follow,
)
from game.titles.wiraqocha.bots.weights import WEIGHTS, Weights
from game.titles.wiraqocha.bots.win_chance import WON, win_chances
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.change import with_future
from game.titles.wiraqocha.rules.engine import successor
from game.titles.wiraqocha.rules.state import Phase, State

EMPRESS_SECONDS: Final = 2.0  # a turn, where nothing is said
EMPRESS_POSITIONS: Final = 4000  # that she values even where the machine is too busy for them in her seconds
CANDIDATES: Final = 8  # turns that are weighed
BROAD: Final = replace(THOROUGH, finished=CANDIDATES)  # her own turn
# What follows a throw, hers or another's: half the work of a thorough plan finds nearly all that it finds. A lesser
# effort misjudges what a throw is good for, and with it what to prepare and when to throw again.
LOOK: Final = SearchLimits(beam=2, width=16, depth=4, finished=1)
TRUST: Final = 2.0  # samples that the plain valuation of a turn counts as
AT_LEAST: Final = 150  # positions that every decision may look at, though the turn's thinking is used up
FOR_THE_ROLL: Final = 0.4  # the share of a turn's thinking that may go into what comes before the roll
FOR_A_WIN: Final = 0.5  # that may go into the search for a turn that wins for certain
MOST_FOR_A_WIN: Final = 6000  # positions in it
FOR_REROLLS: Final = 0.25  # and what is kept for the thought after a re-roll
SAMPLED_WIN: Final = 150  # positions in which a win is looked for in a sample
MOST_SAMPLES: Final = 2000
HALVINGS: Final = (4, 8, 16, 32)  # after so many samples the worse half is dropped

Sample = Callable[[State, int], float]


@dataclass(slots=True)
class _Candidate:
    """A turn that might be played, with what the samples said of it."""

    actions: tuple[Action, ...]
    state: State
    plain: float
    results: list[float] = field(default_factory=list)

    def value(self, samples: int) -> float:
        """What is expected of it by so many samples."""
        return (TRUST * self.plain + sum(self.results[:samples])) / (TRUST + samples)


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn with the chance to win that is expected of it."""

    actions: tuple[Action, ...]
    value: float


class _SpentError(Exception):
    """The thinking of a turn is used up in the middle of a thought."""


class _Meter:
    """Charges the budget: the first look at a decision ends with what it has, a later one is broken off."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._free = AT_LEAST
        self.strict = False

    def charge(self, positions: int) -> None:
        """So many positions were valued."""
        self._budget.charge(positions)
        self._free -= positions
        if self.strict and self._budget.left() <= 0.0:
            raise _SpentError

    def left(self) -> float:
        """The share that is left, 1 to 0; something while the decision has had less than the least look."""
        return self._budget.left() if self.strict or self._free <= 0 else 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class SamplingSearch(Planner):
    """Searches as the engineer, then tries each of its best turns against many throws of dice.

    Before the roll these are its own dice; after it, the next turns of the others are played out.
    """

    def __init__(
        self,
        seed: int,
        seconds: float = EMPRESS_SECONDS,
        positions: int = 0,
        weights: Weights = WEIGHTS,
        eager: float = 0.0,
        favourite: str = "",
    ) -> None:
        super().__init__(BROAD, weights, seed, eager, favourite=favourite)
        self._mind = random.Random(seed)
        self._seconds, self._positions = seconds, positions
        self._budget = Budget(seconds, positions, EMPRESS_POSITIONS)
        self._meter = _Meter(self._budget)
        self._turn = (-1, -1)

    @property
    def positions_valued(self) -> int:
        """How many positions were valued in the turn that was thought about last."""
        return self._budget.spent

    def turn(self, state: State) -> tuple[Action, ...]:
        """The turn that does best on average."""
        return self.judged(state)[0].actions

    def judged(self, state: State) -> list[JudgedTurn]:
        """The turns that were thought about to the end, the best on average first; at least one."""
        if (state.turn, state.mover) != self._turn:
            self._turn = state.turn, state.mover
            self._budget = Budget(self._seconds, self._positions, EMPRESS_POSITIONS)
        self._meter = _Meter(self._budget)
        self._budget.begin()
        found = self._thought(state)
        self._budget.pause()
        return found

    def _thought(self, state: State) -> list[JudgedTurn]:
        plans = best_plans(state, self.limits, self.weights, self._meter)
        if plans[0].value == WON:
            return [_closed(plans[0])]
        self._meter.strict = True
        if state.phase is Phase.PREPARATION:
            return self._tried(plans[:CANDIDATES], self._rolled_out, until=1 - FOR_THE_ROLL)
        winning = self._winning(state)
        if winning:
            return [JudgedTurn(winning, WON)]
        throw = self._best_throw(state)
        if throw is not None and throw.value > plans[0].value + 1e-4:
            return [JudgedTurn((throw.action,), throw.value), _closed(plans[0])]
        if self.weights.purpose is not None:  # what it counts in a turn is not seen after the others' turns
            tried = [_closed(plan) for plan in plans]
        else:
            plans = [*plans[:CANDIDATES], *self._blocks(state)]
            tried = self._tried(plans, self._played_out, until=FOR_REROLLS if state.rerolls else 0.0)
        idle = idle_reroll(
            state, next(plan for plan in plans if _closed(plan).actions == tried[0].actions), LOW
        )
        return [JudgedTurn((idle,), tried[0].value), *tried] if idle is not None else tried

    def _winning(self, state: State) -> tuple[Action, ...]:
        """A turn that wins for certain, as far as the thinking allows; her plans may miss one."""
        if self.weights.purpose is None:
            with suppress(_SpentError):
                return winning_turn(state, MOST_FOR_A_WIN, self._looks_for_a_win)
        return ()

    def _looks_for_a_win(self, positions: int) -> bool:
        self._meter.charge(positions)
        return self._budget.left() > 1 - FOR_A_WIN

    def _blocks(self, state: State) -> list[Plan]:
        """The turns that stop a rival, which the plain valuation may hold for too dear."""
        with suppress(_SpentError):
            return blocks(state, LOOK, self.weights, self._meter)
        return []

    def _best_throw(self, state: State) -> ThrowValue | None:
        """The most promising throw: the best of each kind, valued with the effort of the plans it competes with.

        Where the time ends before one is valued, none is made: what may be expected of it is not known.
        """
        found: list[ThrowValue] = []
        with suppress(_SpentError):
            looked_at = throw_values(state, QUICK, self.weights, self._meter)
            kinds = {type(throw.action): throw.action for throw in reversed(looked_at)}
            for throw in kinds.values():
                found += rank_throws(state, (throw,), LOOK, self.weights, self._meter)
        return max(found, key=lambda throw: throw.value, default=None)

    def _tried(self, plans: list[Plan], sample: Sample, until: float) -> list[JudgedTurn]:
        """The plans that do best in samples; the worse half is dropped again and again.

        All plans meet the same dice. It ends when no more than `until` of the turn's thinking is left.
        """
        found = _candidates(plans)
        if len(found) < 2:
            return [_closed(plans[0])]
        with suppress(_SpentError):
            for number in range(1, MOST_SAMPLES + 1):
                seed = self._mind.getrandbits(62)
                for candidate in found:
                    if self._budget.left() <= until:
                        return _ranked(found)
                    candidate.results.append(sample(candidate.state, seed))
                    self._meter.charge(1)
                if number in HALVINGS:
                    found.sort(key=lambda candidate: -candidate.value(number))
                    found = found[: max(2, (len(found) + 1) // 2)]
        return _ranked(found)

    def _rolled_out(self, state: State, seed: int) -> float:
        """The chance to win after the roll and a turn, with dice of this seed."""
        after = rolled(state, random.Random(seed))
        return best_plan(after, LOOK, self.weights, self._meter).value

    def _played_out(self, state: State, seed: int) -> float:
        """The chance to win when this turn ends now and the others have had theirs, with dice of this seed."""
        seat, dice = state.mover, random.Random(seed)
        state = ended(state, dice)
        while state.winner < 0 and state.mover != seat:
            state = reply(state, dice, self.weights, self._meter)
        return win_chances(state, self.weights)[seat]


def _candidates(plans: list[Plan]) -> list[_Candidate]:
    """The plans that are worth a trial, each end state once."""
    found: list[_Candidate] = []
    for plan in plans:
        ending = closing(plan.state)
        if ending and all(plan.state.key() != other.state.key() for other in found):
            found.append(_Candidate((*plan.actions, *ending), plan.state, plan.value))
    return found


def _closed(plan: Plan) -> JudgedTurn:
    """A plan with what comes after it, at its plain value."""
    return JudgedTurn((*plan.actions, *closing(plan.state)), plan.value)


def _ranked(candidates: list[_Candidate]) -> list[JudgedTurn]:
    """The turns by the samples that all of them have had, the best first."""
    shared = min(len(candidate.results) for candidate in candidates)
    found = [JudgedTurn(candidate.actions, candidate.value(shared)) for candidate in candidates]
    return sorted(found, key=lambda turn: -turn.value)


def reply(state: State, dice: random.Random, weights: Weights, counter: PositionCounter) -> State:
    """The state after a turn of the mover, played at sight with dice drawn here; a win in reach is not overlooked."""

    def charged(positions: int) -> bool:
        counter.charge(positions)
        return True

    plan = best_plan(state, LOOK, weights, counter)
    if plan.state.winner >= 0:
        return plan.state
    state = rolled(plan.state, dice)
    while True:
        winning = winning_turn(state, SAMPLED_WIN, charged)
        if winning:
            state = follow(state, (action for action in winning if not isinstance(action, a.End)))
            break
        plan = best_plan(state, LOOK, weights, counter)
        throw = idle_reroll(state, plan)
        if throw is None:
            state = plan.state
            break
        state = with_future(successor(with_future(state, (dice.randint(1, 6),)), throw))
    return state if state.winner >= 0 else ended(state, dice)


def rolled(state: State, dice: random.Random) -> State:
    """The state after Phase I with dice drawn here."""
    faces = tuple(dice.randint(1, 6) for _ in range(state.game.figures.dice))
    return with_future(successor(with_future(state, faces), a.Roll()))


def ended(state: State, dice: random.Random) -> State:
    """The state after Phase II with a card drawn here; whoever could place no Camp is passed over."""
    deck = tuple(dice.sample(state.deck, len(state.deck)))
    return successor(with_future(state, state.loaded, deck), a.End())
