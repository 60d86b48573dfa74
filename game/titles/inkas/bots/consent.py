"""Llamas of a partner (I-18.2): whether they are lent, and when they are asked for."""

from typing import Final

from game.titles.inkas.bots.chances import Outcome, outcomes
from game.titles.inkas.bots.evaluation import next_mover
from game.titles.inkas.bots.turns import TurnSearch, WeighedAction
from game.titles.inkas.rules.actions import Agree, Decline
from game.titles.inkas.rules.lending import borrowed
from game.titles.inkas.rules.state import State

# so much of a chance to win must be brought by what a partner is asked for: a question interrupts a person's game
ASKING: Final = 0.02


def consents(state: State, search: TurnSearch) -> list[WeighedAction]:
    """To lend and to decline, the better one first. Lent is what gains for the side: at sight by itself, or since the
    turn, played on as well as it can be, is worth no less than without it."""
    seat = state.decider
    after = search.settled(outcomes(state, Agree()))
    agreed = search.choice(Agree(), after)
    declined = search.choice(Decline(), search.settled(outcomes(state, Decline())))
    found = [agreed, declined]
    gains = _at_sight(after, state.mover, search, seat) > _at_sight([(1.0, state)], state.mover, search, seat)
    if not gains and agreed.chances[seat] < declined.chances[seat]:
        found.reverse()
    return found


def _at_sight(found: list[Outcome], mover: int, search: TurnSearch, seat: int) -> float:
    """What these are worth for a seat if the turn ends there."""
    worth = 0.0
    for chance, state in found:
        following = next_mover(state) if state.mover == mover and not state.victory else state.mover
        worth += chance * search.evaluator.chances(state, following)[seat]
    return worth


def reluctant(found: list[WeighedAction], seat: int) -> list[WeighedAction]:
    """These choices, the best first, where a partner is asked for nothing that brings next to nothing."""
    weighed = list[WeighedAction]()
    for choice in found:
        if borrowed(choice.action) and choice.chances[seat] < 1:  # what wins for certain is no loss
            chances = list(choice.chances)
            chances[seat] -= ASKING
            choice = WeighedAction(choice.action, chances)
        weighed.append(choice)
    weighed.sort(key=lambda choice: -choice.chances[seat])
    return weighed
