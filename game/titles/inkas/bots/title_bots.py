"""The computer players of INKAS as the shell knows them: an implementation of `game.core.contract.Bots`.

A name is a level, a temperament and a limit of thought: `captain`, `runner:warrior`, `sage:seeker@0.5`. The limit is
in seconds a turn, or with an `n` in positions that are valued: what depends on no clock can be played again.
"""

from dataclasses import replace
from typing import Final, TypeAlias

from game.core.contract import Bot, BotName, Rival
from game.kit.bots.levels import Level, TitleBots
from game.kit.bots.random_bot import RandomBot
from game.kit.bots.restless import RestlessBot
from game.titles.inkas.bots.advice import advise
from game.titles.inkas.bots.judge import JUDGE
from game.titles.inkas.bots.led import LED_PLAYER, LedSeat
from game.titles.inkas.bots.levels import Planner, Skill
from game.titles.inkas.bots.reference import peaceless
from game.titles.inkas.bots.reply_search import SECONDS, ReplySearch
from game.titles.inkas.bots.weights import TEMPERS, WEIGHTS, Weights
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.belongings import belongings
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.state import State

InkasBot: TypeAlias = Bot[State, Action]

_HERDING: Final = Skill(0.17, 0.2, 0.15, 0.0)

LEVELS: Final[dict[str, Level[State, Action]]] = {
    "random": Level(lambda name, seed: RandomBot(seed, peaceless), offered=False),
    LED_PLAYER: Level(lambda name, seed: LedSeat(), offered=False, forced=True),
    "sower": Level(
        lambda name, seed: RestlessBot(
            Planner(seed, _weights(name, eagerness=1.0), _HERDING._replace(careless=0.5)),
            Planner(seed, _weights(name, eagerness=1.0), _HERDING),
            INKAS,
            belongings,
        )
    ),
    "herder": Level(lambda name, seed: Planner(seed, _weights(name, eagerness=1.0), _HERDING)),
    "runner": Level(
        lambda name, seed: Planner(seed, _weights(name, eagerness=0.3), Skill(0.065, 0.055, 0.04, 0.25))
    ),
    "captain": Level(lambda name, seed: Planner(seed, _weights(name), Skill(0.025, 0.008, 0.001))),
    "sage": Level(
        lambda name, seed: ReplySearch(seed, name.seconds, name.positions, _weights(name)),
        seconds=SECONDS,
    ),
}


def _weights(name: BotName, eagerness: float = 0.0) -> Weights:
    """Those of its temperament; who errs much is eager besides, or its errors would hide the way to the staff."""
    return replace(TEMPERS.get(name.temperament, WEIGHTS), eagerness=eagerness)


RIVALS: Final = (
    Rival("asiri", "seeker"),
    Rival("maqana", "warrior"),
    Rival("waranqa", "guardian"),
    Rival("atuq", "stalker"),
    Rival("killa"),
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
