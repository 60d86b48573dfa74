"""Tells in words what is wrong with data: for the command line and for the start of the game."""

from pathlib import Path

from game.datafiles.problems import DataError, Problem
from game.i18n.words import Words


def told(problem: Problem, words: Words) -> str:
    """The problem on one line: `data/tiles.yaml:12: tiles.N4.terrain: expected …; did you mean jungle?`."""
    message = words(problem.reason, **problem.details)
    if problem.nearest:
        message = words("problem.nearest", message=message, nearest=problem.nearest)
    return f"{problem.place}: {message}"


def told_all(error: DataError, words: Words) -> list[str]:
    """Every problem of the error on a line of its own."""
    return [told(problem, words) for problem in error.problems]


def check_data(folder: Path | None, words: Words) -> tuple[int, list[str]]:
    """Checks the data in `folder` (by default the game's own): exit code 0 or 2, and the lines to print."""
    # Asked for late: this brings the library that checks the data, which other commands do without.
    from game.titles.wiraqocha.content.load import load_content

    try:
        content = load_content(folder)
    except DataError as error:
        return 2, [*told_all(error, words), words("data.refused", count=len(error.problems))]
    counts = {
        "tiles": len(content.tiles),
        "cards": len(content.cards),
        "layouts": len(content.layouts),
        "variants": len(content.variants),
    }
    return 0, [words("data.in_order", **counts)]
