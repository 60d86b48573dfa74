"""The settings by mouse and by key, from the title and in the middle of a game."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app import follow
from game.base.files import program_folders
from game.base.i18n.words import Words, locale_folder
from game.base.profile.preferences import Preferences
from game.base.profile.settings import Pace
from game.scenes.main_menu import MainMenuScene
from game.scenes.settings import SettingsScene
from game.table.menu import TableMenu
from game.table.scene import TableScene
from game.titles.wiraqocha.board.board import valley_of
from game.titles.wiraqocha.title import TITLE
from game.ui.selectors import Stepper
from game.ui.text import fits
from game.ui.theme import Role
from game.ui.toggle import Toggle
from tests.support.harness import Harness
from tests.support.links import link
from tests.support.looks import check_layout
from tests.support.screens import SIZES, Opened, opened, take_language
from tests.support.valley_table import MATCH, thrown
from tests.support.words import wiraqocha_words


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A second language that says a few words only."""
    said = {
        "shell": "menu: {new_game: Nuova partita}\nsettings: {title: Opzioni}\n",
        "wiraqocha": 'table: {log: Diario, menu: Indice}\nlog: {line: {rolled: "tira {dice}"}}\n',
    }
    for owner, text in said.items():
        folder = tmp_path / owner / "locale"
        (folder / "it").mkdir(parents=True)
        link(folder / "en", locale_folder(owner) / "en")
        (folder / "it" / "it.yaml").write_text(text, "utf-8")
    monkeypatch.setattr(program_folders, "assets_folder", lambda: tmp_path)
    return tmp_path


def test_from_the_title_and_back(open_game: Callable[..., Opened]) -> None:
    harness, _ = open_game()
    harness.key(pygame.K_s)
    scene = opened(harness)
    harness.click(scene.done.rect.center)
    assert isinstance(harness.stack.top, MainMenuScene)
    harness.keys([pygame.K_s, pygame.K_ESCAPE])
    assert isinstance(harness.stack.top, MainMenuScene)


def test_everything_can_be_set_by_mouse(words: Words, tmp_path: Path) -> None:
    path = tmp_path / "settings.yaml"
    scene = SettingsScene(words, TITLE, Preferences(path), lambda: None)
    harness = Harness(scene, (1280, 720))
    for name in ("fullscreen", "muted", "ambient", "ask_before_end"):
        place = scene.controls[name].rect
        harness.click((place.x + 10, place.centery))
    for name in ("master", "effects", "ambience", "music"):
        place = scene.controls[name].rect
        harness.click((place.x + 10, place.centery))
    place = scene.controls["speed"].rect
    harness.click((place.right - 10, place.centery))
    for name in ("zoom", "thinking", "pace"):
        place = scene.controls[name].rect
        harness.click((place.right - 10, place.centery))
    kept = Preferences(path).now
    assert (kept.fullscreen, kept.volumes.muted, kept.motion.ambient, kept.ask_before_end) == (
        True,
        True,
        False,
        False,
    )
    assert (kept.volumes.master, kept.volumes.effects, kept.volumes.ambience) == (0.7, 0.9, 0.5)
    assert kept.volumes.music == pytest.approx(0.3)
    assert kept.motion.speed is Pace.AT_ONCE
    assert kept.zoom == 110
    assert (kept.bots.pace, kept.bots.seconds) == (Pace.AT_ONCE, 3.0)


def test_everything_can_be_set_by_key(words: Words) -> None:
    preferences = Preferences()
    scene = SettingsScene(words, TITLE, preferences, lambda: None)
    harness = Harness(scene, (1280, 720))
    while scene.ui.focused is not scene.controls["master"]:
        harness.key(pygame.K_TAB)
    harness.keys([pygame.K_LEFT, pygame.K_LEFT])
    while scene.ui.focused is not scene.controls["muted"]:
        harness.key(pygame.K_TAB)
    harness.key(pygame.K_SPACE)
    assert (preferences.now.volumes.master, preferences.now.volumes.muted) == (0.6, True)


def test_a_folder_that_cannot_be_written_to_is_told(words: Words, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder")
    scene = SettingsScene(words, TITLE, Preferences(tmp_path / "home" / "settings.yaml"), lambda: None)
    harness = Harness(scene, (1280, 720))
    place = scene.controls["muted"].rect
    harness.click((place.x + 10, place.centery))
    assert "cannot be saved" in scene.ui.toast.text
    assert scene.preferences.now.volumes.muted


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
def test_they_fit_the_window(words: Words, size: tuple[int, int], zoom: float) -> None:
    scene = SettingsScene(words, TITLE, Preferences(), lambda: None)
    check_layout(Harness(scene, size, zoom), scene)


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("zoom", [75, 100, 200])
def test_all_is_seen_of_what_is_said_of_the_scale(language: str, zoom: int) -> None:
    for size in SIZES:
        preferences = Preferences()
        preferences.change(replace(preferences.now, zoom=zoom))
        scene = SettingsScene(wiraqocha_words(language), TITLE, preferences, lambda: None)
        Harness(scene, size, zoom / 100)
        note, area = scene._zoom_note(), scene._shown["zoom_note"]
        assert fits(note, Role.ASIDE, scene.scale, area.size, size=16), (size, note)


def test_the_window_s_own_key_is_shown(words: Words) -> None:
    preferences = Preferences()
    scene = SettingsScene(words, TITLE, preferences, lambda: None)
    harness = Harness(scene, (1280, 720))
    follow(harness.loop, preferences)
    harness.key(pygame.K_F11)
    assert preferences.now.fullscreen
    fullscreen = scene.controls["fullscreen"]
    assert isinstance(fullscreen, Toggle) and fullscreen.value
    zoom = scene.controls["zoom"]
    assert isinstance(zoom, Stepper)
    zoom.step(1)
    assert harness.loop.zoom == 1.1


def test_another_language_on_the_title(open_game: Callable[..., Opened], locales: Path) -> None:
    harness, navigator = open_game()
    navigator.screens.words = wiraqocha_words("en")
    harness.key(pygame.K_s)
    take_language(harness, "it")
    assert opened(harness).words("settings.title") == "Opzioni"
    harness.key(pygame.K_ESCAPE)
    title = harness.stack.top
    assert isinstance(title, MainMenuScene)
    assert title.new_game.label == "Nuova partita"


def test_another_language_in_the_middle_of_a_game_loses_nothing(
    open_game: Callable[..., Opened], locales: Path
) -> None:
    harness, navigator = open_game()
    navigator.screens.words = wiraqocha_words("en")
    table = thrown(harness, navigator)
    session, steps = table.session, table.session.steps
    harness.key(pygame.K_ESCAPE)
    menu = harness.stack.top
    assert isinstance(menu, TableMenu)
    harness.click(menu.buttons["settings"].rect.center)
    take_language(harness, "it")
    harness.key(pygame.K_ESCAPE)
    other = harness.stack.top
    assert isinstance(other, TableScene)
    assert other.session is session
    assert session.steps == steps
    assert other.board.menu.label == "Indice"
    assert any("tira" in line.text.lower() for line in other.log.lines)
    assert sorted(die.face for die in valley_of(other.board).view.tray.dice) == sorted(session.state.dice)
    assert len(other.log.lines) == len(table.log.lines)


def test_the_menu_leads_on_and_out(open_game: Callable[..., Opened]) -> None:
    harness, navigator = open_game()
    navigator.games.begin(MATCH, navigator.data)
    harness.frames(1)
    harness.key(pygame.K_ESCAPE)
    assert isinstance(harness.stack.top, TableMenu)
    harness.settle()
    harness.key(pygame.K_ESCAPE)
    assert isinstance(harness.stack.top, TableScene)
    harness.settle()
    harness.keys([pygame.K_ESCAPE, pygame.K_s])
    assert isinstance(harness.stack.top, SettingsScene)
    harness.key(pygame.K_ESCAPE)
    harness.settle()
    harness.keys([pygame.K_ESCAPE, pygame.K_q])
    assert isinstance(harness.stack.top, MainMenuScene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_stepper_of_the_size_stays_under_the_pointer_while_it_is_pressed(
    words: Words, size: tuple[int, int]
) -> None:
    preferences = Preferences()
    scene = SettingsScene(words, TITLE, preferences, lambda: None)
    harness = Harness(scene, size)
    follow(harness.loop, preferences)
    before = preferences.now
    place = scene.controls["zoom"].rect
    spot = place.right - 10, place.centery
    for _ in range(3):
        harness.click(spot)
    assert preferences.now == replace(before, zoom=150)
    assert scene.controls["zoom"].rect == place
    harness.wait(2)
    assert scene.scale.zoom == 1.5, "then everything has the size that was chosen"
    assert scene.controls["zoom"].rect != place


def test_a_size_is_taken_at_once_where_the_pointer_has_gone_elsewhere_or_keys_chose_it(words: Words) -> None:
    preferences = Preferences()
    scene = SettingsScene(words, TITLE, preferences, lambda: None)
    harness = Harness(scene, (1280, 720))
    follow(harness.loop, preferences)
    place = scene.controls["zoom"].rect
    harness.click((place.right - 10, place.centery))
    harness.move((2, 2))
    harness.frames(2)
    assert scene.scale.zoom == 1.1
    scene.point_at("zoom")
    harness.key(pygame.K_RIGHT)
    assert scene.scale.zoom == preferences.now.zoom / 100 > 1.1
