"""Versions are compared by their numbers."""

import doctest

import game.base.versions


def test_the_example_in_the_docstring_holds() -> None:
    assert doctest.testmod(game.base.versions).failed == 0
