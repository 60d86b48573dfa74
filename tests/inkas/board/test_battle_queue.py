"""Battles in a row: those that come lie under the bowl, and once the first is over a press hurries the others."""

from collections.abc import Iterator

import pytest

from game.base.profile.settings import MotionSettings
from game.titles.inkas.board.panels.battle_queue import (
    ComingBattle,
    battles_in,
    coming_battles,
    queue_area,
    queue_text,
)
from game.titles.inkas.rules import events as e
from game.titles.inkas.rules.actions import Skip
from game.titles.inkas.rules.engine import perform
from game.titles.inkas.rules.inkas import INKAS
from game.titles.inkas.rules.state import State
from tests.inkas.board.test_answers import Passing
from tests.support.quest_table import QuestTable, position

WALLAS = {"ayar_manqu": "Cb2", "ayar_kachi": "Cb2", "ayar_uchu": "Cb2", "ninamama": "Cb2", "yana_uru": "Qb2"}
THREE = ["ayar_manqu", "ayar_kachi", "ayar_uchu"]


def threatened(**keys: object) -> State:
    """Three wallas of Inka's stand with a wild Amaru, which attacks each after their attack."""
    said: dict[str, object] = {
        "mode": "advanced",
        "players": {"inka": "C", "chanka": "Q"},
        "to_move": "inka",
        "step": "attack",
        "turn": 5,
        "wallas": WALLAS,
        "rolls": [2, 2, 2, 2, 2, 2, 2, 2, 2],
        **keys,
    }
    return position(**said)


def test_battles_of_one_action_are_read_from_what_happened() -> None:
    state = threatened()
    assert [one.walla for one in battles_in(perform(state, Skip()).events)] == THREE


def test_those_that_come_are_told_while_the_first_waits_for_answers() -> None:
    state = threatened(hands={"inka": ["wiraqucha"]}, rolls=[1] * 9)
    table = QuestTable(state, bots={1: "easy"}, thinking=Passing)
    table.scene.commands.play(INKAS.parse_action(state, "skip"))
    table.settle()
    assert coming_battles(table.state) == (ComingBattle("ayar_kachi"), ComingBattle("ayar_uchu"))
    shown = table.board.view.shown
    assert queue_text(shown.words, shown) == "Then attacked: Ayar Kachi and Ayar Uchu."
    assert shown.layout.view.contains(queue_area(shown))


@pytest.fixture
def moving() -> Iterator[QuestTable]:
    table = QuestTable(threatened())
    table.scene.set_motion(MotionSettings(ambient=False))
    table.scene.commands.play(INKAS.parse_action(table.state, "skip"))
    yield table


def until(table: QuestTable, moment: float) -> None:
    while table.scene.motion._timeline.elapsed < moment:
        table.scene.update(0.05)


def begun(table: QuestTable) -> float:
    """When the second battle begins."""
    table.begin()
    return table.scene.motion._timeline.hurries_from


def test_a_press_in_the_first_battle_ends_all_as_ever(moving: QuestTable) -> None:
    begun(moving)
    moving.window.click((5, 5))
    assert not moving.scene.motion.busy


def test_after_the_first_a_press_plays_the_rest_at_four_times_the_speed(moving: QuestTable) -> None:
    until(moving, begun(moving) + 0.1)
    moving.window.click((5, 5))
    player = moving.scene.motion
    assert player.busy
    before = player._timeline.elapsed
    moving.scene.update(0.05)
    assert player._timeline.elapsed - before == pytest.approx(0.2)
    moving.window.click((5, 5))
    assert not player.busy


def test_one_battle_alone_is_no_row() -> None:
    table = QuestTable(threatened(wallas={**WALLAS, "ayar_kachi": "Ca3", "ayar_uchu": "Ca3"}))
    table.scene.set_motion(MotionSettings(ambient=False))
    table.scene.commands.play(INKAS.parse_action(table.state, "skip"))
    assert begun(table) == float("inf")


def test_who_is_attacked_is_told_by_the_last_announcement() -> None:
    events: list[e.Event] = [e.AttackAnnounced(0, "ayar_kachi", "yana_uru", "Cb2", ""), e.BattleBegan(1, 1)]
    assert battles_in(events) == (ComingBattle("yana_uru"),)
