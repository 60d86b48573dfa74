"""Tokens as small numbers: kinds, the types that rules speak of, and pieces (a token with its owner).

A *piece* is `seat * 8 + kind`, with `NOBODY` for an empty place, so that `piece >> 3` is the seat (or -1).
"""

from typing import Final

from game.titles.wiraqocha.content.definitions import TokenKind

KINDS: Final = tuple(TokenKind)
CAMP, EXPLORER, DRILL, ZEPPELIN, ANDROID, JUGGERNAUT, MINER = range(7)
KIND_INDEX: Final = {kind: index for index, kind in enumerate(KINDS)}

# Which kinds act alike (the rules' "Explorer-type" and so on), by kind index.
IS_EXPLORER_TYPE: Final = tuple(kind in (TokenKind.EXPLORER, TokenKind.ANDROID) for kind in KINDS)
IS_DRILL_TYPE: Final = tuple(kind in (TokenKind.DRILL, TokenKind.MINER) for kind in KINDS)
IS_ZEPPELIN_TYPE: Final = tuple(kind in (TokenKind.ZEPPELIN, TokenKind.JUGGERNAUT) for kind in KINDS)
WHITE: Final = (ANDROID, JUGGERNAUT, MINER)

NOBODY: Final = -1
RESERVE: Final = "reserve"  # the place of a token that is not on the board


def seat_of(piece: int) -> int:
    """The owner's seat; -1 for `NOBODY`."""
    return piece >> 3
