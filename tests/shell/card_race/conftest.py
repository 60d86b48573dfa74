"""The card race is a title of the program while a test of this folder runs."""

from collections.abc import Iterator

import pytest

from tests.support.tiny_title import installed


@pytest.fixture(autouse=True)
def tiny_title(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield
