"""What the tests of the scenes share: no real window, the game's words and data, a folder for journals."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.definitions import Content
from game.content.load import load_content
from game.record import Saves
from game.scenes.director import Director
from game.ui.harness import Harness
from game.ui.scene import Scene
from game.words import Words

SIZES = [(1280, 720), (1920, 1080), (1280, 1024), (2560, 1080), (3840, 2160)]


@pytest.fixture(scope="session")
def words() -> Words:
    """The English words."""
    return Words.load("en")


@pytest.fixture(scope="session")
def content() -> Content:
    """The game's own data."""
    return load_content()


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    """A folder for journals that does not exist yet."""
    return Saves(tmp_path / "games")


Opened = tuple[Harness, Director]


@pytest.fixture
def open_game(words: Words, content: Content, saves: Saves) -> Callable[..., Opened]:
    """Opens the game at its title in a hidden window of a size, as the program does."""

    def open_it(size: tuple[int, int] = (1280, 720)) -> Opened:
        harness = Harness(Scene(), size)
        director = Director(harness.stack, words, content, saves)
        director.title()
        harness.frames(1)
        return harness, director

    return open_it
