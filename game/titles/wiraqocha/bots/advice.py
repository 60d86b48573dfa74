"""Advice to a person at the table: one action, the reasons for it, and another one where that is as good."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.core.contract import Advice, Remark
from game.titles.wiraqocha.bots.levels import UNKNOWN, without_plan
from game.titles.wiraqocha.bots.planning import follow
from game.titles.wiraqocha.bots.reasons import (
    CHANGES,
    MOST_REMARKS,
    as_good,
    main_reason,
    remarks,
    then_throw,
    throw_reasons,
)
from game.titles.wiraqocha.bots.sampling_search import FOR_REROLLS, FOR_THE_ROLL, JudgedTurn, SamplingSearch
from game.titles.wiraqocha.bots.temperaments import TEMPERAMENT_WEIGHTS
from game.titles.wiraqocha.bots.throw_aims import ThrowAction, throw_expectation, throw_in
from game.titles.wiraqocha.bots.weights import WEIGHTS, Purpose, Weights
from game.titles.wiraqocha.bots.win_chance import WON, win_chance
from game.titles.wiraqocha.rules import actions as a
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.engine import decider, refusal
from game.titles.wiraqocha.rules.observation import observation
from game.titles.wiraqocha.rules.state import Phase, State
from game.titles.wiraqocha.rules.victory import SOMNIUM

SECONDS: Final = 0.7  # that the adviser thinks; what it has begun then it ends, within a second in all
SPENDING: Final = (a.Build, a.Recover, a.Ransom, a.Protect)  # what takes from the next turn
EQUAL: Final = 0.01  # two turns are as good as each other when their chances to win differ by less
NEARER: Final = 0.05  # a share of the purpose from which a turn is said to bring it nearer
_SEED: Final = 1


def advise(
    state: State, seconds: float = SECONDS, positions: int = 0, purpose: Purpose | None = None
) -> Advice[Action] | None:
    """What the strongest level would do now, with its reasons; None when the game is over.

    It thinks for so many seconds, or until it has valued so many positions where that is above 0: then the same
    position gives the same advice on every machine. With a purpose it plays for that, and says where it is nearer.
    """
    if decider(state) is None:
        return None
    state = observation(state)
    weights = _weights_for(purpose)
    judged = SamplingSearch(_SEED, seconds / _used(state), positions, weights).judged(state)
    actions = judged[0].actions or (without_plan(state),)
    end = follow(state, (action for action in actions if not isinstance(action, UNKNOWN)))
    if win_chance(end, state.mover) == WON:
        by_harvest = SOMNIUM  # it comes when the turn ends
        return Advice(actions[0], "win", {"victory": end.victory or by_harvest})
    throw = throw_in(actions)
    if throw is not None:
        return _luck(state, throw, judged[0], judged[1] if len(judged) > 1 else None, weights)
    advice = sure_advice(state, judged) if judged[0].actions else _plain(state, actions)
    if purpose is None or advice.action != actions[0]:
        return advice
    said = _of_purpose(purpose, state, end)
    return replace(advice, remarks=(*said, *advice.remarks[-1:])) if said else advice


def _weights_for(purpose: Purpose | None) -> Weights:
    """What the adviser cares for."""
    if purpose is None:
        return WEIGHTS
    return TEMPERAMENT_WEIGHTS.get(purpose.temperament, WEIGHTS).serving(purpose)


def _of_purpose(purpose: Purpose, state: State, end: State) -> tuple[Remark, ...]:
    """That a turn which leads to this end reaches what is wanted, holds it or brings it nearer."""
    if purpose.reached(end):
        return (Remark("goal_reached", {}),)
    if purpose.held(end):
        return (Remark("goal_held", {}),)
    return (Remark("goal_nearer", {}),) if purpose.share(end) > purpose.share(state) + NEARER else ()


def _plain(state: State, actions: Sequence[Action]) -> Advice[Action]:
    """The advice to begin with these actions."""
    reason = main_reason(state, actions)
    return Advice(actions[0], reason.key, reason.details, remarks(state, actions))


def _with_equal(advice: Advice[Action], equal: Action | None) -> Advice[Action]:
    """The same advice, and that another action is as good."""
    if equal is None:
        return advice
    return replace(advice, remarks=(*advice.remarks, as_good(equal)), equal=equal)


def sure_advice(state: State, judged: Sequence[JudgedTurn]) -> Advice[Action]:
    """The best of sure turns; one in which something is done comes before one that only ends, where it is as good."""
    best = judged[0]
    if isinstance(_telling(best.actions), a.End):
        equals = (other for other in judged[1:] if best.value - other.value < EQUAL)
        best = next((other for other in equals if until_first_action(other.actions)), best)
    return _with_equal(_plain(state, best.actions), _equal(best, judged))


def _luck(
    state: State, throw: ThrowAction, thrown: JudgedTurn, sure: JudgedTurn | None, weights: Weights
) -> Advice[Action]:
    """To throw, unless something sure is as good, or comes first without loss."""
    first = until_first_action(sure.actions) if sure is not None else ()
    if sure is not None and first and thrown.value - sure.value < EQUAL:
        return _with_equal(_plain(state, sure.actions), throw)
    outlook = throw_expectation(state, throw, weights)
    if first:
        after = follow(state, first)
        if refusal(after, throw) is None:
            later = throw_expectation(after, throw, weights)
            if later.value > outlook.value - EQUAL:
                advice = _plain(state, first)
                more = then_throw(throw, later.aim)
                return replace(advice, remarks=(*advice.remarks[: MOST_REMARKS - 1], *more))
    reason, *said = throw_reasons(state, throw, outlook.aim)
    return Advice(throw, reason.key, reason.details, tuple(said))


def until_first_action(actions: Sequence[Action]) -> tuple[Action, ...]:
    """A turn as far as the first thing done in it, with the changes of dice before that; empty where none is."""
    for number, action in enumerate(actions):
        if isinstance(action, UNKNOWN):
            break
        if not isinstance(action, CHANGES):
            return tuple(actions[: number + 1])
    return ()


def _used(state: State) -> float:
    """The share of a turn's thinking that the strongest level spends at once; an adviser keeps nothing for later."""
    if state.phase is Phase.PREPARATION:
        return FOR_THE_ROLL
    return 1 - FOR_REROLLS if state.rerolls else 1.0


def _equal(best: JudgedTurn, judged: Sequence[JudgedTurn]) -> Action | None:
    """The first action of another turn that is as good as the best, and begins with something that this lacks.

    To end the turn is only told where the best spends what could be kept.
    """
    mine = _telling(best.actions)
    for other in judged:
        first = _telling(other.actions)
        if first is None or mine is None or judged[0].value - other.value >= EQUAL:
            continue
        if isinstance(first, a.End):
            if isinstance(mine, SPENDING):
                return first
        elif other is not best and all(not _alike(first, action) for action in best.actions):
            return first
    return None


def _telling(actions: Sequence[Action]) -> Action | None:
    """The first action by which a turn can be told from another."""
    return next((action for action in actions if not isinstance(action, a.Collect | a.Muster)), None)


def _alike(one: Action, other: Action) -> bool:
    """Whether two actions are the same thing for whoever asks: of the same kind, and at the same place."""
    named = ("tile", "card", "kind")
    return type(one) is type(other) and all(
        getattr(one, name, None) == getattr(other, name, None) for name in named
    )
