"""What an ayllu has that counts: by it one tells whether a quest stands still."""

from dataclasses import replace

import pytest

from game.titles.inkas.rules.belongings import belongings
from game.titles.inkas.rules.fixed_order import CENTRE
from game.titles.inkas.rules.places import BORNE, UKHU
from game.titles.inkas.rules.state import State
from tests.support.inkas_games import begin


@pytest.mark.clauses("I-26.8")
def test_a_walla_that_walks_changes_nothing_and_one_that_dies_or_bears_the_staff_does() -> None:
    state = begin(5, 2)
    walla = state.game.wallas_of[0][0]

    def at(place: int) -> State:
        places = tuple(place if one == walla else at for one, at in enumerate(state.places))
        return replace(state, places=places)

    standing = belongings(at(CENTRE))
    assert belongings(at(state.game.homes[0][0])) == standing
    assert belongings(at(UKHU)) != standing
    assert belongings(replace(at(CENTRE), staff=BORNE + walla)) != standing
    assert belongings(replace(at(CENTRE), llamas=(9, 9))) != standing
