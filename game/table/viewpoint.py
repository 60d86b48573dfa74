"""Whose view the table takes."""

from collections.abc import Collection


def viewing_seat(deciding: int | None, turn_owner: int, seats: int, people: Collection[int]) -> int:
    """The seat of the person for whom the table is shown: who decides, or else the next person in order of play.

    `people` are the seats of persons. Without any it is the seat that decides, at the end of the game the one whose
    turn it was.

    >>> viewing_seat(1, 1, 3, (0, 2)), viewing_seat(2, 2, 3, (0, 1)), viewing_seat(None, 1, 3, ())
    (2, 0, 1)
    """
    first = turn_owner if deciding is None else deciding
    order = ((first + ahead) % seats for ahead in range(seats))
    return next((seat for seat in order if seat in people), first)
