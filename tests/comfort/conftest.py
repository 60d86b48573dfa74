"""What the tests of comfort share: the game's data, and the usual look again after each of them."""

from collections.abc import Iterator

import pytest

from game.content.definitions import Content
from game.content.load import load_content
from game.scenes.look import dress
from game.settings import LookSettings


@pytest.fixture(scope="session")
def content() -> Content:
    """The game's own data."""
    return load_content()


@pytest.fixture(autouse=True)
def undressed() -> Iterator[None]:
    """The usual look for whoever comes next."""
    yield
    dress(LookSettings())
