"""Legendary powers in the own turn, judged by where the rest of the turn leads: used at once, or where a walla has gone
first; and whom winds blow where."""

from typing import Final

from game.titles.inkas.bots.candidates import lent
from game.titles.inkas.bots.card_plays import MATTERS
from game.titles.inkas.bots.chances import Outcome
from game.titles.inkas.bots.power_plays import PowerUse, attacks_later, promising
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


def powers(search: TurnSearch, state: State, uses: list[PowerUse]) -> list[WeighedAction]:
    """Those of these uses that gain most at sight, each with the turn to come and less what a card must bring."""
    seat, seen = search.seat, list[tuple[float, Action, list[Outcome]]]()
    now = search.standing(state)[seat]
    for use in uses:
        action = lent(state, [use.action])[0]
        after = search.ways(state, action)
        gain = search.at_sight(after, seat) - now
        if gain > MATTERS or attacks_later(state, use.action):
            seen.append((gain, action, after))
    seen.sort(key=lambda one: -one[0])
    return [search.choice(action, after).dearer(MATTERS, seat) for _, action, after in seen[:_LOOKED_AT]]


def after_going(
    search: TurnSearch, state: State, found: list[WeighedAction], uses: list[PowerUse], at_once: float
) -> list[WeighedAction]:
    """The same choices; those after which a power promises more than now, with its use and the rest of the turn, where
    that is better than what one is worth `at_once`.

    The use is kept as the best of where they lead (`plans`).
    """
    seat, least = search.seat, _MORE + max([0.0, *(use.promise for use in uses)])
    seen = list[tuple[float, int, State, PowerUse]]()
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
        planned = search.choice(action, search.ways(after, action)).dearer(MATTERS, seat)
        first = found[number].action
        if planned.chances[seat] > max(at_once, better[number].chances[seat]):
            better[number] = WeighedAction(first, planned.chances)
            search.plan(first, after, planned)
    return better


def blows(search: TurnSearch, state: State) -> list[Action]:
    """The best ways at sight to blow somebody elsewhere, and to let the winds be; the best first."""
    look, staff, seat = state.look(), staff_place(state), search.seat
    passed = Pass()
    seen: list[tuple[float, Action]] = [(search.standing(successor(state, passed))[seat] + MATTERS, passed)]
    for action in legal_actions(state):
        if isinstance(action, Blow):
            place = WAMANI_INDEX[action.wamani]
            if PIECE_INDEX[action.walla] == state.bearer or place == staff or look.here(place):
                seen.append((search.standing(successor(state, action))[seat], action))
    seen.sort(key=lambda one: -one[0])
    best = [action for _, action in seen[:_BLOWN]]
    return best if passed in best else [*best, passed]


def blow_on_the_way(search: TurnSearch, state: State) -> Action:
    """What seems best at sight, of the first two whom winds blow."""
    asked = state.pending[-1]
    assert isinstance(asked, WindsAsked)
    return blows(search, state)[0] if asked.blown.bit_count() < _AHEAD else Pass()
