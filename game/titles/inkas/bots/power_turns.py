"""Legendary powers in the own turn, judged by where the rest of the turn leads: used at once, or where a walla has gone
first; and whom winds blow where."""

from typing import Final

from game.titles.inkas.bots.candidates import lent
from game.titles.inkas.bots.card_plays import MATTERS
from game.titles.inkas.bots.chances import Outcome
from game.titles.inkas.bots.evaluation import next_mover
from game.titles.inkas.bots.power_plays import Use, attacks_later, promising
from game.titles.inkas.bots.race import staff_place
from game.titles.inkas.bots.turns import TurnSearch, WeighedAction
from game.titles.inkas.rules.actions import Action, Blow, Pass
from game.titles.inkas.rules.engine import legal_actions, successor
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, WAMANI_INDEX
from game.titles.inkas.rules.pending import WindsAsked
from game.titles.inkas.rules.state import State

_LOOKED_AT: Final = 3  # uses whose whole turn is looked at
_MORE: Final = 0.9  # kills that a power must promise more, where somebody has gone first
_BLOWN: Final = 6  # of those who may be blown, that are looked at
_AHEAD: Final = 2  # who are blown one after another, while a turn is looked at


def powers(search: TurnSearch, state: State, uses: list[Use]) -> list[WeighedAction]:
    """Those of these uses that gain most at sight, each with the turn to come and less what a card must bring."""
    seat, seen = search.seat, list[tuple[float, Action, list[Outcome]]]()
    now = _at_sight(search, [(1.0, state)])
    for use in uses:
        action = lent(state, [use.action])[0]
        after = search.ways(state, action)
        gain = _at_sight(search, after) - now
        if gain > MATTERS or attacks_later(state, use.action):
            seen.append((gain, action, after))
    seen.sort(key=lambda one: -one[0])
    return [_dearer(search.choice(action, after), seat) for _, action, after in seen[:_LOOKED_AT]]


def after_going(
    search: TurnSearch, state: State, found: list[WeighedAction], uses: list[Use], at_once: float
) -> list[WeighedAction]:
    """The same choices; those after which a power promises more than now, with its use and the rest of the turn, where
    that is better than what one is worth `at_once`.

    The use is kept as the best of where they lead (`plans`).
    """
    seat, least = search.seat, _MORE + max([0.0, *(use.promise for use in uses)])
    seen = list[tuple[float, int, State, Use]]()
    for number, choice in enumerate(found):
        ways = search.ways(state, choice.action)
        if len(ways) == 1 and search.goes_on(after := ways[0][1]):
            seen += [
                (use.promise, number, after, use) for use in promising(after, seat) if use.promise >= least
            ]
    seen.sort(key=lambda one: -one[0])
    better = list(found)
    for _, number, after, use in seen[:_LOOKED_AT]:
        action = lent(after, [use.action])[0]
        planned = _dearer(search.choice(action, search.ways(after, action)), seat)
        first = found[number].action
        if planned.chances[seat] > max(at_once, better[number].chances[seat]):
            better[number] = WeighedAction(first, planned.chances)
            search.plan(first, after, planned)
    return better


def blows(search: TurnSearch, state: State) -> list[Action]:
    """The best ways at sight to blow somebody elsewhere, and to let the winds be; the best first."""
    look, staff = state.look(), staff_place(state)
    passed = Pass()
    seen: list[tuple[float, Action]] = [(_worth(search, successor(state, passed)) + MATTERS, passed)]
    for action in legal_actions(state):
        if isinstance(action, Blow):
            place = WAMANI_INDEX[action.wamani]
            if PIECE_INDEX[action.walla] == state.bearer or place == staff or look.here(place):
                seen.append((_worth(search, successor(state, action)), action))
    seen.sort(key=lambda one: -one[0])
    best = [action for _, action in seen[:_BLOWN]]
    return best if passed in best else [*best, passed]


def blow_on_the_way(search: TurnSearch, state: State) -> Action:
    """What seems best at sight, of the first two whom winds blow."""
    asked = state.pending[-1]
    assert isinstance(asked, WindsAsked)
    return blows(search, state)[0] if asked.blown.bit_count() < _AHEAD else Pass()


def _at_sight(search: TurnSearch, found: list[Outcome]) -> float:
    """What these are worth for the seat if the turn ends there."""
    return sum([share * _worth(search, state) for share, state in found])


def _worth(search: TurnSearch, state: State) -> float:
    own = state.mover == search.seat and not state.victory
    return search.evaluator.chances(state, next_mover(state) if own else state.mover)[search.seat]


def _dearer(choice: WeighedAction, seat: int) -> WeighedAction:
    chances = list(choice.chances)
    if chances[seat] < 1:  # what wins for certain is no loss
        chances[seat] -= MATTERS
    return WeighedAction(choice.action, chances)
