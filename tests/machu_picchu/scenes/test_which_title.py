"""Where two titles are installed, every screen knows which one is meant."""

from pathlib import Path

import pygame
import pytest

from game.core.registry import titles
from game.scenes.main_menu import MainMenuScene
from game.scenes.rules.scene import RulesScene
from game.titles.machu_picchu.name import NAME
from game.ui.press_guard import LASTS
from tests.support.card_race_game import RaceProgram, opened

OTHER = next((name for name in titles() if name != NAME), "")
pytestmark = pytest.mark.skipif(len(titles()) != 2, reason="two titles are needed")


def current(program: RaceProgram) -> str:
    return program.navigator.titles.current.name


def test_a_button_of_the_title_screen_shows_the_other_cover_and_back(tmp_path: Path) -> None:
    program = opened(tmp_path, OTHER)
    program.click(program.top.other)
    assert isinstance(program.top, MainMenuScene)
    assert current(program) == NAME
    assert program.top.words.title == NAME
    program.harness.key(pygame.K_F1)
    assert isinstance(program.top, RulesScene)
    assert program.top.words.title == NAME
    program.harness.wait(LASTS)
    program.harness.key(pygame.K_F1)
    program.harness.key(pygame.K_o)
    assert current(program) == OTHER


@pytest.mark.parametrize("name", [NAME, OTHER])
def test_enter_chooses_the_game_whose_cover_is_shown(tmp_path: Path, name: str) -> None:
    program = opened(tmp_path, name)
    for key in (pygame.K_n, pygame.K_RETURN):
        program.harness.key(key)
    assert program.top.words.title == name


def test_continue_and_the_next_start_show_the_cover_of_the_game_that_goes_on(tmp_path: Path) -> None:
    program = opened(tmp_path, NAME)
    program.navigator._take_title(NAME)
    program.harness.key(pygame.K_RETURN)
    assert program.table.context.match.title.name == NAME
    program.navigator.games.close()
    again = opened(tmp_path, OTHER)
    assert current(again) == OTHER
    again.harness.key(pygame.K_c)
    assert again.table.context.match.title.name == NAME
    again.navigator.title()
    assert current(again) == NAME
    again.navigator.games.close()
    third = opened(tmp_path, OTHER)
    third.navigator.open()
    assert current(third) == NAME
    assert third.top.words.title == NAME
