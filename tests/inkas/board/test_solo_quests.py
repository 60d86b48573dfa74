"""Whole Solo quests at the table, from the first turn to the result: a person presses, the die leads the others."""

import random

import pytest

from game.titles.inkas.bots.led import LED_PLAYER
from game.titles.inkas.content.definitions import Mode
from game.titles.inkas.rules.engine import outcome
from game.titles.inkas.rules.events import RowApplied
from game.titles.inkas.rules.state import State
from tests.inkas.board.test_random_presses import LANGUAGES
from tests.support.inkas_games import AGREED, begin
from tests.support.quest_presser import QuestPresser, check, chosen, press_quest
from tests.support.quest_table import QuestTable
from tests.support.quest_user import SIZES, QuestUser

_MOST = 4000  # actions of a quest
_MODES = (Mode.FAMILY, Mode.ADVANCED)


def begun(mode: Mode, ayllus: int, seed: int) -> State:
    """A quest of one person against so many led ayllus."""
    return begin(seed, ayllus + 1, mode=mode, solo=AGREED[0][0])


def led(state: State) -> dict[int, str]:
    """The players of all seats but the person's."""
    return {seat: LED_PLAYER for seat in state.game.seats if state.game.is_led(seat)}


def solo(mode: Mode, ayllus: int, seed: int, most: int = _MOST, before: int = 0) -> QuestPresser:
    """The table after so many actions, against so many led ayllus; so many were done `before` it was laid."""
    state = begun(mode, ayllus, seed)
    return press_quest(state, chosen, seed, most, begun=before, bots=led(state))


@pytest.mark.slow
@pytest.mark.parametrize("ayllus", [1, 3])
@pytest.mark.parametrize(("mode", "before"), [(Mode.FAMILY, 0), (Mode.ADVANCED, 200)], ids=str)
def test_a_solo_quest_is_played_to_its_end(mode: Mode, before: int, ayllus: int) -> None:
    presser = solo(mode, ayllus, 5, before=before)
    check(presser)
    state = presser.table.state
    ended = outcome(state)
    assert ended is not None
    if state.is_out(state.game.solo):
        assert set(ended.ranks[0]) == {seat for seat in state.game.seats if not state.is_out(seat)}


@pytest.mark.parametrize(
    ("mode", "ayllus"), [(Mode.FAMILY, 1), (Mode.FAMILY, 3), (Mode.ADVANCED, 3)], ids=str
)
def test_the_first_turns_of_a_solo_quest_are_played_by_presses(mode: Mode, ayllus: int) -> None:
    presser = solo(mode, ayllus, 3, 6)
    assert len(presser.missed) <= 1, presser.missed
    steps = presser.table.session.steps
    assert presser.done >= 4 and presser.table.state.turn > ayllus + 1
    assert any(isinstance(event, RowApplied) for step in steps for event in step.events)


def press_at_random(seed: int, deeds: int) -> QuestTable:
    chance = random.Random(seed)
    size, zoom = chance.choice(SIZES), chance.choice((1.0, 1.0, 1.5, 2.0))
    state = begun(_MODES[seed % 2], 1 + seed % 3, seed)
    table = QuestTable(state, size, LANGUAGES[seed % 3], zoom, led(state))
    user = QuestUser(table, seed)
    for _ in range(deeds):
        user.do_something()
    return table


def test_whatever_is_pressed_in_solo_the_table_goes_on() -> None:
    assert sum(len(press_at_random(seed, 25).played) for seed in (2, 3)) > 3


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4, 24))
def test_whatever_is_pressed_in_solo_for_long_the_table_goes_on(seed: int) -> None:
    press_at_random(seed, 300)
