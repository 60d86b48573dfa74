"""Whole Alliances at the table, from the first turn to the result, by nothing but presses."""

import pytest

from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.rules.change import put_in
from game.titles.inkas.rules.engine import outcome
from game.titles.inkas.rules.setup import OFFERED
from tests.support.inkas_games import begin
from tests.support.quest_presser import QuestPresser, check, chosen, press_quest

_MOST = 6000  # actions of a quest


def alliance(
    mode: Mode, seed: int, most: int = _MOST, computers: tuple[int, ...] = (), begun: int = 0
) -> QuestPresser:
    """The table after so many actions of four persons, or of persons with computer players."""
    state = begin(seed, 4, mode=mode, alliance=True)
    if mode is not Mode.FAMILY:
        state = put_in(state, state.game.asking(at_table=True))
    return press_quest(state, chosen, seed, most, begun=begun, bots=dict.fromkeys(computers, "herder"))


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "begun"), [(Mode.FAMILY, 0), (Mode.ADVANCED, 500)], ids=str)
def test_an_alliance_of_four_people_is_played_to_its_end(mode: Mode, begun: int) -> None:
    presser = alliance(mode, 5, begun=begun)
    check(presser)
    ended = outcome(presser.table.state)
    assert ended is not None and len(ended.sides) == 2
    if not ended.drawn:
        assert tuple(sorted(ended.ranks[0])) in ended.sides, "partners win together"


@pytest.mark.slow
def test_an_alliance_with_a_computer_partner_is_played_to_its_end() -> None:
    presser = alliance(Mode.FAMILY, 7, computers=(1, 2, 3))
    check(presser)
    assert outcome(presser.table.state) is not None


@pytest.mark.parametrize("mode", OFFERED, ids=str)
def test_the_first_turns_of_an_alliance_are_played_by_presses(mode: Mode) -> None:
    presser = alliance(mode, 3, 24)
    check(presser)
    assert presser.done >= 20 and presser.table.state.turn > 4
