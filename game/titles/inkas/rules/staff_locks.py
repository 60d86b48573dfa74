"""Where Legendary powers keep the staff (I-17.12): untouchable on its floor, or bound to who has drawn it."""

from game.titles.inkas.rules.pending import Shape
from game.titles.inkas.rules.state import State


def is_locked(state: State) -> bool:
    """Whether nobody can be robbed of the staff by Theft, a power or a journey."""
    return any(one.shape in (Shape.LIGHTNING, Shape.MAGNET) for one in state.lasting)
