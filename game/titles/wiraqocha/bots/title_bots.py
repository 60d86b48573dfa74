"""The computer players of Wiraqocha, as the shell knows them: an implementation of `game.core.contract.Bots`.

A name is a level, a temperament and a limit of thought: `surveyor`, `engineer:raider`, `empress:miner@0.5`. The limit
is in seconds a turn, or with an `n` in positions that are valued: what depends on no clock can be played again.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias, cast

from game.core.contract import Advice, Bot, BotName, Rival
from game.kit.bots.levels import Level, TitleBots
from game.kit.bots.random_bot import RandomBot
from game.kit.bots.restless import RestlessBot
from game.titles.wiraqocha.bots.advice import advise
from game.titles.wiraqocha.bots.judge import JUDGE
from game.titles.wiraqocha.bots.levels import AbsentMinded, Engineer, NoisyPlanner, Surveyor
from game.titles.wiraqocha.bots.reference import GreedyBot
from game.titles.wiraqocha.bots.sampling_search import EMPRESS_SECONDS, SamplingSearch
from game.titles.wiraqocha.bots.temperaments import (
    EAGERNESS,
    SIMPLE_TEMPERAMENT_WEIGHTS,
    TEMPERAMENT_WEIGHTS,
)
from game.titles.wiraqocha.bots.weights import SIMPLE_WEIGHTS, WEIGHTS, Purpose, Weights
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.belongings import belongings
from game.titles.wiraqocha.rules.engine import legal_actions
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA

WiraqochaBot: TypeAlias = Bot[State, Action]

LEVELS: Final[dict[str, Level[State, Action]]] = {
    "random": Level(lambda name, seed: RandomBot(seed, legal_actions), offered=False),
    "greedy": Level(lambda name, seed: GreedyBot(seed), offered=False),
    "apprentice": Level(
        lambda name, seed: RestlessBot(
            AbsentMinded(seed, name.temperament),
            Engineer(seed, _weights(name), _eager(name)),
            WIRAQOCHA,
            belongings,
        )
    ),
    "cadet": Level(lambda name, seed: NoisyPlanner(seed, name.temperament)),
    "surveyor": Level(
        lambda name, seed: Surveyor(seed, _simple_weights(name), _eager(name), name.temperament)
    ),
    "engineer": Level(lambda name, seed: Engineer(seed, _weights(name), _eager(name), name.temperament)),
    "empress": Level(
        lambda name, seed: SamplingSearch(
            seed, name.seconds, name.positions, _weights(name), _eager(name), name.temperament
        ),
        seconds=EMPRESS_SECONDS,
    ),
}


def _weights(name: BotName) -> Weights:
    return TEMPERAMENT_WEIGHTS.get(name.temperament, WEIGHTS)


def _simple_weights(name: BotName) -> Weights:
    """How a surveyor judges: what goes well together, or is worth nothing alone, is beyond it."""
    return SIMPLE_TEMPERAMENT_WEIGHTS.get(name.temperament, SIMPLE_WEIGHTS)


def _eager(name: BotName) -> float:
    return EAGERNESS.get(name.temperament, 0.0)


def _advise(state: State, positions: int, purpose: object) -> Advice[Action] | None:
    return advise(state, positions=positions, purpose=cast("Purpose | None", purpose))


def _explorers() -> Sequence[Rival]:
    from game.titles.wiraqocha.bots.rivals import rivals

    return rivals()


BOTS: Final = TitleBots(
    LEVELS, _advise, lambda state: state.game, JUDGE, tuple(TEMPERAMENT_WEIGHTS), _explorers
)
