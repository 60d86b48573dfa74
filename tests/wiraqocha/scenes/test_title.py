"""The title: what it offers, and that it fits every window."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.base.i18n.words import Words
from game.base.profile.settings import MotionSettings
from game.scenes.main_menu import MainMenuScene, TitleCallbacks
from game.scenes.medals.scene import MedalsScene
from game.scenes.statistics.scene import StatisticsScene
from game.scenes.title_art import Cover
from game.titles.wiraqocha.title import TITLE
from game.ui.dialogs import Dialog, DialogOption
from tests.support.harness import Harness
from tests.support.looks import check_layout
from tests.support.screens import SIZES, Opened


class Audible:
    """Answers that note what was asked for."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def answers(self, saved: bool) -> TitleCallbacks:
        """With something to go on with, or without."""
        resume = (lambda: self.said.append("continue")) if saved else None
        return TitleCallbacks(lambda: self.said.append("new"), resume, lambda: self.said.append("quit"))


def test_each_button_does_what_it_says(words: Words) -> None:
    heard = Audible()
    scene = MainMenuScene(words, TITLE.part(Cover), heard.answers(saved=True))
    harness = Harness(scene, (1280, 720))
    for button in scene.buttons:
        harness.click(button.rect.center)
    assert heard.said == ["continue", "new", "quit"]
    harness.keys([pygame.K_c, pygame.K_n, pygame.K_q])
    assert heard.said[3:] == ["continue", "new", "quit"]


def test_continue_is_offered_only_when_there_is_a_game_to_go_on_with(words: Words) -> None:
    scene = MainMenuScene(words, TITLE.part(Cover), Audible().answers(saved=False))
    Harness(scene, (1280, 720))
    assert scene.resume_game is None
    assert [button.label for button in scene.buttons] == ["New game", "Quit"]


def test_statistics_and_medals_are_a_press_away_and_lead_back(open_game: Callable[..., Opened]) -> None:
    harness, _ = open_game()
    for button, scene in (("statistics", StatisticsScene), ("medals", MedalsScene)):
        title = harness.stack.top
        assert isinstance(title, MainMenuScene)
        harness.click(getattr(title, button).rect.center)
        assert isinstance(harness.stack.top, scene)
        harness.frames(1)
        harness.key(pygame.K_ESCAPE)
        assert isinstance(harness.stack.top, MainMenuScene)


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_the_window(words: Words, size: tuple[int, int]) -> None:
    scene = MainMenuScene(words, TITLE.part(Cover), Audible().answers(saved=True))
    check_layout(Harness(scene, size), scene)


def test_a_still_title_is_drawn_once(words: Words) -> None:
    harness = Harness(MainMenuScene(words, TITLE.part(Cover), Audible().answers(saved=True)), (1280, 720))
    harness.settle()
    drawn = harness.loop.frames_drawn
    harness.frames(30)
    assert harness.loop.frames_drawn == drawn
    assert harness.loop.idle


def seen(harness: Harness) -> bytes:
    return pygame.image.tobytes(harness.surface, "RGB")


def test_the_title_lives_by_itself_and_few_pictures_are_enough(words: Words) -> None:
    scene = MainMenuScene(words, TITLE.part(Cover), Audible().answers(saved=True), alive=lambda: True)
    harness = Harness(scene, (1280, 720))
    before, drawn = seen(harness), harness.loop.frames_drawn
    wait = harness.loop.sleep_time()
    assert 0.05 < wait <= 0.1
    harness.frames(120)
    assert 20 <= harness.loop.frames_drawn - drawn <= 26  # of two seconds
    assert seen(harness) != before


def test_where_nothing_moved_nothing_is_drawn_and_nothing_is_left_behind(words: Words) -> None:
    scene = MainMenuScene(words, TITLE.part(Cover), Audible().answers(saved=True), alive=lambda: True)
    harness = Harness(scene, (1280, 720))
    harness.frames(6)
    scene.update(0.2)
    pieces = scene.pieces()
    assert pieces is not None
    assert pieces
    assert not any(piece.colliderect(button.rect) for piece in pieces for button in scene.buttons)
    for _ in range(40):
        harness.frames(8, 1 / 12)
    piecewise = seen(harness)
    harness.stack.invalidate()
    harness.frames(1, 0.0)
    assert seen(harness) == piecewise


@pytest.mark.parametrize("motion", [MotionSettings(calm=True), MotionSettings(ambient=False)])
def test_the_title_stands_where_the_player_wants_it_to(
    open_game: Callable[..., Opened], motion: MotionSettings
) -> None:
    harness, navigator = open_game()
    navigator.screens.preferences.change(replace(navigator.screens.preferences.now, motion=motion))
    harness.frames(2)
    before, drawn = seen(harness), harness.loop.frames_drawn
    harness.frames(120)
    assert (seen(harness), harness.loop.frames_drawn) == (before, drawn)
    navigator.screens.preferences.change(replace(navigator.screens.preferences.now, motion=MotionSettings()))
    harness.frames(120)
    assert seen(harness) != before


def test_all_airships_are_in_sight_when_the_title_stands(words: Words) -> None:
    harness = Harness(MainMenuScene(words, TITLE.part(Cover), Audible().answers(saved=True)), (1920, 1080))
    shots = pygame.Surface(harness.surface.get_size())
    shots.blit(harness.surface, (0, 0))
    coats = {"red": (196, 47, 56), "blue": (29, 60, 140), "yellow": (224, 176, 32), "green": (49, 165, 157)}
    sky = shots.subsurface((840, 60, 1000, 400))
    for name, coat in coats.items():
        mask = pygame.mask.from_threshold(sky, coat, (34, 34, 34, 255))
        assert mask.count() > 400, name


def test_nothing_moves_under_a_question(words: Words) -> None:
    scene = MainMenuScene(words, TITLE.part(Cover), Audible().answers(saved=True), alive=lambda: True)
    harness = Harness(scene, (1280, 720))
    dialog = Dialog("Title", "Text", [DialogOption("Done", lambda: None)], lambda: None)
    harness.stack.push(dialog)
    harness.settle()
    drawn = harness.loop.frames_drawn
    harness.frames(60)
    assert harness.loop.frames_drawn == drawn
    harness.stack.pop(dialog)
    harness.frames(60)
    assert harness.loop.frames_drawn > drawn + 5


@pytest.mark.parametrize("saved", [True, False])
@pytest.mark.parametrize("played", [True, False])
def test_one_button_of_the_title_is_golden(words: Words, saved: bool, played: bool) -> None:
    answers = replace(
        Audible().answers(saved=saved), lesson=lambda: None, load=(lambda: None) if played else None
    )
    scene = MainMenuScene(words, TITLE.part(Cover), answers)
    first = scene.resume_game or (scene.new_game if played else scene.lesson)
    assert [button for button in scene.buttons if button.style == "brass"] == [first]
