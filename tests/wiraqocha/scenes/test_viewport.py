"""A form that would not fit as large as it is wanted is a page seen through the window, all of it with either hand."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.kit.forms.setup_form import SetupForm
from game.scenes.credits import CreditsScene
from game.scenes.main_menu import MainMenuScene
from game.table.scene import TableScene
from game.ui.scale import Scale
from tests.support.form_user import point_at, whole_form
from tests.support.harness import Harness
from tests.support.screens import Opened

SIZES = [(1280, 720), (1920, 1080)]


def form(opened: Opened, zoom: float = 2.0) -> tuple[Harness, SetupForm[Any]]:
    harness, navigator = opened
    harness.loop.set_zoom(zoom)
    navigator.new_game()
    harness.settle()
    scene = whole_form(harness)
    harness.settle()
    return harness, scene


@pytest.mark.parametrize("size", SIZES)
def test_the_form_is_twice_as_large(open_game: Callable[..., Opened], size: tuple[int, int]) -> None:
    _, scene = form(open_game(size))
    assert scene.scale.factor == pytest.approx(2 * Scale(*size).factor, rel=0.002)
    _, usual = form(open_game(size), 1.0)
    assert scene.seed.rect.height >= 1.9 * usual.seed.rect.height
    assert usual.viewport is None


@pytest.mark.parametrize("size", SIZES)
def test_whatever_the_keys_are_at_is_seen(open_game: Callable[..., Opened], size: tuple[int, int]) -> None:
    harness, scene = form(open_game(size))
    assert scene.viewport is not None
    seen = set()
    for _ in range(len(scene.ui.widgets) + 2):
        harness.key(pygame.K_TAB)
        focused = scene.ui.focused
        assert focused is not None
        assert scene.viewport.seen.contains(focused.focus_place), type(focused).__name__
        seen.add(id(focused))
    able = {id(one) for one in scene.ui.widgets if one.visible and one.focusable and one.enabled}
    assert seen == able


@pytest.mark.parametrize("size", SIZES)
def test_the_pointer_comes_to_everything(open_game: Callable[..., Opened], size: tuple[int, int]) -> None:
    harness, scene = form(open_game(size))
    for widget in scene.ui.widgets:
        if widget.visible:
            point_at(harness, scene, widget.rect.center)
            assert scene.ui.pointed is widget, type(widget).__name__


def test_a_click_is_where_the_pointer_is(open_game: Callable[..., Opened]) -> None:
    harness, scene = form(open_game((1920, 1080)))
    spot = point_at(harness, scene, scene.start.rect.center)
    harness.click(spot)
    assert isinstance(harness.stack.top, TableScene)


def test_a_tip_stands_beside_what_it_is_about(open_game: Callable[..., Opened]) -> None:
    harness, scene = form(open_game((1920, 1080)))
    told = next(widget for widget in scene.ui.widgets if widget.visible and widget.tip)
    at = point_at(harness, scene, told.rect.center)
    before = pygame.image.tobytes(harness.surface, "RGB")
    harness.wait(1)
    assert scene.ui.pointed is told
    after = harness.surface.copy()
    assert pygame.image.tobytes(after, "RGB") != before
    assert scene.viewport is not None
    about = told.rect.move(-scene.viewport.corner[0], -scene.viewport.corner[1])
    assert about.collidepoint(at)


def test_arrows_show_where_the_page_goes_on(open_game: Callable[..., Opened]) -> None:
    harness, scene = form(open_game((1920, 1080)))
    middle_right, middle_left = (1908, 540), (11, 540)
    harness.move((2, 2))
    assert scene.viewport is not None
    assert scene.viewport.corner == (0, 0)
    at_left = [harness.surface.get_at(spot) for spot in (middle_left, middle_right)]
    harness.move((1918, 1078))
    assert scene.viewport.seen.bottomright == scene.scale.size
    at_right = [harness.surface.get_at(spot) for spot in (middle_left, middle_right)]
    assert at_left[1] == at_right[0] != at_left[0]


def test_the_title_stays_whole_and_the_others_are_pages(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game((1920, 1080))
    harness.loop.set_zoom(2.0)
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    assert title.viewport is None
    navigator.credits()
    harness.settle()
    scene = harness.stack.top
    assert isinstance(scene, CreditsScene)
    assert scene.viewport is not None
    harness.resize((1280, 720))
    assert scene.viewport.window == (1280, 720)
    harness.loop.set_zoom(1.25)
    assert scene.viewport is None
    assert scene.scale.window.size == (1280, 720)
