"""Walls as the data say them, and which sides of wamanis there are for them to stand on."""

from collections.abc import Iterator
from typing import Final

from game.titles.inkas.content.definitions import CENTRE_NAME, RINGS, SECTORS, SUYUS, WAMANIS, Wall

ROUND: Final = len(SUYUS) * len(SECTORS)  # wamanis in a ring
NEXT: Final = "next "  # before a wamani of the suyu after


def sides() -> Iterator[Wall]:
    """Every pair of wamanis with a common side: along a ring, along a sector, or at the centre (I-3.4)."""
    for place, name in enumerate(WAMANIS[:-1]):
        ring, sector = divmod(place, ROUND)
        yield name, WAMANIS[ring * ROUND + (sector + 1) % ROUND]
        yield name, CENTRE_NAME if ring + 1 == len(RINGS) else WAMANIS[place + ROUND]


SIDES: Final = frozenset(frozenset(side) for side in sides())


def read_wall(text: str) -> Wall | None:
    """The wall between two wamanis that have a common side, `Ca3|Ca2`; None where the text is none."""
    first, _, second = text.partition("|")
    return (first, second) if frozenset((first, second)) in SIDES else None


def walls_of_each_suyu(text: str) -> tuple[Wall, ...]:
    """The walls that a pair as `b3|b2`, `T|b1` or `c2|next a2` puts in every suyu; none where the text is none."""
    found = []
    for number, suyu in enumerate(SUYUS):
        after = SUYUS[(number + 1) % len(SUYUS)]
        names = [
            part
            if part == CENTRE_NAME
            else f"{after}{part.removeprefix(NEXT)}"
            if part.startswith(NEXT)
            else f"{suyu}{part}"
            for part in text.split("|")
        ]
        wall = read_wall("|".join(names))
        if wall is None:
            return ()
        found.append(wall)
    return tuple(found)


def cut_off(walls: tuple[Wall, ...]) -> list[str]:
    """The wamanis that no way leads to from the centre; a diagonal step is never the only way."""
    open_sides = SIDES - {frozenset(wall) for wall in walls}
    found = [CENTRE_NAME]
    for name in found:
        for side in open_sides:
            if name in side:
                found += [other for other in side if other not in found]
    return [name for name in WAMANIS if name not in found]
