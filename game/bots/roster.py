"""The bots there are, by level."""

from collections.abc import Callable
from typing import Final

from game.bots.bot import Bot, BotName
from game.bots.reference import GreedyBot, RandomBot
from game.protocol import Refusal

Maker = Callable[[BotName, int], Bot]

LEVELS: Final[dict[str, Maker]] = {
    "random": lambda name, seed: RandomBot(seed),
    "greedy": lambda name, seed: GreedyBot(seed),
}
TEMPERAMENTS: Final[frozenset[str]] = frozenset()


def make_bot(name: BotName, seed: int) -> Bot | Refusal:
    """A new bot of this name, whose own dice (not the game's) come from `seed`."""
    maker = LEVELS.get(name.level)
    if maker is None:
        return Refusal("bot_level", {"found": name.level, "known": ", ".join(LEVELS)})
    if name.temperament and name.temperament not in TEMPERAMENTS:
        known = ", ".join(sorted(TEMPERAMENTS))
        return Refusal("bot_temperament", {"found": name.temperament, "known": known})
    return maker(name, seed)
