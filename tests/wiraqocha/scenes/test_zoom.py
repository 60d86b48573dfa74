"""The player's own size of everything: all screens stay whole, questions and notes grow further than the forms."""

from collections.abc import Callable

import pygame
import pytest

from game.base.profile.settings import ZOOMS
from game.kit.board.sizing import largest_zoom
from game.kit.forms.quick_start import QuickStartScene
from game.scenes.main_menu import MainMenuScene
from game.table.menu import TableMenu
from game.table.scene import TableScene
from tests.support.form_user import whole_form
from tests.support.looks import check_layout
from tests.support.screens import Opened
from tests.support.valley_table import MATCH

EXTREMES = (ZOOMS[0] / 100, 1.25, ZOOMS[-1] / 100)


@pytest.mark.parametrize("zoom", EXTREMES)
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
def test_every_screen_stays_whole(
    open_game: Callable[..., Opened], size: tuple[int, int], zoom: float
) -> None:
    harness, navigator = open_game(size)
    harness.loop.set_zoom(zoom)
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    check_layout(harness, title)
    navigator.new_game()
    harness.frames(1)
    quick = harness.stack.top
    assert isinstance(quick, QuickStartScene)
    check_layout(harness, quick)
    form = whole_form(harness)
    harness.frames(1)
    check_layout(harness, form)
    navigator.games.begin(MATCH, navigator.data)
    harness.frames(1)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    check_layout(harness, table)
    harness.key(pygame.K_ESCAPE)
    menu = harness.stack.top
    assert isinstance(menu, TableMenu)
    check_layout(harness, menu)
    assert harness.surface.get_rect().contains(menu.panel)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_table_becomes_twice_as_large(open_game: Callable[..., Opened], size: tuple[int, int]) -> None:
    harness, navigator = open_game(size)
    navigator.games.begin(MATCH, navigator.data)
    harness.loop.set_zoom(2.0)
    table = harness.stack.top
    assert isinstance(table, TableScene)
    assert table.scale.zoom == largest_zoom(table.scale) == 2.0
    assert table.ui.scale.zoom == 2.0


def test_forms_grow_as_far_as_notes(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    navigator.new_game()
    form = whole_form(harness)
    harness.loop.set_zoom(2.0)
    assert form.scale.zoom == form.ui.scale.zoom == 2.0


def test_nothing_becomes_too_small_to_read(open_game: Callable[..., Opened]) -> None:
    harness, _ = open_game((1280, 720))
    harness.loop.set_zoom(0.75)
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    assert title.scale.zoom == 1.0
    harness.resize((2560, 1440))
    assert title.scale.zoom == 0.75
