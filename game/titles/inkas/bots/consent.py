"""Llamas of a partner (I-18.2): whether they are lent, and when they are asked for."""

from typing import Final

from game.titles.inkas.bots.chances import outcomes
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
    gains = search.at_sight(after, seat) > search.standing(state)[seat]
    if not gains and agreed.chances[seat] < declined.chances[seat]:
        found.reverse()
    return found


def reluctant(found: list[WeighedAction], seat: int) -> list[WeighedAction]:
    """These choices, the best first, where a partner is asked for nothing that brings next to nothing."""
    weighed = [choice.dearer(ASKING, seat) if borrowed(choice.action) else choice for choice in found]
    weighed.sort(key=lambda choice: -choice.chances[seat])
    return weighed
