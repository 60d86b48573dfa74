"""The check of a folder of data, told on the command line.

Words, below `data` in the locale: `in_order` with {goods}, {districts}, {clergy}, {cards}, {tiles}; and, for the
figures that the rulebook does not give, `wants_printed` with {source} (derived, review, ours), {count} and {figures}.
"""

from pathlib import Path

from game.base.files.problems import DataError
from game.base.i18n.problem_lines import problem_lines
from game.base.i18n.words import Words
from game.titles.machu_picchu.content.definitions import Content, FigureSource
from game.titles.machu_picchu.content.load import load_content


def check_data(folder: Path | None, words: Words) -> tuple[int, list[str]]:
    """Checks the data in `folder` (by default the title's own): exit code 0 or 2, and the lines to print."""
    try:
        content = load_content(folder)
    except DataError as error:
        return 2, [*problem_lines(error, words), words("data.refused", count=len(error.problems))]
    counts = {
        "goods": len(content.goods),
        "districts": len(content.districts),
        "clergy": sum(len(row.steps) for row in content.clergy.values()),
        "cards": len(content.cards),
        "tiles": len(content.moon),
    }
    return 0, [words("data.in_order", **counts), *_not_in_the_book(content, words)]


def _not_in_the_book(content: Content, words: Words) -> list[str]:
    """What still wants the printed game: a line for each kind of source but the rulebook."""
    lines = []
    for source in (FigureSource.OURS, FigureSource.REVIEW, FigureSource.DERIVED):
        figures = [figure for figure, found in content.sources.items() if found is source]
        if figures:
            said = words(
                "data.wants_printed", source=source.value, count=len(figures), figures=", ".join(figures)
            )
            lines.append(said)
    return lines
