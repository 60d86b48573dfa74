"""The page of the settings on which keys are chosen, in the whole program."""

from pathlib import Path

import pygame
import pytest

from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.core.record import Saves
from game.core.registry import default, title
from game.scenes.keys.scene import KeysScene
from game.scenes.main_menu import MainMenuScene
from game.scenes.navigator import Navigator
from game.ui.scene import Scene
from tests.support.harness import Harness


class Program:
    """The program at its menu, with a file of settings."""

    def __init__(self, folder: Path) -> None:
        self.preferences = Preferences(folder / "settings.yaml")
        words = Words.load("en").with_title(default())
        self.harness = Harness(Scene())
        data = title(default()).data.load()
        self.navigator = Navigator(
            self.harness.stack, words, lambda: data, Saves(folder / "games"), self.preferences
        )
        self.navigator.title()
        self.navigator.screens.tell_clashes()
        self.harness.frames(1)

    @property
    def top(self) -> Scene:
        top = self.harness.stack.top
        assert top is not None
        return top

    @property
    def menu(self) -> MainMenuScene:
        menu = self.harness.stack.scenes[0]
        assert isinstance(menu, MainMenuScene)
        return menu

    @property
    def page(self) -> KeysScene:
        assert isinstance(self.top, KeysScene)
        return self.top

    @property
    def notice(self) -> str:
        return self.top.ui.toast.text if self.top.ui.toast.left else ""

    def choose(self, path: str, key: int) -> None:
        """Choose a key for an action, by keys."""
        self.page.point_at(path)
        self.harness.settle()
        self.harness.key(pygame.K_RETURN)
        self.harness.settle()
        self.harness.key(key)
        self.harness.settle()


@pytest.fixture
def program(tmp_path: Path) -> Program:
    program = Program(tmp_path)
    program.navigator.settings()
    program.navigator.keys()
    program.harness.settle()
    return program


def test_a_chosen_key_does_it_and_stands_on_its_button(program: Program, tmp_path: Path) -> None:
    program.choose("main_menu.quit", pygame.K_b)
    assert program.preferences.now.keys == {"main_menu.quit": "b"}
    assert program.page.list.action is not None
    assert program.page.list.action.name == "quit"
    for _ in range(2):
        program.harness.key(pygame.K_ESCAPE)
        program.harness.settle()
    assert program.menu.leave_game.hint == "B"
    program.harness.settle()
    program.harness.key(pygame.K_q)
    assert program.harness.stack.running
    assert Preferences(tmp_path / "settings.yaml").now.keys == {"main_menu.quit": "b"}
    program.harness.settle()
    program.harness.key(pygame.K_b)
    assert not program.harness.stack.running


def test_a_key_that_another_action_has_is_refused_with_the_reason(program: Program) -> None:
    program.choose("main_menu.quit", pygame.K_n)
    assert not program.preferences.now.keys
    assert "New game" in program.notice
    assert "N" in program.notice


def test_keys_of_the_window_and_fixed_ones_are_told_apart(program: Program) -> None:
    program.choose("main_menu.quit", pygame.K_F1)  # the question takes it: the rules do not open
    assert "Rules" in program.notice
    program.choose("main_menu.quit", pygame.K_TAB)
    assert "means the same everywhere" in program.notice
    assert not program.preferences.now.keys


def test_defaults_come_back(program: Program) -> None:
    program.choose("table.undo", pygame.K_F5)
    program.choose("main_menu.quit", pygame.K_b)
    program.page.default.act(None)
    assert program.preferences.now.keys == {"table.undo": "f5"}
    program.page.all_default.act(None)
    assert not program.preferences.now.keys


def test_escape_leaves_a_key_as_it_is(program: Program) -> None:
    program.choose("main_menu.quit", pygame.K_ESCAPE)
    assert isinstance(program.top, KeysScene)
    assert not program.preferences.now.keys


def test_bad_keys_in_the_file_are_told_and_are_the_defaults(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text(
        "keys: {table.undo: e, main_menu.quit: 5th, main_menu.load: x}\n", "utf-8"
    )
    program = Program(tmp_path)
    assert "keys.main_menu.quit" in program.notice
    assert program.menu.leave_game.hint == "Q"
    assert "Undo" in program.notice
    assert "End the turn" in program.notice
    assert program.harness.stack.bindings.chosen == {"main_menu.load": "x"}
