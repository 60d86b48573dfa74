"""Each button that does something shows the key that does the same, and its tooltip names it."""

import re

import pygame
import pytest

from game.base.i18n.words import available_languages
from game.titles.inkas.rules.actions import OfferDraw, Walk
from game.titles.inkas.rules.engine import legal_actions
from game.titles.inkas.rules.pending import Question
from tests.support.quest_table import QuestTable, position, turn_table

PLAYERS = {"inka": "C", "chanka": "Q"}
CARDS = {"Kb3": "map_1"}
TURNS: dict[str, dict[str, object]] = {
    "turn": {"wallas": {"ayar_kachi": "Cb2", "yana_uru": "Cb2"}, "staff": "ayar_kachi"},
    "rebirth": {
        "wallas": {"ayar_kachi": "Ca2 dead", "yana_uru": "Qb2"},
        "step": "dawn",
        "hands": {"inka": ["iqiqu"]},
    },
    "skip": {"wallas": {"ayar_kachi": "Cb2", "ninamama": "Cb2", "yana_uru": "Qb2"}, "step": "attack"},
    "unveil": {
        "wallas": {"ayar_kachi": "Ca2", "yana_uru": "Qb2"},
        "flags": {"Ca3": "inka"},
        "cards": {"Ca2": "inti", **CARDS},
        "step": "unveiling",
    },
}


def table(name: str, language: str = "en") -> QuestTable:
    keys = {"mode": "advanced", "players": PLAYERS, "turn": 5, "cards": CARDS, **TURNS[name]}
    return QuestTable(position(**keys), language=language, bots={1: "random"})


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("name", TURNS)
def test_a_button_names_its_key(name: str, language: str) -> None:
    at = table(name, language)
    words = at.board.view.shown.words
    labels = [button.label for button in at.board.buttons_of_hand.buttons.values()]
    assert name == "turn" or words(f"table.button.{name}") in labels
    for button in at.board.buttons_of_hand.buttons.values():
        if button.enabled:
            assert button.hint
            assert re.search(rf"\b{button.hint}\b", button.tooltip), button.tooltip


@pytest.mark.parametrize("name", TURNS)
def test_its_key_does_what_a_button_does(name: str) -> None:
    for number, button in enumerate(table(name).board.buttons_of_hand.buttons.values()):
        if not button.enabled or button.hint != ("X" if name == "unveil" else "E"):
            continue
        pressed, typed = table(name), table(name)
        pressed.click([*pressed.board.buttons_of_hand.buttons.values()][number].rect.center)
        typed.key(ord(button.hint.lower()))
        assert pressed.played == typed.played
        if name != "turn":
            assert len(pressed.played) == 1 and pressed.played[0].split()[0] == name


def test_a_card_that_can_be_taken_keeps_no_placement_from_its_button() -> None:
    state = position(
        mode="advanced",
        players=PLAYERS,
        wallas={"ayar_kachi": "Ca3", "yana_uru": "Qb2"},
        staff="ayar_kachi",
        flags={"Ca3": "inka"},
        cards={"Ca2": "inti", "Ca3": "inti", **CARDS},
        step="placement",
        turn=5,
    )
    at = QuestTable(state, bots={1: "random"})
    assert {"unveil", "plunge"} <= {action.key for action in legal_actions(state)}
    third = at.board.buttons_of_hand.buttons["place"]
    assert (third.label, third.hint) == ("Staff", "P")


def test_what_another_is_asked_about_cannot_be_undone_meanwhile() -> None:
    at = turn_table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Qb2"})
    at.scene.commands.play(OfferDraw())
    at.settle()
    undo = at.board.buttons_of_hand.buttons["undo"]
    assert at.state.question is Question.DRAW_OFFER
    assert not undo.enabled and undo.why_not
    at.key(pygame.K_u)
    assert at.state.question is Question.DRAW_OFFER


def test_a_replay_of_what_others_did_is_told_by_prompt_and_button() -> None:
    at = turn_table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Qb2"})
    at.scene.commands.play(Walk("ayar_kachi", "Cb2"))
    at.settle()
    at.scene.last_turn.show_moments([0])
    assert "Replaying" in at.scene.prompt_line.text() and at.scene.last_turn.button.selected
    at.scene.last_turn.end()
    assert "Replaying" not in at.scene.prompt_line.text() and not at.scene.last_turn.button.selected


def test_m_moves_where_a_button_says_so_and_ctrl_m_turns_the_sound_off() -> None:
    at, turned = table("turn"), list[bool]()
    at.window.stack.on_mute = lambda: turned.append(True)
    at.key(pygame.K_m)
    assert at.board.gestures.picked is not None and not turned
    at.key(pygame.K_m, pygame.KMOD_CTRL)
    assert len(turned) == 1
