"""Versions of the game and of mods, compared by their numbers."""

import re

_NUMBER = re.compile(r"[0-9]{1,4}")
_MOST = 4  # numbers of a version


def is_newer(version: str, than: str) -> bool:
    """Whether a version comes after another one; what is no version comes first.

    >>> is_newer("1.10", "1.9"), is_newer("2", "2.0"), is_newer("", "1.0")
    (True, False, False)
    """
    return _numbers(version) > _numbers(than)


def _numbers(version: str) -> tuple[int, ...]:
    found = [int(number) for number in _NUMBER.findall(version)[:_MOST]]
    return tuple(found + [0] * (_MOST - len(found)))
