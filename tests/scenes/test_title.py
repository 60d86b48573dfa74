"""The title: what it offers, and that it fits every window."""

import pygame
import pytest

from game.scenes.title import TitleAnswers, TitleScene
from game.ui.harness import Harness
from game.words import Words
from tests.scenes.conftest import SIZES
from tests.scenes.looks import check_layout


class Heard:
    """Answers that note what was asked for."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def answers(self, saved: bool) -> TitleAnswers:
        """With something to go on with, or without."""
        resume = (lambda: self.said.append("continue")) if saved else None
        return TitleAnswers(lambda: self.said.append("new"), resume, lambda: self.said.append("quit"))


def test_each_button_does_what_it_says(words: Words) -> None:
    heard = Heard()
    scene = TitleScene(words, heard.answers(saved=True))
    harness = Harness(scene, (1280, 720))
    for button in scene.buttons:
        harness.click(button.rect.center)
    assert heard.said == ["continue", "new", "quit"]
    harness.keys([pygame.K_c, pygame.K_n, pygame.K_q])
    assert heard.said[3:] == ["continue", "new", "quit"]


def test_continue_is_offered_only_when_there_is_a_game_to_go_on_with(words: Words) -> None:
    scene = TitleScene(words, Heard().answers(saved=False))
    Harness(scene, (1280, 720))
    assert scene.resume_game is None
    assert [button.label for button in scene.buttons] == ["New game", "Quit"]


@pytest.mark.parametrize("size", SIZES)
def test_it_fits_the_window(words: Words, size: tuple[int, int]) -> None:
    scene = TitleScene(words, Heard().answers(saved=True))
    check_layout(Harness(scene, size), scene)


def test_a_still_title_is_drawn_once(words: Words) -> None:
    harness = Harness(TitleScene(words, Heard().answers(saved=True)), (1280, 720))
    harness.settle()
    drawn = harness.loop.frames_drawn
    harness.frames(30)
    assert harness.loop.frames_drawn == drawn
    assert harness.loop.idle
