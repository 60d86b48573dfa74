"""Every action of a game can be done with the mouse."""

import random

import pytest

from game.titles.machu_picchu.rules.state import Phase
from game.ui.press_guard import LASTS
from tests.support.city_table import CityTable
from tests.support.shares import one_in

_STEPS = 60


@pytest.mark.parametrize("game", one_in(3, [(5, 2, 1.0), (2, 1, 1.0), (3, 3, 1.5)]))
def test_a_game_is_played_with_clicks_alone(game: tuple[int, int, float]) -> None:
    seats, seed, zoom = game
    table, chance = CityTable(seats=seats, seed=seed, zoom=zoom), random.Random(seed)
    for _ in range(_STEPS):
        if table.state.phase is Phase.OVER:
            break
        before, steps = table.state, len(table.session.steps)
        table.play_by_chance(chance)
        assert len(table.session.steps) > steps, (before.question, before.pending)
        table.window.frames(1, LASTS)  # each of the persons presses for themselves
    assert table.state.turn > seats
