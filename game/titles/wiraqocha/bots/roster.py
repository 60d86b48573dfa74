"""The bots there are, by level, and the temperaments that they may have.

A name is a level, a temperament and a limit of thought: `surveyor`, `engineer:raider`, `empress:miner@0.5`. The limit
is in seconds a turn, or with an `n` in positions that are valued: what depends on no clock can be played again.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from game.protocol import Bot, BotName, Refusal
from game.titles.wiraqocha.bots.empress import Empress
from game.titles.wiraqocha.bots.levels import Cadet, Engineer, Surveyor
from game.titles.wiraqocha.bots.reference import GreedyBot, RandomBot
from game.titles.wiraqocha.bots.weights import JUDGEMENT, SHARP_TEMPERS, TEMPERS, WEIGHTS, Weights
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.state import State

WiraqochaBot: TypeAlias = Bot[State, Action]
Maker = Callable[[BotName, int], WiraqochaBot]

EMPRESS_SECONDS: Final = 2.0  # a turn, where the name says nothing

LEVELS: Final[dict[str, Maker]] = {
    "random": lambda name, seed: RandomBot(seed),
    "greedy": lambda name, seed: GreedyBot(seed),
    "cadet": lambda name, seed: Cadet(seed, _weights(name)),
    "surveyor": lambda name, seed: Surveyor(_weights(name)),
    "engineer": lambda name, seed: Engineer(_weights(name)),
    "empress": lambda name, seed: Empress(
        seed, name.seconds or EMPRESS_SECONDS, name.positions, _judgement(name)
    ),
}
TEMPERAMENTS: Final[frozenset[str]] = frozenset(TEMPERS)


def make_bot(name: BotName, seed: int) -> WiraqochaBot | Refusal:
    """A new bot of this name, whose own dice (not the game's) come from `seed`."""
    maker = LEVELS.get(name.level)
    if maker is None:
        return Refusal("bot_level", {"found": name.level, "known": ", ".join(LEVELS)})
    if name.temperament and name.temperament not in TEMPERAMENTS:
        known = ", ".join(sorted(TEMPERAMENTS))
        return Refusal("bot_temperament", {"found": name.temperament, "known": known})
    return maker(name, seed)


def _weights(name: BotName) -> Weights:
    return TEMPERS.get(name.temperament, WEIGHTS)


def _judgement(name: BotName) -> Weights:
    return SHARP_TEMPERS.get(name.temperament, JUDGEMENT)
