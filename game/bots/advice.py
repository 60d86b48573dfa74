"""Advice to a person at the table: one action, the reasons for it, and another one where that is as good."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from game.bots.bot import unfated
from game.bots.empress import FOR_REROLLS, FOR_THE_ROLL, Empress, Judged
from game.bots.levels import UNKNOWN, without_plan
from game.bots.planning import follow
from game.bots.reasons import Remark, as_good, main_reason, remarks
from game.bots.valuation import WON, value
from game.rules import actions as a
from game.rules.actions import Action
from game.rules.engine import decider
from game.rules.state import Phase, State
from game.rules.victory import SOMNIUM

SECONDS: Final = 0.7  # that the adviser thinks; what it has begun then it ends, within a second in all
EQUAL: Final = 0.01  # two turns are as good as each other when their chances to win differ by less
_SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do now; `reason` is a locale key under `advice.`, `details` fill its gaps as in phrases.

    `remarks` are further sentences; `equal` is another action that is as good, if there is one.
    """

    action: Action
    reason: str
    details: Mapping[str, object]
    remarks: tuple[Remark, ...] = ()
    equal: Action | None = None


def advise(state: State, seconds: float = SECONDS, positions: int = 0) -> Advice | None:
    """What the strongest level would do now, with its reasons; None when the game is over.

    It thinks for so many seconds, or until it has valued so many positions where that is above 0: then the same
    position gives the same advice on every machine.
    """
    if decider(state) is None:
        return None
    state = unfated(state)
    judged = Empress(_SEED, seconds / _used(state), positions).judged(state)
    actions = judged[0].actions or (without_plan(state),)
    end = follow(state, (action for action in actions if not isinstance(action, UNKNOWN)))
    if value(end, state.mover) == WON:
        by_harvest = SOMNIUM  # it comes when the turn ends
        return Advice(actions[0], "win", {"victory": end.victory or by_harvest})
    reason, said = main_reason(state, actions), remarks(state, actions)
    equal = _equal(judged)
    if equal is not None:
        said = (*said, as_good(equal))
    return Advice(actions[0], reason.key, reason.details, said, equal)


def _used(state: State) -> float:
    """The share of a turn's thinking that the strongest level spends at once; an adviser keeps nothing for later."""
    if state.phase is Phase.PREPARATION:
        return FOR_THE_ROLL
    return 1 - FOR_REROLLS if state.rerolls else 1.0


def _equal(judged: Sequence[Judged]) -> Action | None:
    """The first action of another turn that is as good as the best, and begins with something that this lacks."""
    best = judged[0]
    for other in judged[1:]:
        if best.value - other.value >= EQUAL:
            return None
        first = _telling(other.actions)
        mine = _telling(best.actions)
        if (
            first is not None
            and mine is not None
            and all(not _alike(first, action) for action in best.actions)
        ):
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
