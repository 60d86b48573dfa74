"""The game as an environment for learning programs; see `game.kit.bots.environment`."""

from typing import Any

from pettingzoo import AECEnv

from game.core.registry import title
from game.kit.bots.environment import TitleEnvironment, guarded
from game.titles.inkas.content.inkas_data import InkasData
from game.titles.inkas.content.load import DATA
from game.titles.inkas.lab.action_list import VOCABULARY
from game.titles.inkas.lab.observation import observe
from game.titles.inkas.lab.seating import seated
from game.titles.inkas.name import NAME
from game.titles.inkas.rules.actions import Action
from game.titles.inkas.rules.setup import new_game
from game.titles.inkas.rules.state import State


def env(**choices: Any) -> AECEnv[str, Any, Any]:
    """The environment with the usual guards; `choices` are those of `raw_env`."""
    return guarded(raw_env(**choices))


def raw_env(
    players: int = 2,
    turns: int = 300,
    content: InkasData | None = None,
    render_mode: str | None = None,
) -> TitleEnvironment[State, Action]:
    """Quests of two to four agents, whose ayllus and suyus the seed decides; no rule ends one in which all wait.

    `content` is other figures than the game's. Raises SetupError for what no game can start from.
    """
    data = content or DATA.load()
    return TitleEnvironment(
        title(NAME),
        players,
        lambda seed: new_game(data, seated(players, seed)),
        VOCABULARY,
        lambda state, seat, said: observe(state, seat, said, turns),
        turns,
        render_mode,
    )
