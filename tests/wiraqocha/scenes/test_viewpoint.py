"""The table is shown for the person who plays, or who plays next."""

import pytest

from game.table.context import viewing_seat


@pytest.mark.parametrize(
    ("mover", "people", "viewing"),
    [
        (0, (0, 1, 2), 0),  # a person plays
        (1, (0,), 0),  # the only person watches a computer player
        (1, (0, 2), 2),  # the next person in order of play
        (2, (0, 1), 0),  # round the table
        (1, (), 1),  # nobody but computer players
    ],
)
def test_the_view_is_that_of_the_person_who_plays_or_plays_next(
    mover: int, people: tuple[int, ...], viewing: int
) -> None:
    assert viewing_seat(mover, mover, 3, people) == viewing
    assert viewing_seat(None, mover, 3, people) == viewing  # at the end of the game
