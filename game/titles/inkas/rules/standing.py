"""What of a quest's frame has changed for a while or for good: masters, sides, powers, walls that are down."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from game.titles.inkas.content.legends import LastingState
from game.titles.inkas.rules.fixed_order import NOBODY, PLAYED, WALLA_COUNT
from game.titles.inkas.rules.pending import Lasting

Masters = tuple[int, ...]
"""The seats that have dominated the Amarus, each by its place among them, or NOBODY."""
FREE_AMARUS: Final[Masters] = (NOBODY,) * (WALLA_COUNT - PLAYED)


@dataclass(frozen=True, slots=True)
class Standing:
    """Who has dominated which Amaru, and what lasts: `joined` wallas with whom they have joined (I-17.10), whose powers
    somebody has `absorbed` (R-51), the suyus whose walls are `down`, as a mask, and who overloads `freely`, as a mask.
    """

    masters: Masters = FREE_AMARUS
    joined: tuple[tuple[int, int], ...] = ()
    absorbed: tuple[tuple[int, int], ...] = ()
    down: int = 0
    freely: int = 0

    def joined_seats(self, born: Iterable[int]) -> tuple[int, ...]:
        """Whose every walla is now, from whose it is by birth or for good."""
        seats = list(born)
        for walla, _ in self.joined:
            seats[walla] = seats[masters_of(walla, self.joined)[-1]]
        return tuple(seats)

    def powers_of(self, walla: int) -> tuple[int, ...]:
        """The wallas whose powers it has: its own, unless they were absorbed, and those that it has absorbed."""
        own = () if any(absorbed == walla for _, absorbed in self.absorbed) else (walla,)
        return (*own, *(absorbed for user, absorbed in self.absorbed if user == walla))


def masters_of(walla: int, joined: Iterable[tuple[int, int]]) -> list[int]:
    """A walla, whom it has joined, whom that one has joined in its turn: who joins another ayllu takes its own along.

    Where they have joined each other, which cannot be, each is named once.
    """
    users, found = dict(joined), [walla]
    while (user := users.get(found[-1], walla)) not in found:
        found.append(user)
    return found


NOTHING_CHANGED: Final = Standing()
_SHAPES: Final = frozenset(
    (LastingState.HOLD, LastingState.SUBJUGATED, LastingState.ABSORBED, LastingState.QUAKE, LastingState.PAIN)
)


def standing_of(masters: Masters, lasting: Iterable[Lasting]) -> Standing:
    """How the frame stands with these masters and lasting states."""
    found = Standing(masters) if masters != FREE_AMARUS else NOTHING_CHANGED
    changing = [state for state in lasting if state.shape in _SHAPES]
    if not changing:
        return found
    pairs = {
        shape: tuple(sorted((one.user, one.ally) for one in changing if one.shape is shape))
        for shape in _SHAPES
    }
    joined = sorted(
        (walla, user) for user, walla in (*pairs[LastingState.HOLD], *pairs[LastingState.SUBJUGATED])
    )
    down = freely = 0
    for one in changing:
        if one.shape is LastingState.QUAKE:
            down |= 1 << one.places[0]
        elif one.shape is LastingState.PAIN:
            freely |= 1 << one.user
    return replace(
        found, joined=tuple(joined), absorbed=pairs[LastingState.ABSORBED], down=down, freely=freely
    )
