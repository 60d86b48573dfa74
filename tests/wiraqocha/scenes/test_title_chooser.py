"""Where several titles are installed, a new game begins with the choice of a cover."""

from collections.abc import Callable

import pygame
import pytest

from game.kit.forms.quick_start import QuickStartScene
from game.scenes.game_chooser import GameChooser
from game.scenes.main_menu import MainMenuScene
from tests.support.harness import Harness
from tests.support.looks import check_layout
from tests.support.screens import SIZES, Opened


def chooser(opened: Opened) -> GameChooser:
    """The choice, as if there were another title that looks the same."""
    harness, navigator = opened
    navigator.titles.names *= 2
    harness.key(pygame.K_n)
    harness.frames(1)
    top = harness.stack.top
    assert isinstance(top, GameChooser)
    return top


def is_quick_start(harness: Harness) -> bool:
    return isinstance(harness.stack.top, QuickStartScene)


def test_one_title_needs_no_choice(open_game: Callable[..., Opened]) -> None:
    harness, _ = open_game()
    harness.key(pygame.K_n)
    assert is_quick_start(harness)


@pytest.mark.parametrize("size", SIZES)
def test_each_title_has_its_cover_and_its_name(
    open_game: Callable[..., Opened], size: tuple[int, int]
) -> None:
    opened = open_game(size)
    scene = chooser(opened)
    assert [option.label for option in scene.options] == ["Wiraqocha", "Wiraqocha"]
    check_layout(opened[0], scene)


def test_a_title_is_chosen_by_mouse_and_by_keys(open_game: Callable[..., Opened]) -> None:
    harness, _ = opened = open_game()
    scene = chooser(opened)
    options = scene._list
    harness.click(options.cell(1).center)
    assert is_quick_start(harness)
    harness, _ = opened = open_game()
    chooser(opened)
    harness.keys([pygame.K_RIGHT, pygame.K_RETURN])
    assert is_quick_start(harness)


def test_escape_leads_back_to_the_title(open_game: Callable[..., Opened]) -> None:
    harness, _ = opened = open_game()
    chooser(opened)
    harness.key(pygame.K_ESCAPE)
    assert isinstance(harness.stack.top, MainMenuScene)
