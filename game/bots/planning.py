"""A turn thought through as far as no chance enters: the best sequence of sure actions, by a beam search."""

from dataclasses import dataclass

from game.bots.valuation import WON, value
from game.rules import actions as a
from game.rules.actions import Action
from game.rules.engine import advance, legal_actions, reveals
from game.rules.state import Phase, State

BEAM = 10  # states kept at each depth
DEPTH = 9  # actions looked ahead
TRIED = 60  # actions tried from a state, the most promising kinds first

# Kinds of action in the order in which they promise most; what rolls dice or ends the turn is no plan.
_PROMISE = (
    *(a.Exchange, a.Pass, a.Plunder, a.Tunnel, a.Conquer, a.Build, a.Protect, a.MoveFortress, a.UseProbe),
    *(a.Ransom, a.Recover, a.Restore, a.FireRay, a.Exoskeleton, a.Raise, a.Lower),
)
_ORDER: dict[type, int] = {kind: rank for rank, kind in enumerate(_PROMISE)}


@dataclass(frozen=True, slots=True)
class Plan:
    """A sequence of sure actions with the value of the state that it leads to."""

    actions: tuple[Action, ...]
    state: State
    value: float


def best_plan(state: State, beam: int = BEAM, depth: int = DEPTH) -> Plan:
    """The best plan for the player to move; the empty one where nothing improves the position."""
    seat = state.mover
    best = Plan((), state, _worth(state, seat))
    front = [best]
    seen = {_key(state)}
    for _ in range(depth):
        found: list[Plan] = []
        for plan in front:
            for action in promising(plan.state):
                after = advance(plan.state, action).state
                if reveals(plan.state, after) or (key := _key(after)) in seen:
                    continue
                seen.add(key)
                found.append(Plan((*plan.actions, action), after, _worth(after, seat)))
        if not found:
            break
        front = sorted(found, key=lambda plan: -plan.value)[:beam]
        if front[0].value > best.value + 1e-9:
            best = front[0]
        if best.value >= WON:
            break
    return best


def promising(state: State) -> list[Action]:
    """The actions of a plan that are worth trying, most promising kinds first."""
    options = [action for action in legal_actions(state) if type(action) in _ORDER]
    options.sort(key=lambda action: _ORDER[type(action)])
    return options[:TRIED]


def _worth(state: State, seat: int) -> float:
    """The value for the seat; dice still in the hand may yet do something."""
    idle = 0.25 * len(state.dice) if state.phase is Phase.ACTIONS and state.mover == seat else 0.0
    return value(state, seat) + idle


def _key(state: State) -> tuple[object, ...]:
    return (
        state.board,
        state.protecting,
        state.dice,
        state.cubes,
        state.crystals,
        state.relics,
        state.cards,
        state.fortress,
        state.reserve,
        state.probed,
        state.used_cards,
    )
