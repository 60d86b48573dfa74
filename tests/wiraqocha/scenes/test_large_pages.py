"""A form that would not fit as large as it is wanted flows: its sheets scroll one below another, its buttons stay."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.kit.forms.setup_form import SetupForm
from game.scenes.credits import CreditsScene
from game.scenes.main_menu import MainMenuScene
from game.table.scene import TableScene
from game.ui.scale import Scale
from game.ui.selectors import Stepper
from game.ui.widget import Widget
from tests.support.form_user import whole_form
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


def scroll_to(harness: Harness, scene: SetupForm[Any], widget: Widget) -> None:
    """Turn the wheel over the page until a widget is seen whole."""
    harness.move(scene.scroll.rect.center)
    for _ in range(200):
        view = scene.scroll.rect
        if view.contains(widget.rect) or (
            widget.rect.height > view.height and view.collidepoint(widget.rect.center)
        ):
            return
        harness.wheel(-1 if widget.rect.centery > view.centery else 1, view.center)
    raise AssertionError(f"{type(widget).__name__} cannot be scrolled into sight")


@pytest.mark.parametrize("size", SIZES)
def test_the_form_is_twice_as_large(open_game: Callable[..., Opened], size: tuple[int, int]) -> None:
    _, scene = form(open_game(size))
    assert scene.scale.factor == pytest.approx(2 * Scale(*size).factor, rel=0.002)
    assert scene.flows
    _, usual = form(open_game(size), 1.0)
    assert scene.seed.rect.height >= 1.9 * usual.seed.rect.height
    assert not usual.flows


@pytest.mark.parametrize("size", SIZES)
def test_start_is_in_sight_at_once_and_begins_the_game(
    open_game: Callable[..., Opened], size: tuple[int, int]
) -> None:
    harness, scene = form(open_game(size))
    assert Rect((0, 0), size).contains(scene.start.rect)
    harness.click(scene.start.rect.center)
    assert isinstance(harness.stack.top, TableScene)


@pytest.mark.parametrize("size", SIZES)
def test_the_page_is_as_wide_as_the_window_and_no_sheet_beside_another(
    open_game: Callable[..., Opened], size: tuple[int, int]
) -> None:
    _, scene = form(open_game(size))
    for widget in scene.ui.widgets:
        if widget.visible:
            assert 0 <= widget.rect.left < widget.rect.right <= size[0]
    assert scene.players.count.rect.bottom < scene.seed.rect.top
    assert scene.players.count.rect.width > 0.8 * size[0]


@pytest.mark.parametrize("size", SIZES)
def test_whatever_the_keys_are_at_is_seen(open_game: Callable[..., Opened], size: tuple[int, int]) -> None:
    harness, scene = form(open_game(size))
    seen = set()
    for _ in range(len(scene.ui.widgets) + 2):
        harness.key(pygame.K_TAB)
        focused = scene.ui.focused
        assert focused is not None
        room = Rect((0, 0), size) if focused in scene.ui.pinned else scene.scroll.rect
        assert room.contains(focused.focus_place), type(focused).__name__
        seen.add(id(focused))
    able = {id(one) for one in scene.ui.widgets if one.visible and one.focusable and one.enabled}
    assert seen == able


def test_the_wheel_brings_everything_into_sight(open_game: Callable[..., Opened]) -> None:
    harness, scene = form(open_game((1280, 720)))
    for widget in scene.ui.widgets:
        if widget.visible and widget not in scene.ui.pinned:
            scroll_to(harness, scene, widget)
            harness.move(widget.rect.clip(scene.scroll.rect).center)
            assert scene.ui.pointed is widget, type(widget).__name__


def test_the_wheel_scrolls_and_changes_nothing_that_passes_under_the_pointer(
    open_game: Callable[..., Opened],
) -> None:
    harness, scene = form(open_game((1280, 720)))
    steppers = [widget for widget in scene.ui.widgets if isinstance(widget, Stepper) and widget.visible]
    before = [stepper.index for stepper in steppers]
    for stepper in steppers:
        scroll_to(harness, scene, stepper)
        harness.move(stepper.rect.center)
        harness.wheel(-1)
    assert [stepper.index for stepper in steppers] == before


def test_what_lies_behind_the_buttons_cannot_be_pressed(open_game: Callable[..., Opened]) -> None:
    harness, scene = form(open_game((1280, 720)))
    foot = Rect(0, scene.scroll.rect.bottom, 1280, 720 - scene.scroll.rect.bottom)
    for turn in range(40):
        for x in range(0, 1280, 80):
            harness.move((x, foot.bottom - 4 - turn % 3 * 20))
            assert scene.ui.pointed is None or scene.ui.pointed in scene.ui.pinned
        harness.move(scene.scroll.rect.center)
        harness.wheel(-1)


def test_the_bar_drags_the_page_to_its_end(open_game: Callable[..., Opened]) -> None:
    harness, scene = form(open_game((1920, 1080)))
    bar = scene.scroll.rect
    harness.press((bar.right - 6, bar.top + 10))
    harness.move((bar.right - 6, bar.bottom - 2))
    harness.release((bar.right - 6, bar.bottom - 2))
    assert scene.scroll.offset == scene.scroll.furthest > 0


def test_the_keys_scroll_where_nothing_has_the_focus(open_game: Callable[..., Opened]) -> None:
    harness, scene = form(open_game((1920, 1080)))
    scene.ui.focus(None)
    harness.key(pygame.K_PAGEDOWN)
    assert scene.scroll.offset > 0
    harness.key(pygame.K_HOME)
    assert scene.scroll.offset == 0


def test_a_tip_stands_beside_what_it_is_about(open_game: Callable[..., Opened]) -> None:
    harness, scene = form(open_game((1920, 1080)))
    scroll_to(harness, scene, scene.reseed)
    harness.move(scene.reseed.rect.center)
    before = pygame.image.tobytes(harness.surface, "RGB")
    harness.wait(1)
    assert scene.ui.pointed is scene.reseed
    assert pygame.image.tobytes(harness.surface, "RGB") != before


def test_the_title_stays_whole_and_the_others_flow(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game((1920, 1080))
    harness.loop.set_zoom(2.0)
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    assert not title.flows
    navigator.credits()
    harness.settle()
    scene = harness.stack.top
    assert isinstance(scene, CreditsScene)
    assert scene.flows
    harness.resize((1280, 720))
    assert scene.flows
    assert scene.scroll.rect.width == 1280
    harness.loop.set_zoom(1.25)
    assert not scene.flows


def test_what_was_painted_once_looks_the_same_after_scrolling_there_and_back(
    open_game: Callable[..., Opened],
) -> None:
    harness, scene = form(open_game((1280, 720)))
    harness.move((2, 2))
    at_first = pygame.image.tobytes(harness.surface, "RGB")
    harness.wheel(-12, scene.scroll.rect.center)
    harness.move((2, 2))
    assert pygame.image.tobytes(harness.surface, "RGB") != at_first
    scene.repaint()  # as by a choice made there: what lies above is painted when it is seen again
    harness.frames(1)
    harness.wheel(12, scene.scroll.rect.center)
    harness.move((2, 2))
    assert pygame.image.tobytes(harness.surface, "RGB") == at_first
