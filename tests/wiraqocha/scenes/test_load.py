"""The list of games: what is saved is found again, what is damaged is told, and nothing goes without a question."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.core.match import save_match
from game.core.record import SaveFolder, Saves
from game.scenes.load.listed_game import name_of, recoverable_text, standing_of, wrong_with
from game.scenes.load.naming import NameDialog
from game.scenes.load.scene import LoadScene
from game.table.menu import TableMenu
from game.table.scene import TableScene
from game.titles.wiraqocha.rules.actions import End
from game.titles.wiraqocha.rules.rounds import round_now
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from game.ui.dialogs import Dialog
from game.ui.press_guard import LASTS
from tests.support.harness import Harness
from tests.support.modes import is_watched
from tests.support.played_games import play
from tests.support.screens import Opened
from tests.support.valley_table import MATCH


def list_of(harness: Harness) -> LoadScene:
    scene = next(scene for scene in harness.stack.scenes if isinstance(scene, LoadScene))
    harness.frames(12)
    return scene


def save(table: TableScene, harness: Harness, name: str) -> None:
    """As a player does it: the menu, Save as, a name, Enter."""
    harness.settle()
    harness.key(pygame.K_ESCAPE)
    assert isinstance(harness.stack.top, TableMenu)
    harness.click(harness.stack.top.buttons["save_as"].rect.center)
    assert isinstance(harness.stack.top, NameDialog)
    harness.type(name)
    harness.key(pygame.K_RETURN)


def names(scene: LoadScene) -> list[str]:
    return sorted(name_of(row) for row in scene.list.entries)


def test_a_game_is_saved_from_the_menu_and_found_in_the_list(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    table = play(navigator)
    save(table, harness, "Sunday")
    assert harness.stack.top is table
    assert table.ui.toast.text == "Saved."
    state = table.session.state
    navigator.saved_games.open(SaveFolder.SAVED)
    scene = list_of(harness)
    assert names(scene) == ["Sunday"]
    assert f"round {round_now(state)}" in standing_of(scene.list.entries[0])
    harness.key(pygame.K_p)
    again = harness.stack.top
    assert isinstance(again, TableScene)
    assert again.session.state == state


def test_playing_on_from_a_save_leaves_it_and_begins_a_new_record(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    harness, navigator = open_game()
    save(play(navigator), harness, "Sunday")
    (path,) = saves.files(SaveFolder.SAVED)
    before = path.read_bytes()
    navigator.saved_games.open(SaveFolder.SAVED)
    list_of(harness)
    harness.key(pygame.K_p)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    table.session.act(WIRAQOCHA.legal_actions(table.session.state)[0])
    navigator.title()
    assert path.read_bytes() == before
    assert len(saves.files(SaveFolder.PLAYED)) == 2


def test_a_name_that_is_taken_asks_before_it_replaces(open_game: Callable[..., Opened], saves: Saves) -> None:
    harness, navigator = open_game()
    table = play(navigator)
    save(table, harness, "Sunday")
    (path,) = saves.files(SaveFolder.SAVED)
    before = path.read_bytes()
    legal = WIRAQOCHA.legal_actions(table.session.state)
    table.session.act(next(action for action in legal if not isinstance(action, End)))
    save(table, harness, "sunday")
    question = harness.stack.top
    assert isinstance(question, Dialog)
    assert "sunday" in question.text
    harness.key(pygame.K_ESCAPE)
    assert path.read_bytes() == before
    save(table, harness, "sunday")
    question = harness.stack.top
    assert isinstance(question, Dialog)
    harness.click(question.ui.widgets[1].rect.center)
    assert path.read_bytes() != before
    (backup,) = saves.backups_of(path)
    assert backup.read_bytes() == before


def test_a_game_is_deleted_only_after_a_question_and_comes_back_from_the_backups(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    harness, navigator = open_game()
    save(play(navigator), harness, "Sunday")
    navigator.saved_games.open(SaveFolder.SAVED)
    scene = list_of(harness)
    harness.key(pygame.K_DELETE)
    assert isinstance(harness.stack.top, Dialog)
    harness.key(pygame.K_ESCAPE)
    assert len(saves.files(SaveFolder.SAVED)) == 1
    harness.key(pygame.K_DELETE)
    question = harness.stack.top
    assert isinstance(question, Dialog)
    harness.click(question.ui.widgets[1].rect.center)
    assert saves.files(SaveFolder.SAVED) == ()
    assert scene.list.entries == []
    assert not scene.buttons["play"].enabled
    scene.tabs.select(2)
    harness.frames(5)
    assert names(scene) == ["Sunday"]
    harness.key(pygame.K_p)
    assert isinstance(harness.stack.top, TableScene)


def test_a_save_gets_another_name(open_game: Callable[..., Opened], saves: Saves) -> None:
    harness, navigator = open_game()
    save(play(navigator), harness, "Sunday")
    navigator.saved_games.open(SaveFolder.SAVED)
    scene = list_of(harness)
    harness.key(pygame.K_n)
    dialog = harness.stack.top
    assert isinstance(dialog, NameDialog)
    assert dialog.field.text == "Sunday"
    harness.type(" evening")
    harness.click(dialog.keep.rect.center)
    assert names(scene) == ["Sunday evening"]
    assert len(saves.files(SaveFolder.SAVED)) == 1


def test_a_name_must_be_written(open_game: Callable[..., Opened], saves: Saves) -> None:
    harness, navigator = open_game()
    table = play(navigator)
    save(table, harness, "   ")
    dialog = harness.stack.top
    assert isinstance(dialog, NameDialog)
    assert dialog.ui.toast.text
    assert saves.files(SaveFolder.SAVED) == ()


@pytest.mark.parametrize(
    ("spoil", "playable", "said"),
    [
        (lambda text: text.replace("\nmuster", "\nmustard", 1), True, "mustard"),
        (lambda text: text[: len(text) // 2] + "\n", True, "line"),
        (lambda text: text.replace('"format": 3', '"format": 4', 1), False, "newer version"),
        (lambda text: "GIF89a\n", False, "not a game file"),
        (lambda text: text.replace('"wiraqocha"', '"chess"', 1), False, "chess"),
    ],
)
def test_a_damaged_file_is_shown_with_its_reason_and_what_can_be_saved(
    open_game: Callable[..., Opened], saves: Saves, spoil: Callable[[str], str], playable: bool, said: str
) -> None:
    harness, navigator = open_game()
    table = play(navigator)
    save(table, harness, "Sunday")
    save_match("Monday", MATCH, table.session, saves)
    broken = saves.named("Monday")
    assert broken is not None
    broken.write_text(spoil(broken.read_text("utf-8")), "utf-8")
    spoilt = broken.read_bytes()
    navigator.saved_games.open(SaveFolder.SAVED)
    scene = list_of(harness)
    assert len(scene.list.entries) == 2
    number = next(n for n, row in enumerate(scene.list.entries) if row.path == broken)
    scene.list.point_at(number)
    harness.frames(2)
    row = scene.list.entries[number]
    assert said in wrong_with(row)
    assert recoverable_text(row)
    assert scene.buttons["play"].enabled == playable
    if playable:
        harness.key(pygame.K_p)
        assert isinstance(harness.stack.top, Dialog)
        assert any(isinstance(shown, TableScene) for shown in harness.stack.scenes)
        assert broken.read_bytes() == spoilt
        return
    scene.list.point_at(1 - number)
    harness.key(pygame.K_p)
    assert isinstance(harness.stack.top, TableScene)


def test_an_unreadable_file_is_played_from_its_backup(open_game: Callable[..., Opened], saves: Saves) -> None:
    harness, navigator = open_game()
    table = play(navigator)
    save(table, harness, "Sunday")
    state = table.session.state
    (path,) = saves.files(SaveFolder.SAVED)
    saves.back_up(path)
    path.write_bytes(b"\x00" * 500)
    navigator.saved_games.open(SaveFolder.SAVED)
    scene = list_of(harness)
    assert scene.buttons["play"].enabled
    harness.key(pygame.K_p)
    again = harness.stack.top
    assert isinstance(again, TableScene)
    assert again.session.state == state


def test_a_file_dropped_on_the_window_is_taken_in(
    open_game: Callable[..., Opened], saves: Saves, tmp_path: Path
) -> None:
    harness, navigator = open_game()
    table = play(navigator)
    navigator.saved_games.open(SaveFolder.PLAYED)
    letter = tmp_path / "letter from a friend.journal"
    letter.write_bytes(saves.files(SaveFolder.PLAYED)[0].read_bytes())
    harness.post(Event(pygame.DROPFILE, file=str(letter)))
    scene = list_of(harness)
    assert scene.folder is SaveFolder.SAVED
    assert names(scene) == ["letter from a friend"]
    summary = scene.list.entries[0].summary
    assert summary is not None
    assert summary.actions == len(table.session.steps)
    letter.write_bytes(b"no game")
    harness.post(Event(pygame.DROPFILE, file=str(letter)))
    assert scene.ui.toast.text
    assert len(scene.list.entries) == 1


def test_a_game_is_watched_from_the_list_and_the_way_back_leads_there(
    open_game: Callable[..., Opened],
) -> None:
    harness, navigator = open_game()
    play(navigator)
    navigator.saved_games.open()
    list_of(harness)
    harness.key(pygame.K_w)
    assert is_watched(harness.stack.top)
    harness.key(pygame.K_ESCAPE)
    assert isinstance(harness.stack.top, LoadScene)
    harness.wait(LASTS)
    harness.key(pygame.K_ESCAPE)
    assert navigator.screens.stack.top is not None
    assert not isinstance(harness.stack.top, LoadScene)


def test_a_game_that_is_open_elsewhere_cannot_be_played_or_deleted(
    open_game: Callable[..., Opened],
) -> None:
    harness, navigator = open_game()
    play(navigator)
    other_harness, other = open_game()
    other.saved_games.open(SaveFolder.PLAYED)
    scene = list_of(other_harness)
    summary = scene.list.entries[0].summary
    assert summary is not None
    assert summary.busy
    assert not scene.buttons["play"].enabled
    assert not scene.buttons["delete"].enabled
    assert scene.buttons["watch"].enabled
    assert harness is not other_harness
    navigator.games.close()
    other_harness.frames(30, 0.2)
    assert scene.buttons["play"].enabled, "the other window has closed it"
    assert scene.wake_in() is None


def test_dates_that_no_calendar_has_do_not_hinder_the_list(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    harness, navigator = open_game()
    play(navigator)
    navigator.games.close()
    (path,) = saves.files(SaveFolder.PLAYED)
    for when in (-(2**40), 2**60):
        try:
            os.utime(path, (when, when))
        except OSError:  # this disk has no such date
            continue
        navigator.title()
        navigator.saved_games.open()
        scene = list_of(harness)
        assert standing_of(scene.list.entries[0])
        harness.frames(2)


def test_a_shelf_that_becomes_empty_shows_no_sheet_about_a_game(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    save(play(navigator), harness, "Sunday")
    navigator.saved_games.open(SaveFolder.SAVED)
    scene = list_of(harness)
    beside = scene.list.rect
    harness.key(pygame.K_DELETE)
    asked = harness.stack.top
    assert asked is not None
    harness.click(asked.ui.widgets[1].rect.center)
    harness.frames(3)
    assert scene.list.entries == []
    assert scene.list.rect.width > beside.width
    scene.tabs.select(0)
    harness.frames(5)
    assert scene.list.entries
    assert scene.list.rect == beside
