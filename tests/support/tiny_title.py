"""Makes the titles of tests/support/titles titles of the program: here, and in every program that a test starts."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import game.titles
from game.core import registry

TITLES = Path(__file__).with_name("titles")


@contextmanager
def installed(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """While this is entered the registry finds them too."""
    patch.setattr(game.titles, "__path__", [*game.titles.__path__, str(TITLES)])
    ours = [str(Path(__file__).with_name("tiny_site")), str(TITLES.parents[2])]
    patch.setenv("PYTHONPATH", os.pathsep.join([*ours, *filter(None, [os.environ.get("PYTHONPATH")])]))
    registry.titles.cache_clear()
    try:
        yield
    finally:
        patch.undo()
        registry.titles.cache_clear()
