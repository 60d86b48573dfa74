"""The computer players of INKAS as the shell knows them: an implementation of `game.core.contract.Bots`."""

from typing import Final

from game.kit.bots.levels import Level, TitleBots
from game.kit.bots.random_bot import RandomBot
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.state import State

LEVELS: Final[dict[str, Level[State, Action]]] = {
    "random": Level(lambda name, seed: RandomBot(seed, INKAS.legal_actions), offered=False),
    "herder": Level(lambda name, seed: RandomBot(seed, INKAS.legal_actions)),
}
BOTS: Final = TitleBots(LEVELS, lambda state, positions, purpose: None, lambda state: state.game)
