"""The winds move walla after walla along the ring, by hand and by keys; a hunt goes on or is enough."""

import pygame

from game.titles.inkas.board.panels.hand_fan import fan_of
from tests.inkas.board.test_answers import Passing
from tests.support.quest_table import QuestTable, position

WALLAS = {"mama_qura": "Qc2", "mama_uqllu": "Qb2", "ayar_kachi": "Cc2", "yana_uru": "Ac2", "ayar_uchu": "Ca1"}


def winds(**keys: object) -> QuestTable:
    said: dict[str, object] = {
        "mode": "legendary",
        "players": {"inka": "C", "chanka": "A", "quya": "Q"},
        "to_move": "quya",
        "turn": 5,
        "wallas": WALLAS,
        "pending": [{"asks": "winds", "of": "quya", "user": "mama_qura", "blown": []}],
        **keys,
    }
    return QuestTable(position(**said), bots={0: "easy", 1: "easy"}, thinking=Passing)


def left(table: QuestTable) -> str:
    question = table.board.question_panel.question
    return question.now if question is not None else ""


def test_walla_after_walla_is_dragged_or_clicked_along_the_ring_until_it_is_enough() -> None:
    table = winds()
    assert left(table).startswith("3 not moved yet")
    assert table.board.prompt_line().endswith("3 left.")
    table.drag(table.walla("ayar_kachi"), table.wamani("Kb2"))
    assert left(table).startswith("2 not moved yet")
    table.click(table.walla("yana_uru"))
    table.click(table.wamani("Kc2"))
    assert left(table) == "1 not moved yet: Mama Uqllu."
    table.key(pygame.K_SPACE)
    assert table.played[:3] == ["blow ayar_kachi Kb2", "blow yana_uru Kc2", "pass"]
    assert table.board.question_panel.question is None


def test_when_all_are_moved_nothing_more_is_asked() -> None:
    table = winds(
        pending=[{"asks": "winds", "of": "quya", "user": "mama_qura", "blown": ["ayar_kachi", "yana_uru"]}]
    )
    table.drag(table.walla("mama_uqllu"), table.wamani("Ab2"))
    assert table.played == ["blow mama_uqllu Ab2"]
    assert table.board.question_panel.question is None


def test_keys_go_through_the_wallas_and_along_the_ring() -> None:
    table = winds()
    table.key(pygame.K_TAB)
    first = table.board.gestures.picked
    table.key(pygame.K_TAB)
    second = table.board.gestures.picked
    assert first is not None and second is not None and first.name != second.name
    table.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert table.board.gestures.picked == first
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert len(table.played) == 1 and table.played[0].startswith(f"blow {first.name} ")


def test_whom_the_wind_may_not_move_stays() -> None:
    table = winds()
    table.drag(table.walla("mama_qura"), table.wamani("Kb2"))
    table.drag(table.walla("ayar_uchu"), table.wamani("Kb2"))
    assert not table.played


def hunt() -> QuestTable:
    state = position(
        mode="legendary",
        players={"supay": "K", "inka": "C"},
        to_move="supay",
        turn=5,
        hands={"supay": ["illapa"]},
        wallas={
            "manchay": "Kb2",
            "ayar_kachi": "Ka2",
            "ayar_uchu": "Kb1",
            "ayar_manqu": "Kc2",
            "ayar_awqa": "Ca3",
        },
        rolls=[2, 2, 2, 2, 2, 2, 2, 2],
    )
    return QuestTable(state, bots={1: "easy"}, thinking=Passing)


def begun() -> QuestTable:
    table = hunt()
    table.drag(fan_of(table.board.view.shown)[0].area.center, table.walla("manchay"))
    table.click(table.walla("ayar_kachi"))
    table.key(pygame.K_RETURN)
    for _ in range(12):
        table.settle()
    return table


def test_after_a_kill_the_next_prey_is_clicked_or_it_is_enough() -> None:
    table = begun()
    question = table.board.question_panel.question
    assert question is not None and question.title == "Go on hunting?"
    assert table.board.prompt_line().endswith("hunt on?")
    table.click(table.walla("ayar_uchu"))
    for _ in range(12):
        table.settle()
    assert "hunt ayar_uchu" in table.played


def test_a_hunt_is_enough_by_space() -> None:
    table = begun()
    table.key(pygame.K_SPACE)
    assert table.played[-1] == "pass" and table.board.question_panel.question is None
