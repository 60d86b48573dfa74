"""Actions made once and looked up, by what they say: lists of options are put together from these."""

from functools import cache, lru_cache
from itertools import combinations

from game.titles.inkas.content.definitions import PIECES, WALLAS, WAMANIS, OfferingName
from game.titles.inkas.rules.actions import (
    Attack,
    Evocable,
    Evoke,
    Fly,
    Offer,
    Place,
    Pull,
    Speed,
    Steal,
    Transport,
    Walk,
)
from game.titles.inkas.rules.board import FREE
from game.titles.inkas.rules.fixed_order import NOBODY, bits

MOST_LISTED = 6  # who could go along, up to which every company is listed (notation 3.4)


def name_of(walla: int) -> str:
    """The word of a walla; empty for nobody."""
    return WALLAS[walla] if walla != NOBODY else ""


@cache
def offer(offering: OfferingName, walla: int, ally: int, partner: str) -> Offer:
    """An offering that names these wallas, or nobody, whose gain goes to a partner, or none."""
    return Offer(offering, name_of(walla), name_of(ally), partner)


@cache
def placings(walla: int, homes: tuple[int, ...]) -> tuple[Place, ...]:
    """A walla to each of these wamanis."""
    return tuple(Place(WALLAS[walla], WAMANIS[home]) for home in homes)


@cache
def moves(walla: int, steps: tuple[int, ...]) -> tuple[Walk, ...]:
    """A walla to each of these wamanis."""
    return tuple(Walk(WALLAS[walla], WAMANIS[place]) for place in steps)


@cache
def flights(walla: int, origin: int, load: int) -> tuple[Fly, ...]:
    """Every flight from a wamani with this load, or nobody."""
    return tuple(Fly(WALLAS[walla], WAMANIS[place], name_of(load)) for place in FREE[origin])


@cache
def double_flights(walla: int, origin: int, load: int) -> tuple[Speed, ...]:
    """Every flight of two steps from a wamani with this load, or nobody, to another one."""
    return tuple(
        Speed(WALLAS[walla], WAMANIS[first], WAMANIS[second], carrying=name_of(load))
        for first in FREE[origin]
        for second in FREE[first]
        if second != origin
    )


@cache
def fetchings(walla: int, first: int, load: int) -> tuple[Speed, ...]:
    """Every flight on which this load is picked up at the first wamani, which may lead back."""
    return tuple(
        Speed(WALLAS[walla], WAMANIS[first], WAMANIS[second], fetching=WALLAS[load]) for second in FREE[first]
    )


@lru_cache(maxsize=512)  # there are too many to keep all
def transports(walla: int, suyu: tuple[int, ...], sides: tuple[int, ...], dead: int) -> tuple[Transport, ...]:
    """A walla to each of these wamanis with companies: of one of these sides, with any of the dead (notation 3.4)."""
    companies: dict[tuple[str, ...], None] = {(): None}
    for side in sides:
        for company in _companies(side, dead):
            companies[tuple(map(PIECES.__getitem__, company))] = None
    return tuple(Transport(WALLAS[walla], WAMANIS[place], company) for place in suyu for company in companies)


def _companies(side: int, dead: int) -> list[tuple[int, ...]]:
    """The companies that are listed of the living of a side and the dead, each in the standard order."""
    there = tuple(bits(side | dead))
    if len(there) <= MOST_LISTED:
        return [chosen for count in range(len(there) + 1) for chosen in combinations(there, count)]
    alone = [(one,) for one in there]
    without_one = [tuple(other for other in there if other != one) for one in there]
    return [*alone, *without_one, tuple(bits(side)), tuple(bits(dead)), there]


@cache
def pulling(walla: int, enemy: int) -> Pull:
    """A theft of a walla."""
    return Pull(WALLAS[walla], WALLAS[enemy])


@cache
def staff_theft(walla: int) -> Steal:
    """A theft of the staff."""
    return Steal(WALLAS[walla])


@cache
def attack(walla: int, target: int, reach: bool, overload: bool) -> Attack:
    """An attack."""
    return Attack(WALLAS[walla], PIECES[target], reach, overload)


def evoked(ally: int, actions: tuple[Evocable, ...]) -> tuple[Evoke, ...]:
    """These uses of a power by the evocation of a dead ally."""
    return tuple([Evoke(WALLAS[ally], action) for action in actions])
