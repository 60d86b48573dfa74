"""The game as an environment for learning programs; see `game.kit.bots.environment`."""

from typing import Any

from pettingzoo import AECEnv

from game.core.registry import title
from game.kit.bots.environment import TitleEnvironment, guarded
from game.titles.machu_picchu.content.definitions import COLOURS, CityData
from game.titles.machu_picchu.content.load import DATA
from game.titles.machu_picchu.lab.action_list import VOCABULARY
from game.titles.machu_picchu.lab.observation import observe
from game.titles.machu_picchu.name import NAME
from game.titles.machu_picchu.rules.actions import Action
from game.titles.machu_picchu.rules.setup import Setup, new_game
from game.titles.machu_picchu.rules.state import State


def env(**choices: Any) -> AECEnv[str, Any, Any]:
    """The environment with the usual guards; `choices` are those of `raw_env`."""
    return guarded(raw_env(**choices))


def raw_env(
    players: int = 2,
    turns: int = 600,
    content: CityData | None = None,
    render_mode: str | None = None,
) -> TitleEnvironment[State, Action]:
    """Games of two to five agents (R-43: no rule ends a game in which nobody stays).

    `content` is other figures than the game's. Raises SetupError for what no game can start from.
    """
    data = content or DATA.load()
    return TitleEnvironment(
        title(NAME),
        players,
        lambda seed: new_game(data, Setup(COLOURS[:players], seed)),
        VOCABULARY,
        lambda state, seat, said: observe(state, seat, turns),
        turns,
        render_mode,
    )
