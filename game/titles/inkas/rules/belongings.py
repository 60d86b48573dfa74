"""What a player has that counts: by it one tells whether a quest stands still (I-26.8)."""

from collections.abc import Sequence

from game.titles.inkas.rules.fixed_order import NOBODY
from game.titles.inkas.rules.places import lives
from game.titles.inkas.rules.state import State

_ALIVE = -1


def belongings(state: State) -> Sequence[object]:
    """By seat its wallas, living or where the others are, flags, llamas, cards, goals and the staff; wallas that walk
    about gain nothing."""
    game, bearer, pursuit = state.game, state.bearer, state.pursuit
    return [
        (
            tuple(
                _ALIVE if lives(place) else place
                for piece, place in enumerate(state.places)
                if game.seat_of[piece] == seat
            ),
            state.flags.count(seat),
            state.llamas[seat],
            state.hands[seat] if state.hands else (),
            (pursuit.goals[seat], pursuit.stored[seat]) if pursuit is not None else (),
            bearer != NOBODY and game.seat_of[bearer] == seat,
        )
        for seat in game.seats
    ]
