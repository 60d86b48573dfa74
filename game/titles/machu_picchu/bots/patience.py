"""How bots keep a day from going on for ever: no rule asks anybody to stay (R-43).

The more rounds the days have had on average, the more a Moon Tile is worth to them; after `MOST_ROUNDS` a day they
take one whenever they may.
"""

from typing import Final

from game.titles.machu_picchu.rules.state import State

LONG_DAY: Final = 9.0  # rounds a day, from which on a stay looks better and better
MOST_ROUNDS: Final = 18.0
_EAGERNESS: Final = 0.25  # points for each round beyond


def eagerness(state: State) -> float:
    """The points by which a stay is preferred; endless once the days have been too long."""
    players = len(state.game.colours)
    days = state.day - state.game.first_day + 1
    rounds = state.turn / players / days
    if rounds > MOST_ROUNDS:
        return float("inf")
    return _EAGERNESS * max(0.0, rounds - LONG_DAY)
