"""The check of a folder of data, told on the command line."""

from collections.abc import Callable, Iterable

from game.base.files.problems import DataError
from game.base.i18n.problem_lines import problem_lines
from game.base.i18n.words import Words


def checked(words: Words, look: Callable[[], Iterable[str]]) -> tuple[int, list[str]]:
    """The exit code and the lines to print: 0 and those of `look`, or 2 and every problem where it raises DataError."""
    try:
        return 0, list(look())
    except DataError as error:
        return 2, [*problem_lines(error, words), words("data.refused", count=len(error.problems))]
