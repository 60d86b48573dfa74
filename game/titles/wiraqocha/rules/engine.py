"""The rules as their clients use them: who decides, what is legal, what an action leads to."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from game.core.contract import Applied, Outcome, Refusal
from game.titles.wiraqocha.rules import card_actions as devices
from game.titles.wiraqocha.rules import conquest, preparation, theft, trade, turn
from game.titles.wiraqocha.rules import dice_changes as hand
from game.titles.wiraqocha.rules.action_rules import ActionRules, Options
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.change import Change, SilentChange
from game.titles.wiraqocha.rules.events import Event
from game.titles.wiraqocha.rules.holdings import Holdings
from game.titles.wiraqocha.rules.needs import Need
from game.titles.wiraqocha.rules.refusals import Reason, refuse
from game.titles.wiraqocha.rules.state import Phase, State, Use
from game.titles.wiraqocha.rules.tokens import NOBODY

_IN_PHASE_TWO: Final[tuple[ActionRules, ...]] = (
    *(*conquest.ACTION_RULES, *theft.ACTION_RULES, *hand.ACTION_RULES),
    *(*trade.ACTION_RULES, *devices.ACTION_RULES, *turn.ACTION_RULES),
)
# one declaration for each class of actions
ACTION_RULES: Final[tuple[ActionRules, ...]] = (*preparation.ACTION_RULES, *_IN_PHASE_TWO)
_PERFORM = {rules.action: rules.perform for rules in ACTION_RULES}


class _OptionsByNeeds(dict[int, tuple[tuple[Action, ...], tuple[Options, ...]]]):
    """Of some classes of actions, by the needs a player meets: the actions sure by them and what lists the others."""

    def __init__(self, entries: Iterable[ActionRules]) -> None:
        super().__init__()
        self.rules = {rules.action: rules for rules in entries}

    def __missing__(self, met: int) -> tuple[tuple[Action, ...], tuple[Options, ...]]:
        possible = [rules.options for rules in self.rules.values() if not rules.needs & ~met]
        sure = tuple(action for options in possible if isinstance(options, tuple) for action in options)
        self[met] = found = sure, tuple(options for options in possible if not isinstance(options, tuple))
        return found


def _before_camp() -> Iterator[ActionRules]:
    for rules in _IN_PHASE_TWO:
        if rules.before_camp:
            yield rules if rules.before_camp is True else replace(rules, options=rules.before_camp)


_PREPARATION, _ACTIONS, _BEFORE_CAMP = (
    _OptionsByNeeds(preparation.ACTION_RULES),
    _OptionsByNeeds(_IN_PHASE_TWO),
    _OptionsByNeeds(_before_camp()),
)


def _options_of_moment(state: State, seen: Holdings) -> _OptionsByNeeds:
    """The kinds of action that the moment allows: by phase, and before the Camp stands (R-45)."""
    if state.phase is Phase.PREPARATION:
        return _PREPARATION
    return _ACTIONS if seen.camp >= 0 else _BEFORE_CAMP


def decider(state: State) -> int | None:
    """The seat whose decision the state waits for; None when the game is over."""
    return state.mover if state.winner == NOBODY else None


def legal_actions(state: State) -> list[Action]:
    """Every action that may be taken now, each once; dice of one face are one die."""
    if state.winner != NOBODY:
        return []
    seen = state.holdings()
    sure, kinds = _options_of_moment(state, seen)[_needs_met(state)]
    found = list(sure)
    for options in kinds:
        found += options(state, seen)
    return found


def _needs_met(state: State) -> int:
    """The bits of `Need` that the mover meets."""
    game, mover = state.game, state.mover
    met = game.needs_met
    if cards := state.cards[mover]:
        met |= game.card_needs[cards & ~state.used_cards]
        if cards & game.ray_cards and not state.ray_fired:
            met |= Need.RAY
    if state.phase is Phase.PREPARATION:
        if not state.used & Use.COLLECT:
            met |= Need.COLLECT
        if not state.used & Use.MUSTER:
            met |= Need.MUSTER
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
        return refuse(Reason.GAME_OVER)
    kind = type(action)
    rules = _options_of_moment(state, state.holdings()).rules.get(kind)
    if rules is not None:
        return rules.refusal(state, action)
    if kind in _ACTIONS.rules and state.phase is Phase.ACTIONS:
        return refuse(Reason.CAMP_FIRST)
    return refuse(Reason.PHASE_ONE if state.phase is Phase.PREPARATION else Reason.PHASE_TWO)


def perform(state: State, action: Action) -> Applied[State, Event]:
    """The state and events that a legal action leads to; it is not checked, and `state` never changes."""
    change = Change(state)
    _PERFORM[type(action)](change, action)
    return Applied(change.state, tuple(change.events))


def successor(state: State, action: Action) -> State:
    """The state of `perform` without the events, for search and simulation: the same rules, quicker.

    The action must be legal; it is not checked.
    """
    change = SilentChange(state)
    _PERFORM[type(action)](change, action)
    return change.state


def outcome(state: State) -> Outcome | None:
    """Who won and how; None while the game goes on."""
    winner = state.winner
    if winner == NOBODY:
        return None
    others = tuple(seat for seat in state.game.seats if seat != winner)
    return Outcome(((winner,), others), state.victory)


def reveals(before: State, after: State) -> bool:
    """Whether something unknown was shown between the two: a die, or a card of the pile."""
    return before.drawn != after.drawn or before.loaded != after.loaded or before.deck != after.deck
