"""The actions on a set of tiles, each made once and then looked up: by hand, tile, token and protection.

A *source* is a number for a token that may move: `place * 8 + kind`, the place being a tile's index or, for the
reserve, one more than the last of them.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Generic, TypeVar

from game.titles.wiraqocha.rules.actions import (
    Conquer,
    Exoskeleton,
    Lower,
    Protect,
    Raise,
    Reroll,
    TakeBack,
    TokenAt,
)
from game.titles.wiraqocha.rules.dice import (
    Hand,
    Payment,
    RequirementKey,
    attack_payments,
    unguarded_payments,
)
from game.titles.wiraqocha.rules.tokens import KINDS, RESERVE

Key = TypeVar("Key")
Found = TypeVar("Found")

Source = int


class Memo(dict[Key, Found], Generic[Key, Found]):
    """What a function says of each key, kept once it was asked; begun anew when it has grown large."""

    def __init__(self, make: Callable[[Key], Found], most: int) -> None:
        super().__init__()
        self._make, self._most = make, most

    def __missing__(self, key: Key) -> Found:
        if len(self) >= self._most:
            self.clear()
        self[key] = found = self._make(key)
        return found


ConquestTable = Memo[Source, Memo[Payment, Conquer]]  # the conquests of one tile, by source and payment


class TileConquests(dict[Source, tuple[Conquer, ...]]):
    """All ways in which one hand can pay for one tile; by source, the conquests that come of it."""

    __slots__ = ("_made", "payments")

    def __init__(self, payments: tuple[Payment, ...], made: ConquestTable) -> None:
        super().__init__()
        self.payments = payments
        self._made = made

    def __missing__(self, source: Source) -> tuple[Conquer, ...]:
        self[source] = found = tuple(map(self._made[source].__getitem__, self.payments))
        return found


class DiceActions:
    """What one hand can do on the tiles."""

    __slots__ = (
        *("_catalogue", "_dice", "_guarded", "breaches", "conquests", "payable"),
        *("exoskeletons", "lowers", "protections", "raises", "rerolls"),
    )

    def __init__(self, catalogue: "Catalogue", dice: Hand) -> None:
        self._catalogue, self._dice = catalogue, dice
        self._guarded: dict[tuple[int, int, int, int, bool], TileConquests] = {}
        self.breaches = Memo(self._breached, 7)  # by level: mask of the tiles it pays for while it beats this
        free = unguarded_payments(dice)
        self.conquests = (
            tuple(  # (tile, its bit, conquests) of what it pays for where nothing protects the tile
                (tile, 1 << tile, TileConquests(free[key], catalogue.conquests[tile]))
                for tile, key in enumerate(catalogue.keys)
                if key in free
            )
        )
        self.payable = sum(bit for _, bit, _ in self.conquests)  # mask of those tiles
        faces = tuple(sorted(set(dice)))
        self.protections = catalogue.protections(faces)  # by tile: its dice, placed there
        self.raises = [Raise(face) for face in faces if face < 6]
        self.lowers = [Lower(face) for face in faces if face > 1]
        self.rerolls = [Reroll(face) for face in faces]
        self.exoskeletons = [Exoskeleton(face) for face in faces]

    def _breached(self, level: int) -> int:
        """The cubes for a seven are taken for granted: no tile is left out that could be won."""
        return sum(bit for tile, bit, _ in self.conquests if self.guarded(tile, level, 1, 1).payments)

    def guarded(
        self, tile: int, level: int, count: int, sevens: int, *, capturing: bool = False
    ) -> TileConquests:
        """What it pays for a tile with this protection (as `State.protection`), some sixes raised to seven."""
        key = tile, level, count, sevens, capturing
        conquests = self._guarded.get(key)
        if conquests is None:
            payments = attack_payments(self._dice, self._catalogue.keys[tile], level, count, sevens)
            made = self._catalogue.captures if capturing else self._catalogue.conquests
            conquests = TileConquests(payments, made[tile])
            self._guarded[key] = conquests
        return conquests


class Catalogue:
    """The actions on these tiles. Shared by all games that have them: only labels matter."""

    HANDS = 1024  # hands kept; a game that rolls up to six dice needs fewer
    PAYMENTS = 512  # conquests kept of each tile by each token

    def __init__(self, labels: tuple[str, ...], keys: tuple[RequirementKey, ...]) -> None:
        self.labels, self.keys = labels, keys
        places = (*labels, RESERVE)
        self.tokens = {
            place << 3 | kind: TokenAt(name, label)
            for place, label in enumerate(places)
            for kind, name in enumerate(KINDS)
        }
        self.conquests = [self._made(label, capturing=False) for label in labels]  # by tile
        self.captures = [self._made(label, capturing=True) for label in labels]
        self.take_backs = tuple(map(TakeBack, labels))
        self.hands: Memo[Hand, DiceActions] = Memo(lambda dice: DiceActions(self, dice), self.HANDS)
        self.protections = lru_cache(maxsize=None)(self._protections)

    def _protections(self, faces: Hand) -> tuple[tuple[Protect, ...], ...]:
        """By tile: each of these faces placed there."""
        return tuple(tuple(Protect(label, face) for face in faces) for label in self.labels)

    def _made(self, label: str, *, capturing: bool) -> ConquestTable:
        def by(source: Source) -> Memo[Payment, Conquer]:
            token = self.tokens[source]
            return Memo(lambda payment: Conquer(label, token, *payment, capturing), self.PAYMENTS)

        return Memo(by, len(self.tokens))


@cache
def catalogue(labels: tuple[str, ...], keys: tuple[RequirementKey, ...]) -> Catalogue:
    """The catalogue of these tiles."""
    return Catalogue(labels, keys)
