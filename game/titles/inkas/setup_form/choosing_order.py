"""Who chooses ayllu and suyu before whom, as the die has it (I-5.2), and what computer players choose."""

from dataclasses import dataclass
from typing import Final

from game.core.chance import below
from game.kit.forms.seat_choice import SeatChoice, SeatColumn, take_own
from game.titles.inkas.bots.answers import room
from game.titles.inkas.content.definitions import SUYUS
from game.titles.inkas.rules.dice_order import order_of_rolls

SUYU: Final = "suyu"
_APART: Final = 1 << 32  # from what the same seed decides in the quest
_ROLLS: Final = 1 << 16  # of a seat at most


@dataclass(frozen=True, slots=True)
class Throw:
    """What all have rolled: the seats, who chooses first at the head, and of each seat its faces, more than one where
    others had the same.
    """

    order: tuple[int, ...]
    faces: tuple[tuple[int, ...], ...]


def thrown(seed: int, seats: int) -> Throw:
    """The throw of so many seats that a seed decides; a seat more does not change the first faces of the others."""
    faces: list[list[int]] = [[] for _ in range(seats)]

    def roll(seat: int) -> int:
        faces[seat].append(below(seed, _APART + seat * _ROLLS + len(faces[seat]), 6) + 1)
        return faces[seat][-1]

    order = order_of_rolls(roll, range(seats))
    return Throw(tuple(order), tuple(map(tuple, faces)))


def choose_freely(seats: list[SeatChoice]) -> None:
    """Nobody chooses before anybody."""
    for seat in seats:
        seat.rank, seat.by_itself = 0, False


def choose_in_order(seats: list[SeatChoice], throw: Throw, column: SeatColumn) -> None:
    """Let seats choose in the order of a throw; computer players do so at once.

    As in a quest they take the suyu that leaves most room to those who have chosen; their ayllu they keep, for ayllus
    are alike.
    """
    choose_freely(seats)
    taken: list[int] = []
    for rank, number in enumerate(throw.order, 1):
        seat = seats[number]
        seat.rank, seat.by_itself = rank, bool(seat.bot)
        if seat.bot:
            own = seat.own[SUYU]
            free = [suyu for suyu in SUYUS if SUYUS.index(suyu) not in taken]
            best = max(free, key=lambda suyu: (room(SUYUS.index(suyu), taken), suyu == own))
            take_own(seats, number, column, best)
        taken.append(SUYUS.index(seat.own[SUYU]))
