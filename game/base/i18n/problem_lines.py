"""Problems of files in words, one line each."""

from collections.abc import Callable, Mapping
from typing import Final

from game.base.files.problems import DataError, Problem
from game.base.files.visible import cut, on_one_line
from game.base.i18n.words import Words

_LONGEST: Final = 400  # letters of what is quoted, or of a list of what could stand there


Tell = Callable[[str, Mapping[str, str | int]], str]  # the sentence of a reason and what fills its gaps


def problem_line(problem: Problem, words: Words, tell: Tell | None = None) -> str:
    """The problem on one line: `data/cards.yaml:12: cards.ace.suit: expected …; did you mean hearts?`.

    The sentence is that of the words, unless `tell` makes it.
    """
    details = {gap: _short(value) for gap, value in problem.details.items()}
    message = tell(problem.reason, details) if tell else words(problem.reason, **details)
    if problem.nearest:
        message = words("problem.nearest", message=message, nearest=cut(problem.nearest, _LONGEST))
    return on_one_line(f"{problem.place}: {message}")


def _short(value: str | int) -> str | int:
    """What fills a gap, cut where a file would make it endless."""
    return cut(value, _LONGEST) if isinstance(value, str) else value


def problem_lines(error: DataError, words: Words) -> list[str]:
    """Every problem of the error on a line of its own."""
    return [problem_line(problem, words) for problem in error.problems]
