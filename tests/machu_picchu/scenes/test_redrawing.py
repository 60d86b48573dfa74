"""Of the table only what has changed is drawn anew, and it looks as if all had been."""

import random

import pygame
import pytest

from tests.support.city_table import CityTable

STEPS = 40


@pytest.mark.parametrize(("seats", "zoom"), [(3, 1.0), (5, 1.0), (2, 1.4)])
def test_the_table_looks_as_if_it_were_drawn_anew(seats: int, zoom: float) -> None:
    table, chance = CityTable(seats=seats, zoom=zoom), random.Random(seats)
    for step in range(STEPS):
        table.play_by_chance(chance)
        table.window.settle()
        if step % 5:
            continue
        kept = table.board.view.picture().copy()
        table.board.view.arrange(table.board.view.scale)
        anew = table.board.view.picture()
        different = pygame.mask.from_threshold(kept, (0, 0, 0), (1, 1, 1, 255), anew)
        assert kept.get_width() * kept.get_height() - different.count() == 0, step
