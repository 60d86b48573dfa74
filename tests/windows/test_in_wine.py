"""The packaged game in Wine: turns with a real pointer, computer players, and whatever a Windows may look like."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import __version__
from game.bots.bot import BotName
from game.content.definitions import Content
from game.content.load import load_content
from game.folders import data_folder
from game.record import Journal, read
from game.words import Words, available_languages
from tests.scenes.real_window import demand_screen, screen, wait_for
from tests.scenes.two_hands import (
    Stage,
    TwoHands,
    begin,
    first_turn,
    play_first_turn,
    play_killed_turn,
    staged,
)
from tests.windows.windows_game import Windows, WindowsGame, command, made_windows, within

pytestmark = [pytest.mark.apart, pytest.mark.slow]
LONG = 280  # characters of a path, where Windows once allowed 260


@pytest.fixture(scope="module")
def windows() -> Windows:
    return made_windows()


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load("en")


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


@pytest.fixture
def stage(windows: Windows, tmp_path: Path, words: Words, content: Content) -> Iterator[Stage]:
    demand_screen()
    folder = tmp_path / "Fête à Noël, città"
    folder.mkdir()
    with staged(folder, words, content) as made:
        yield made


def test_a_first_turn_in_a_home_with_accents(windows: Windows, stage: Stage, content: Content) -> None:
    real = WindowsGame(windows, stage.display, stage.home)
    try:
        play_first_turn(stage, real, content)
    finally:
        real.end()


def test_a_game_that_was_killed_goes_on(
    windows: Windows, stage: Stage, content: Content, words: Words
) -> None:
    play_killed_turn(stage, lambda: WindowsGame(windows, stage.display, stage.home), content, words)


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
    windows: Windows, stage: Stage, content: Content, tmp_path: Path
) -> None:
    seed, _ = first_turn(content)
    games = stage.home / "games"
    (tmp_path / "other").mkdir()
    first = WindowsGame(windows, stage.display, stage.home)
    try:
        begin(TwoHands(stage.hidden, first), seed)
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


@pytest.mark.parametrize("page", ["437", "850", "1252"])
@pytest.mark.parametrize("language", available_languages())
def test_the_rules_are_printed_on_any_console(windows: Windows, page: str, language: str) -> None:
    told = command(windows, "rules", "--lang", language, LC_ALL="C", PYTHONIOENCODING=f"cp{page}")
    assert told.returncode == 0, told.stderr
    assert b"Traceback" not in told.stderr
    assert len(told.stdout) > 10_000


def test_a_folder_that_cannot_be_written_to_is_told_in_one_line(windows: Windows) -> None:
    told = command(windows, "screenshot", "--scene", "title", "--out", "Z:\\proc\\title.png")
    assert told.returncode == 2
    assert len(told.stderr.decode(errors="replace").strip().splitlines()) == 1


def test_data_with_the_line_ends_of_windows_are_read(windows: Windows, tmp_path: Path) -> None:
    for path in data_folder().glob("*.yaml"):
        (tmp_path / path.name).write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    told = command(windows, "check-data", within(tmp_path))
    assert told.returncode == 0, told.stdout + told.stderr


def test_paths_longer_than_windows_once_allowed_hold_a_picture(windows: Windows, tmp_path: Path) -> None:
    folder = tmp_path
    while len(within(folder)) < LONG:
        folder /= "a folder with a rather long name"
    folder.mkdir(parents=True)
    picture = folder / "title.png"
    told = command(windows, "screenshot", "--scene", "title", "--size", "1280x720", "--out", within(picture))
    assert told.returncode == 0, told.stdout + told.stderr
    assert picture.stat().st_size > 100_000
