"""A turn thought through as far as no chance enters: the best sequence of sure actions, by a beam search."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from math import exp, log
from typing import Final, Protocol

from game.titles.wiraqocha.bots.macro_moves import macro_moves
from game.titles.wiraqocha.bots.weights import WEIGHTS, Weights
from game.titles.wiraqocha.bots.win_chance import UNDECIDED, WON, win_chance, wins_by_the_throw
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import legal_actions, successor
from game.titles.wiraqocha.rules.preparation import dice_to_roll
from game.titles.wiraqocha.rules.state import UNPLACED, Phase, State, Use
from game.titles.wiraqocha.rules.tokens import CAMP, IS_DRILL_TYPE


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How much is tried: states kept at each depth, macro moves tried from each, depth, and lines that are finished.

    A macro move that costs more strength (see `logit`) than `setback` is not followed further.
    """

    beam: int
    width: int
    depth: int
    finished: int
    setback: float = 0.15


THOROUGH: Final = SearchLimits(beam=12, width=32, depth=6, finished=8, setback=0.5)
# Strengths, as in `logit`:
FIRST_DIE: Final = 1.0  # what a die to throw adds to none: with none nothing changes any more
BOLD: Final = 1.0  # the setback that is risked where dice would be left: to move a Camp may lead further
MANY_LEFT: Final = 3  # so many
SECOND_DIE: Final = 0.5  # a second one, without which little can be taken
DIE_TO_COME: Final = 0.14  # each die beyond
CUBE_TO_COME: Final = 0.05  # and a cube more to spend
RELIC_FOUND: Final = 0.25  # and a relic in hand: another exchange for it would come a turn later


@dataclass(frozen=True, slots=True)
class Plan:
    """A sequence of sure actions with the state that it leads to, and the chance to win there."""

    actions: tuple[Action, ...]
    state: State
    value: float


def follow(state: State, actions: Iterable[Action]) -> State:
    """The state after these actions, all legal in turn."""
    for action in actions:
        state = successor(state, action)
    return state


class PositionCounter(Protocol):
    """Is told how many positions were valued, and says when a search shall end with what it has."""

    def charge(self, positions: int) -> None:
        """So many more."""
        ...

    def left(self) -> float:
        """What is left of the thinking; 0: nothing."""
        ...


def best_plan(
    state: State,
    limits: SearchLimits = THOROUGH,
    weights: Weights = WEIGHTS,
    counter: PositionCounter | None = None,
) -> Plan:
    """The best plan for the player to move; the empty one where nothing improves the position."""
    return best_plans(state, limits, weights, counter)[0]


def best_plans(
    state: State,
    limits: SearchLimits = THOROUGH,
    weights: Weights = WEIGHTS,
    counter: PositionCounter | None = None,
) -> list[Plan]:
    """The best plans found, each finished with what the dice left over can protect; the best first."""
    if state.phase is Phase.PREPARATION:
        return _searched(state, limits, weights, _preparations, _prospect, counter)
    found = _searched(state, limits, weights, _macro_moves, win_chance, counter)
    if found[0].value == WON or not limits.finished:
        return found
    best = _finished(found, limits, weights, counter)
    if len(best[0].state.dice) >= MANY_LEFT and (counter is None or counter.left() > 0):
        bold = _searched(state, replace(limits, setback=BOLD), weights, _macro_moves, win_chance, counter)
        best += [plan for plan in _finished(bold, limits, weights, counter) if plan.value > best[0].value]
        best.sort(key=lambda plan: -plan.value)
    return best


def _finished(
    plans: list[Plan], limits: SearchLimits, weights: Weights, counter: PositionCounter | None
) -> list[Plan]:
    """The best of the plans with what the dice left over can protect, the best first."""
    found = [protected(plan, weights, counter) for plan in plans[: limits.finished]]
    return sorted(found, key=lambda plan: -plan.value)


Worth = Callable[[State, int, Weights], float]
Moves = Callable[[State, Weights], list[tuple[Action, ...]]]


def _searched(
    state: State,
    limits: SearchLimits,
    weights: Weights,
    moves: Moves,
    worth: Worth,
    counter: PositionCounter | None,
) -> list[Plan]:
    """The plans met in a beam search, the best first."""
    seat = state.mover
    met = [Plan((), state, worth(state, seat, weights))]
    if met[0].value == WON:
        return met
    front, seen = met, {state.key()}
    for depth in range(limits.depth):
        width = limits.width if depth == 0 else limits.width // 2
        found: list[tuple[float, Plan]] = []
        for plan in front:
            before = len(seen)
            found += _further(plan, moves(plan.state, weights)[:width], seen, worth, weights, limits.setback)
            if found and found[-1][1].value == WON:
                return [found[-1][1]]
            if counter is not None:
                counter.charge(len(seen) - before)
                if counter.left() <= 0:
                    break
        found.sort(key=lambda ranked: -ranked[0])
        front = [plan for _, plan in found[: limits.beam]]
        met = met + front
        if not front or (counter is not None and counter.left() <= 0):
            break
    return sorted(met, key=lambda plan: -plan.value)


def _further(
    plan: Plan,
    moves: Iterable[tuple[Action, ...]],
    seen: set[tuple[object, ...]],
    worth: Worth,
    weights: Weights,
    setback: float,
) -> list[tuple[float, Plan]]:
    """The plan with each of these moves, ranked by how much they promise; a winning one ends the list."""
    found: list[tuple[float, Plan]] = []
    seat, least = plan.state.mover, logit(plan.value) - setback
    for move in moves:
        after = follow(plan.state, move)
        key = after.key()
        if key in seen:
            continue
        seen.add(key)
        further = Plan((*plan.actions, *move), after, worth(after, seat, weights))
        strength = logit(further.value)
        if strength > least:
            found.append((strength + _potential(after, seat), further))
        if further.value == WON:
            break
    return found


def logit(chance: float) -> float:
    """A chance to win as a strength: equal steps of it are equally hard to gain."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return log(chance / (1 - chance))


def _potential(state: State, seat: int) -> float:
    """What dice and cubes that are still to be used may yet bring: it only ranks what is looked at further."""
    return 0.1 * len(state.dice) + 0.03 * state.cubes[seat]


def _macro_moves(state: State, weights: Weights) -> list[tuple[Action, ...]]:
    return [move.actions for move in macro_moves(state, weights)]


def protected(plan: Plan, weights: Weights, counter: PositionCounter | None = None) -> Plan:
    """The plan, and then the dice left over on the tiles that need them most."""
    while plan.state.dice:
        better, tried = plan, 0
        seat = plan.state.mover
        seen = plan.state.holdings()
        for tile, _ in seen.tokens if seen.camp >= 0 else ():
            die = plan.state.dice[-1]
            if not _unguarded(plan.state, tile, die):
                continue
            action = a.Protect(plan.state.game.labels[tile], die)
            after = successor(plan.state, action)
            worth = win_chance(after, seat, weights)
            tried += 1
            if worth > better.value + 1e-6:
                better = Plan((*plan.actions, action), after, worth)
        if counter is not None:
            counter.charge(tried)
        if better is plan:
            break
        plan = better
    return _guarded(plan)


def _guarded(plan: Plan) -> Plan:
    """The plan with the dice left over on what may be attacked, though no use is seen for them: it costs nothing.

    Nor does the Flying Fortress, which goes to the Camp if it stands nowhere yet.
    """
    state, actions, mine = plan.state, plan.actions, plan.state.holdings()
    if mine.camp < 0:
        return plan
    tokens = sorted(mine.tokens, key=lambda token: (state.fliers_only(token[0]), not IS_DRILL_TYPE[token[1]]))
    for die in reversed(state.dice):
        tile = next((tile for tile, _ in tokens if _unguarded(state, tile, die)), -1)
        if tile >= 0:
            action = a.Protect(state.game.labels[tile], die)
            state, actions = successor(state, action), (*actions, action)
    if state.fortress == UNPLACED and state.cards[state.mover] & state.game.fortress_cards:
        camp = a.MoveFortress(state.game.labels[mine.camp])
        if camp in legal_actions(state):
            state, actions = successor(state, camp), (*actions, camp)
    return Plan(actions, state, plan.value)


def guards(state: State, tile: int, die: int) -> bool:
    """Whether the die makes a token safer that rivals may attack on foot, and that has no protection yet."""
    return _unguarded(state, tile, die) and not state.fliers_only(tile)


def _unguarded(state: State, tile: int, die: int) -> bool:
    """Whether the die protects the mover's token better than it is.

    A Camp protects itself as well as a low die, but who probes it lowers one of the two alone (R-57).
    """
    if state.protecting[tile] or tile == state.shield:
        return False
    if state.board[tile] & 7 != CAMP or die > state.natural_protection(state.mover):
        return True
    probes = state.game.probe_cards
    return any(cards & probes for seat, cards in enumerate(state.cards) if seat != state.mover)


# Phase I


def _preparations(state: State, weights: Weights) -> list[tuple[Action, ...]]:
    """What can be arranged before the roll; income and dice are counted before the first token moves."""
    found: list[tuple[Action, ...]] = []
    game = state.game
    before: tuple[Action, ...] = ()
    if not state.used & Use.COLLECT:
        before += (a.Collect(),)
    if not state.used & Use.MUSTER:
        before += (a.Muster(),)
    for action in legal_actions(state):
        match action:
            case a.Exchange():
                found.append((*before, action))
            case a.Pass():
                found.append((*before, action))
                if before and (game.dice[game.index[action.tile]] or game.resources[game.index[action.tile]]):
                    found.append((action,))
            case a.Restore() | a.TakeBack():
                found.append((action,))
    return found


def _prospect(state: State, seat: int, weights: Weights) -> float:
    """The chance to win, with what the coming throw and the cubes in hand promise.

    What is still to be collected is counted in: it comes by itself, and a plan without it is no worse. So is a card
    that can be bought whatever is thrown. What an exchange could still bring is not: it would not be made any more.
    """
    if not state.used & Use.COLLECT:
        state = successor(state, a.Collect())
    if state.winner < 0 and not state.used & Use.MUSTER:
        state = successor(state, a.Muster())
    if state.winner >= 0:
        return win_chance(state, seat, weights)
    now = wins_by_the_throw(state, weights)
    dice, thrown = dice_to_roll(state), replace(state, phase=Phase.ACTIONS)
    bought = [successor(thrown, action) for action in legal_actions(thrown) if isinstance(action, a.Build)]
    strength = max(
        [
            logit(now + (1 - now) * win_chance(after, seat, weights)) + CUBE_TO_COME * after.cubes[seat]
            for after in (thrown, *bought)
        ]
    )
    strength += FIRST_DIE * (dice > 0) + SECOND_DIE * (dice > 1) + DIE_TO_COME * max(0, dice - 2)
    strength += RELIC_FOUND * state.relics.count(seat)
    return min(UNDECIDED, 1 / (1 + exp(-strength)))
