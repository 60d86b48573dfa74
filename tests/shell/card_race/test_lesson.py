"""The shell's lesson with the card race: chosen on the title screen, played by keys, taken to its result."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.scenes.lesson.chooser import LessonChooser
from game.scenes.lesson.title_lessons import TitleLessons
from game.scenes.main_menu import MainMenuScene
from tests.support.card_race_game import NAME, RaceProgram, opened
from tests.support.modes import lesson_of
from tests.support.title_parts import put_part


def begun_lesson(folder: Path) -> RaceProgram:
    """The program at the table of the lesson."""
    program = opened(folder)
    program.click(program.top.lesson)
    if isinstance(program.top, LessonChooser):
        program.harness.key(pygame.K_RETURN)
        program.harness.settle()
    return program


def step_of(program: RaceProgram) -> str:
    progress: Any = lesson_of(program.table).progress
    return str(progress.step.name)


def test_only_what_the_step_asks_for_is_played(tmp_path: Path) -> None:
    program = begun_lesson(tmp_path)
    assert step_of(program) == "play"
    program.harness.key(pygame.K_s)  # step
    program.harness.settle()
    assert program.table.session.steps == ()
    board: Any = program.table.board
    assert not board.actions["step"].enabled
    assert lesson_of(program.table).hint()
    assert program.table.ui.toast.text == "Play the 4."


def test_two_steps_lead_to_the_result_and_the_lesson_counts_as_taken(tmp_path: Path) -> None:
    program = begun_lesson(tmp_path)
    program.harness.key(pygame.K_4)
    program.harness.settle()
    assert step_of(program) == "tax"
    state = program.table.session.state
    assert state.points == (12, 1)  # the guide took its tax by itself
    program.click(lesson_of(program.table).guide.go_on)
    assert program.top.sheet.headline == "Player 1 won the race"
    assert program.navigator.screens.preferences.now.lessons == {NAME: ("first",)}
    assert list((tmp_path / "games").rglob("*.journal")) == []


def test_a_title_without_lessons_offers_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_part(monkeypatch, NAME, TitleLessons, None)
    program = opened(tmp_path)
    assert isinstance(program.top, MainMenuScene)
    assert program.top.lesson is None
