"""Ending a game early from the menu of its table: it begins anew, or is given up, in every title."""

from pathlib import Path

import pytest

from game.core.match import match_of
from game.core.record import Fault, SaveFolder
from game.core.record.saves import read_saved_game
from game.core.registry import title, titles
from game.core.statistics.database import FILE, Statistics
from game.core.statistics.results import GIVEN_UP, GameResult
from game.scenes.lesson.title_lessons import TitleLessons
from game.scenes.load.listed_game import standing_of
from game.scenes.main_menu import MainMenuScene
from game.table.menu import TableMenu
from game.ui.dialogs import Chooser, Dialog
from tests.support.card_race_game import NAME, RaceProgram, begun, opened, play_out, race_match


def at_menu(program: RaceProgram) -> TableMenu:
    """The menu of the table that is shown."""
    program.table.open_menu()
    program.harness.settle()
    menu = program.top
    assert isinstance(menu, TableMenu)
    return menu


def results(folder: Path) -> list[GameResult]:
    statistics = Statistics(folder / FILE)
    found = list(statistics.results())
    statistics.close()
    return found


def quick_game(folder: Path, name: str) -> RaceProgram:
    """A game of the quick start, at its table."""
    program = opened(folder, name)
    program.click(program.top.new_game)
    program.click(program.top.start)
    return program


def give_up(program: RaceProgram) -> None:
    program.click(at_menu(program).buttons["give_up"])
    assert isinstance(program.top, Dialog)
    program.click(program.top.buttons[1])


@pytest.mark.parametrize("name", titles())
def test_a_game_that_is_given_up_is_over_and_counts_as_lost(tmp_path: Path, name: str) -> None:
    program = quick_game(tmp_path, name)
    person = program.table.context.match.seats[program.table.context.people[0]].name
    give_up(program)
    (path,) = program.saves.files(SaveFolder.PLAYED)
    saved = read_saved_game(path)
    assert saved is not None and saved.over
    assert program.saves.latest_unfinished() is None
    (result,) = results(tmp_path)
    assert result.reason == GIVEN_UP
    assert not any(player.rank == 1 for player in result.players)
    assert [player.name for player in result.players if not player.bot] == [person]
    assert isinstance(program.top, Dialog)
    program.click(program.top.buttons[2])
    menu = program.top
    assert isinstance(menu, MainMenuScene) and menu.resume_game is None


def test_the_statistics_read_the_same_of_its_journal(tmp_path: Path) -> None:
    program = quick_game(tmp_path, NAME)
    give_up(program)
    kept = results(tmp_path)
    (tmp_path / FILE).unlink()
    program.navigator.saved_games.statistics()
    program.top.read_all()
    assert results(tmp_path) == kept
    program.harness.frames(1)


def test_nothing_is_given_up_without_being_asked(tmp_path: Path) -> None:
    program = quick_game(tmp_path, NAME)
    table = program.table
    program.click(at_menu(program).buttons["give_up"])
    program.click(program.top.buttons[0])
    assert program.table is table and not results(tmp_path)


def test_of_several_persons_the_others_play_on_against_a_computer_player(tmp_path: Path) -> None:
    program = opened(tmp_path)
    match = race_match("", "", "")
    program.navigator.games.play(match, begun(match, program.saves))
    program.harness.settle()
    seat = program.table.context.viewing
    give_up(program)
    assert seat not in program.table.context.people and len(program.table.context.people) == 2
    session = program.table.session
    (path,) = program.saves.files(SaveFolder.PLAYED)
    saved = read_saved_game(path)
    assert saved is not None and not saved.over
    resumed = match_of(saved.header)
    assert not isinstance(resumed, Fault) and resumed.seats[seat].gave_up
    play_out(session)
    program.harness.settle()
    (result,) = results(tmp_path)
    assert result.players[seat].rank == 3 and not result.players[seat].bot


@pytest.mark.parametrize("name", titles())
def test_a_game_begins_anew_from_the_very_same_start(tmp_path: Path, name: str) -> None:
    program = quick_game(tmp_path, name)
    table = program.table
    program.click(at_menu(program).buttons["restart"])
    chooser = program.top
    assert isinstance(chooser, Chooser)
    chooser.choose(1)
    program.harness.settle()
    assert program.table is not table
    assert program.table.session.initial == table.session.initial
    assert len(program.saves.files(SaveFolder.PLAYED)) == 2


@pytest.mark.parametrize("name", titles())
def test_a_lesson_begins_once_more_when_asked(tmp_path: Path, name: str) -> None:
    program = opened(tmp_path, name)
    program.navigator.lessons.begin(title(name).part(TitleLessons).names[0])
    program.harness.settle()
    table = program.table
    menu = at_menu(program)
    assert "give_up" not in menu.buttons
    program.click(menu.buttons["restart"])
    program.click(program.top.buttons[1])
    assert program.table is not table


def test_a_game_that_was_given_up_is_watched_openly_and_played_on_by_its_person(tmp_path: Path) -> None:
    program = quick_game(tmp_path, NAME)
    give_up(program)
    program.navigator.saved_games.open()
    program.harness.settle()
    row = program.top.row
    assert "given up in round 1" in standing_of(row)
    assert not program.top.buttons["play"].enabled
    opened_game = row.summary.opened
    assert opened_game.match.given_up
    program.navigator.games.play_on(opened_game.match, opened_game.initial, ())
    assert program.table.context.people
