"""Problems of files in words, one line each."""

from typing import Final

from game.base.files.problems import DataError, Problem
from game.base.files.visible import cut, on_one_line
from game.base.i18n.words import Words

_LONGEST: Final = 400  # letters of what is quoted, or of a list of what could stand there


def problem_line(problem: Problem, words: Words) -> str:
    """The problem on one line: `data/cards.yaml:12: cards.ace.suit: expected …; did you mean hearts?`."""
    message = words(problem.reason, **{gap: _short(value) for gap, value in problem.details.items()})
    if problem.nearest:
        message = words("problem.nearest", message=message, nearest=cut(problem.nearest, _LONGEST))
    return on_one_line(f"{problem.place}: {message}")


def _short(value: str | int) -> str | int:
    """What fills a gap, cut where a file would make it endless."""
    return cut(value, _LONGEST) if isinstance(value, str) else value


def problem_lines(error: DataError, words: Words) -> list[str]:
    """Every problem of the error on a line of its own."""
    return [problem_line(problem, words) for problem in error.problems]
