"""Problems of files in words, one line each."""

from game.datafiles.problems import DataError, Problem
from game.i18n.words import Words


def problem_line(problem: Problem, words: Words) -> str:
    """The problem on one line: `data/cards.yaml:12: cards.ace.suit: expected …; did you mean hearts?`."""
    message = words(problem.reason, **problem.details)
    if problem.nearest:
        message = words("problem.nearest", message=message, nearest=problem.nearest)
    return f"{problem.place}: {message}".replace("\n", "\\n")


def problem_lines(error: DataError, words: Words) -> list[str]:
    """Every problem of the error on a line of its own."""
    return [problem_line(problem, words) for problem in error.problems]
