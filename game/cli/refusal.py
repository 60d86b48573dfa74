"""Input that cannot be used, and how that is told."""

import sys
from contextlib import suppress

from game import COMMAND

REFUSED = 2


class RefusedError(Exception):
    """The input cannot be used; the text says what, where and what to do."""


def complain(*lines: str) -> int:
    with suppress(OSError):
        for line in lines:
            print(f"{COMMAND}: {line}", file=sys.stderr)
    return REFUSED
