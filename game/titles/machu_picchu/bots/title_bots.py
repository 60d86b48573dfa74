"""The computer players of The Princes of Machu Picchu as the shell knows them: an implementation of `protocol.Bots`.

A name is a level, a temperament and a limit of thought: `steward`, `regent:trader`, `oracle:priest@0.5`. The limit is
in seconds a turn, or with an `n` in positions that are valued: what depends on no clock can be played again.
"""

from typing import Final, TypeAlias

from game.core.contract import Bot, BotName, Rival
from game.kit.bots.levels import Level, TitleBots
from game.kit.bots.random_bot import RandomBot
from game.kit.bots.restless import RestlessBot
from game.titles.machu_picchu.bots.advice import advise
from game.titles.machu_picchu.bots.judge import JUDGE
from game.titles.machu_picchu.bots.levels import Planner
from game.titles.machu_picchu.bots.reference import RandomVisitor, best_answers
from game.titles.machu_picchu.bots.rollout_planner import ORACLE_SECONDS, RolloutPlanner
from game.titles.machu_picchu.bots.weights import TEMPERS, WEIGHTS, Weights
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.belongings import belongings
from game.titles.machu_picchu.rules.machu_picchu import MACHU_PICCHU
from game.titles.machu_picchu.rules.state import State

MachuPicchuBot: TypeAlias = Bot[State, Action]

LEVELS: Final[dict[str, Level[State, Action]]] = {
    "random": Level(lambda name, seed: RandomVisitor(seed), offered=False),
    "greedy": Level(lambda name, seed: RandomBot(seed, best_answers), offered=False),
    "novice": Level(
        lambda name, seed: RestlessBot(
            Planner(seed, _weights(name), misjudging=1.4, careless=0.12),
            Planner(seed, _weights(name), misjudging=0.5),
            MACHU_PICCHU,
            belongings,
        )
    ),
    "pupil": Level(lambda name, seed: Planner(seed, _weights(name), misjudging=1.0, careless=0.08)),
    "steward": Level(lambda name, seed: Planner(seed, _weights(name), misjudging=0.5)),
    "regent": Level(lambda name, seed: Planner(seed, _weights(name))),
    "oracle": Level(
        lambda name, seed: RolloutPlanner(seed, name.seconds, name.positions, _weights(name)),
        seconds=ORACLE_SECONDS,
    ),
}


def _weights(name: BotName) -> Weights:
    return TEMPERS.get(name.temperament, WEIGHTS)


RIVALS: Final = (
    Rival("wayta", "planter"),
    Rival("willka", "priest"),
    Rival("chaska", "trader"),
    Rival("wayra", "runner"),
    Rival("rumi"),
    Rival("quri"),
)
"""The people that computer players can be, with what each of them likes."""

# Nobody plays for anything but the victory: no purpose is told to the adviser.
BOTS: Final = TitleBots(
    LEVELS,
    lambda state, positions, purpose: advise(state, positions),
    lambda state: state.game,
    JUDGE,
    tuple(TEMPERS),
    lambda: RIVALS,
)
