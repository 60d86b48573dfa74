"""What the tests of comfort share: the game's data."""

import pytest

from game.titles.wiraqocha.content.definitions import Content
from game.titles.wiraqocha.content.load import DATA


@pytest.fixture(scope="session")
def content() -> Content:
    """The game's own data."""
    return DATA.load()
