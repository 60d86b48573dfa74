"""Where pieces and the staff are, as one small number each.

A piece is alive on a wamani (the wamani's number), lies dead there (`DEAD` more), or is in one of the places off the
board, of which Family knows the first three alone. The staff is in the hole of a wamani (its number), on the floor
there (`FLOOR` more), or borne by a walla (`BORNE` more than its number).
"""

from typing import Final

from game.titles.inkas.rules.fixed_order import CENTRE

WAMANI_COUNT: Final = CENTRE + 1  # below this a piece lives on the board

DEAD: Final = 64
SUPPLY: Final = 128
UKHU: Final = 129
CARD_PLACE: Final = 130  # Amarus and gods that were not found, and all of them in Family
HANAN: Final = 131  # the first side of the tray of rebirth; the others follow
SIDES: Final = 4
WAITING: Final = HANAN + SIDES  # born again, ready to be placed
DEVOURED: Final = WAITING + 1
OUT: Final = DEVOURED + 1  # of the quest
READY: Final = (SUPPLY, WAITING)  # from where a walla may be placed (I-7.2)

FLOOR: Final = 64
BORNE: Final = 128


def lives(place: int) -> bool:
    """Whether a piece of this place is alive on the board."""
    return place < WAMANI_COUNT


def lies(place: int) -> bool:
    """Whether a piece of this place lies dead on the board."""
    return DEAD <= place < SUPPLY


def is_dead(place: int) -> bool:
    """Whether a piece of this place has died, wherever it is now."""
    return DEAD <= place < SUPPLY or HANAN <= place < WAITING or place in (UKHU, DEVOURED)


def may_live_again(place: int) -> bool:
    """Whether a piece of this place is dead and its soul can be reached: not when it is devoured (I-17)."""
    return is_dead(place) and place != DEVOURED


def in_rebirth(place: int) -> bool:
    """Whether a piece of this place is on the tray of rebirth (I-12.4)."""
    return HANAN <= place < WAITING


def bearer_of(staff: int) -> int:
    """The walla that bears the staff, or -1."""
    return staff - BORNE if staff >= BORNE else -1
