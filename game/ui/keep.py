"""Pictures that are made once and kept, until the window's size changes and all are made anew."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_clearing: list[Callable[[], None]] = []


def kept(count: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the last `count` results of a function; its arguments must be hashable."""

    def decorate(make: Callable[P, R]) -> Callable[P, R]:
        keeper = lru_cache(maxsize=count)(make)
        _clearing.append(keeper.cache_clear)
        return cast(Callable[P, R], keeper)

    return decorate


def forget_pictures() -> None:
    """Drop everything that is kept: sizes have changed, and the old pictures will not be asked for again."""
    for clear in _clearing:
        clear()
