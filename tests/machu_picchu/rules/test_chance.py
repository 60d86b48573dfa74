"""Chance decides how the cards lie and who starts, and nothing after that."""

import random

import pytest

from tests.support.machu_picchu_games import begin, walk


@pytest.mark.clauses("M-13.2", "M-3.2", "M-3.8")
def test_all_chance_is_before_the_first_decision() -> None:
    games = [begin(seed, 3) for seed in range(40)]
    assert {game.mover for game in games} == {0, 1, 2}
    assert len({game.stack for game in games}) == len(games)
    for game in games[:3]:
        drawn = {state.drawn for state in walk(random.Random(1), game, 150)}
        assert drawn == {game.drawn}
