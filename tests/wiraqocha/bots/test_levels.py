"""Every level plays whole games by the rules, and does what a player would be ashamed to miss."""

import pytest

from game.core.contract import BotName, Refusal
from game.titles.wiraqocha.bots.title_bots import BOTS, WiraqochaBot
from game.titles.wiraqocha.rules.observation import resample
from game.titles.wiraqocha.rules.state import State
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.random_positions import start
from tests.support.shares import one_in

LEVELS = ("cadet", "surveyor", "engineer", "empress@600n")
CHEAP = ("cadet", "surveyor")


def seated(names: list[str]) -> list[WiraqochaBot]:
    bots: list[WiraqochaBot] = []
    for seed, text in enumerate(names):
        level, _, limit = text.partition("@")
        bot = BOTS.make(BotName(level, positions=int(limit[:-1]) if limit else 0), seed)
        assert not isinstance(bot, Refusal)
        bots.append(bot)
    return bots


def played(state: State, names: list[str], most: int = 4000) -> State:
    """The end of a game between these bots; every action must be legal."""
    bots = seated(names)
    for number in range(most):
        if state.winner >= 0:
            return state
        action = bots[state.mover].choose(resample(state, number))
        result = WIRAQOCHA.apply(state, state.mover, action)
        assert not isinstance(result, Refusal), (names[state.mover], action, result)
        state = result.state
    raise AssertionError("the game never ended")


@pytest.mark.parametrize(
    ("players", "variants", "layout"),
    one_in(4, [2, 3, 4], [(), ("caves",), ("prisoner",), ("caves", "prisoner")], ["random", "recommended"]),
)
def test_whole_games_are_played_by_the_rules(players: int, variants: tuple[str, ...], layout: str) -> None:
    names = ["engineer", *CHEAP, "surveyor"][:players]
    assert played(start(players, players, variants, layout), names).winner >= 0


@pytest.mark.slow
def test_an_empress_plays_by_the_rules() -> None:
    assert played(start(5, 2, ("caves", "prisoner")), ["empress@600n", "engineer"]).winner >= 0
    assert played(start(6, 3), ["empress@300n", "surveyor", "cadet"]).winner >= 0
