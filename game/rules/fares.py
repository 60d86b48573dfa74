"""What every hand can pay for on the board, and the conquests that come of it: each made once, then looked up.

A *source* is a number for a token that may move: `place * 8 + kind`, the place being a tile's index or, for the
reserve, one more than the last of them. See `dice.Payment` for the ways to pay.
"""

from functools import cache

from game.rules.actions import Conquer, TokenAt
from game.rules.dice import Hand, Payment, RequirementKey, free_ways
from game.rules.tokens import KINDS, RESERVE

Source = int


class Fares:
    """What one hand can pay for: a mask of tiles, and a fare for each of them, in the order of the tiles."""

    __slots__ = ("fares", "mask")

    def __init__(self, fares: tuple["Fare", ...]) -> None:
        self.fares = fares
        self.mask = sum(1 << fare.tile for fare in fares)


class Fare(dict[Source, tuple[Conquer, ...]]):
    """One tile that a hand can pay for: the conquests of it by each token where nothing protects it."""

    __slots__ = ("_orders", "tile", "ways")

    def __init__(self, tile: int, ways: tuple[Payment, ...], orders: "_Orders") -> None:
        super().__init__()
        self.tile = tile
        self.ways = ways
        self._orders = orders

    def __missing__(self, source: Source) -> tuple[Conquer, ...]:
        self[source] = found = self.conquests(source, self.ways)
        return found

    def conquests(
        self, source: Source, ways: tuple[Payment, ...], *, capturing: bool = False
    ) -> tuple[Conquer, ...]:
        """The conquests of the tile by this token in these ways."""
        return tuple(map(self._orders[source << 1 | capturing].__getitem__, ways))


class _Orders(dict[int, "_Conquests"]):
    """For one tile, by source and capturing: its conquests."""

    def __init__(self, label: str, tokens: tuple[TokenAt, ...]) -> None:
        super().__init__()
        self._label, self._tokens = label, tokens

    def __missing__(self, key: int) -> "_Conquests":
        self[key] = found = _Conquests(self._label, self._tokens[key >> 1], bool(key & 1))
        return found


class _Conquests(dict[Payment, Conquer]):
    """The conquests of one tile by one token, by way."""

    MOST = 512

    def __init__(self, label: str, token: TokenAt, capturing: bool) -> None:
        super().__init__()
        self._label, self._token, self._capturing = label, token, capturing

    def __missing__(self, way: Payment) -> Conquer:
        if len(self) >= self.MOST:
            self.clear()
        self[way] = conquest = Conquer(self._label, self._token, *way, self._capturing)
        return conquest


class FareTable(dict[Hand, Fares]):
    """The fares of every hand on a set of tiles. Filled as it is asked; begun anew when it has grown large."""

    MOST = 1024

    def __init__(self, labels: tuple[str, ...], keys: tuple[RequirementKey, ...]) -> None:
        super().__init__()
        self.tokens = tuple(
            TokenAt(kind, place) for place in (*labels, RESERVE) for kind in (*KINDS, KINDS[0])
        )
        self._tiles = tuple(
            (tile, keys[tile], _Orders(label, self.tokens)) for tile, label in enumerate(labels)
        )

    def __missing__(self, dice: Hand) -> Fares:
        if len(self) >= self.MOST:
            self.clear()
        free = free_ways(dice)
        self[dice] = found = Fares(
            tuple(Fare(tile, free[key], orders) for tile, key, orders in self._tiles if key in free)
        )
        return found


@cache
def fare_table(labels: tuple[str, ...], keys: tuple[RequirementKey, ...]) -> FareTable:
    """The fares on these tiles, shared by all games that have them."""
    return FareTable(labels, keys)
