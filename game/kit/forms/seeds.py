"""Seeds as forms show them."""

import secrets
from typing import Final

from game.core.chance import SEED_LIMIT

SEED_DIGITS: Final = len(str(SEED_LIMIT - 1)) - 1  # every number of so many digits is a seed
NEW_SEED_DIGITS: Final = 9


def fresh_seed() -> int:
    """A seed that nobody chose: the one thing that comes from the system's own chance."""
    return secrets.randbelow(10**NEW_SEED_DIGITS)
