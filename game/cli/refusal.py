"""Input that cannot be used, and how that is told."""

import sys
from contextlib import suppress
from typing import Final

from game import COMMAND

REFUSED = 2
# letters of a line; of a longer one the middle, which is what somebody typed, is left out
_LONGEST: Final = 1_000


class RefusedError(Exception):
    """The input cannot be used; the text says what, where and what to do."""


def complain(*lines: str) -> int:
    with suppress(OSError):
        for line in lines:
            print(f"{COMMAND}: {_bounded(line)}", file=sys.stderr)
    return REFUSED


def _bounded(line: str) -> str:
    half = _LONGEST // 2
    return line if len(line) <= _LONGEST else f"{line[:half]}…{line[-half:]}"
