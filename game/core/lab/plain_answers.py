"""Nothing that a cluster sends can run code here: a pickle that is read names no function and no class but text."""

import pickle
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

# What Python audits before any unpickler gets hold of a function or a class.
_FIND: Final = "pickle.find_class"
_PLAIN: Final = ("builtins", "str")  # the class of all that a worker answers

Found = tuple[str, str]  # the module and the name that a pickle asked for

_REFUSED: list[list[Found]] = []  # what was refused, for each time that this holds


@contextmanager
def plain_answers() -> Iterator[list[Found]]:
    """While this holds, no pickle read in this process gives more than plain values; what others asked for is listed.

    Dask unpickles answers, errors and events whatever it is told, so it is Python itself that refuses.
    """
    _watch()
    refused: list[Found] = []
    _REFUSED.append(refused)
    try:
        yield refused
    finally:
        _REFUSED.remove(refused)


@cache
def _watch() -> None:
    """A hook stays for as long as the process does."""
    sys.addaudithook(_refuse)


def _refuse(event: str, found: Any) -> None:
    if event == _FIND and _REFUSED and tuple(found) != _PLAIN:
        for refused in _REFUSED:
            refused.append(tuple(found))
        raise pickle.UnpicklingError(f"{'.'.join(found)} is not plain")
