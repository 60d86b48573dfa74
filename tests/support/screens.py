"""The sizes of windows that screens are tested at, and a game that is opened at its title."""

import pygame

from game.scenes.main_menu import MainMenuScene
from game.scenes.navigator import Navigator
from game.scenes.settings import SettingsScene
from tests.support.card_race_game import RaceProgram
from tests.support.harness import Harness

SIZES = [(1280, 720), (1920, 1080), (1280, 1024), (2560, 1080), (3840, 2160)]


Opened = tuple[Harness, Navigator]


def title_of(harness: Harness) -> MainMenuScene:
    return next(scene for scene in harness.stack.scenes if isinstance(scene, MainMenuScene))


def opened(harness: Harness) -> SettingsScene:
    top = harness.stack.top
    assert isinstance(top, SettingsScene)
    return top


def take_language(harness: Harness, code: str) -> None:
    """Click the language in the settings."""
    scene = opened(harness)
    number = scene.languages.index(code)
    place = scene.controls["language"].rect
    harness.frames(1)
    harness.click((place.x + place.width * (2 * number + 1) // (2 * len(scene.languages)), place.centery))


def in_french(program: RaceProgram) -> None:
    """Choose French in the settings over what is shown, and go back to it."""
    program.navigator.settings()
    program.harness.settle()
    take_language(program.harness, "fr")
    program.harness.key(pygame.K_ESCAPE)
    program.harness.settle()
