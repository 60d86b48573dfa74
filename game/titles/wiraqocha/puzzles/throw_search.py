"""The chance to win within a turn in which dice are thrown once more: the best throws, compared exactly."""

from dataclasses import dataclass
from typing import Final

from game.titles.wiraqocha.bots.turn_search import (
    AIMLESS,
    THROWS,
    Effort,
    Search,
    UnprovedError,
    has_won,
    may_win,
    throws,
)
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.chance_outcomes import chance_outcomes
from game.titles.wiraqocha.rules.engine import legal_actions, successor
from game.titles.wiraqocha.rules.state import State

_SKIPPED = (*AIMLESS, a.FireRay, *THROWS)
_MOST: Final = 10_000  # positions before a throw
Known = dict[tuple[object, ...], float]


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw with the actions before it, and the chance to win by it where the rest of the turn is played well."""

    chance: float
    line: tuple[Action, ...]


def throw_chances(state: State, effort: Effort, known: Known | None = None) -> Search[list[Throw] | None]:
    """Every throw that the turn allows, after whatever is done before it; None where it is won without one.

    Raises UnprovedError.
    """
    known = {} if known is None else known
    before = yield from _without_throws(state, effort)
    if before is None:
        return None
    found = []
    for here, line in before:
        for action in throws(here):
            chance = yield from chance_of_throw(here, action, effort, known)
            found.append(Throw(chance, (*line, action)))
    return found


def chance_of_throw(
    state: State, action: Action, effort: Effort, known: Known | None = None
) -> Search[float]:
    """The chance to win this turn by a throw that is made here. Raises UnprovedError."""
    known = {} if known is None else known
    chance = 0.0
    for outcome in chance_outcomes(state, action):
        chance += outcome.probability * (yield from turn_chance(outcome.state, effort, known))
    return chance


def turn_chance(state: State, effort: Effort, known: Known) -> Search[float]:
    """The chance to win this turn where all of it is played well. Raises UnprovedError."""
    key = state.key()
    if key not in known:
        found = yield from throw_chances(state, effort, known)
        known[key] = 1.0 if found is None else max((throw.chance for throw in found), default=0.0)
    return known[key]


def _without_throws(state: State, effort: Effort) -> Search[list[tuple[State, tuple[Action, ...]]] | None]:
    """What can be made of the position before a throw, where there is hope to win; None where it can be won so."""
    if has_won(state):
        return None
    found, met = [(state, tuple[Action, ...]())], {state.key()}
    hopeful = []
    for here, line in found:
        if not may_win(here, luck=True):
            continue
        hopeful.append((here, line))
        yield
        for action in legal_actions(here):
            if isinstance(action, _SKIPPED):
                continue
            after = successor(here, action)
            key = after.key()
            if key in met:
                continue
            if has_won(after):
                return None
            met.add(key)
            found.append((after, (*line, action)))
        effort.left -= 1
        if len(met) > _MOST or effort.left < 0:
            raise UnprovedError
    return hopeful
