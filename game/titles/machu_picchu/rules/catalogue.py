"""Actions made once and looked up, by what they say: lists of options are put together from these."""

from functools import cache
from itertools import combinations
from typing import Final

from game.titles.machu_picchu.rules.actions import (
    Adjust,
    Burn,
    Buy,
    ChooseGoods,
    Done,
    Hire,
    Make,
    Offer,
    Ordain,
    PayFee,
    PlaceInca,
    PlacePrince,
    Recall,
    Ride,
    Sell,
    SkipFee,
    Stay,
    Walk,
)
from game.titles.machu_picchu.rules.fixed_order import DISTRICTS, GOODS, JOBS, PRODUCTION, ROWS, TILES

_MOST = 100  # numbers have two digits at most

INCAS: Final = tuple(PlaceInca(district) for district in DISTRICTS[:PRODUCTION])
PLACES: Final = tuple(PlacePrince(district) for district in DISTRICTS)
WALKS: Final = tuple(Walk(district) for district in DISTRICTS)
RIDES: Final = tuple(Ride(district) for district in DISTRICTS)
MAKES: Final = tuple(Make(incas) for incas in range(_MOST))
BURNS: Final = tuple(Burn(llamas) for llamas in range(_MOST))
HIRES: Final = tuple(Hire(job) for job in JOBS)
ORDAINS: Final = tuple(Ordain(row) for row in ROWS)
RECALLS: Final = tuple(Recall(job) for job in JOBS)
SELLS: Final = tuple(Sell(good) for good in GOODS)
BUYS: Final = tuple(Buy(good) for good in GOODS)
ADDS: Final = tuple(Adjust(good, adding=True) for good in GOODS)
REMOVES: Final = tuple(Adjust(good, adding=False) for good in GOODS)
FEES: Final = tuple((PayFee(tile), SkipFee(tile)) for tile in TILES)
DONE: Final = (Done(),)

# by mask of the tiles on the board, of the goods of which there is a unit
STAYS: Final = tuple(
    tuple(Stay(tile) for index, tile in enumerate(TILES) if mask >> index & 1)
    for mask in range(1 << len(TILES))
)


@cache
def offers(goods: int, most: int) -> tuple[Offer, ...]:
    """Every offer of at most so many of the goods of a mask, nothing first."""
    there = [good for index, good in enumerate(GOODS) if goods >> index & 1]
    return tuple(Offer(chosen) for count in range(most + 1) for chosen in combinations(there, count))


@cache
def choices(count: int) -> tuple[ChooseGoods, ...]:
    """Every choice of so many different goods."""
    return tuple(ChooseGoods(chosen) for chosen in combinations(GOODS, count))
