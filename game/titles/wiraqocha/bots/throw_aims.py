"""What a throw within one's own turn is for: which faces bring what the sure plan lacks."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.titles.wiraqocha.bots.planning import Plan, best_plan, follow
from game.titles.wiraqocha.bots.sampling_search import LOOK
from game.titles.wiraqocha.bots.weights import WEIGHTS, Weights
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.chance_outcomes import chance_outcomes
from game.titles.wiraqocha.rules.state import State

ThrowAction: TypeAlias = a.Reroll | a.Sacrifice | a.Manufacture
THROWS: Final = (a.Reroll, a.Sacrifice, a.Manufacture)

Target: TypeAlias = a.Conquer | a.Plunder | a.Tunnel | a.Protect
_TAKEN: Final = (a.Conquer, a.Plunder, a.Tunnel)


@dataclass(frozen=True, slots=True)
class ThrowAim:
    """The action that a throw is for, on the state on which it can then be played, and the faces that allow it."""

    action: Target
    state: State
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ThrowExpectation:
    """The chance to win that may be expected of a throw, and what it is for; None where that is nothing single."""

    value: float
    aim: ThrowAim | None


def throw_expectation(state: State, throw: ThrowAction, weights: Weights = WEIGHTS) -> ThrowExpectation:
    """What a legal throw of one die may be expected to bring, over all its faces."""
    sure = best_plan(state, LOOK, weights)
    kept = Counter(state.dice)
    if isinstance(throw, a.Reroll):
        kept[throw.die] -= 1
    value, found = 0.0, list[tuple[float, int, Plan, State]]()
    for outcome in chance_outcomes(state, throw):
        plan = best_plan(outcome.state, LOOK, weights)
        face = next(iter((Counter(outcome.state.dice) - kept).elements()), 0)
        value += outcome.probability * plan.value
        found.append((outcome.probability * max(0.0, plan.value - sure.value), face, plan, outcome.state))
    return ThrowExpectation(value, _aim(sure, found))


def _aim(sure: Plan, found: Sequence[tuple[float, int, Plan, State]]) -> ThrowAim | None:
    """The target that most of the gain hangs on: a tile to take or a Camp to rob, or else a tile to protect."""
    for kinds in (_TAKEN, (a.Protect,)):
        known = {_place(action) for action in sure.actions if isinstance(action, kinds)}
        gains: dict[tuple[str, str], float] = {}
        faces: dict[tuple[str, str], set[int]] = {}
        first: dict[tuple[str, str], tuple[Target, State]] = {}
        for gain, face, plan, state in found:
            for number, action in enumerate(plan.actions if gain > 0 else ()):
                if not isinstance(action, kinds) or (place := _place(action)) in known:
                    continue
                gains[place] = gains.get(place, 0.0) + gain
                faces.setdefault(place, set()).add(face)
                if place not in first:
                    first[place] = action, follow(state, plan.actions[:number])
        if gains:
            best = max(gains, key=lambda place: gains[place])
            return ThrowAim(*first[best], tuple(sorted(faces[best])))
    return None


def _place(action: Target) -> tuple[str, str]:
    """What tells one target from another: what is done, and where."""
    return action.key, action.tile


def throw_in(actions: Sequence[Action]) -> ThrowAction | None:
    """The throw that a turn begins with, if it does."""
    first = actions[0] if actions else None
    return first if isinstance(first, THROWS) else None
