"""Legendary powers at the table: an Illapa onto a walla, what its slip asks and tells, and what is pressed."""

import pygame

from game.titles.inkas.board.panels.hand_fan import fan_of
from tests.inkas.board.test_answers import Passing
from tests.support.quest_table import QuestTable, position

PLAYERS = {"inka": "C", "chanka": "Q"}


def table_of(**keys: object) -> QuestTable:
    said = {"mode": "legendary", "players": PLAYERS, "turn": 5, "llamas": {"inka": 3}, **keys}
    said.setdefault("hands", {"inka": ["illapa"]})
    return QuestTable(position(**said), bots={1: "easy"}, thinking=Passing)


def card(table: QuestTable, number: int = 0) -> tuple[int, int]:
    return fan_of(table.board.view.shown)[number].area.center


def slip(table: QuestTable) -> tuple[str, list[str], str]:
    """The title, the buttons and what is said of who is struck."""
    question = table.board.question_panel.question
    assert question is not None
    return question.title, [option.label for option in table.board.question_panel.options], question.now


VOLCANO = {
    "amarus": {"inka": ["ninamama"]},
    "wallas": {"ninamama": "Qa1", "ayar_kachi": "Qa1", "yana_uru": "Cb1", "wayra_sumaq": "Ca2"},
}


def test_an_illapa_dragged_onto_a_walla_opens_its_slip_and_enter_uses_the_power() -> None:
    table = table_of(**VOLCANO)
    table.drag(card(table), table.walla("ninamama"))
    title, buttons, struck = slip(table)
    assert title == "Supervolcano" and buttons == ["Use the power", "Illapa"]
    assert struck == "2 would be killed: Ayar Kachi and Yana Uru. 1 of them is yours: Ayar Kachi."
    assert not table.played
    table.key(pygame.K_RETURN)
    assert table.played[:1] == ["invoke ninamama"]


def test_keys_alone_use_a_power() -> None:
    table = table_of(
        wallas={"mama_rawa": "Ca2", "yana_uru": "Ca3"},
        players={"quya": "C", "chanka": "Q"},
        hands={"quya": ["illapa"]},
        llamas={"quya": 1},
    )
    table.key(pygame.K_1)
    table.key(pygame.K_4, pygame.KMOD_SHIFT)
    assert slip(table)[0] == "Quake"
    table.key(pygame.K_RETURN)
    assert table.played[:1] == ["invoke mama_rawa"]


def test_the_card_is_still_played_for_its_llama() -> None:
    table = table_of(**VOLCANO)
    table.drag(card(table), table.walla("ninamama"))
    table.key(pygame.K_2)
    assert table.played[:1] == ["play illapa"]


def test_escape_lets_the_slip_go_and_nothing_is_spent() -> None:
    table = table_of(**VOLCANO)
    before = table.board.view.shown.choices
    table.drag(card(table), table.walla("ninamama"))
    table.key(pygame.K_ESCAPE)
    assert table.board.question_panel.question is None and not table.played
    assert table.board.view.shown.choices.actions == before.actions


def test_the_way_of_a_storm_is_clicked_wamani_by_wamani() -> None:
    table = table_of(amarus={"inka": ["wayramama"]}, wallas={"wayramama": "Cb2", "yana_uru": "Cb3"})
    table.drag(card(table), table.walla("wayramama"))
    for wamani in ("Cb3", "Cc3", "Cc2", "Cc1"):
        table.click(table.wamani(wamani))
    assert slip(table)[2] == "1 would be killed: Yana Uru."
    table.key(pygame.K_RETURN)
    assert table.played[:1] == ["invoke wayramama Cb3,Cc3,Cc2,Cc1"]


def test_a_side_is_clicked_for_flames() -> None:
    table = table_of(
        players={"quya": "C", "chanka": "Q"},
        hands={"quya": ["illapa"]},
        llamas={},
        wallas={"mama_uqllu": "Cb2"},
    )
    table.drag(card(table), table.walla("mama_uqllu"))
    table.click(table.wamani("Cb3"))
    table.key(pygame.K_RETURN)
    assert table.played[:1] == ["invoke mama_uqllu Cb3"]


def test_a_power_that_is_barred_opens_no_slip() -> None:
    table = table_of(amarus={"inka": ["ninamama"]}, wallas={"ninamama": "Qa2", "ayar_kachi": "Qa1"})
    table.drag(card(table), table.walla("ninamama"))
    assert not table.played and table.board.question_panel.question is None
