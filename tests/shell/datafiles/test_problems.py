"""Where a problem is and what it is, as a message tells it."""

import doctest

import game.base.files.visible
from game.base.files.problems import Problem
from game.base.i18n.problem_lines import problem_line
from game.base.i18n.words import Words


def test_the_example_in_the_docstring_holds() -> None:
    assert doctest.testmod(game.base.files.visible).failed == 0


def test_a_problem_is_told_on_one_line() -> None:
    problem = Problem("a.yaml", 1, "one\nkey", "problem.bad_name", {"found": "one\nkey"})
    assert "\n" not in problem_line(problem, Words.load("en"))


def test_a_place_is_one_short_line_whatever_the_file_says() -> None:
    place = Problem("a\u202eb.yaml", 3, "walk " + "x" * 10_000 + "\x1b", "problem.unknown_key").place
    assert place.startswith("a\\u202eb.yaml:3: walk xxx")
    assert len(place) < 300 and place.isprintable()
    assert Problem("a.yaml", 1, "co\u200bca", "problem.unknown_key").place == "a.yaml:1: co\\u200bca"
