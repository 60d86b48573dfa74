"""What an ayllu has that counts: by it one tells whether a quest stands still."""

from dataclasses import replace
from typing import Any

import pytest

from game.titles.inkas.rules.belongings import belongings
from game.titles.inkas.rules.fixed_order import CENTRE
from game.titles.inkas.rules.places import BORNE, UKHU
from tests.support.inkas_games import begin


@pytest.mark.clauses("I-26.8")
def test_a_walla_that_walks_changes_nothing_and_one_that_dies_or_bears_the_staff_does() -> None:
    state = begin(5, 2)
    walla = state.game.wallas_of[0][0]

    def has(place: int, **more: Any) -> object:
        places = tuple(place if one == walla else at for one, at in enumerate(state.places))
        return belongings(replace(state, places=places, **more))

    standing = has(CENTRE)
    assert has(state.game.homes[0][0]) == standing
    assert has(UKHU) != standing
    assert has(CENTRE, staff=BORNE + walla) != standing
    assert has(CENTRE, llamas=(9, 9)) != standing
