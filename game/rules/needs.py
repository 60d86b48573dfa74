"""What a player must have for some kind of action to be possible at all: bits, so that whole kinds are passed over."""

from typing import Final


class Need:
    """Bits of `Entry.needs`. Plain numbers, as in `state.Use`."""

    DICE: Final = 1  # unused dice
    REROLL: Final = 2  # a right of the Ruins, and dice to use it on
    STEP: Final = 4  # dice, and the cubes for one step of a die
    CRYSTAL: Final = 8  # a crystal
    CARD: Final = 16  # a card of one's own
    PURSE: Final = 32  # the cubes for the cheapest card or for recovering a token, whichever is less
    HOSTAGES: Final = 64  # a game with hostages
    CAVES: Final = 128  # a game with the Caves
    COLLECT: Final = 256  # cubes not collected yet this turn
    MUSTER: Final = 512  # dice not mustered yet this turn
