"""Pictures that are made once and kept: those made to size until that changes, files until the look does."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_sized: list[Callable[[], None]] = []
_unsized: list[Callable[[], None]] = []


def cached(count: int, *, sized: bool = True) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the last `count` results of a function; its arguments must be hashable.

    What is not `sized` serves windows of every size.
    """

    def decorate(make: Callable[P, R]) -> Callable[P, R]:
        keeper = lru_cache(maxsize=count)(make)
        (_sized if sized else _unsized).append(keeper.cache_clear)
        return cast(Callable[P, R], keeper)

    return decorate


def forget_sizes() -> None:
    """Drop what was made to size: sizes have changed, and the old ones will not be asked for again."""
    for clear in _sized:
        clear()


def forget_pictures() -> None:
    """Drop everything that is kept: it would look otherwise if it were made now."""
    for clear in (*_sized, *_unsized):
        clear()
