"""What is paid: whether a seat can, and why it cannot."""

from operator import ge
from typing import Final

from game.core.contract import Refusal
from game.titles.machu_picchu.rules.fixed_order import GOODS
from game.titles.machu_picchu.rules.game import Pieces
from game.titles.machu_picchu.rules.refusals import Reason, refuse
from game.titles.machu_picchu.rules.state import State

A_LLAMA: Final[Pieces] = (0, 1, 0, 0, 0)


def affords(state: State, seat: int, cost: Pieces) -> bool:
    """Whether a seat has these pieces."""
    return all(map(ge, state.goods[seat], cost))


def times_afforded(state: State, seat: int, cost: Pieces, most: int) -> int:
    """How many times a seat can pay this, at most so many."""
    for had, needed in zip(state.goods[seat], cost, strict=True):
        if needed:
            most = min(most, had // needed)
    return most


def goods_short(state: State, seat: int, cost: Pieces, times: int = 1) -> Refusal | None:
    """The refusal of what a seat cannot pay; None where it can."""
    total = {GOODS[good]: count * times for good, count in enumerate(cost) if count}
    lacking = {
        GOODS[good]: count * times - had
        for good, (had, count) in enumerate(zip(state.goods[seat], cost, strict=True))
        if count * times > had
    }
    return refuse(Reason.GOODS_SHORT, cost=total, lacking=lacking) if lacking else None


def units_had(state: State, seat: int) -> int:
    """Mask of the goods of which a seat has a whole unit."""
    found = 0
    for good, (had, unit) in enumerate(zip(state.goods[seat], state.game.units, strict=True)):
        if had >= unit:
            found |= 1 << good
    return found


def units(state: State, goods: tuple[int, ...]) -> Pieces:
    """The pieces of one unit each of these goods."""
    return tuple([unit if good in goods else 0 for good, unit in enumerate(state.game.units)])
