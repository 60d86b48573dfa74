"""What players have that counts, by which one tells whether a game comes on at all."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Belongings(NamedTuple):
    """`of_seats` says of a state by seat what each has that is gained and lost, as a value that compares: pieces,
    cards, gold, points; not what comes and goes with every turn. How everybody stands is told by `StoryTelling`.
    """

    of_seats: Callable[[Any], Sequence[object]]
