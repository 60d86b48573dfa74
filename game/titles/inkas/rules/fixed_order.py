"""Wamanis, pieces, cards, ayllus and suyus as small numbers: their places in the standard order of the notation."""

from typing import Final

from game.titles.inkas.content.definitions import (
    CARDS,
    GODS,
    PIECES,
    PLAYABLE,
    RINGS,
    SECTORS,
    SUYUS,
    WALLAS,
    WAMANIS,
)
from game.titles.inkas.content.goals import GoalName

NOBODY: Final = -1  # no seat, no walla
NO_CARD: Final = -1  # where none lies face down
HIDDEN_GOAL: Final = -1  # a goal card that is not seen

WAMANI_INDEX: Final = {name: index for index, name in enumerate(WAMANIS)}
ROUND: Final = len(SUYUS) * len(SECTORS)  # wamanis in a ring; the first ring is the outer one
CENTRE: Final = len(WAMANIS) - 1
INNER: Final = ROUND * (len(RINGS) - 1)  # the first wamani of the inner ring

PIECE_INDEX: Final = {name: index for index, name in enumerate(PIECES)}
WALLA_COUNT: Final = len(WALLAS)
PLAYED: Final = 4 * len(PLAYABLE) + len(PLAYABLE)  # the first wallas: those of ayllus that Apus play
GOD_COUNT: Final = len(GODS)

CARD_INDEX: Final = {name: index for index, name in enumerate(CARDS)}
AYLLU_INDEX: Final = {ayllu: index for index, ayllu in enumerate(PLAYABLE)}
GOALS: Final = tuple(GoalName)
GOAL_INDEX: Final = {goal: index for index, goal in enumerate(GOALS)}
SUYU_INDEX: Final = {suyu: index for index, suyu in enumerate(SUYUS)}


def bits(mask: int) -> list[int]:
    """The places of the set bits, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
