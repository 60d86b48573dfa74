"""Credits: from the title and back, with everything that the game is made with."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.base.i18n.words import Words
from game.scenes.credits import CreditsScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.title_art import Cover
from game.titles.wiraqocha.title import TITLE
from tests.support.harness import Harness
from tests.support.looks import check_layout
from tests.support.screens import SIZES, Opened

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("way_back", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_the_last_line_of_the_title_leads_there_and_a_key_back(
    open_game: Callable[..., Opened], way_back: int
) -> None:
    harness, navigator = open_game()
    navigator.title()
    harness.settle()
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    harness.click(title.credits.rect.center)
    assert isinstance(harness.stack.top, CreditsScene)
    harness.keys([way_back])
    assert isinstance(harness.stack.top, MainMenuScene)


@pytest.mark.parametrize("size", SIZES)
def test_they_fit_the_window(words: Words, size: tuple[int, int]) -> None:
    scene = CreditsScene(words, TITLE.part(Cover), lambda: None)
    check_layout(Harness(scene, size), scene)


def test_every_package_that_the_game_needs_is_thanked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = (ROOT / "game" / "scenes" / "credits.py").read_text(encoding="utf-8").lower()
    needed = {name.split(">")[0].strip().lower() for name in project["dependencies"]}
    assert not [name for name in needed if name not in source]


def test_every_font_is_thanked_and_has_its_licence() -> None:
    source = (ROOT / "game" / "scenes" / "credits.py").read_text(encoding="utf-8").lower()
    licences = (ROOT / "assets" / "shell" / "fonts" / "LICENCES.txt").read_text(encoding="utf-8")
    for file in (ROOT / "assets" / "shell" / "fonts").glob("*.otf"):
        family, _, cut = file.stem.partition("-")
        assert f"-{cut}" in licences or file.name in licences
        assert re.sub("(?<=[a-z])(?=[A-Z1])", " ", family).lower() in source
