"""Reads and checks a whole folder of data and gives it as typed definitions."""

from collections.abc import Sequence
from pathlib import Path

from game.base.files.data_files import DataFiles, files_of_folder, files_of_texts
from game.base.files.problems import ContentError
from game.base.files.source import Source
from game.titles.wiraqocha.content.definitions import FILES, Content, Terrain
from game.titles.wiraqocha.content.ruleset import Ruleset, read_cards
from game.titles.wiraqocha.content.valley import LABELS, Valley
from game.titles.wiraqocha.content.variant_checks import check_overlays


def read_content(folder: Path) -> Content:
    """The checked content of the folder.

    Raises ContentError with every problem found, file by file and in the order of their lines.
    """
    return _gathered(files_of_folder(folder, FILES))


def content_of_texts(texts: Sequence[str]) -> Content:
    """The checked content that the texts of FILES say, as `Content.texts` holds them. Raises ContentError."""
    return _gathered(files_of_texts(texts, FILES))


def _gathered(files: DataFiles) -> Content:
    content = _content(files, *files.sources)
    if content is None or files.problems:
        raise ContentError(files.problems)
    return content


def _content(
    files: DataFiles, tiles: Source | None, cards: Source | None, rules: Source | None
) -> Content | None:
    """What the three files say together; None where one could not be read or lacks a part of its own."""
    valley = Valley(tiles) if tiles else None
    deck = read_cards(cards) if cards else ()
    book = Ruleset(rules) if rules else None
    if valley and book:
        check_overlays(valley, book)
    if not (tiles and cards and rules and valley and valley.shape and book and book.figures):
        return None
    return Content(
        base=tuple(LABELS),
        tiles=valley.tiles,
        terrains={Terrain(name): effects for name, effects in valley.terrains.items()},
        shape=valley.shape,
        layouts=valley.layouts,
        cards=deck,
        variants=book.variants,
        house_rules=book.house_rules,
        victory=book.victory,
        figures=book.figures,
        colours=book.colours,
        digest=files.digest,
        texts=files.texts,
    )
