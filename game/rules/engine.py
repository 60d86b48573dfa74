"""The rules as their clients use them: who decides, what is legal, what an action leads to."""

from game.protocol import Applied, Outcome, Refusal
from game.rules import conquest, devices, hand, preparation, theft, trade, turn
from game.rules.actions import Action
from game.rules.change import Change, Quiet, refuse
from game.rules.events import Event
from game.rules.needs import Need
from game.rules.rulebook import Entry
from game.rules.state import Phase, State
from game.rules.survey import Survey
from game.rules.tokens import NOBODY

_PREPARATION: dict[type, Entry] = {**preparation.ENTRIES}
_ACTIONS: dict[type, Entry] = {
    **conquest.ENTRIES,
    **theft.ENTRIES,
    **hand.ENTRIES,
    **trade.ENTRIES,
    **devices.ENTRIES,
    **turn.ENTRIES,
}
_PERFORM = {kind: entry.perform for kind, entry in (_PREPARATION | _ACTIONS).items()}
_BEFORE_CAMP: dict[type, Entry] = {kind: entry for kind, entry in _ACTIONS.items() if entry.before_camp}


class _Menu:
    """Some kinds of action, and for each set of needs that a player meets what lists those possible with it."""

    def __init__(self, entries: dict[type, Entry]) -> None:
        self.entries = entries
        self.options = tuple(
            tuple(entry.options for entry in entries.values() if not entry.needs & ~met)
            for met in range(Need.ALL + 1)
        )


_IN_PREPARATION, _IN_ACTIONS, _WITHOUT_CAMP = _Menu(_PREPARATION), _Menu(_ACTIONS), _Menu(_BEFORE_CAMP)


def _menu(state: State, seen: Survey) -> _Menu:
    """The kinds of action that the moment allows: by phase, and before the Camp stands (R-45)."""
    if state.phase is Phase.PREPARATION:
        return _IN_PREPARATION
    return _IN_ACTIONS if seen.camp >= 0 else _WITHOUT_CAMP


def decider(state: State) -> int | None:
    """The seat whose decision the state waits for; None when the game is over."""
    return state.mover if state.winner == NOBODY else None


def legal_actions(state: State) -> list[Action]:
    """Every action that may be taken now, each once; dice of one face are one die."""
    found: list[Action] = []
    if state.winner != NOBODY:
        return found
    seen = state.survey()
    for options in _menu(state, seen).options[_needs_met(state)]:
        found += options(state, seen)
    return found


def _needs_met(state: State) -> int:
    """The bits of `Need` that the mover meets."""
    game, mover = state.game, state.mover
    met = game.needs_met
    if state.cards[mover]:
        met |= Need.CARD
    if state.phase is Phase.PREPARATION:
        return met
    cubes = state.cubes[mover]
    if cubes >= game.cheapest:
        met |= Need.PURSE
    if state.crystals[mover]:
        met |= Need.CRYSTAL
    if state.dice:
        met |= Need.DICE
        if cubes >= game.figures.step_cubes:
            met |= Need.STEP
        if state.rerolls:
            met |= Need.REROLL
    return met


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the action is not legal now; None where it is."""
    if state.winner != NOBODY:
        return refuse("game_over")
    kind = type(action)
    entry = _menu(state, state.survey()).entries.get(kind)
    if entry is not None:
        return entry.refusal(state, action)
    if kind in _ACTIONS and state.phase is Phase.ACTIONS:
        return refuse("camp_first")
    return refuse("phase_one" if state.phase is Phase.PREPARATION else "phase_two")


def apply(state: State, action: Action) -> Applied[State, Event] | Refusal:
    """The state and events that the action leads to, or why it is refused; `state` never changes."""
    refused = refusal(state, action)
    return refused if refused is not None else advance(state, action)


def advance(state: State, action: Action) -> Applied[State, Event]:
    """As `apply`, for an action known to be legal: it is not checked again."""
    change = Change(state)
    _PERFORM[type(action)](change, action)
    return Applied(change.state, tuple(change.events))


def successor(state: State, action: Action) -> State:
    """The state of `advance` without the events, for search and simulation: the same rules, about twice as fast.

    The action must be legal; it is not checked.
    """
    change = Quiet(state)
    _PERFORM[type(action)](change, action)
    return change.state


def outcome(state: State) -> Outcome | None:
    """Who won and how; None while the game goes on."""
    return None if state.winner == NOBODY else Outcome(state.winner, state.victory)


def reveals(before: State, after: State) -> bool:
    """Whether something unknown was shown between the two: a die, or a card of the pile."""
    return before.drawn != after.drawn or before.loaded != after.loaded or before.deck != after.deck
