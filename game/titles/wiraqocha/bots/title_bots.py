"""The computer players of Wiraqocha, as the shell knows them: an implementation of `game.core.contract.Bots`.

A name is a level, a temperament and a limit of thought: `surveyor`, `engineer:raider`, `empress:miner@0.5`. The limit
is in seconds a turn, or with an `n` in positions that are valued: what depends on no clock can be played again.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, cast

from game.core.contract import Advice, Bot, BotName, Refusal, Rival
from game.titles.wiraqocha.bots.advice import advise
from game.titles.wiraqocha.bots.empress import EMPRESS_SECONDS, Empress
from game.titles.wiraqocha.bots.judge import JUDGE, WiraqochaJudge
from game.titles.wiraqocha.bots.levels import Cadet, Engineer, Surveyor
from game.titles.wiraqocha.bots.reference import GreedyBot, RandomBot
from game.titles.wiraqocha.bots.temperaments import (
    EAGERNESS,
    SIMPLE_TEMPERAMENT_WEIGHTS,
    TEMPERAMENT_WEIGHTS,
)
from game.titles.wiraqocha.bots.weights import SIMPLE_WEIGHTS, WEIGHTS, Purpose, Weights
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.game import Game
from game.titles.wiraqocha.rules.state import State

WiraqochaBot: TypeAlias = Bot[State, Action]
Maker = Callable[[BotName, int], WiraqochaBot]

LEVELS: Final[dict[str, Maker]] = {
    "random": lambda name, seed: RandomBot(seed),
    "greedy": lambda name, seed: GreedyBot(seed),
    "cadet": lambda name, seed: Cadet(seed, name.temperament),
    "surveyor": lambda name, seed: Surveyor(seed, _simple_weights(name), _eager(name)),
    "engineer": lambda name, seed: Engineer(seed, _weights(name), _eager(name)),
    "empress": lambda name, seed: Empress(
        seed, name.seconds or EMPRESS_SECONDS, name.positions, _weights(name), _eager(name)
    ),
}
TEMPERAMENTS: Final[frozenset[str]] = frozenset(TEMPERAMENT_WEIGHTS)


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
    return TEMPERAMENT_WEIGHTS.get(name.temperament, WEIGHTS)


def _simple_weights(name: BotName) -> Weights:
    """How a surveyor judges: what goes well together, or is worth nothing alone, is beyond it."""
    return SIMPLE_TEMPERAMENT_WEIGHTS.get(name.temperament, SIMPLE_WEIGHTS)


def _eager(name: BotName) -> float:
    return EAGERNESS.get(name.temperament, 0.0)


class WiraqochaBots:
    offered = ("cadet", "surveyor", "engineer", "empress")
    timed = "empress"
    temperaments = tuple(TEMPERAMENT_WEIGHTS)
    judge: WiraqochaJudge = JUDGE

    @property
    def levels(self) -> Sequence[str]:
        """Every level, from the weakest up."""
        return tuple(LEVELS)

    @property
    def rivals(self) -> Sequence[Rival]:
        """The explorers."""
        from game.titles.wiraqocha.bots.rivals import rivals

        return rivals()

    def make(self, name: BotName, seed: int) -> WiraqochaBot | Refusal:
        """A new bot of this name, or why there is none."""
        return make_bot(name, seed)

    def advise(self, state: State, positions: int = 0, purpose: object = None) -> Advice[Action] | None:
        """What the strongest level would do now, with its reasons; a purpose is one of `weights.Purpose`."""
        return advise(state, positions=positions, purpose=cast("Purpose | None", purpose))

    def shared(self, state: State) -> Game:
        """The tiles, cards and players."""
        return state.game


BOTS = WiraqochaBots()
