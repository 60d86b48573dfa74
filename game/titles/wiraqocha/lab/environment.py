"""The game as an environment for learning programs; see `game.kit.bots.environment`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pettingzoo import AECEnv

from game.core.registry import title
from game.kit.bots.environment import TitleEnvironment, guarded
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.lab.observation import observe
from game.titles.wiraqocha.lab.vocabulary import vocabulary_of
from game.titles.wiraqocha.name import NAME
from game.titles.wiraqocha.rules.actions import Action
from game.titles.wiraqocha.rules.setup import RANDOM_LAYOUT, Setup, new_game
from game.titles.wiraqocha.rules.state import State


def env(**choices: Any) -> AECEnv[str, Any, Any]:
    """The environment with the usual guards; `choices` are those of `raw_env`."""
    return guarded(raw_env(**choices))


def raw_env(
    players: int = 2,
    layout: str = RANDOM_LAYOUT,
    variants: tuple[str, ...] = (),
    turns: int = 400,
    content: ValleyData | None = None,
    render_mode: str | None = None,
) -> TitleEnvironment[State, Action]:
    """Games of two to four agents. Raises SetupError for what no game can start from.

    `players`, `layout` (`random`, `recommended` or another one of the data) and `variants` choose the game, `content`
    other tiles and cards than the game's.
    """
    data = content or DATA.load()
    setup = Setup(data.colours[:players], 0, layout, variants)
    vocabulary = vocabulary_of(data)

    def observed(state: State, seat: int, said: Sequence[int]) -> list[float]:
        return observe(state, seat, turns) + [float(word in said) for word in range(len(vocabulary.words))]

    return TitleEnvironment(
        title(NAME),
        players,
        lambda seed: new_game(data, replace(setup, seed=seed)),
        vocabulary,
        observed,
        turns,
        render_mode,
    )
