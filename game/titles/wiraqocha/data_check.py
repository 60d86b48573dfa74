"""The check of a folder of data, told on the command line."""

from collections.abc import Iterator
from pathlib import Path

from game.base.i18n.words import Words
from game.kit.data.check import checked
from game.titles.wiraqocha.bots.rivals import rivals_of
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.puzzles.tactics_file import read_puzzles


def check_data(folder: Path | None, words: Words) -> tuple[int, list[str]]:
    """Checks the data in `folder` (by default the game's own): exit code 0 or 2, and the lines to print."""
    return checked(words, lambda: _found(folder or DATA.own, words))


def _found(folder: Path, words: Words) -> Iterator[str]:
    content = DATA.load(folder)
    puzzles = read_puzzles(content, folder)
    rivals_of(folder)
    yield words(
        "data.in_order",
        tiles=len(content.tiles),
        cards=len(content.cards),
        layouts=len(content.layouts),
        variants=len(content.variants),
        puzzles=len(puzzles),
    )
