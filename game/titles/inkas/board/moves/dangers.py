"""Who threatens whoever enters a wamani: enemies that may ambush there, and those that paralyse (I-13.17, I-13.22)."""

from game.titles.inkas.content.definitions import Role
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, WAMANI_INDEX
from game.titles.inkas.rules.state import State


def dangers(state: State, walla: str, wamani: str) -> tuple[Role, ...]:
    """The roles of the enemies that a walla would have to fear if it entered a wamani: hunter, shaman."""
    game, look, number = state.game, state.look(), PIECE_INDEX[walla]
    seat = game.seat_of[number]
    if seat < 0:
        return ()
    here = look.here(WAMANI_INDEX[wamani])
    enemies, own = here & ~game.own[seat], (here & game.own[seat]) | 1 << number
    found = []
    hunts = enemies & game.ambushers & ~look.paralysed
    if hunts and not game.ambushers >> number & 1:
        found.append(Role.HUNTER)
    if enemies & game.paralysers and not own & game.paralysers:
        found.append(Role.SHAMAN)
    return tuple(found)
