"""The packaged game in Wine: turns with a real pointer, computer players, and whatever a Windows may look like."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import __version__
from game.base.files.program_folders import data_folder
from game.base.i18n.words import Words, available_languages
from game.base.profile.preferences import Preferences, write_settings
from game.base.profile.settings import MotionSettings, Settings
from game.core.contract import BotName
from game.core.record import Journal, SaveFolder, read
from game.scenes.load.scene import LoadScene
from game.scenes.main_menu import MainMenuScene
from game.table.menu import TableMenu
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.rules.wiraqocha import WIRAQOCHA
from tests.support.bot_in_window import play_company, set_seats
from tests.support.mirrored_mouse import (
    DICE_FALL,
    MirroredMouse,
    Stage,
    begin,
    first_turn,
    play_first_turn,
    play_killed_turn,
    staged,
)
from tests.support.mouse_player import MousePlayer
from tests.support.processes import wait_until_gone
from tests.support.real_window import demand_screen, screen, wait_for
from tests.support.windows_game import (
    Windows,
    WindowsGame,
    command,
    made_windows,
    on_console,
    thinking,
    unlike,
    within,
)
from tests.support.words import wiraqocha_words

pytestmark = [pytest.mark.apart, pytest.mark.slow]
LIKE = 0.002  # of all pixels: how many may be other than on this system
LONG = 280  # characters of a path, where Windows once allowed 260


@pytest.fixture(scope="module")
def windows() -> Windows:
    return made_windows()


@pytest.fixture(autouse=True)
def ended(windows: Windows) -> Iterator[None]:
    """Nothing of this Windows runs on: its desktop stays on the first screen it had, which goes with the test."""
    yield
    subprocess.run(["wineserver", "--kill"], env=windows.environment, check=False)


@pytest.fixture(scope="module")
def words() -> Words:
    return wiraqocha_words("en")


@pytest.fixture(scope="module")
def content() -> ValleyData:
    return DATA.load()


@pytest.fixture
def stage(windows: Windows, tmp_path: Path, words: Words, content: ValleyData) -> Iterator[Stage]:
    demand_screen()
    folder = tmp_path / "Fête à Noël, città"
    folder.mkdir()
    with staged(folder, words, content) as made:
        yield made


@contextmanager
def calm_stage(folder: Path, content: ValleyData, language: str) -> Iterator[Stage]:
    """Both games in this language, and so calm that their pictures can be compared."""
    demand_screen()
    preferences = Preferences()
    preferences.change(Settings(language=language, motion=MotionSettings(calm=True)))
    with staged(folder, wiraqocha_words(language), content, preferences) as made:
        assert write_settings(made.home / "settings.yaml", preferences.now) is None
        yield made


def test_a_first_turn_in_a_home_with_accents(windows: Windows, stage: Stage, content: ValleyData) -> None:
    real = WindowsGame(windows, stage.display, stage.home)
    try:
        play_first_turn(stage, real, content)
    finally:
        real.end()


def test_a_game_that_was_killed_goes_on(
    windows: Windows, stage: Stage, content: ValleyData, words: Words
) -> None:
    play_killed_turn(stage, lambda: WindowsGame(windows, stage.display, stage.home), content, words)


def test_a_computer_player_thinks_beside_the_window(
    windows: Windows, stage: Stage, content: ValleyData
) -> None:
    seats = set_seats(stage.home, "cadet")
    real = WindowsGame(windows, stage.display, stage.home)
    try:
        play_company(stage.home, real, content, seats, turns=2)
        beside = thinking(windows)
        assert beside
        assert real.close() == 0
        assert real.errors.read_text() == ""
        for pid in beside:
            wait_until_gone(pid)
    finally:
        real.end()


def test_a_game_is_saved_under_a_name_and_loaded(windows: Windows, stage: Stage, content: ValleyData) -> None:
    seed, (roll, conquer, _) = first_turn(content)
    real = WindowsGame(windows, stage.display, stage.home)
    try:
        hands = MirroredMouse(stage.hidden, real)
        begin(hands, seed).play(WIRAQOCHA.format_action(roll))
        stage.agree(real)
        real.rest(DICE_FALL)
        save_as(hands, "Sunday")
        load_saved(hands)
        MousePlayer(stage.hidden, hands).play(WIRAQOCHA.format_action(conquer))
        games = stage.home / "games"
        wait_for("it goes on", lambda: all_lines(games) == all_lines(stage.own.folder), real.process)
        assert len(list(games.rglob("*.journal"))) == 3
        assert real.close() == 0
        assert real.errors.read_text() == ""
    finally:
        real.end()


def save_as(hands: MirroredMouse, name: str) -> None:
    """The menu of the table, Save as, a name, Enter."""
    hands.key(pygame.K_ESCAPE)
    menu = hands.hidden.stack.top
    assert isinstance(menu, TableMenu)
    hands.click(menu.buttons["save_as"].rect.center)
    hands.type(name)
    hands.key(pygame.K_RETURN)


def load_saved(hands: MirroredMouse) -> None:
    """From the table to the title, to the list of games and to the one that was saved."""
    hands.key(pygame.K_ESCAPE)
    menu = hands.hidden.stack.top
    assert isinstance(menu, TableMenu)
    hands.click(menu.buttons["leave"].rect.center)
    title = hands.hidden.stack.top
    assert isinstance(title, MainMenuScene) and title.load is not None
    hands.click(title.load.rect.center)
    listed = hands.hidden.stack.top
    assert isinstance(listed, LoadScene)
    hands.click(listed.tabs.rect.center)
    hands.hidden.frames(2)
    assert listed.folder is SaveFolder.SAVED
    hands.click(listed.buttons["play"].rect.center)


def all_lines(folder: Path) -> list[list[str]]:
    """The lines of every journal in the folder and below, in order."""
    return sorted(path.read_text("utf-8").splitlines() for path in folder.rglob("*.journal"))


@pytest.mark.parametrize("language", available_languages())
def test_the_window_speaks_each_language(
    windows: Windows, tmp_path: Path, content: ValleyData, language: str
) -> None:
    seed, (roll, *_) = first_turn(content)
    with calm_stage(tmp_path, content, language) as stage:
        real = WindowsGame(windows, stage.display, stage.home)
        try:
            assert unlike(stage.hidden.surface, stage.display) < LIKE
            begin(MirroredMouse(stage.hidden, real), seed).play(WIRAQOCHA.format_action(roll))
            stage.agree(real)
            real.rest(DICE_FALL)
            stage.hidden.settle()
            assert unlike(stage.hidden.surface, stage.display) < LIKE
            assert real.close() == 0
        finally:
            real.end()


def test_the_window_may_be_resized(windows: Windows, stage: Stage) -> None:
    real = WindowsGame(windows, stage.display, stage.home)
    try:
        before = stage.display.shown.read_bytes()
        real.do("windowsize", real.number(), "1000", "640")
        wait_for("it is drawn anew", lambda: stage.display.shown.read_bytes() != before, real.process)
        real.rest()
        assert real.close() == 0
    finally:
        real.end()


def test_two_windows_on_the_same_games_each_write_their_own(
    windows: Windows, stage: Stage, content: ValleyData, tmp_path: Path
) -> None:
    seed, _ = first_turn(content)
    games = stage.home / "games"
    (tmp_path / "other").mkdir()
    first = WindowsGame(windows, stage.display, stage.home)
    try:
        begin(MirroredMouse(stage.hidden, first), seed)
        wait_for("the first game is begun", lambda: len(list(games.glob("*.journal"))) == 1, first.process)
        with screen(tmp_path / "other") as display:
            second = WindowsGame(windows, display, stage.home)
            try:
                second.press("n")
                second.press("Return")
                wait_for("so is the other", lambda: len(list(games.glob("*.journal"))) == 2, second.process)
                assert second.close() == 0
            finally:
                second.end()
        assert first.close() == 0
    finally:
        first.end()
    journals = [read(path) for path in games.glob("*.journal")]
    assert all(isinstance(journal, Journal) and journal.fault is None for journal in journals)


def test_its_rules_are_compiled_and_told_where_not(windows: Windows) -> None:
    told = command(windows, "--version")
    assert (told.returncode, told.stdout.decode().strip()) == (0, f"wiraqocha {__version__}")


def test_computer_players_think_in_processes_of_their_own(windows: Windows, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    asked = ["simulate", "--players", "2", "--bots", "cadet", "--games", "2", "--jobs", "2", "--cap", "60"]
    told = command(windows, *asked, "--seed", "1", "--out", within(out))
    assert told.returncode == 0, told.stdout + told.stderr
    assert BotName("cadet").level in out.read_text("utf-8")


@pytest.mark.parametrize("language", available_languages())
def test_each_language_is_drawn(windows: Windows, tmp_path: Path, language: str) -> None:
    picture = tmp_path / f"{language}.png"
    told = command(windows, "screenshot", "--scene", "table", "--lang", language, "--out", within(picture))
    assert told.returncode == 0, told.stdout + told.stderr
    assert picture.stat().st_size > 100_000


@pytest.mark.parametrize("page", ["437", "850"])
@pytest.mark.parametrize("language", available_languages())
def test_help_can_be_read_on_a_console_of_any_code_page(windows: Windows, page: str, language: str) -> None:
    told = on_console(windows, page, "--help", "--lang", language)
    assert page in told.splitlines()[0]
    assert "Traceback" not in told
    assert set(wiraqocha_words(language)("cli.description").split()) <= set(told.split())


@pytest.mark.parametrize("language", available_languages())
def test_the_rules_are_printed_into_a_file(windows: Windows, language: str) -> None:
    told = command(windows, "rules", "--lang", language)
    assert told.returncode == 0, told.stderr
    assert b"Traceback" not in told.stderr
    said = told.stdout.decode("cp1252")  # the code page of western Europe
    assert said.startswith(f"# {wiraqocha_words(language)('rules_scene.title')}")


def test_a_folder_that_cannot_be_written_to_is_told_in_one_line(windows: Windows) -> None:
    told = command(windows, "screenshot", "--scene", "title", "--out", "Z:\\proc\\title.png")
    assert told.returncode == 2
    assert len(told.stderr.decode(errors="replace").strip().splitlines()) == 1


def test_data_with_the_line_ends_of_windows_are_read(windows: Windows, tmp_path: Path) -> None:
    for path in data_folder().glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    told = command(windows, "check-data", within(tmp_path))
    assert told.returncode == 0, told.stdout + told.stderr


def long_folder(within_it: Path) -> Path:
    """A folder there whose path is longer than Windows once allowed."""
    folder = within_it
    while len(within(folder)) < LONG:
        folder /= "a folder with a rather long name"
    folder.mkdir(parents=True)
    return folder


def test_paths_longer_than_windows_once_allowed_hold_a_picture(windows: Windows, tmp_path: Path) -> None:
    picture = long_folder(tmp_path) / "title.png"
    told = command(windows, "screenshot", "--scene", "title", "--size", "1280x720", "--out", within(picture))
    assert told.returncode == 0, told.stdout + told.stderr
    assert picture.stat().st_size > 100_000


def test_games_are_kept_where_the_path_is_longer_than_windows_once_allowed(
    windows: Windows, tmp_path: Path, words: Words, content: ValleyData
) -> None:
    demand_screen()
    seed, (roll, *_) = first_turn(content)
    with staged(tmp_path, words, content) as short:
        stage = replace(short, home=long_folder(tmp_path))
        real = WindowsGame(windows, stage.display, stage.home)
        try:
            begin(MirroredMouse(stage.hidden, real), seed).play(WIRAQOCHA.format_action(roll))
            stage.agree(real)
            assert real.close() == 0
            assert real.errors.read_text() == ""
        finally:
            real.end()


def test_a_game_is_played_though_nothing_can_be_kept(
    windows: Windows, tmp_path: Path, content: ValleyData
) -> None:
    seed, (roll, *_) = first_turn(content)
    with calm_stage(tmp_path, content, "en") as stage:
        for folder in (stage.home / "games", stage.own.folder):
            folder.write_text("no folder", "utf-8")
        real = WindowsGame(windows, stage.display, stage.home)
        try:
            player = begin(MirroredMouse(stage.hidden, real), seed)
            stage.hidden.settle()
            toast = player.scene.ui.toast
            assert str(stage.own.folder) in toast.text
            before = stage.display.shown.read_bytes()
            player.play(WIRAQOCHA.format_action(roll))
            wait_for("it is played", lambda: stage.display.shown.read_bytes() != before, real.process)
            assert real.close() == 0
            assert real.errors.read_text() == ""
        finally:
            real.end()
        assert (stage.home / "games").read_text("utf-8") == "no folder"
