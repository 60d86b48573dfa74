"""The names of the wamanis stand on the board, where nothing that lies there by itself hides them."""

import math

import pytest

from game.titles.inkas.board.layout.ring import card, hole, name_place, ring_of, wall_line, wamani_at
from game.titles.inkas.content.definitions import CENTRE_NAME, WAMANIS
from game.titles.inkas.content.load import DATA

_HALF = 12.0  # about half a name, in units of the sheet


@pytest.mark.parametrize("name", [wamani for wamani in WAMANIS if wamani != CENTRE_NAME])
def test_each_name_stands_in_its_own_wamani_off_walls_hole_and_card(name: str) -> None:
    walls = frozenset(DATA.load().walls)
    place = name_place(name, walls)
    assert wamani_at(place) == name
    lying = [point for wall in walls if name in wall for point in wall_line(wall)]
    lying += [hole(name), card(name)[0]] if ring_of(name) == 3 else []
    assert min((math.dist(place, point) for point in lying), default=math.inf) > _HALF
