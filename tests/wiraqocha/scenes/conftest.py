"""What the tests of the scenes share: no real window, the game's words and data, a folder for journals."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable
from pathlib import Path

import pytest

from game.base.i18n.words import Words
from game.base.profile.preferences import Preferences
from game.core.bots.in_process_service import InProcessService
from game.core.record import Saves
from game.scenes.navigator import Navigator
from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.name import NAME
from game.ui.scene import Scene
from tests.support.harness import Harness
from tests.support.screens import Opened
from tests.support.valley_table import people_only, still
from tests.support.words import StrictWords


@pytest.fixture(scope="session")
def words() -> Words:
    """The English words, all of them needed."""
    return StrictWords.load("en").with_title("wiraqocha")


@pytest.fixture(scope="session")
def content() -> ValleyData:
    """The game's own data."""
    return DATA.load()


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    """A folder for journals that does not exist yet."""
    return Saves(tmp_path / "games")


@pytest.fixture
def open_game(words: Words, content: ValleyData, saves: Saves) -> Callable[..., Opened]:
    """Opens the game at its title in a hidden window of a size, as the program does; other data may lie on it."""

    def open_it(size: tuple[int, int] = (1280, 720), figures: ValleyData | None = None) -> Opened:
        harness = Harness(Scene(), size)
        preferences = Preferences()
        preferences.never_ask_before_end()
        still(preferences)
        people_only(preferences)
        navigator = Navigator(harness.stack, words, lambda: figures or content, saves, preferences)
        navigator.titles.names = (NAME,)  # as where it is the only title
        navigator.games.make_service = InProcessService
        navigator.title()
        harness.frames(1)
        return harness, navigator

    return open_it
