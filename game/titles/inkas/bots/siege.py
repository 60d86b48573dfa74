"""The other way to win where cards are held: in how many turns, about, a seat could wipe out its enemies (I-19.4)."""

from typing import Final

from game.titles.inkas.bots.race import StaffWays
from game.titles.inkas.bots.travel import entries
from game.titles.inkas.rules.state import State

_TURNS_A_CONQUEST: Final = 5.0  # after the first
_TURNS_A_WALLA: Final = 2.5
_LAST: Final = 3.0  # turns to get at the last ones, who flee


def turns_to_wipe_out(state: State, seat: int, staff: StaffWays) -> float:
    """The turns to plant the own flag wherever enemies place their wallas, and to slay those who live on the board."""
    game, alive, mask, living = state.game, state.look().alive, 0, 0
    for enemy in game.seats:
        if game.sides[seat] >> enemy & 1 or state.is_out(enemy):
            continue
        living += (alive & game.own[enemy]).bit_count()
        for place in entries(state, enemy):
            mask |= 1 << place
    turns = _LAST + _TURNS_A_WALLA * living
    if mask:
        turns += staff.turns_to(mask) + _TURNS_A_CONQUEST * (mask.bit_count() - 1)
    return turns
