"""Who threatens whoever enters a wamani: enemies that may ambush there, and those that paralyse (I-13.17, I-13.22)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.titles.inkas.content.definitions import WallaRole
from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.fixed_order import PIECE_INDEX, WALLA_COUNT, WAMANI_INDEX, bits
from game.titles.inkas.rules.lasting_ends import binds
from game.titles.inkas.rules.state import State

AMBUSH: Final = "ambush"
PARALYSIS: Final = "paralysis"
GOD: Final = "god"
AMARU: Final = "amaru"
LET_GO: Final = "let_go"  # what binds two wallas ends
SIGNS: Final[Mapping[str, WallaRole]] = MappingProxyType(
    {AMBUSH: WallaRole.HUNTER, PARALYSIS: WallaRole.SHAMAN}
)
"""The role whose sign stands for a danger; gods and wild Amarus show their figures."""


def dangers(state: State, walla: str, wamani: str) -> tuple[str, ...]:
    """What a walla would have to fear if it entered a wamani: powers of enemies, gods and wild Amarus, and the
    end of what binds it."""
    game, look, number = state.game, state.look(), PIECE_INDEX[walla]
    seat = game.seat_of[number]
    if seat < 0:
        return ()
    here = look.here(WAMANI_INDEX[wamani])
    enemies, own = here & ~game.side[seat], (here & game.side[seat]) | 1 << number
    found = []
    hunts = enemies & game.ambushers & ~look.paralysed
    if hunts and not game.ambushers >> number & 1:
        found.append(AMBUSH)
    if enemies & game.paralysers and not own & game.paralysers:
        found.append(PARALYSIS)
    place = WAMANI_INDEX[wamani]
    if any(state.places[god] == place for god in bits(game.foes[seat])):
        found.append(GOD)
    if here & game.wild & ~look.paralysed and not stills(state, number):
        found.append(AMARU)
    if _lets_go(state, number, place):
        found.append(LET_GO)
    return tuple(found)


def _lets_go(state: State, number: int, place: int) -> bool:
    """Whether a walla that goes to a place frees whom it has made its own, or itself."""
    for one in state.lasting:
        if one.shape not in (LastingState.HOLD, LastingState.SUBJUGATED) or number not in (
            one.user,
            one.ally,
        ):
            continue
        user = place if number == one.user else state.places[one.user]
        ally = place if number == one.ally else state.places[one.ally]
        if not binds(one.shape, user, ally):
            return True
    return False


def stills(state: State, number: int) -> bool:
    """Whether a walla paralyses the wild Amarus where it comes (R-66)."""
    return bool(state.game.paralysers >> number & 1)


def attackers_in(state: State, wamani: str, danger: str) -> list[int]:
    """The gods, or the wild Amarus, of a wamani, where they are the danger."""
    place, game = WAMANI_INDEX[wamani], state.game
    if danger == GOD:
        return [god for god in range(WALLA_COUNT, len(state.places)) if state.places[god] == place]
    return bits(state.look().here(place) & game.wild) if danger == AMARU else []
