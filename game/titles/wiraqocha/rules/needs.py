"""What a player must have for some kind of action to be possible at all: bits, so that whole kinds are passed over."""

from typing import Final


class Need:
    """Bits of `ActionRules.needs`. Plain numbers, as in `state.Use`."""

    DICE: Final = 1  # unused dice
    REROLL: Final = 2  # a right of the Ruins, and dice to use it on
    STEP: Final = 4  # dice, and the cubes for one step of a die
    CRYSTAL: Final = 8  # a crystal
    PURSE: Final = 16  # the cubes for the cheapest card or for recovering a token, whichever is less
    HOSTAGES: Final = 32  # a game with hostages
    CAVES: Final = 64  # a game with the Caves
    COLLECT: Final = 128  # cubes not collected yet this turn
    MUSTER: Final = 256  # dice not mustered yet this turn
    # a card of one's own that has this effect and is not used yet this turn
    EXTRA_DIE: Final = 512
    SET_DIE: Final = 1024
    TUNNEL: Final = 2048
    FORTRESS: Final = 4096
    PROBE: Final = 8192
    WORKSHOP: Final = 16384
    RAY: Final = 32768  # a Death Ray of one's own, and none fired yet
