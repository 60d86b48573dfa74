"""Presses at random in Advanced and Legendary: whatever is pressed, dragged, typed or resized, nothing fails."""

import random

import pytest

from game.titles.inkas.board.table_settings import ASKING
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import begin, crowded_with_hands
from tests.support.quest_table import QuestTable
from tests.support.quest_user import SIZES, QuestUser

BOTS: tuple[dict[int, str], ...] = ({}, {0: "random"}, {1: "random"})
LANGUAGES = ("en", "fr", "it")


def beginning(seed: int, mode: Mode) -> State:
    """A quest that begins, or a crowd; mostly one that is asked about at a table."""
    crowd = crowded_with_hands(random.Random(seed), mode=mode)
    state = crowd if seed % 3 else begin(seed, 2 + seed % 3, mode=mode)
    return put_in(state, state.game.asking(at_table=seed % 5 > 0))


def press_at_random(seed: int, deeds: int, mode: Mode = Mode.ADVANCED) -> QuestTable:
    chance = random.Random(seed)
    table = QuestTable(
        beginning(seed, mode),
        chance.choice(SIZES),
        LANGUAGES[seed % 3],
        chance.choice((1.0, 1.0, 1.5, 2.0)),
        BOTS[seed % 4 % 3],
        {ASKING: "name"} if seed % 6 == 5 else {},
    )
    user = QuestUser(table, seed)
    for _ in range(deeds):
        user.do_something()
    return table


def test_whatever_is_pressed_the_table_goes_on() -> None:
    played = [len(press_at_random(seed, 50).played) for seed in (1, 3, 8)]
    assert sum(played) > 10


def test_whatever_is_pressed_among_powers_the_table_goes_on() -> None:
    played = [len(press_at_random(seed, 50, Mode.LEGENDARY).played) for seed in (1, 4)]
    assert sum(played) > 5


@pytest.mark.slow
@pytest.mark.parametrize("mode", [Mode.ADVANCED, Mode.LEGENDARY], ids=str)
@pytest.mark.parametrize("seed", range(20, 60))
def test_whatever_is_pressed_for_long_the_table_goes_on(seed: int, mode: Mode) -> None:
    press_at_random(seed, 400, mode)
