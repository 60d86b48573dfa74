"""What each level may miss of the wins that are certain: none of one action; of several, the lowest two some."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from game.base.files.yaml_text import read_yaml_text
from game.core.contract import BotName, Refusal
from game.titles.wiraqocha.bots.title_bots import BOTS
from game.titles.wiraqocha.rules.engine import perform
from game.titles.wiraqocha.rules.notation.positions import read_position
from game.titles.wiraqocha.rules.observation import resample
from game.titles.wiraqocha.rules.state import State
from tests.support.random_positions import content

FOUND: dict[str, list[dict[str, Any]]] = yaml.safe_load(
    Path(__file__).with_name("certain_wins.yaml").read_text(encoding="utf-8")
)
LEVELS = ("apprentice", "cadet", "surveyor", "engineer")


def wins(state: State, level: str, seed: int) -> bool:
    """Whether a computer player wins in the turn that it is in."""
    made, seat, turn = BOTS.make(BotName(level), seed), state.mover, state.turn
    assert not isinstance(made, Refusal)
    while state.winner < 0 and (state.mover, state.turn) == (seat, turn):
        state = perform(state, made.choose(resample(state, seed))).state
    return state.winner == seat


def positions(kind: str) -> list[State]:
    return [
        read_position(read_yaml_text(yaml.safe_dump(found), f"{kind} {number}"), content())
        for number, found in enumerate(FOUND[kind])
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_of_one_action_is_seen_by_every_level(level: str) -> None:
    for number, state in enumerate(positions("one_action")):
        assert all(wins(state, level, seed) for seed in range(6)), number


@pytest.mark.parametrize("level", LEVELS[2:])
def test_a_win_of_several_actions_is_seen_from_the_surveyor_on(level: str) -> None:
    for number, state in enumerate(positions("several_actions")):
        assert wins(state, level, 1), number
