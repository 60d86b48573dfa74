"""What a game of the day is worth, and how many days in a row were played."""

from collections.abc import Collection
from datetime import date, timedelta
from typing import Final

from game.core.contract import Outcome

BONUS: Final = 20  # points for a victory in a title with scores
VICTORY: Final = 200  # points for one in a title without
PER_ROUND: Final = 5  # points that each round of it takes away
LEAST: Final = 100  # points that are left for a victory


def score(outcome: Outcome, seat: int, rounds: int, way: float) -> int:
    """The points of a seat; `way` is how far it came to its nearest victory, from 0 to 1."""
    won = seat in outcome.winners
    if outcome.scores:
        return outcome.scores[seat] + (BONUS if won else 0)
    return max(LEAST, VICTORY - PER_ROUND * rounds) if won else min(LEAST - 1, int(100 * way))


def streak(days: Collection[date], today: date) -> int:
    """How many of these days follow each other up to today, or up to yesterday where today is still to come."""
    day = today if today in days else today - timedelta(days=1)
    first = day
    while day in days:
        day -= timedelta(days=1)
    return (first - day).days
