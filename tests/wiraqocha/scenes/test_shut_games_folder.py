"""The folder of the games may not be looked into: every screen opens still, and what cannot be done is told."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pygame
import pytest

from game.core.record import Fault, SaveFolder, Saves
from game.daily.results import PlayedDay
from game.scenes.campaign.scene import CampaignScene
from game.scenes.daily.scene import DailyScene
from game.scenes.daily.view import TryProgress
from game.scenes.load.naming import NameDialog
from game.scenes.load.scene import LoadScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.statistics.scene import StatisticsScene
from game.table.menu import TableMenu
from game.table.scene import TableScene
from game.ui.dialogs import Dialog
from tests.support.mods import shipped
from tests.support.played_games import play
from tests.support.screens import Opened
from tests.support.shut_folder import shut

TODAY = date(2026, 11, 23)


@pytest.fixture
def shut_out(open_game: Callable[..., Opened], saves: Saves, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """The title, after a game was played and the folder of the games was shut."""
    harness, navigator = open_game()
    play(navigator)
    navigator.title()
    navigator.daily.today = lambda: TODAY
    shut(monkeypatch, saves.folder)
    return harness, navigator


def test_the_title_opens_and_continue_offers_nothing(shut_out: Opened) -> None:
    harness, navigator = shut_out
    navigator.title()
    harness.frames(2)
    assert isinstance(harness.stack.top, MainMenuScene)
    assert navigator.saved_games.latest() is None


def test_a_new_game_begins_and_says_that_it_is_not_kept(shut_out: Opened) -> None:
    harness, navigator = shut_out
    table = play(navigator)
    harness.settle()
    assert isinstance(harness.stack.top, TableScene)
    assert table.session.problem is not None
    assert table.session.problem.reason == "unwritable"


def test_save_as_says_that_it_cannot_be_kept(shut_out: Opened) -> None:
    harness, navigator = shut_out
    play(navigator)
    harness.settle()
    harness.key(pygame.K_ESCAPE)
    assert isinstance(harness.stack.top, TableMenu)
    harness.click(harness.stack.top.buttons["save_as"].rect.center)
    assert isinstance(harness.stack.top, NameDialog)
    harness.type("Sunday")
    harness.key(pygame.K_RETURN)
    harness.frames(2)
    told = harness.stack.top
    assert isinstance(told, Dialog)
    assert "access is denied" in told.text


def left(open_game: Callable[..., Opened], saves: Saves) -> tuple[Opened, Path]:
    """The program after a game that was begun and left, and the file of that."""
    harness, navigator = open_game()
    play(navigator)
    navigator.title()
    (path,) = saves.files(SaveFolder.PLAYED)
    return (harness, navigator), path


def test_the_list_of_games_opens_and_is_empty(shut_out: Opened) -> None:
    harness, navigator = shut_out
    navigator.saved_games.open()
    harness.frames(5)
    scene = harness.stack.top
    assert isinstance(scene, LoadScene)
    assert scene.list.entries == []


@pytest.mark.parametrize("folder", [None, SaveFolder.SAVED])
def test_the_list_says_which_folder_is_shut(
    shut_out: Opened, saves: Saves, folder: SaveFolder | None
) -> None:
    harness, navigator = shut_out
    navigator.title()
    harness.frames(2)
    cover = harness.stack.top
    assert isinstance(cover, MainMenuScene) and cover.load is not None
    harness.click(cover.load.rect.center)
    navigator.saved_games.open(folder)
    harness.frames(5)
    scene = harness.stack.top
    assert isinstance(scene, LoadScene)
    title, said = scene.emptiness
    assert title == "This folder cannot be opened"
    assert str(saves.path_of(folder or SaveFolder.PLAYED)) in said and "access is denied" in said


def test_a_save_in_a_shut_folder_is_not_deleted_and_its_file_is_named(
    open_game: Callable[..., Opened], saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, path = left(open_game, saves)
    saved = saves.copy(path, "Sunday")
    assert isinstance(saved, Path)
    shut(monkeypatch, saved.parent)
    found = saves.delete(saved)
    assert isinstance(found, Fault) and found.details["path"] == str(saved)


def test_a_game_that_was_listed_before_says_why_it_cannot_go_on(
    open_game: Callable[..., Opened], saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    (harness, navigator), path = left(open_game, saves)
    shut(monkeypatch, saves.folder)
    navigator.saved_games.resume(path)
    harness.frames(2)
    told = harness.stack.top
    assert isinstance(told, Dialog)
    assert "access is denied" in told.text
    assert isinstance(saves.delete(path), Fault)


def test_a_game_whose_file_is_gone_is_not_said_to_be_left_as_it_is(
    open_game: Callable[..., Opened], saves: Saves
) -> None:
    (harness, navigator), path = left(open_game, saves)
    path.unlink()
    navigator.saved_games.resume(path)
    harness.frames(2)
    told = harness.stack.top
    assert isinstance(told, Dialog)
    assert told.text == f"{path}\nThis file is no longer there. You can start a new game."


def test_the_day_opens_and_a_try_that_cannot_be_seen_is_not_offered_anew(
    shut_out: Opened, saves: Saves
) -> None:
    harness, navigator = shut_out
    navigator.daily.days.begin(PlayedDay("wiraqocha", TODAY.isoformat(), "a.journal", "Ada"))
    navigator.daily.open()
    harness.frames(2)
    scene = harness.stack.top
    assert isinstance(scene, DailyScene)
    assert scene.view.progress is TryProgress.OPEN
    harness.key(pygame.K_RETURN)
    harness.frames(2)
    assert isinstance(harness.stack.top, Dialog)
    assert "access is denied" in harness.stack.top.text


def test_the_expedition_opens_and_a_chapter_begins(shut_out: Opened) -> None:
    harness, navigator = shut_out
    navigator.mods.put(shipped())
    navigator.campaigns.choose()
    harness.frames(2)
    journal = harness.stack.top
    assert isinstance(journal, CampaignScene)
    harness.click(journal.start.rect.center)
    harness.settle()
    assert isinstance(harness.stack.top, TableScene)


def test_the_statistics_open_without_games(shut_out: Opened) -> None:
    harness, navigator = shut_out
    navigator.saved_games.statistics()
    harness.frames(5)
    assert isinstance(harness.stack.top, StatisticsScene)


def test_a_damaged_game_is_listed_where_its_backups_cannot_be_seen(
    open_game: Callable[..., Opened], saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    (harness, navigator), path = left(open_game, saves)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:10], b"nonsense\n", *lines[10:]]))
    saves.path_of(SaveFolder.BACKUPS).mkdir(exist_ok=True)
    shut(monkeypatch, saves.path_of(SaveFolder.BACKUPS))
    navigator.saved_games.open()
    harness.frames(5)
    scene = harness.stack.top
    assert isinstance(scene, LoadScene)
    assert scene.row is not None and scene.row.summary is not None
    assert scene.row.summary.actions == 9
    told = saves.delete(path)
    assert isinstance(told, Fault) and told.reason == "undeletable"
    assert path.exists()
