"""What a power has brought is stopped by its Apu whoever decides, also while all are asked for answers."""

from typing import Any

from tests.inkas.board.test_answers import ATTACK, Passing, do, quest, seat
from tests.support.quest_table import QuestTable

LASTING: dict[str, Any] = {"mode": "legendary", "lasting": ["quake mama_rawa A"]}


def test_a_power_is_stopped_by_its_apu_while_a_computer_player_decides() -> None:
    state = quest(**LASTING, to_move="chanka")
    bots = {other: "easy" for other in state.game.seats if other != seat(state, "quya")}
    table = QuestTable(state, bots=bots, thinking=Passing)
    table.scene.bot_turns.paused = True
    do(table, "stop mama_rawa")
    assert table.played == ["stop mama_rawa"]
    assert table.session.steps[-1].seat == seat(table.state, "quya")
    assert not table.state.lasting and table.state.decider == seat(table.state, "chanka")


def test_nobody_stops_the_power_of_a_computer_player() -> None:
    state = quest(**LASTING, to_move="inka")
    table = QuestTable(state, bots={seat(state, "quya"): "easy"}, thinking=Passing)
    do(table, "stop mama_rawa")
    assert not table.played


def test_a_power_is_stopped_while_all_are_asked_who_are_asked_on() -> None:
    """Whose it is lies open; an answer that was noted was one to another moment."""
    table = QuestTable(quest(("map_1", "iqiqu", "map_2", "map_3"), **LASTING))
    do(table, ATTACK)
    table.settle()
    assert table.board.desk.strip.open
    do(table, "stop mama_rawa")
    table.settle()
    assert table.played == [ATTACK, "stop mama_rawa"]
    assert table.session.steps[-1].seat == seat(table.state, "quya")
    assert table.board.desk.strip.open and table.state.pending
