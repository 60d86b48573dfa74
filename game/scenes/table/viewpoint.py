"""Whose view the table takes."""

from collections.abc import Collection

from game.titles.wiraqocha.rules.engine import decider
from game.titles.wiraqocha.rules.state import State


def viewing_seat(state: State, people: Collection[int]) -> int:
    """The seat of the person for whom the table is shown: who decides, or else the next person in order of play.

    `people` are the seats of persons. Without any it is the seat that decides, at the end of the game the mover.
    """
    seats = len(state.game.seats)
    deciding = decider(state)
    first = state.mover if deciding is None else deciding
    order = ((first + ahead) % seats for ahead in range(seats))
    return next((seat for seat in order if seat in people), first)


def watched_seat(state: State, people: Collection[int]) -> int | None:
    """The seat that decides now where no person sits; None in a person's turn and when the game is over."""
    deciding = decider(state)
    return None if deciding in people else deciding
