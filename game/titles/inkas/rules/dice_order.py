"""Orders that the die decides: who chooses first, who begins, who is attacked first (I-5.2, I-5.10, R-55)."""

from collections.abc import Callable, Sequence

from game.titles.inkas.rules.change import Change
from game.titles.inkas.rules.event_values import Purpose


def rolled_order(change: Change, seats: Sequence[int]) -> list[int]:
    """All of them in the order of their rolls."""
    return order_of_rolls(lambda seat: change.roll(seat, Purpose.ORDER), seats)


def order_of_rolls(roll: Callable[[int], int], seats: Sequence[int]) -> list[int]:
    """All of them, the highest first; equal ones roll again among themselves (R-4, notation 3.1)."""
    if len(seats) < 2:
        return list(seats)
    faces = {seat: roll(seat) for seat in seats}
    found: list[int] = []
    for face in sorted(set(faces.values()), reverse=True):
        found += order_of_rolls(roll, [seat for seat in seats if faces[seat] == face])
    return found


def rolled_first(change: Change, seats: Sequence[int]) -> int:
    """The highest of them; only the highest ones roll again (R-82)."""
    while len(seats) > 1:
        faces = [change.roll(seat, Purpose.START) for seat in seats]
        seats = [seat for seat, face in zip(seats, faces, strict=True) if face == max(faces)]
    return seats[0]
