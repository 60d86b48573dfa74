"""Who threatens whoever enters a wamani: enemies that may ambush there, and those that paralyse (I-13.17, I-13.22)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.titles.inkas.content.definitions import WallaRole
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, WAMANI_INDEX
from game.titles.inkas.rules.state import State

AMBUSH: Final = "ambush"
PARALYSIS: Final = "paralysis"
SIGNS: Final[Mapping[str, WallaRole]] = MappingProxyType(
    {AMBUSH: WallaRole.HUNTER, PARALYSIS: WallaRole.SHAMAN}
)
"""The role whose sign stands for each danger."""


def dangers(state: State, walla: str, wamani: str) -> tuple[str, ...]:
    """The powers of enemies that a walla would have to fear if it entered a wamani."""
    game, look, number = state.game, state.look(), PIECE_INDEX[walla]
    seat = game.seat_of[number]
    if seat < 0:
        return ()
    here = look.here(WAMANI_INDEX[wamani])
    enemies, own = here & ~game.own[seat], (here & game.own[seat]) | 1 << number
    found = []
    hunts = enemies & game.ambushers & ~look.paralysed
    if hunts and not game.ambushers >> number & 1:
        found.append(AMBUSH)
    if enemies & game.paralysers and not own & game.paralysers:
        found.append(PARALYSIS)
    return tuple(found)
