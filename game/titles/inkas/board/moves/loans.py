"""Llamas that a partner lends for an action (I-18.2, R-41): how many each takes, by what the player would borrow."""

from collections.abc import Iterable, Sequence

from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.lending import borrowed, borrowing


def with_loan(actions: Sequence[Action], wanted: int) -> list[Action]:
    """Each action once: with as many of the partner's llamas as are wanted, or the next number that can be; where none
    is wanted the own llamas come first.
    """
    found: dict[Action, Action] = {}
    for action in actions:
        bare = borrowing(action, 0)
        kept = found.get(bare)
        if kept is None or abs(borrowed(action) - wanted) < abs(borrowed(kept) - wanted):
            found[bare] = action
    return list(found.values())


def most_lent(actions: Iterable[Action]) -> int:
    """How many llamas can be borrowed for one of these actions at most."""
    return max(map(borrowed, actions), default=0)
