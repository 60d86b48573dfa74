"""The check of a folder of data, told on the command line."""

from pathlib import Path

from game.base.files.problems import DataError
from game.base.files.program_folders import data_folder
from game.base.i18n.problem_lines import problem_lines
from game.base.i18n.words import Words
from game.titles.wiraqocha.bots.rivals import rivals_of
from game.titles.wiraqocha.content.load import load_content
from game.titles.wiraqocha.puzzles.tactics_file import read_puzzles


def check_data(folder: Path | None, words: Words) -> tuple[int, list[str]]:
    """Checks the data in `folder` (by default the game's own): exit code 0 or 2, and the lines to print."""
    folder = folder or data_folder()
    try:
        content = load_content(folder)
        puzzles = read_puzzles(content, folder)
        rivals_of(folder)
    except DataError as error:
        return 2, [*problem_lines(error, words), words("data.refused", count=len(error.problems))]
    counts = {
        "tiles": len(content.tiles),
        "cards": len(content.cards),
        "layouts": len(content.layouts),
        "variants": len(content.variants),
        "puzzles": len(puzzles),
    }
    return 0, [words("data.in_order", **counts)]
