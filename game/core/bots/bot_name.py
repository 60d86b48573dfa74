"""How a computer player is named: `engineer`, `engineer:raider`, `empress:miner@0.5`."""

import math
from typing import Final

from game.base.files.visible import cut
from game.core.contract import BotName, Refusal

MOST_SECONDS: Final = 600  # a turn that a bot may think at most
_LONGEST: Final = 80  # letters of a name, or of what is meant as one, that are told or read as a number
MOST_POSITIONS: Final = 10_000_000  # that a bot may value a turn at most


def parse_bot_name(text: str) -> BotName | Refusal:
    """The bot that the text names, by form alone: whether there is such a level is for the roster to say."""
    head, at, seconds = text.strip().partition("@")
    level, colon, temperament = head.partition(":")
    if not level.isidentifier() or (colon and not temperament.isidentifier()):
        return Refusal("bot_name", {"text": cut(text, _LONGEST)})
    text = cut(text, _LONGEST)
    if seconds.endswith("n") and seconds[:-1].isdecimal():
        positions = int(seconds[:-1]) if len(seconds) <= _LONGEST else 0
        if 0 < positions <= MOST_POSITIONS:
            return BotName(level, temperament, positions=positions)
        return Refusal("bot_positions", {"text": text, "most": MOST_POSITIONS})
    try:
        budget = float(seconds) if at else 0.0
    except ValueError:
        return Refusal("bot_seconds", {"text": text, "most": MOST_SECONDS})
    if at and not (math.isfinite(budget) and 0 < budget <= MOST_SECONDS):
        return Refusal("bot_seconds", {"text": text, "most": MOST_SECONDS})
    return BotName(level, temperament, budget)
