"""What is made once and kept: pictures, files, faces, lines of text; all together no more than so many bytes.

A turn lasts until half of these bytes were made or asked for again; what was not asked for in it is dropped then: it is
of a screen, a language or a title that has gone. Another size lets go of what was made to size, another look of all.
"""

import sys
from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Final, ParamSpec, TypeVar, cast

from pygame import Surface

P = ParamSpec("P")
R = TypeVar("R")

_FILES: Final = 96_000_000  # bytes, whatever the size of the window
_WINDOWS: Final = 8  # and as many as so many pictures of it take
_PIXEL: Final = 4
_ENTRY: Final = 400  # bytes of what finds a result again


def weight(value: object) -> int:
    """About how many bytes a result takes; of a piece of a picture all of it, which it keeps alive."""
    if isinstance(value, Surface):
        whole = value.get_abs_parent()
        return whole.get_pitch() * whole.get_height()
    if isinstance(value, tuple | list | frozenset):
        return sys.getsizeof(value) + sum(map(weight, value))
    if is_dataclass(value):
        return sum(weight(getattr(value, field.name)) for field in fields(value))
    return sys.getsizeof(value)


class _Kept:
    """A result, its weight, and the last turn in which it was asked for."""

    __slots__ = ("last_turn", "value", "weight")

    def __init__(self, value: object, weight: int) -> None:
        self.value, self.weight, self.last_turn = value, weight, -1


class _Shelf:
    """The results of one function, by its arguments."""

    def __init__(self, make: Callable[..., Any], *, sized: bool) -> None:
        self.sized = sized
        self.kept: dict[Hashable, _Kept] = {}
        self._make = make
        self.front = lru_cache(maxsize=None)(self._find)  # what was asked for in this turn, found at once

    def _find(self, *args: Hashable, **named: Hashable) -> Any:
        key = (args, *named.items())
        kept = self.kept.get(key)
        if kept is None:
            value = self._make(*args, **named)
            kept = _Kept(value, weight(value) + _ENTRY)
        if kept.last_turn != _store.turn:
            kept.last_turn = _store.turn_for(kept.weight)
            self.kept[key] = kept  # the end of a turn may just have dropped it
        return kept.value

    def drop_before(self, turn: int) -> None:
        """Drop what was last asked for before this turn."""
        self.front.cache_clear()
        self.kept = {key: kept for key, kept in self.kept.items() if kept.last_turn >= turn}

    def clear(self) -> None:
        """Drop everything."""
        self.front.cache_clear()
        self.kept.clear()


class _Store:
    """All shelves, and the turns by which is told what is still asked for."""

    def __init__(self) -> None:
        self.shelves: list[_Shelf] = []
        self.passing: list[_Shelf] = []  # those of them that are emptied when a screen rests
        self.most = _FILES  # bytes
        self.turn = 0
        self._taken = 0  # bytes that were made or asked for again in this turn

    def turn_for(self, size: int) -> int:
        """The turn in which so many bytes more find room."""
        if self._taken + size > self.most // 2:
            self.end_turn()
        self._taken += size
        return self.turn

    def end_turn(self) -> None:
        """Drop what was not asked for in this turn, and begin another one."""
        for shelf in self.shelves:
            shelf.drop_before(self.turn)
        self.turn += 1
        self._taken = 0

    def forget(self, shelves: list[_Shelf]) -> None:
        for shelf in shelves:
            self._taken -= sum(kept.weight for kept in shelf.kept.values() if kept.last_turn == self.turn)
            shelf.clear()


_store = _Store()


def cached(make: Callable[P, R]) -> Callable[P, R]:
    """Keep the results of a function, which are made to size; its arguments must be hashable."""
    return _shelved(make, sized=True)


def cached_at_any_size(make: Callable[P, R]) -> Callable[P, R]:
    """The same where they serve windows of every size."""
    return _shelved(make, sized=False)


def cached_until_rest(make: Callable[P, R]) -> Callable[P, R]:
    """Keep the results of a function until a screen rests: what has been made of them is kept by itself."""
    front = _shelved(make, sized=False)
    _store.passing.append(_store.shelves[-1])
    return front


def _shelved(make: Callable[P, R], *, sized: bool) -> Callable[P, R]:
    shelf = _Shelf(make, sized=sized)
    _store.shelves.append(shelf)
    return cast(Callable[P, R], shelf.front)


def allow_for(window: tuple[int, int]) -> None:
    """Let so much be kept as a window of this size in pixels needs, at most twice what its busiest table asks for."""
    _store.most = _FILES + _WINDOWS * _PIXEL * window[0] * window[1]


def most_bytes() -> int:
    """How many bytes may be kept."""
    return _store.most


def kept_bytes() -> int:
    """How many bytes are kept."""
    return sum(kept.weight for shelf in _store.shelves for kept in shelf.kept.values())


def let_go() -> None:
    """Drop what was not asked for since the last time: another language is spoken, or another title shown. Who turns
    back at once finds everything.
    """
    _store.end_turn()


def rest() -> None:
    """Drop what only served to make something else of it: a screen rests, and has what it shows."""
    _store.forget(_store.passing)


def forget_sizes() -> None:
    """Drop what was made to size: sizes have changed, and the old ones will not be asked for again."""
    _store.forget([shelf for shelf in _store.shelves if shelf.sized])


def forget_pictures() -> None:
    """Drop everything that is kept: it would look otherwise if it were made now."""
    _store.forget(_store.shelves)
