"""Where Legendary powers keep the staff (I-17.12): untouchable on its floor, or bound to who has drawn it."""

from game.core.contract import Refusal
from game.titles.inkas.content.definitions import PIECES
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.refusals import Reason, refuse
from game.titles.inkas.rules.state import State


def locked_by(state: State) -> int:
    """The walla whose power keeps the staff where it is, or NOBODY: it can only be plunged, by who bears it."""
    for one in state.lasting:
        if one.shape in (LastingState.LIGHTNING, LastingState.MAGNET):
            return one.user
    return NOBODY


def lock_refusal(state: State) -> Refusal | None:
    """Why the staff cannot be taken, given, laid down, stolen or sent; None where it can."""
    user = locked_by(state)
    return refuse(Reason.STAFF_LOCKED, walla=PIECES[user]) if user != NOBODY else None
