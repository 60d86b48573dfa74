"""The computer players of INKAS as the shell knows them: an implementation of `game.core.contract.Bots`."""

from typing import Final

from game.core.contract import Advice
from game.kit.bots.levels import Level, TitleBots
from game.kit.bots.random_bot import RandomBot
from game.titles.inkas.rules.actions import Action, Attack, Draw, Lift, Place, Plunge, Walk
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.state import State

LEVELS: Final[dict[str, Level[State, Action]]] = {
    "random": Level(lambda name, seed: RandomBot(seed, INKAS.legal_actions), offered=False),
    "herder": Level(lambda name, seed: RandomBot(seed, INKAS.legal_actions)),
}
_FIRST: Final = (Plunge, Lift, Draw, Attack, Place, Walk)  # what is worth doing, the best first


def advise(state: State) -> Advice[Action] | None:
    """The first of what is worth doing that is offered, else the first thing offered."""
    offered = INKAS.legal_actions(state)
    ranked = sorted(
        offered, key=lambda action: _FIRST.index(type(action)) if isinstance(action, _FIRST) else len(_FIRST)
    )
    return Advice(ranked[0], "look", {}) if ranked else None


BOTS: Final = TitleBots(LEVELS, lambda state, positions, purpose: advise(state), lambda state: state.game)
