"""Of the table only what has changed is drawn anew, and it looks as if all had been."""

import pygame
import pytest

from game.titles.machu_picchu.title import TITLE
from tests.support.city_table import CityTable

POSITIONS = {
    "a Scout goes on near the right edge": (
        "players: [red, blue, green, yellow, ivory]\nprince: {red: hut}\nscout: {red: 16, blue: 16}\n",
        ("walk sun",),
    ),
    "weavers and potters at the right edge": (
        "players: [red, blue]\nprince: {red: virgins, blue: virgins}\nincas: {red: {weaver: 1}}\n"
        "goods: {red: {corn: 3}}\n",
        ("walk cloth", "make 1", "walk pottery"),
    ),
    "the night comes": (
        "players: [red, blue]\nday: 3\ntiles: {red: [two], blue: [three]}\nprince: {red: plaza}\n",
        ("stay corn", "walk corn"),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_table_looks_as_if_it_were_drawn_anew(name: str) -> None:
    position, steps = POSITIONS[name]
    table = CityTable(TITLE.positions.parse(TITLE.data.load(), position))
    for line in steps:
        table.session.act(TITLE.rules.parse_action(table.session.state, line))
        table.window.settle()
        view = table.board.view
        kept = pygame.image.tobytes(view.picture(), "RGB")
        view.arrange(view.scale)
        assert pygame.image.tobytes(view.picture(), "RGB") == kept, line
