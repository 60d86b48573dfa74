"""A whole turn of each kind is played by the keys alone."""

import pygame
import pytest

from game.kit.board.board_chooser import BoardChooser
from game.titles.inkas.board.hand.key_modes import doer_of
from game.titles.inkas.board.hand.key_places import KeyPart
from game.titles.inkas.board.questions.escort_chooser import EscortChooser
from game.titles.inkas.content.definitions import WAMANIS
from tests.support.quest_table import QuestTable, position, turn_table


def table(zoom: float = 1.0, language: str = "en", **keys: object) -> QuestTable:
    return turn_table((1280, 720), language, zoom, **({"step": "offering"} | keys))


def press(at: QuestTable, text: str) -> None:
    """Press keys: letters and figures by their sign (a capital with Shift), others by a name in brackets."""
    named = {"enter": pygame.K_RETURN, "tab": pygame.K_TAB, "esc": pygame.K_ESCAPE, "space": pygame.K_SPACE}
    for key in text.split():
        if key in named:
            at.key(named[key])
        elif key.startswith("shift+"):
            at.key(ord(key[-1]), pygame.KMOD_SHIFT)
        else:
            at.key(ord(key.lower()), pygame.KMOD_SHIFT if key.isupper() else 0)
        at.window.frames(30)


def test_a_turn_of_placing() -> None:
    at = table()
    press(at, "n shift+3 C c 3 enter e")
    assert at.played == ["place ayar_kachi Cc3", "end"]


def test_a_turn_of_an_offering_and_a_step() -> None:
    at = table(wallas={"ayar_kachi": "Ca2"}, rolls=[4])
    press(at, "o 2 m C b 2 enter e")
    assert at.played == ["offer duplication", "move ayar_kachi Cb2", "end"]


def test_a_turn_of_a_flight_where_a_step_would_do() -> None:
    at = table(wallas={"ayar_awqa": "Ca2"})
    press(at, "v C b 2 enter")
    assert at.played == ["fly ayar_awqa Cb2"]


def test_the_dearer_way_of_a_power_is_taken_where_it_alone_leads_there() -> None:
    at = table(wallas={"ayar_awqa": "Ca2"})
    press(at, "v C c 2 enter")
    assert at.played[0].startswith("speed ayar_awqa")


def test_a_turn_of_carrying() -> None:
    at = table(wallas={"ayar_kachi": "Ca2", "ayar_awqa": "Ca2"})
    press(at, "c C b 2 enter e")
    assert at.played == ["fly ayar_awqa Cb2 carrying ayar_kachi", "end"]


def test_a_turn_of_transporting() -> None:
    at = table(wallas={"ayar_manqu": "Ca3", "ayar_kachi": "Ca3", "ayar_uchu": "Ca3"})
    press(at, "c C c 1 enter")
    assert isinstance(at.window.stack.top, EscortChooser)
    press(at, "enter e")
    assert at.played == ["transport ayar_manqu Cc1 with ayar_kachi,ayar_uchu", "end"]


def test_a_turn_of_theft() -> None:
    at = table(wallas={"ayar_uchu": "Ca2", "yana_uru": "Cb2", "sinchi_thupaq": "Ca1"})
    press(at, "t enter")
    assert at.played == ["pull ayar_uchu yana_uru"]
    at = table(wallas={"ayar_uchu": "Ca2", "yana_uru": "Cb2", "sinchi_thupaq": "Ca1"})
    press(at, "t tab enter")
    assert at.played == ["pull ayar_uchu sinchi_thupaq"]


def test_the_staff_is_stolen_by_the_same_key() -> None:
    at = table(wallas={"ayar_uchu": "Ca2", "yana_uru": "Cb2"}, staff="yana_uru", step="placement")
    press(at, "t enter")
    assert at.played == ["steal ayar_uchu staff"]


def test_a_turn_of_attacking_goes_through_the_targets() -> None:
    at = table(
        players={"inka": "C", "chanka": "Q", "supay": "A"},
        wallas={"ayar_kachi": "Ca2", "yana_uru": "Cb2", "simpira": "Ca2"},
        rolls=[4, 4],
    )
    press(at, "a")
    assert at.board.keyboard.cursor.zone is KeyPart.TARGETS
    first = at.board.keyboard.spoken
    press(at, "tab")
    assert at.board.keyboard.spoken != first
    assert {first, at.board.keyboard.spoken} == {
        "Yana Uru: Cb2, 3 in 4",
        "Simpira: Ca2, 1 in 2",
    }
    while not at.board.keyboard.spoken.startswith("Simpira"):
        press(at, "tab")
    press(at, "enter")
    assert isinstance(at.window.stack.top, BoardChooser)
    press(at, "1 e")
    assert at.played == ["attack ayar_kachi simpira", "end"]


def test_a_turn_of_the_staff() -> None:
    at = table(wallas={"ayar_kachi": "Ca3"}, staff="ayar_kachi")
    press(at, "p")
    assert isinstance(at.window.stack.top, BoardChooser)
    press(at, "1")
    assert len(at.played) == 1


def test_a_letter_that_can_do_nothing_says_why() -> None:
    at = table(wallas={"ayar_kachi": "Ca2"}, step="placement", active="ayar_kachi")
    for key in "nvctx":
        at.scene.ui.toast.hide()
        press(at, key)
        assert at.scene.ui.toast.left > 0, key
    assert at.played == []


@pytest.mark.parametrize("mod", [0, pygame.KMOD_CTRL])
def test_a_draw_is_offered_by_d_with_control_or_without(mod: int) -> None:
    at = table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Qb2"})
    at.key(pygame.K_d, mod)
    at.window.frames(30)
    assert at.window.stack.top is not at.scene
    press(at, "enter")
    assert at.window.stack.top is at.scene


def test_escape_leaves_what_was_called_for_and_undo_takes_it_back() -> None:
    at = table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Cb2"})
    whole = at.board.view.shown.choices.actions
    press(at, "a")
    assert at.board.view.shown.choices.actions != whole
    press(at, "esc")
    assert at.board.view.shown.choices.actions == whole and at.window.stack.top is at.scene
    press(at, "m C b 2 enter u")
    assert at.played == []


def test_a_wamani_is_typed_as_it_is_written() -> None:
    at = table(wallas={"ayar_kachi": "Ca2", "yana_uru": "Cb2"})
    for name in WAMANIS[:-1]:
        for key in name:
            at.window.key(ord(key.lower()), pygame.KMOD_SHIFT if key.isupper() else 0)
        assert at.board.keyboard.wamani == name
    assert at.played == [] and at.window.stack.top is at.scene


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ca2: one of yours, one of the others and 1 dead"),
        ("fr", "Ca2\u00a0: 1 à vous, 1 aux autres et 1 mort"),
        ("it", "Ca2: uno dei tuoi, uno degli altri e 1 morto"),
    ],
)
def test_the_place_of_the_keys_is_spoken(language: str, said: str) -> None:
    at = table(language=language, wallas={"ayar_kachi": "Ca2", "yana_uru": "Ca2", "ayar_uchu": "Ca2 dead"})
    press(at, "C a 2")
    assert at.board.keyboard.spoken == said
    at.key(pygame.K_HOME)
    assert at.board.keyboard.spoken != said


def test_letters_open_the_tab_that_they_are_about() -> None:
    at = table(1.5, wallas={"ayar_kachi": "Ca2"})
    found = []
    for key in "osgbjm":
        press(at, key)
        found.append(at.board.view.shown.layout.open_tab)
    assert [str(tab) for tab in found] == ["market", "players", "main", "market", "journal", "main"]


def test_the_key_of_a_card_moves_no_cursor_and_arrows_begin_at_what_it_is_for() -> None:
    keys: dict[str, object] = {
        "players": {"inka": "C", "chanka": "Q"},
        "to_move": "inka",
        "step": "move",
        "turn": 5,
        "mode": "advanced",
        "wallas": {"ayar_kachi": "Ca2", "ayar_uchu": "Qb2 dead"},
        "hands": {"inka": ["inti"]},
        "cards": {"Kb3": "map_1"},
    }
    at = QuestTable(position(**keys), bots={1: "random"})
    at.key(pygame.K_1)
    assert at.board.gestures.in_hand is not None and at.board.keyboard.wamani is None
    at.key(pygame.K_LEFT)
    assert at.board.keyboard.wamani == "Qb2"
    at = QuestTable(position(**keys), bots={1: "random"})
    at.key(pygame.K_HOME)
    at.key(pygame.K_1)
    assert at.board.keyboard.wamani == "T"


def test_the_attack_of_who_is_picked_is_aimed() -> None:
    at = table(wallas={"ayar_manqu": "Cb2", "ayar_kachi": "Cb2", "yana_uru": "Cb2"}, step="attack")
    at.click(at.head("ayar_manqu"))
    press(at, "a")
    doers = {doer_of(action) for action in at.board.view.shown.choices.actions}
    assert doers == {"ayar_manqu"}


def test_the_key_of_the_staff_asks_before_it_pays() -> None:
    at = table(wallas={"ayar_uchu": "Ca2", "yana_uru": "Cb2"}, staff="yana_uru", step="placement")
    press(at, "p")
    assert not at.played and isinstance(at.window.stack.top, BoardChooser)
