"""The check of a folder of data, told on the command line."""

from collections.abc import Iterator
from pathlib import Path

from game.base.i18n.words import Words
from game.titles.wiraqocha.bots.rivals import rivals_of
from game.titles.wiraqocha.content.load import DATA
from game.titles.wiraqocha.puzzles.tactics_file import read_puzzles


def data_summary(words: Words, folder: Path | None) -> Iterator[str]:
    """What the data in `folder` (by default the title's own) are, in lines to print. Raises DataError."""
    folder = folder or DATA.own
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
