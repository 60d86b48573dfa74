"""Where two titles are installed, every screen knows which one is meant."""

from pathlib import Path

import pygame
import pytest

from game.core.registry import titles
from game.kit.forms.quick_start import QuickStartScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.rules.scene import RulesScene
from game.titles.machu_picchu.name import NAME
from tests.support.card_race_game import opened

OTHER = next((name for name in titles() if name != NAME), "")
pytestmark = pytest.mark.skipif(len(titles()) != 2, reason="two titles are needed")


def test_the_rules_are_those_of_the_game_in_front(tmp_path: Path) -> None:
    program = opened(tmp_path, OTHER)
    program.navigator.turn_to(NAME)
    assert isinstance(program.top, MainMenuScene)
    assert program.top.words.title == NAME
    program.harness.key(pygame.K_F1)
    assert isinstance(program.top, RulesScene)
    assert program.top.words.title == NAME


@pytest.mark.parametrize("name", [NAME, OTHER])
def test_a_new_game_is_one_of_the_game_in_front(tmp_path: Path, name: str) -> None:
    program = opened(tmp_path, name)
    program.harness.key(pygame.K_n)
    assert isinstance(program.top, QuickStartScene)
    assert program.top.words.title == name


def test_each_game_goes_on_from_its_own_menu(tmp_path: Path) -> None:
    for name in (OTHER, NAME):
        program = opened(tmp_path, name)
        assert program.top.resume_game is None
        program.harness.key(pygame.K_n)
        program.harness.key(pygame.K_RETURN)
        program.navigator.games.close()
    program = opened(tmp_path, OTHER)
    program.harness.key(pygame.K_c)
    assert program.table.context.match.title.name == OTHER
    program.navigator.title()
    program.navigator.turn_to(NAME)
    program.click(program.top.resume_game)
    assert program.table.context.match.title.name == NAME
    program.navigator.games.close()
