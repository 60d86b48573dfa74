"""What the tests of comfort share: the game's data."""

import pytest

from game.titles.wiraqocha.content.definitions import ValleyData
from game.titles.wiraqocha.content.load import DATA


@pytest.fixture(scope="session")
def content() -> ValleyData:
    """The game's own data."""
    return DATA.load()
