"""The check of a folder of data, told on the command line."""

from collections.abc import Callable, Sequence
from pathlib import Path

from game.datafiles.problems import DataError
from game.datafiles.program_folders import data_folder
from game.i18n.problem_lines import problem_lines
from game.i18n.words import Words
from game.titles.wiraqocha.content.load import load_content


def check_data(
    folder: Path | None, words: Words, further: Sequence[Callable[[Path], object]] = ()
) -> tuple[int, list[str]]:
    """Checks the data in `folder` (by default the game's own): exit code 0 or 2, and the lines to print.

    `further` read what lies there beside them, and raise DataError.
    """
    folder = folder or data_folder()
    try:
        content = load_content(folder)
        for read in further:
            read(folder)
    except DataError as error:
        return 2, [*problem_lines(error, words), words("data.refused", count=len(error.problems))]
    counts = {
        "tiles": len(content.tiles),
        "cards": len(content.cards),
        "layouts": len(content.layouts),
        "variants": len(content.variants),
    }
    return 0, [words("data.in_order", **counts)]
