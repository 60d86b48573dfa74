"""What a power has brought is stopped by its Apu whoever decides, also while all are asked for answers."""

from typing import Any

import pygame
import pytest

from game.core.record.seen_games import ToldGame
from game.kit.board.table_rects import Tab
from game.titles.inkas.rules.actions import Stop
from game.titles.inkas.rules.inkas import INKAS
from tests.inkas.board.test_answers import ATTACK, Passing, do, quest, seat
from tests.support.harness import Spot
from tests.support.quest_table import QuestTable

STOPPED = "table.why_not.stopped"
LASTING: dict[str, Any] = {"mode": "legendary", "lasting": ["quake mama_rawa A"]}


def while_a_computer_player_decides() -> QuestTable:
    """A table of one person, whose power lasts, in the turn of another."""
    state = quest(**LASTING, to_move="chanka")
    bots = {other: "easy" for other in state.game.seats if other != seat(state, "quya")}
    table = QuestTable(state, bots=bots, thinking=Passing)
    table.scene.bot_turns.paused = True
    return table


def test_a_power_is_stopped_by_its_apu_while_a_computer_player_decides() -> None:
    table = while_a_computer_player_decides()
    do(table, "stop mama_rawa")
    assert table.played == ["stop mama_rawa"]
    assert table.session.steps[-1].seat == seat(table.state, "quya")
    assert not table.state.lasting and table.state.decider == seat(table.state, "chanka")


@pytest.mark.clauses("R-140")
@pytest.mark.parametrize("mover", ["inka", "quya"])
def test_another_person_does_not_take_back_that_a_power_was_stopped(mover: str) -> None:
    table = QuestTable(quest(**LASTING, to_move=mover))
    do(table, "stop mama_rawa")
    own = mover == "quya"
    assert table.scene.bot_turns.may_undo() == own
    table.settle()
    undo = table.board.buttons_of_hand.buttons["undo"]
    assert undo.enabled == own and (own or undo.why_not == table.board._context.words(STOPPED))
    table.key(pygame.K_u)
    assert table.played == ([] if own else ["stop mama_rawa"])


def test_a_person_takes_back_what_was_stopped_while_a_computer_player_decides() -> None:
    table = while_a_computer_player_decides()
    do(table, "stop mama_rawa")
    assert table.scene.bot_turns.may_undo()


def test_nobody_stops_the_power_of_a_computer_player() -> None:
    state = quest(**LASTING, to_move="inka")
    table = QuestTable(state, bots={seat(state, "quya"): "easy"}, thinking=Passing)
    do(table, "stop mama_rawa")
    assert not table.played


@pytest.mark.clauses("R-140")
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
    undo = table.board.buttons_of_hand.buttons["undo"]
    assert not undo.enabled and undo.why_not == table.board._context.words(f"{STOPPED}_inside")


@pytest.mark.clauses("R-140")
def test_the_quest_in_notation_does_not_tell_whether_who_stops_a_power_was_asked() -> None:
    told, asked = [], []
    for card in ("map_3", "pacha_mama"):
        table = QuestTable(quest(("map_1", "map_1", "map_2", card), **LASTING))
        do(table, ATTACK)
        asked.append(table.state.decider)
        do(table, "stop mama_rawa")
        told.append([*ToldGame(INKAS, table.session.initial, table.session.steps).lines()])
    assert asked == [seat(table.state, "inka"), seat(table.state, "quya")]
    assert told[0] == told[1] == [ATTACK, f"seat {seat(table.state, 'quya') + 1}: stop mama_rawa"]


def badge(table: QuestTable) -> Spot:
    (button,) = [one for one in table.board.stops.buttons if one.visible]
    return button.rect.center


def test_a_badge_is_clicked_and_what_it_ends_is_named_first() -> None:
    table = QuestTable(quest(**LASTING, to_move="inka"))
    table.click(badge(table))
    assert not table.played
    table.choose(1)
    assert table.played == ["stop mama_rawa"]
    assert not any(one.visible for one in table.board.stops.buttons)


def test_a_key_ends_it_in_the_turn_of_a_computer_player() -> None:
    table = while_a_computer_player_decides()
    table.key(pygame.K_z)
    table.choose(1)
    assert table.played == ["stop mama_rawa"]


def test_it_can_be_let_be() -> None:
    table = QuestTable(quest(**LASTING, to_move="inka"))
    table.key(pygame.K_z)
    table.key(pygame.K_ESCAPE)
    assert not table.played and table.state.lasting


def test_a_computer_players_badge_is_no_button() -> None:
    state = quest(**LASTING, to_move="inka")
    table = QuestTable(state, bots={seat(state, "quya"): "easy"}, thinking=Passing)
    assert not any(one.visible for one in table.board.stops.buttons)


def test_a_key_opens_the_tab_where_its_badge_lies() -> None:
    table = QuestTable(quest(**LASTING, to_move="inka"), (1280, 720), zoom=1.5)
    assert table.board.view.shown.layout.open_tab is Tab.MAIN
    table.key(pygame.K_z)
    table.choose(1)
    assert table.played == ["stop mama_rawa"]


def test_what_can_be_ended_is_no_answer_of_the_panel() -> None:
    state = quest(**LASTING, to_move="quya", wallas={"mama_rawa": "Ac2", "yana_uru": "Qb2"})
    table = QuestTable(state)
    assert all(not isinstance(action, Stop) for action in table.board.view.shown.choices.actions)
