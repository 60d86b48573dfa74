"""The computer players of The Princes of Machu Picchu as the shell knows them: an implementation of `protocol.Bots`.

A name is a level, a temperament and a limit of thought: `steward`, `regent:trader`, `oracle:priest@0.5`. The limit is
in seconds a turn, or with an `n` in positions that are valued: what depends on no clock can be played again.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from game.core.contract import Advice, Bot, BotName, Refusal, Rival
from game.titles.machu_picchu.bots.advice import advise
from game.titles.machu_picchu.bots.judge import JUDGE, MachuPicchuJudge
from game.titles.machu_picchu.bots.levels import Planner
from game.titles.machu_picchu.bots.oracle import ORACLE_SECONDS, Oracle
from game.titles.machu_picchu.bots.reference import GreedyBot, RandomBot
from game.titles.machu_picchu.bots.weights import TEMPERS, WEIGHTS, Weights
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.game import Game
from game.titles.machu_picchu.rules.state import State

MachuPicchuBot: TypeAlias = Bot[State, Action]
Maker = Callable[[BotName, int], MachuPicchuBot]


LEVELS: Final[dict[str, Maker]] = {
    "random": lambda name, seed: RandomBot(seed),
    "greedy": lambda name, seed: GreedyBot(seed),
    "pupil": lambda name, seed: Planner(seed, _weights(name), misjudging=1.0, careless=0.08),
    "steward": lambda name, seed: Planner(seed, _weights(name), misjudging=0.3),
    "regent": lambda name, seed: Planner(seed, _weights(name)),
    "oracle": lambda name, seed: Oracle(seed, name.seconds or ORACLE_SECONDS, name.positions, _weights(name)),
}


def _weights(name: BotName) -> Weights:
    return TEMPERS.get(name.temperament, WEIGHTS)


class MachuPicchuBots:
    levels = tuple(LEVELS)
    offered = ("pupil", "steward", "regent", "oracle")
    timed = "oracle"
    temperaments = tuple(TEMPERS)
    rivals: tuple[Rival, ...] = ()
    judge: MachuPicchuJudge = JUDGE

    def make(self, name: BotName, seed: int) -> MachuPicchuBot | Refusal:
        """A new bot of this name, or why there is none."""
        maker = LEVELS.get(name.level)
        if maker is None:
            return Refusal("bot_level", {"found": name.level, "known": ", ".join(LEVELS)})
        if name.temperament and name.temperament not in TEMPERS:
            known = ", ".join(sorted(TEMPERS))
            return Refusal("bot_temperament", {"found": name.temperament, "known": known})
        return maker(name, seed)

    def advise(self, state: State, positions: int = 0, purpose: object = None) -> Advice[Action] | None:
        """What the strongest level would do now, with its reasons; nobody plays for anything but the victory."""
        return advise(state, positions)

    def shared(self, state: State) -> Game:
        """The players and figures."""
        return state.game


BOTS = MachuPicchuBots()
